import { explained, sameRoutes, stopChoices, swapped, without } from '@/components/panels/models/routes';
import { tapped, type Edit } from '@/components/panels/models/edits';
import { trainsOf } from '@/components/panels/models/routeBoard';
import { splitStop } from '@/engine/rail/board';
import { top } from '@/engine/rail/flow';
import { reachOf } from '@/engine/rail/reach';
import type { Route } from '@/engine/rail/routes/types';
import { bestRun } from '@/engine/rail/steps/run';

import { game, position, rules } from '../../../engine/kit';
import { positionsOf, recorded } from '../../../engine/recorded';

/** Pittsburgh – Altoona – H14 … Lancaster on one line, with two trains. */
const state = position(['al', 'bo'], {
  operating: 'PRR',
  step: 'run',
  phase: '3',
  cash: { al: 0, bo: 0 },
  tiles: { H10: '57/1', H14: '9/1', H16: '57/1', H8: '9/1', H6: '9/1' },
  corps: { PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], trains: ['2', '3'] } },
});
const at = { game, state, corp: 'PRR' };
const best = bestRun(rules(state), state, 'PRR').routes;

const stops = (path: readonly string[]): string[] => path.filter((place) => place.includes('/'));

test('a tap on an end takes it off; the route that is left keeps a station', () => {
  const long = best.find(({ path }) => stops(path).length > 2) ?? best[0];
  if (!long) throw new Error('no route');
  const end = stops(long.path).find((stop) => stop !== 'H12/0') ?? '';
  const left = without(at, long, end);
  if (left) expect(left.path).toContain('H12/0');
  expect(left?.path ?? []).not.toContain(end);
});

test('a tap on a stop that is off the route adds it by the shortest way', () => {
  const only = [{ train: '3', path: ['H10/0', 'H12/0'] }];
  const edit = tapped(at, only, '3', 'H16');
  if (edit.kind !== 'changed') throw new Error(edit.kind);
  expect(stops(edit.routes[0]?.path ?? []).sort()).toEqual(['H10/0', 'H12/0', 'H16/0']);
});

test('a train that is too short drops its far end for the new stop', () => {
  const edit = tapped(at, [{ train: '2', path: ['H10/0', 'H12/0'] }], '2', 'H16');
  if (edit.kind !== 'changed') throw new Error(edit.kind);
  expect(stops(edit.routes[0]?.path ?? []).sort()).toEqual(['H12/0', 'H16/0']);
});

test('the stops to choose from are those the track leads to, told from those the train calls at', () => {
  const choices = stopChoices(at, [{ train: '2', path: ['H10/0', 'H12/0'] }], '2');
  expect(choices.filter(({ on }) => on.length > 0).map(({ hex }) => hex)).toEqual(['H10', 'H12']);
  expect(choices).toContainEqual({ hex: 'H16', value: 20, on: [], several: false });
  // No stop on plain track, and none out of reach.
  expect(choices.map(({ hex }) => hex)).not.toContain('H14');
  expect(choices.map(({ hex }) => hex)).not.toContain('E19');
});

test('track that another train uses, and hexes without a stop, are refused', () => {
  const other = [{ train: '3', path: ['H12/0', 'H14', 'H16/0'] }];
  expect(tapped(at, other, '2', 'H16')).toEqual({
    kind: 'refused',
    stop: 'H16/0',
    why: { code: 'trackOfTrain', rule: 'EN2018 6.4.2', args: { stop: 'H16/0', train: '3' } },
  });
  expect(tapped(at, other, '2', 'H14').kind).toBe('noStop');
});

test('trains swap their routes where both can run them', () => {
  const both = [
    { train: '2', path: ['H10/0', 'H12/0'] },
    { train: '3', path: ['H12/0', 'H14', 'H16/0'] },
  ];
  const { routes: next, why } = swapped(at, both, '2', '3');
  expect(why).toBeNull();
  expect(next.map(({ train, path }) => [train, path[0]])).toEqual([
    ['2', 'H12/0'],
    ['3', 'H10/0'],
  ]);
  const long = [{ train: '3', path: ['H10/0', 'H12/0', 'H14', 'H16/0'] }];
  // What stands in the way is said beside the dimmed button.
  expect(swapped(at, long, '2', '3').why).toMatchObject({
    code: 'routeTooLong',
    args: { train: '2', stops: 3 },
  });
  expect(
    sameRoutes(
      both,
      both.map(({ train, path }) => ({ train, path: path.slice().reverse() })),
    ),
  ).toBe(true);
  expect(explained(at, both).every(({ revenue }) => revenue > 0)).toBe(true);
  expect(trainsOf(at).map(({ id }) => id)).toEqual(['2', '3']);
});

/** A run of a recorded game, and its best routes. */
function running(name: string, count: number) {
  const recording = recorded.find((g) => g.name === name);
  const [s] = recording ? positionsOf(recording, [count]) : [];
  const turn = s && top(s);
  if (!s || turn?.kind !== 'operatingTurn') throw new Error('no turn');
  return { at: { game, state: s, corp: turn.corp }, best: bestRun(rules(s), s, turn.corp).routes };
}

