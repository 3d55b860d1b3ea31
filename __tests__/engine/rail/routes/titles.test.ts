// What later titles need: each rule on a small board made for it.
import type { Board } from '@/engine/rail/board';
import type { BoardMap, MapHex } from '@/engine/rail/map';
import { bestRoutesSteps } from '@/engine/rail/routes/best';
import { checkRoutes } from '@/engine/rail/routes/check';
import { halved, type Constraints, type RouteRules, type TrainSpec } from '@/engine/rail/routes/types';
import { city, offboard, town, tracks, type Stop } from '@/engine/rail/tile';

const place = (stop: Stop, paths = '1-s0 4-s0', more: Partial<MapHex> = {}): MapHex => ({
  colour: 'gray',
  name: null,
  stops: [stop],
  paths: tracks(paths),
  label: null,
  cost: 0,
  ...more,
});

/** A line of stops from west to east: A1, A3, A5, … */
function line(...stops: Stop[]): BoardMap {
  return { hexes: Object.fromEntries(stops.map((stop, i) => [`A${2 * i + 1}`, place(stop)])), tiles: {} };
}

const board: Board = { version: 1, tiles: {}, tokens: { X: ['A1/0', 'B3/0'] } };

function best(
  map: BoardMap,
  trains: readonly TrainSpec[],
  rules: Partial<RouteRules> = {},
  ask: Partial<Constraints> = {},
) {
  const full: RouteRules = { era: 'brown', ...rules };
  const sets = (['light', 'sweep'] as const).map((way) => {
    const steps = bestRoutesSteps(map, { ...board }, 'X', trains, full, ask, way);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(checkRoutes(map, board, 'X', trains, full, step.value.routes)).toBeNull();
    return step.value;
  });
  expect(sets[0]?.revenue).toBe(sets[1]?.revenue);
  return sets[0]!;
}

const COUNTRY = line(city(20), town(10), town(10), city(30), town(10), city(40), city(50));

test.each([
  [{ id: '2', reach: 2 }, 30],
  [{ id: '3', reach: 3 }, 40],
  [{ id: '7', reach: 7 }, 170],
  [{ id: 'D', reach: null }, 170],
  // R1894 4.5.1: five of any kind and one town.
  [{ id: '2+1', reach: 2, towns: 1 }, 40],
  [{ id: '3+1', reach: 3, towns: 1 }, 70],
  [{ id: '5+1', reach: 5, towns: 1 }, 120],
  // DE2011: two large stops and two small ones.
  [{ id: '2+2', reach: 2, towns: 2, apart: true }, 70],
  [{ id: '3+3', reach: 3, towns: 3, apart: true }, 120],
  [{ id: '1+2', reach: 1, towns: 2, apart: true }, 40],
  [{ id: '2+0', reach: 2, towns: 0, apart: true }, 0],
] as [TrainSpec, number][])('train %j earns %i on a line', (train, revenue) => {
  expect(best(COUNTRY, [train]).revenue).toBe(revenue);
});

test('DE2011 short runs: trains count half their stops, rounded up', () => {
  expect(halved({ id: '5', reach: 5 })).toEqual({ id: '5', reach: 3 });
  expect(halved({ id: 'D', reach: null })).toEqual({ id: 'D', reach: null });
  expect(halved({ id: '3+3', reach: 3, towns: 3, apart: true })).toEqual({
    id: '3+3',
    reach: 2,
    towns: 2,
    apart: true,
  });
  expect(best(COUNTRY, [halved({ id: '5', reach: 5 })]).revenue).toBe(40);
});

const D: TrainSpec = { id: 'D', reach: null };

test('EN2018 6.5 red areas pay by era', () => {
  const map = line(city(20), offboard(30, 60));
  expect(best(map, [D], { era: 'yellow' }).revenue).toBe(50);
  expect(best(map, [D], { era: 'brown' }).revenue).toBe(80);
});

test('per-hex bonuses are part of the value of the stop', () => {
  const set = best(COUNTRY, [{ id: '2', reach: 2 }], { extra: { A3: 25 } });
  expect(set.revenue).toBe(55);
  expect(set.routes[0]?.stops).toContainEqual({ stop: 'A3/0', value: 35 });
});

/** The station B3 with three arms. */
const star = (east: Stop, southEast: Stop, northEast: Stop): BoardMap => ({
  hexes: {
    B3: place(city(20), '4-s0 5-s0 3-s0'),
    B5: place(east, '1-s0'),
    C4: place(southEast, '2-s0'),
    A4: place(northEast, '0-s0'),
  },
  tiles: {},
});

