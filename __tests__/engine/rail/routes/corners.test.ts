// Odd corners: each was once answered wrongly.
import { EDGES, neighbour } from '@/engine/hex/hex';
import type { Board } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';
import type { BoardMap, MapHex } from '@/engine/rail/map';
import { bestRoutes, bestRoutesSteps } from '@/engine/rail/routes/best';
import { checkRoutes } from '@/engine/rail/routes/check';
import type { Constraints, RouteRules, RouteSet, TrainSpec } from '@/engine/rail/routes/types';
import { layWorths } from '@/engine/rail/routes/worth';
import { city, offboard, type Track } from '@/engine/rail/tile';
import { MAP_1830 } from '@/tools/bench/route-boards';
import { bruteForce } from './brute';

const rules: RouteRules = { era: 'yellow' };
const diesel: TrainSpec = { id: 'D', reach: null };
const blank: MapHex = { colour: 'tan', name: null, stops: [], paths: [], label: null, cost: 0 };

describe('hand-made sets that cannot be met', () => {
  const board: Board = {
    version: 1,
    tiles: { H12: '57/1', H10: '57/1', H16: '57/1' },
    tokens: { PRR: ['H12/0', 'F16/0'] },
  };
  const path = ['H10/0', 'H12/0'];
  const met = (ask: Partial<Constraints>): boolean =>
    bestRoutes(MAP_1830, board, 'PRR', [{ id: '2', reach: 2 }], rules, ask).met;

  test('a station without track is in no route', () => {
    expect(met({})).toBe(true);
    expect(met({ include: ['F16/0'] })).toBe(false);
    expect(met({ wishes: { '2': { include: ['F16/0'] } } })).toBe(false);
  });

  test('a route fixed by hand keeps to the other wishes', () => {
    expect(met({ wishes: { '2': { path } } })).toBe(true);
    expect(met({ wishes: { '2': { path } }, avoid: [['H10', 'H12']] })).toBe(false);
    expect(met({ wishes: { '2': { path, include: ['H16/0'] } } })).toBe(false);
    expect(met({ wishes: { '2': { path, include: ['H12/0'] } } })).toBe(true);
  });

  test('two trains with one name are a mistake of the caller', () => {
    const twice = [diesel, diesel];
    expect(() => bestRoutes(MAP_1830, { ...board }, 'PRR', twice, rules)).toThrow('two trains');
  });
});

test('EN2018 6.2.2(4) what a tile is worth counts with stations where their track is then', () => {
  // H18 has two cities whose numbers change places on 64/2; the company stands in one of them.
  const board: Board = {
    version: 1,
    tiles: { H18: '59/0', H16: '57/1', H14: '9/1', H12: '57/1', I17: '9/2', G17: '9/2' },
    tokens: { PRR: ['H18/0'], NYC: ['H18/1'] },
  };
  for (const [tile, rotation] of [
    ['64', 2],
    ['65', 4],
    ['66', 5],
    ['67', 2],
    ['68', 2],
    ['68', 5],
  ] as const) {
    const [worth] =
      layWorths(MAP_1830, board, 'PRR', [diesel], rules, [{ hex: 'H18', tile, rotation }]) ?? [];
    const after: Board = {
      version: 2,
      tiles: { ...board.tiles, H18: `${tile}/${rotation}` },
      tokens: { PRR: ['H18/1'], NYC: ['H18/0'] },
    };
    expect(worth?.after).toBe(bestRoutes(MAP_1830, after, 'PRR', [diesel], rules).revenue);
  }
});

test('EN2018 6.3.2 a station that stood in no particular city counts in the better one', () => {
  const board: Board = {
    version: 1,
    tiles: { E13: '9/1', E15: '57/1', F10: '57/2' },
    tokens: { ERIE: ['E11/0'] },
  };
  const lays = EDGES.map((rotation) => ({ hex: 'E11', tile: '59', rotation }));
  const worths = layWorths(MAP_1830, board, 'ERIE', [diesel], rules, lays) ?? [];
  for (const { rotation, after } of worths) {
    const both = [0, 1].map((n) => {
      const next = {
        version: 2,
        tiles: { ...board.tiles, E11: `59/${rotation}` },
        tokens: { ERIE: [`E11/${n}`] },
      };
      return bestRoutes(MAP_1830, next, 'ERIE', [diesel], rules).revenue;
    });
    expect(after).toBe(Math.max(...both));
  }
  expect(Math.max(...worths.map(({ after }) => after))).toBeGreaterThan(0);
});

