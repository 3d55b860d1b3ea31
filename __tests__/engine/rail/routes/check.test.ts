import * as fc from 'fast-check';
import type { Board } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';
import { bestRoutes } from '@/engine/rail/routes/best';
import { checkRoutes } from '@/engine/rail/routes/check';
import type { Route, RouteRules, TrainSpec } from '@/engine/rail/routes/types';
import { MAP } from '@/engine/titles/1830/data/map';

const map = { hexes: MAP, tiles: TILES };
const rules: RouteRules = { era: 'yellow' };
// The board of the rule book's example, the Gulf joined up, and New York with track to both its cities.
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
    I3: '8/1',
    G19: '54/3',
    F18: '7/4',
    H18: '59/0',
  },
  tokens: { 'B&O': ['I15/0'], PRR: ['J14/0'], NYC: ['J14/0'], C: ['I3/0'] },
};
const trains: readonly TrainSpec[] = [
  { id: '2', reach: 2 },
  { id: '3', reach: 3 },
  { id: 'D', reach: null },
];
const refusal = (routes: readonly Route[], on = board, by = rules, corp = 'B&O') =>
  checkRoutes(map, on, corp, trains, by, routes);
const code = (path: readonly string[], train = 'D', by = rules) =>
  refusal([{ train, path }], board, by)?.code ?? null;

const FE = ['I15/0', 'J14/0'];
const FCBE = ['I15/0', 'H14', 'I13', 'J14/0'];

test('EN2018 6.4 each train runs once, and only trains the company has', () => {
  expect(refusal([{ train: 'D', path: FE }])).toBeNull();
  expect(refusal([])).toBeNull();
  expect(refusal([{ train: '7', path: FE }])).toMatchObject({
    code: 'routeTrain',
    rule: 'EN2018 6.4',
    args: { train: '7' },
  });
  const twice = [
    { train: 'D', path: FE },
    { train: 'D', path: FCBE },
  ];
  expect(refusal(twice)).toMatchObject({ code: 'routeTrainTwice', rule: 'EN2018 6.4' });
});

test('EN2018 6.4.1 a route has two stops or more, and no more than the train reaches', () => {
  expect(code(['I15/0'])).toBe('routeTooShort');
  expect(code([])).toBe('routeTooShort');
  expect(code(['I19/0', 'I17', ...FE], '2')).toBe('routeTooLong');
  expect(code(['I19/0', 'I17', ...FE], '3')).toBeNull();
});

test('EN2018 6.4.2 a route is continuous', () => {
  expect(code(['I15/0', 'K13/0'])).toBe('routeBroken');
  expect(code(['I15/0', 'I13', 'J14/0'])).toBe('routeBroken');
  expect(code(['I15/0', 'I15/0'])).toBe('routeBroken');
  expect(code(['I15/0', 'H14', 'H16/1'])).toBe('routeBroken');
  expect(code(['I15', 'J14/0'])).toBe('routeEnds');
  expect(code(['I15/0', 'H14'])).toBe('routeEnds');
  // A city cannot be passed by: the track ends in it.
  expect(code(['I15/0', 'J14', 'K15/0'])).toBe('routeBroken');
});

test('EN2018 6.4.2 it neither reverses at a junction nor changes track at a crossover', () => {
  expect(code(['I15/0', 'H14', 'H16/0'])).toBe('routeReverses');
  expect(code(['I15/0', 'H14', 'I15/0'])).toBe('routeReverses');
  expect(code(['I15/0', 'H14', 'I13', 'J12', 'K13/0'])).toBe('routeCrossover');
});

test('EN2018 6.4.2 no track and no stop twice', () => {
  expect(code(['J14/0', 'I15/0', 'J14/0'])).toBe('routeTrackTwice');
  const open: Board = { ...board, tokens: { 'B&O': ['I15/0'] } };
  const ring = { train: 'D', path: ['I15/0', 'H14', 'I13', 'J14/0', 'I15/0'] };
  expect(refusal([ring], open)?.code).toBe('routeStopTwice');
});

test('EN2018 6.3.3 a city full of others is an end, not a place to pass', () => {
  expect(code(['I15/0', 'J14/0', 'K13/0'])).toBe('routeThroughBlocked');
  const free: Board = { ...board, tokens: { ...board.tokens, NYC: [] } };
  expect(refusal([{ train: 'D', path: ['I15/0', 'J14/0', 'K13/0'] }], free)).toBeNull();
  const mine: Board = { ...board, tokens: { 'B&O': ['I15/0', 'J14/0'], PRR: ['J14/0'] } };
  expect(refusal([{ train: 'D', path: ['I15/0', 'J14/0', 'K13/0'] }], mine)).toBeNull();
});

test('EN2018 6.4.2 a route needs a station of its company', () => {
  expect(code(['J14/0', 'K13/0'])).toBe('routeNoStation');
});