test('R1894 4.5.1 a bonus for a pair of places chooses the ends', () => {
  const map = star(offboard(0, 40), offboard(0, 30), offboard(0, 10));
  expect(best(map, [D]).revenue).toBe(90);
  const set = best(map, [D], { bonuses: [{ kind: 'pair', a: ['A4'], b: ['B5', 'C4'], value: 100 }] });
  expect(set.revenue).toBe(170);
  expect(set.routes[0]?.bonuses).toEqual([{ kind: 'pair', value: 100 }]);
  expect(best(map, [D], { bonuses: [{ kind: 'pair', a: ['A4'], b: ['B3'], value: 100 }] }).revenue).toBe(170);
  // B3 is passed through, so it is no end unless the route stops there.
  expect(best(map, [D], { bonuses: [{ kind: 'ends', a: ['A4'], b: ['B3'], value: 100 }] }).revenue).toBe(130);
  expect(best(map, [D], { bonuses: [{ kind: 'ends', a: ['A4'], b: ['B3'], value: 15 }] }).revenue).toBe(90);
  // One place is no pair.
  expect(best(map, [D], { bonuses: [{ kind: 'pair', a: ['A4'], b: ['A4'], value: 100 }] }).revenue).toBe(90);
});

test('R1894 4.5.1 a place that pays like the largest other stop', () => {
  const map = star(offboard(0, 40), offboard(0, 30), offboard(0, 0));
  const luxembourg = { kind: 'largest', at: 'A4', except: [] } as const;
  const set = best(map, [D], { bonuses: [luxembourg] });
  expect(set.revenue).toBe(100);
  expect(set.routes[0]?.bonuses).toEqual([{ kind: 'largest', value: 40 }]);
  expect(best(map, [D], { bonuses: [{ ...luxembourg, except: ['B5'] }] }).revenue).toBe(90);
  expect(best(map, [D], { bonuses: [luxembourg, luxembourg] }).revenue).toBe(140);
});

test('R1894 4.5.2 a closed place is left out', () => {
  const map = star(offboard(0, 40), offboard(0, 30), offboard(0, 10));
  expect(best(map, [D], { closed: ['B5'] }).revenue).toBe(60);
});

test('red areas of one group are one place', () => {
  const hexes = star(offboard(0, 40), offboard(0, 30), offboard(0, 10)).hexes;
  const grouped = { ...hexes, B5: { ...hexes['B5']!, group: 'g' }, C4: { ...hexes['C4']!, group: 'g' } };
  expect(best({ hexes: grouped, tiles: {} }, [D]).revenue).toBe(70);
  // Two trains may each go there.
  expect(best({ hexes: grouped, tiles: {} }, [D, { id: 'E', reach: null }]).revenue).toBe(120);
});

describe('hand-made sets are completed', () => {
  const map = star(offboard(0, 40), offboard(0, 30), offboard(0, 10));
  const two: readonly TrainSpec[] = [D, { id: '2', reach: 2 }];

  test('nothing asked: the best', () => {
    expect(best(map, two).revenue).toBe(120);
  });
  test('must include a stop', () => {
    expect(best(map, [D], {}, { include: ['A4/0'] }).revenue).toBe(70);
    expect(best(map, two, {}, { include: ['A4/0'] }).revenue).toBe(120);
  });
  test('a train must include a stop', () => {
    const set = best(map, two, {}, { wishes: { '2': { include: ['C4/0'] } } });
    expect(set.revenue).toBe(120);
    expect(set.routes.find(({ train }) => train === '2')?.path).toContain('C4/0');
  });
  test('must not use that track', () => {
    expect(best(map, [D], {}, { avoid: [['B3', 'B5']] }).revenue).toBe(60);
  });
  test('this train only', () => {
    const set = best(map, two, {}, { trains: ['2'] });
    expect(set.revenue).toBe(60);
    expect(set.routes.map(({ train }) => train)).toEqual(['2']);
  });
  test('a train fixed, the others round it', () => {
    const set = best(map, two, {}, { wishes: { '2': { path: ['B5/0', 'B3/0'] } } });
    expect(set.routes.find(({ train }) => train === '2')?.path).toEqual(['B5/0', 'B3/0']);
    expect(set.revenue).toBe(60 + 60);
    const worse = best(map, two, {}, { wishes: { D: { path: ['B3/0', 'A4/0'] } } });
    expect(worse.revenue).toBe(30 + 60);
  });
  test('what cannot be met is said', () => {
    for (const ask of [
      { include: ['Z9/0'] },
      { include: ['B5/0', 'C4/0', 'A4/0'] },
      { wishes: { D: { path: ['B5/0', 'C4/0'] } } },
      { wishes: { D: { include: ['B5/0', 'C4/0', 'A4/0'] } } },
    ]) {
      expect(best(map, [D], {}, ask)).toEqual({ revenue: 0, routes: [], exact: true, met: false });
    }
  });
});