/** NYNH with a 6-train and a diesel, late in a game. */
const { at: late, best: lateBest } = running('1830-builder-4-20', 1356);
const refusedAt = (hex: string, train: string, routes: readonly Route[] = lateBest) => {
  const edit = tapped(late, routes, train, hex);
  return edit.kind === 'refused' ? [edit.why.code, edit.why.rule, edit.why.args] : edit.kind;
};

test('EN2018 6.4.1, 6.3.3 a diesel is never too far: what is said is what stands in its way', () => {
  for (const stop of ['H18/0', 'I15/0']) {
    const why = ['wayShut', 'EN2018 6.3.3', { stop, city: 'H16/0' }];
    expect(refusedAt(stop.slice(0, 3), 'D')).toEqual(why);
  }
  // Washington lies behind Baltimore, which is full too.
  expect(refusedAt('J14', 'D')).toEqual(['wayShutTwice', 'EN2018 6.3.3', { stop: 'J14/0' }]);
  const codes = Object.keys(rules(late.state).map.hexes).map((hex) => refusedAt(hex, 'D')[0]);
  expect(codes).not.toContain('stopTooFar');
  expect(codes).toContain('noTrackTo');
});

test('EN2018 6.4.1 a stop beyond a train says how far it is and how far the train goes', () => {
  const short = { ...late, state: structuredClone(late.state) };
  const corp = short.state.corps['NYNH'];
  if (corp) corp.trains = ['2'];
  const far = Object.keys(rules(short.state).map.hexes).flatMap((hex) => {
    const edit = tapped(short, [], '2', hex);
    return edit.kind === 'refused' && edit.why.code === 'stopTooFar' ? [edit.why.args] : [];
  });
  expect(far.length).toBeGreaterThan(0);
  for (const args of far) {
    expect(args).toMatchObject({ train: '2', reach: 2 });
    expect(Number(args['stops'])).toBeGreaterThan(2);
  }
});

test('a stop that can be had however long the way is had', () => {
  // Each stop that any route leads to joins a diesel that runs alone.
  const corp = late.state.corps['NYNH'];
  const alone = {
    ...late,
    state: { ...late.state, corps: { ...late.state.corps, NYNH: { ...corp!, trains: ['D'] } } },
  };
  const { map } = rules(late.state);
  for (const stop of reachOf(map, late.state.board, 'NYNH').stops) {
    const [hex, n] = splitStop(stop);
    const edit = tapped(alone, [], 'D', hex, n);
    expect([stop, edit.kind]).toEqual([stop, 'changed']);
  }
});

test('a route cut in two keeps the half that is worth more', () => {
  const six = lateBest.find(({ train }) => train === '6');
  const edit = tapped(late, lateBest, '6', 'F20', 0);
  if (!six || edit.kind !== 'changed') throw new Error('no route');
  const left = edit.routes.filter(({ train }) => train === '6');
  expect(explained(late, left).map(({ revenue }) => revenue)).toEqual([120]);
  expect(stops(left[0]?.path ?? [])).toEqual(['G19/1', 'F16/0']);
});

test('EN2018 6.4 of two stops of a hex each is taken off and added by itself', () => {
  const { at: run, best: both } = running('1830-builder-4-20', 1017);
  const served = (edit: Edit): string[] =>
    edit.kind === 'changed'
      ? edit.routes.flatMap(({ path }) => stops(path)).filter((stop) => stop.startsWith('G17/'))
      : [edit.kind];
  const after = (edit: Edit): readonly Route[] => (edit.kind === 'changed' ? edit.routes : []);
  expect(both.flatMap(({ path }) => stops(path))).toEqual(expect.arrayContaining(['G17/0', 'G17/1']));
  const [train = ''] = both.filter(({ path }) => path.includes('G17/0')).map((route) => route.train);
  const one = tapped(run, both, train, 'G17', 0);
  expect(served(one)).not.toContain('G17/0');
  const again = tapped(run, after(one), train, 'G17', 0);
  expect(served(again)).toContain('G17/0');
  const two = tapped(run, after(one), train, 'G17', 1);
  expect(served(two).includes('G17/1')).toBe(!served(one).includes('G17/1'));

  // Pressed as a whole the hex goes through one, the other, both and none.
  const seen: string[] = [];
  let routes = after(tapped(run, both, train, 'G17'));
  expect(routes.flatMap(({ path }) => stops(path)).filter((stop) => stop.startsWith('G17/'))).toEqual([]);
  for (let press = 0; press < 4; press++) {
    const edit = tapped(run, routes, train, 'G17');
    seen.push(served(edit).sort().join(' '));
    routes = after(edit);
  }
  expect(seen).toEqual(['G17/0', 'G17/1', 'G17/0 G17/1', '']);
});
