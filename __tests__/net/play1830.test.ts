// S2: the real machines and the real engine under the same storms. A long random game is played once; each
// schedule picks it up at another point, so that every phase of the game meets every fault.
import { game1830 } from '@/engine/index';
import type { Setup } from '@/engine/core/game';
import { stateHash } from '@/engine/core/hash';
import { replayStrict } from '@/engine/core/replay';
import { playGame } from '@/engine/bots/play';
import { withNumber } from '@/engine/bots/random';
import type { RailAction } from '@/engine/rail/actions';
import type { RailState } from '@/engine/rail/state';
import { entryAfter, follows, headOf, type Body, type Entry } from '@/net/entry';
import { rules, type Rules } from '@/net/rules';
import { tableIdOf } from '@/net/code';
import { newMeta } from '@/net/replica';
import { storm, type Proposer } from './chaos';
import { World, secret } from './world';

const seeds = Number(process.env.SEEDS ?? (process.env.NIGHTLY ? 10_000 : 1_000));
const seatIds = ['a', 'b', 'c', 'd'];
const setup: Setup = {
  title: game1830.id,
  rules: game1830.rules,
  options: {},
  seats: seatIds.map((id) => ({ id, name: id })),
  seed: 7,
};
const gameFor = (s: Setup) => (s.title === game1830.id ? game1830 : null);

/** The recorded game is on every disk of every schedule: its hashes are computed once. */
const seen = new WeakSet<Entry>();
const memo: Rules = {
  ...rules,
  chained: (head, entry) => {
    if (seen.has(entry)) return entry.seq === head.seq + 1 && entry.prev === head.hash;
    const good = follows(head, entry);
    if (good) seen.add(entry);
    return good;
  },
};

function recorded(world: World<RailState, RailAction>, actions: readonly RailAction[]): Entry[] {
  const holders = Object.fromEntries(seatIds.map((seat, i) => [seat, world.node(i).device]));
  const log: Entry[] = [];
  const add = (body: Body): void => {
    const entry = entryAfter(headOf(log), 1, body);
    if (entry) log.push(entry);
  };
  add({ kind: 'note', note: { type: 'setup', table: tableIdOf(secret), setup, holders, colours: {} } });
  actions.forEach((action, i) =>
    add({
      kind: 'act',
      seat: action.seat,
      cid: `${(holders[action.seat] ?? '').slice(0, 8)}:0:${i}`,
      action,
    }),
  );
  return log;
}

/** A seat that may act does; now and then one that may not, or something that has been done already. */
const propose: Proposer<RailState, RailAction> = (world, index) => {
  const { chance } = world;
  const { session } = world.party(index).replica;
  const state = session.state;
  if (!state) return null;
  const mine = seatIds.filter((s) => session.holders[s] === world.node(index).device);
  const seat = game1830.actors(state).find((s) => mine.includes(s)) ?? mine[0];
  if (!seat) return null;
  const { actions } = session.timeline;
  if (chance.percent(6)) return { kind: 'undo', seat, to: Math.max(0, actions.length - 1 - chance.below(3)) };
  if (chance.percent(4)) return { kind: 'redo', seat };
  if (chance.percent(4)) {
    const old = actions[chance.below(actions.length)];
    return old ? { kind: 'act', action: { ...old, seat } } : null;
  }
  const moves = game1830.moves(state, seat);
  const move = moves[chance.below(moves.length)];
  if (!move) return null;
  const { range } = move;
  return { kind: 'act', action: range ? withNumber(move.action, range.field, range.min) : move.action };
};

test(`S2 1830 under ${seeds} seeded schedules: nothing diverges, nothing settled is lost, replay is strict`, () => {
  const { actions } = playGame(game1830, setup, 'mixed', {}, 500);
  const failed: string[] = [];
  let whole: Entry[] | null = null;
  let played = 0;
  for (let seed = 1; seed <= seeds && failed.length < 10; seed++) {
    const world = new World<RailState, RailAction>({
      seed,
      devices: 4,
      gameFor,
      rules: memo,
      batch: [2, 50, 200][seed % 3],
    });
    whole ??= recorded(world, actions);
    const entries = whole.slice(0, 1 + ((seed * 37) % actions.length));
    for (const node of world.nodes) {
      node.disk.entries = entries.slice();
      node.disk.meta = { ...newMeta(node.index === 0 ? 'host' : 'guest'), promised: 1 };
      world.boot(node.index);
    }
    try {
      storm(world, propose, seed, 120);
      const { session, log } = world.party(0).replica;
      played += log.length - entries.length;
      const strict = replayStrict(game1830, setup, session.timeline.actions);
      if (strict.illegal) throw new Error(`illegal action ${strict.illegal.index}`);
      if (stateHash(strict.state) !== stateHash(session.state)) throw new Error('strict replay differs');
    } catch (error) {
      failed.push(`seed ${seed}: ${error instanceof Error ? error.message : ''}`);
    }
  }
  if (process.env.SHOW) console.log({ recorded: actions.length, played });
  expect(failed).toEqual([]);
  expect(played).toBeGreaterThan(seeds);
}, 900_000);