test('EN2018 6.5 two red stops of one hex are one area', () => {
  const edge = (from: string, to: string): number => EDGES.find((e) => neighbour(from, e) === to) ?? 0;
  const ways = (hex: string, to: readonly string[]): Track[] => to.map((there) => [edge(hex, there), 's0']);
  const map: BoardMap = {
    tiles: TILES,
    hexes: {
      A1: { ...blank, stops: [city(20)], paths: ways('A1', ['A3', 'B2']) },
      A3: { ...blank, stops: [city(20)], paths: ways('A3', ['A1', 'B2']) },
      B2: {
        ...blank,
        colour: 'red',
        stops: [offboard(30, 60), offboard(30, 60)],
        paths: [
          [edge('B2', 'A1'), 's0'],
          [edge('B2', 'A3'), 's1'],
        ],
      },
    },
  };
  const board: Board = { version: 1, tiles: {}, tokens: { X: ['A1/0'] } };
  const { routes, revenue } = bestRoutes(map, board, 'X', [diesel], rules);
  expect(checkRoutes(map, board, 'X', [diesel], rules, routes)).toBeNull();
  expect(revenue).toBe(70);
});

test('a hex with more ways through it than fit a byte', () => {
  const centre = 'E7';
  const paths = EDGES.flatMap((e): Track[] => [
    [e, 's0'],
    ...EDGES.filter((f) => f > e).map((f): Track => [e, f]),
  ]);
  const around = EDGES.map((e): [string, MapHex] => [
    neighbour(centre, e),
    { ...blank, stops: [city(10 * (e + 1))], paths: EDGES.map((x): Track => [x, 's0']) },
  ]);
  const map: BoardMap = {
    tiles: TILES,
    hexes: { ...Object.fromEntries(around), [centre]: { ...blank, stops: [city(50)], paths } },
  };
  const tokens = { PRR: [`${neighbour(centre, 0)}/0`, `${neighbour(centre, 3)}/0`] };
  for (const reaches of [[3], [3, 2], [4, 3]]) {
    const trains = reaches.map((reach, i) => ({ id: String(i), reach }));
    const board: Board = { version: 1, tiles: {}, tokens };
    const truth = bruteForce(map, board, 'PRR', trains, rules);
    for (const way of ['light', 'sweep'] as const) {
      const steps = bestRoutesSteps(map, { ...board }, 'PRR', trains, rules, {}, way);
      let step: IteratorResult<void, RouteSet> = steps.next();
      while (!step.done) step = steps.next();
      expect([way, step.value.revenue]).toEqual([way, truth]);
    }
  }
});

test('a bonus for any two of many hexes, some of them on both sides', () => {
  const hexes = Object.keys(MAP_1830.hexes);
  const board: Board = {
    version: 1,
    tiles: { H12: '57/1', H10: '57/1', H16: '57/1', H14: '9/1' },
    tokens: { PRR: ['H12/0'] },
  };
  const paid = (a: readonly string[], b: readonly string[]): number =>
    bestRoutes(MAP_1830, { ...board }, 'PRR', [diesel], {
      ...rules,
      bonuses: [{ kind: 'pair', a, b, value: 100 }],
    }).revenue;
  const plain = bestRoutes(MAP_1830, board, 'PRR', [diesel], rules).revenue;
  expect(
    paid(
      hexes.filter((hex) => hex !== 'H10'),
      ['H10'],
    ),
  ).toBe(plain + 100);
  expect(paid(['H10', 'H12'], ['H10', 'H12'])).toBe(plain + 100);
  expect(paid(['H10'], ['H10'])).toBe(plain);
  expect(() => paid(['H10'], ['H12'])).not.toThrow();
  const less: RouteRules = { ...rules, bonuses: [{ kind: 'pair', a: ['H10'], b: ['H12'], value: -10 }] };
  expect(() => bestRoutes(MAP_1830, { ...board }, 'PRR', [diesel], less)).toThrow('below nothing');
});
