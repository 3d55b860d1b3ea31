import {
  explained,
  sameRoutes,
  stopChoices,
  swapped,
  tapped,
  trainsOf,
  without,
} from '@/components/panels/models/routes';
import { bestRun } from '@/engine/rail/steps/run';

import { game, position, rules } from '../../../engine/kit';

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
  expect(choices.filter(({ on }) => on).map(({ hex }) => hex)).toEqual(['H10', 'H12']);
  expect(choices).toContainEqual({ hex: 'H16', value: 20, on: false });
  // No stop on plain track, and none out of reach.
  expect(choices.map(({ hex }) => hex)).not.toContain('H14');
  expect(choices.map(({ hex }) => hex)).not.toContain('E19');
});

test('track that another train uses, and hexes without a stop, are refused', () => {
  const other = [{ train: '3', path: ['H12/0', 'H14', 'H16/0'] }];
  expect(tapped(at, other, '2', 'H16').kind).toBe('unreachable');
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
