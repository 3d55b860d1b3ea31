// The route example of the rule book (EN2018 6.5): the lettered board with the B&O station in F. Routes and values
// name the board: it is the corner round Baltimore.
import type { Board } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';
import { bestRoutes } from '@/engine/rail/routes/best';
import { checkRoutes, revenueOf } from '@/engine/rail/routes/check';
import type { Route, TrainSpec } from '@/engine/rail/routes/types';
import { MAP } from '@/engine/titles/1830/data/map';
import { allWalks, runnable, worthOf } from './brute';

const map = { hexes: MAP, tiles: TILES };
const rules = { era: 'yellow' } as const;
const board: Board = {
  version: 1,
  tiles: {
    J12: '8/3',
    I13: '16/3',
    H14: '28/0',
    J14: '14/2',
    I15: '53/0',
    H16: '57/1',
    I17: '9/1',
  },
  tokens: { 'B&O': ['I15/0'] },
};
const LETTERS: Readonly<Record<string, string>> = {
  A: 'J12',
  B: 'I13',
  C: 'H14',
  D: 'K13/0',
  E: 'J14/0',
  F: 'I15/0',
  G: 'H16/0',
  H: 'K15/0',
  I: 'I17',
  J: 'I19/0',
};
const path = (letters: string): string[] => [...letters].map((letter) => LETTERS[letter] ?? '');
const train = (reach: number, id: string): TrainSpec => ({ id, reach });
const run = (reach: number, ...routes: string[]): { trains: TrainSpec[]; routes: Route[] } => ({
  trains: routes.map((_, i) => train(reach, `${i}`)),
  routes: routes.map((letters, i) => ({ train: `${i}`, path: path(letters) })),
});
const why = (reach: number, ...letters: string[]): string | null => {
  const { trains, routes } = run(reach, ...letters);
  return checkRoutes(map, board, 'B&O', trains, rules, routes)?.code ?? null;
};
const worth = (letters: string): number => {
  const { trains, routes } = run(9, letters);
  return revenueOf(map, board, 'B&O', trains, rules, routes);
};
const lettersOf = (walk: readonly string[]): string => {
  const names = Object.entries(LETTERS);
  return walk.map((place) => names.find(([, p]) => p === place)?.[0] ?? '?').join('');
};
const eitherWay = (letters: string): string => [letters, [...letters].reverse().join('')].sort()[0] ?? '';
const legalRoutes = (reach: number): string[] =>
  allWalks(map, board, 'B&O', rules)
    .filter((walk) => walk.stops.length === reach && runnable(map, board, train(reach, ''), walk))
    .map((walk) => `${eitherWay(lettersOf(walk.path))} ${worthOf(map, board, rules, walk)}`)
    .sort();

const TWO = { FE: 80, FCBE: 80, FIJ: 60 };
const THREE = { EFIJ: 90, EBCFIJ: 90, GCBEF: 100, FED: 110, FEH: 100, FCBED: 110, FCBEH: 100 };

test.each([
  [2, TWO],
  [3, THREE],
])('EN2018 6.5 #1, #5: the legal routes of one %i-train are exactly these', (reach, routes) => {
  for (const [letters, value] of Object.entries(routes)) {
    expect([letters, why(reach, letters)]).toEqual([letters, null]);
    expect(worth(letters)).toBe(value);
  }
  const listed = Object.entries(routes).map(([letters, value]) => `${eitherWay(letters)} ${value}`);
  expect(legalRoutes(reach)).toEqual(listed.sort());
});

test.each([
  ['FCG', 'routeReverses'],
  ['FCBAD', 'routeCrossover'],
  ['DE', 'routeNoStation'],
  ['EH', 'routeNoStation'],
  ['EBCG', 'routeNoStation'],
])('EN2018 6.5 #2: %s is illegal for a 2-train: %s', (letters, code) => {
  expect(why(2, letters)).toBe(code);
});

test('EN2018 6.5 #3, #4: any two and all three of them together', () => {
  expect(why(2, 'FE', 'FCBE')).toBeNull();
  expect(why(2, 'FE', 'FIJ')).toBeNull();
  expect(why(2, 'FCBE', 'FIJ')).toBeNull();
  expect(why(2, 'FE', 'FCBE', 'FIJ')).toBeNull();
});

test.each([
  ['FEBCF', 'routeStopTwice'],
  ['EFE', 'routeTrackTwice'],
])('EN2018 6.5 #6: %s is illegal for a 3-train: %s', (letters, code) => {
  expect(why(3, letters)).toBe(code);
});

test.each([
  ['EFIJ', 'FCBED'],
  ['EFIJ', 'FCBEH'],
  ['GCBEF', 'FIJ'],
  ['EBCFIJ', 'DEF'],
  ['EBCFIJ', 'HEF'],
  ['FCBED', 'FEH'],
  ['FCBEH', 'FED'],
])('EN2018 6.5 #7: %s and %s are legal for two 3-trains', (a, b) => {
  expect(why(3, a, b)).toBeNull();
});

test('EN2018 6.5 #8: FED and FEH use the same track', () => {
  expect(why(3, 'FED', 'FEH')).toBe('routeSharedTrack');
});

test('EN2018 6.5: a red area is neither in the middle nor both ends', () => {
  expect(why(9, 'FEDA')).toBe('routeEnds');
  // With straight track in B the two routes of the note exist.
  const straight: Board = { ...board, tiles: { ...board.tiles, I13: '9/0' } };
  const code = (letters: string): string | undefined =>
    checkRoutes(map, straight, 'B&O', [train(9, '0')], rules, [{ train: '0', path: path(letters) }])?.code;
  expect(code('EDABCF')).toBe('routeThroughOffboard');
  expect(code('DABCFED')).toBe('routeStopTwice');
  expect(code('DABCFE')).toBeUndefined();
});

test.each([
  [[2], 80, [['FE'], ['FCBE']]],
  [[2, 2], 160, [['FE', 'FCBE']]],
  [[2, 2, 2], 220, [['FE', 'FCBE', 'FIJ']]],
  [[2, 2, 3], 250, [['FCBE', 'FIJ', 'FED']]],
  [[2, 3, 3], 270, [['FIJ', 'FED', 'FCBEH']]],
  [[3, 3], 210, [['FED', 'FCBEH']]],
  [[3, 4], 220, [['FEH', 'DEBCFIJ']]],
])('EN2018 6.5: the best of trains %j is %i', (reaches, revenue, sets) => {
  const trains = reaches.map((reach, i) => train(reach, `${i}`));
  const best = bestRoutes(map, board, 'B&O', trains, rules);
  expect(best.revenue).toBe(revenue);
  expect(checkRoutes(map, board, 'B&O', trains, rules, best.routes)).toBeNull();
  for (const set of sets) {
    const routes = set.map((letters, i) => ({ train: `${i}`, path: path(letters) }));
    expect(checkRoutes(map, board, 'B&O', trains, rules, routes)).toBeNull();
    expect(revenueOf(map, board, 'B&O', trains, rules, routes)).toBe(revenue);
  }
});

test('the answer explains itself', () => {
  const best = bestRoutes(map, board, 'B&O', [train(3, '3')], rules);
  expect(best).toEqual({
    revenue: 110,
    exact: true,
    met: true,
    routes: [
      {
        train: '3',
        path: expect.arrayContaining(['I15/0', 'J14/0', 'K13/0']),
        revenue: 110,
        stops: expect.arrayContaining([
          { stop: 'I15/0', value: 50 },
          { stop: 'J14/0', value: 30 },
          { stop: 'K13/0', value: 30 },
        ]),
        bonuses: [],
      },
    ],
  });
});
