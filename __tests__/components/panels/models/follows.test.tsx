// What is said to follow from an action is what then happens, in every action of the recorded games.
import { consequencesOf, difference, type Consequences } from '@/components/panels/models/consequences';
import type { RailAction } from '@/engine/rail/actions';
import { top } from '@/engine/rail/flow';
import type { RailState } from '@/engine/rail/state';
import { buyTrain } from '@/engine/rail/steps/trains';
import { applied } from '@/store/history';

import { game, price, rules } from '../../../engine/kit';
import { recorded } from '../../../engine/recorded';

jest.setTimeout(300_000);

const money = (s: RailState): Record<string, number> => ({
  ...s.cash,
  ...Object.fromEntries(Object.entries(s.corps).map(([id, corp]) => [id, corp.cash])),
});

const sorted = (list: readonly string[]): string[] => [...list].sort();

/** Trains that were in play and are not any more. */
function vanished(before: RailState, after: RailState): string[] {
  const inPlay = (s: RailState): string[] => [
    ...s.trains.pool,
    ...Object.values(s.corps).flatMap(({ trains }) => trains),
  ];
  const left = inPlay(before);
  for (const train of inPlay(after)) {
    const i = left.indexOf(train);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

/** The position as what was said of it would make it, beside what became of it. */
function compare(s: RailState, action: RailAction, after: RailState, c: Consequences): void {
  const corps = Object.keys(s.corps);
  const sums = { ...money(s), ...Object.fromEntries(c.cash.map((x) => [x.owner, x.after])) };
  expect(sums).toEqual(money(after));
  for (const x of c.cash) expect(x.before).toBe(money(s)[x.owner]);

  const prices = new Map(c.prices.map((x) => [x.corp, x]));
  for (const corp of corps) {
    const [old, now] = [s.corps[corp]?.cell ?? null, after.corps[corp]?.cell ?? null];
    const said = prices.get(corp);
    expect(said !== undefined).toBe(old !== now);
    if (said)
      expect([said.before, said.after]).toEqual([old === null ? null : price(s, corp), price(after, corp)]);
  }
  const presides = (x: RailState) =>
    Object.fromEntries(corps.map((id) => [id, x.corps[id]?.president ?? null]));
  expect({ ...presides(s), ...Object.fromEntries(c.presidents.map((x) => [x.corp, x.after])) }).toEqual(
    presides(after),
  );
  const out = (x: RailState, id: string): number => 10 - (x.corps[id]?.shares['ipo'] ?? 0);
  expect(c.floats).toEqual(corps.filter((id) => out(s, id) < 6 && out(after, id) >= 6));

  expect(c.phase).toBe(s.phase === after.phase ? null : after.phase);
  const given = action.type === 'buyTrain' ? action.tradeIn : undefined;
  const gone = vanished(s, after);
  if (given !== undefined && gone.includes(given)) gone.splice(gone.indexOf(given), 1);
  expect(sorted(c.rusts.flatMap(({ trains }) => trains))).toEqual(sorted(gone));
  for (const { owner, trains } of c.rusts) {
    const had = owner === 'pool' ? s.trains.pool : (s.corps[owner]?.trains ?? []);
    const has = owner === 'pool' ? after.trains.pool : (after.corps[owner]?.trains ?? []);
    expect(had).toEqual(expect.arrayContaining([...trains]));
    expect(has.filter((type) => trains.includes(type))).toEqual([]);
  }
  const f = top(after);
  expect(sorted(c.discards)).toEqual(f?.kind === 'discard' ? sorted(f.corps) : []);

  const open = (x: RailState): string[] =>
    Object.keys(x.privates).filter((id) => x.privates[id] !== 'closed');
  expect(sorted(c.closed)).toEqual(sorted(open(s).filter((id) => !open(after).includes(id))));
  const owners = { ...s.privates, ...Object.fromEntries(c.privates.map((x) => [x.private, x.to])) };
  for (const id of c.closed) owners[id] = 'closed';
  expect(owners).toEqual(after.privates);
  // A share that comes with a private or for it; the president's certificate waits for its par.
  for (const { corp, seat, president } of c.gifts) {
    const more = (after.corps[corp]?.shares[seat] ?? 0) - (s.corps[corp]?.shares[seat] ?? 0);
    expect([corp, more]).toEqual([corp, president ? 0 : 1]);
  }
  expect([c.bankBreaks, c.ends]).toEqual([after.broken && !s.broken, after.ended?.reason ?? null]);
}

function check(s: RailState, action: RailAction): RailState {
  const after = applied(game, s, action);
  // To ask whether a run is allowed is to search the best one; what follows from it is the same.
  const c = action.type === 'run' ? difference(rules(s), s, after, action) : consequencesOf(game, s, action);
  try {
    compare(s, action, after, c);
  } catch (wrong) {
    throw new Error(`after ${JSON.stringify(action)}: ${String(wrong)}`);
  }
  return after;
}

/** Of what else could have been done: every purchase of a train, and now and then everything. */
function alternatives(s: RailState, i: number): RailAction[] {
  const [seat = ''] = game.actors(s);
  const trains = buyTrain.moves(rules(s), s, seat).map(({ action }): RailAction => action);
  const f = top(s);
  if (i % 11 !== 0 || (f?.kind === 'operatingTurn' && f.step === 'run')) return trains;
  return game
    .moves(s, seat)
    .map(({ action }) => action)
    .filter(({ type }) => type !== 'layTile' && type !== 'run');
}

test.each(recorded.map((g) => [g.name, g] as const))('%s: what is said to follow is what follows', (_, g) => {
  let s = game.start(g.setup);
  for (const [i, action] of g.actions.entries()) {
    for (const other of alternatives(s, i)) check(s, other);
    s = check(s, action);
  }
});