test('EN2018 6.5 the two hexes of the Gulf are one area', () => {
  const south: Board = {
    version: 1,
    tiles: { I3: '6/1', J4: '7/0' },
    tokens: { 'B&O': ['I3/0'] },
  };
  const path = ['I1/0', 'I3/0', 'J2/0'];
  expect(refusal([{ train: 'D', path }], { ...south, tiles: { I3: '5/0' } })).toMatchObject({
    code: 'routeSameArea',
  });
  expect(
    bestRoutes(map, { ...south, tiles: { I3: '5/0' } }, 'B&O', [{ id: 'D', reach: null }], rules).revenue,
  ).toBe(50);
});

test('EN2018 6.4.2 two cities of one hex may be in one route', () => {
  const york: Board = {
    version: 1,
    tiles: { G19: '54/0', F18: '7/5', G17: '2/2' },
    tokens: { NYNH: ['G19/0'] },
  };
  const both = [{ train: '3', path: ['G19/0', 'G17/1', 'F18', 'G19/1'] }];
  expect(refusal(both, york, rules, 'NYNH')).toBeNull();
  expect(bestRoutes(map, york, 'NYNH', [{ id: '3', reach: 3 }], rules).revenue).toBe(130);
  // R1894 4.5.1, DE2011 S-4: unless hexes count once.
  for (const once of ['all', ['G19']] as const) {
    const strict: RouteRules = { era: 'yellow', once };
    expect(refusal(both, york, strict, 'NYNH')?.code).toBe('routeHexTwice');
    expect(bestRoutes(map, york, 'NYNH', [{ id: '3', reach: 3 }], strict).revenue).toBe(70);
  }
});

test('EN2018 6.4.2 the trains of a company share no track', () => {
  const routes = [
    { train: '2', path: FE },
    { train: '3', path: ['I19/0', 'I17', ...FE] },
  ];
  expect(refusal(routes)).toMatchObject({ code: 'routeSharedTrack', args: { train: '3', other: '2' } });
  // Different track of one tile that meets at an edge is the same track there.
  const fork: Board = { ...board, tokens: { 'B&O': ['I15/0', 'H16/0'] } };
  const meeting = [
    { train: '2', path: FCBE },
    { train: '3', path: ['H16/0', 'H14', 'I13', 'J14/0'] },
  ];
  expect(refusal(meeting, fork)?.code).toBe('routeSharedTrack');
});

test('R1894 4.5.2 a closed hex is not run to', () => {
  expect(code(FE, 'D', { era: 'yellow', closed: ['J14'] })).toBe('routeClosed');
});

describe('any strings are answered, never thrown at', () => {
  const places = [
    'I15/0',
    'H14',
    'I13',
    'J14/0',
    'K13/0',
    'K15/0',
    'I17',
    'I19/0',
    'H16/0',
    'J12',
    'I15',
    'J14',
  ];
  const junk = fc.oneof(
    fc.constantFrom(...places),
    fc.constantFrom(
      '',
      '/',
      'I15/',
      '/0',
      'I15/00',
      'I15/-1',
      'I15/9',
      'I15/0/0',
      '__proto__',
      'constructor',
      'constructor/0',
    ),
    fc.string(),
  );
  test('checkRoutes is total', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ train: fc.oneof(fc.constantFrom('2', '3', 'D'), fc.string()), path: fc.array(junk) }),
          { maxLength: 4 },
        ),
        (routes) => {
          const wrong = refusal(routes);
          if (wrong) expect(wrong.code).toMatch(/^route[A-Z]/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('what is no string at all is refused too', () => {
    for (const path of [
      [null],
      [{}],
      [Object.create(null)],
      [1, 2],
      [['I15/0'], ['J14/0']],
      [Symbol('I15/0')],
    ]) {
      // Hostile input does not keep to types.
      const routes = [{ train: 'D', path: path as unknown as string[] }];
      expect(refusal(routes)?.code).toBe('routeBroken');
    }
  });
});

test('every walk of places is legal exactly if the brute list has it', async () => {
  const { allWalks } = await import('./brute');
  const known = new Set(allWalks(map, board, 'B&O', rules).map(({ path }) => path.join()));
  const places = ['I15/0', 'H14', 'I13', 'J14/0', 'K13/0', 'K15/0', 'I17', 'I19/0', 'H16/0', 'J12'];
  let tried = 0;
  const extend = (path: readonly string[]): void => {
    if (path.length >= 2) {
      tried++;
      const legal = code(path) === null;
      const listed = known.has(path.join()) || known.has(path.slice().reverse().join());
      if (legal !== listed) throw new Error(`${path.join()} ${legal} ${listed}`);
    }
    if (path.length < 5) for (const place of places) extend([...path, place]);
  };
  for (const place of places) extend([place]);
  expect(tried).toBeGreaterThan(100_000);
});
