import { seedRandom, shuffled } from '@/engine/core/random';
import { faceOf, stopId, tileFace } from '@/engine/rail/board';
import { bestRoutes, bestRoutesUnless } from '@/engine/rail/routes/best';
import { checkRoutes } from '@/engine/rail/routes/check';
import type { TrainSpec } from '@/engine/rail/routes/types';
import { routeDesk, type WorkAnswer } from '@/engine/rail/routes/work';
import { layWorths } from '@/engine/rail/routes/worth';
import { stationsAfter } from '@/engine/rail/stations';
import { laysOf } from '@/tools/bench/route-lays';
import { stressPosition } from '@/tools/bench/route-positions';
import { randomPosition } from './boards';

const few = stressPosition(11, ['3', '4'], true, false);
const heavy = stressPosition(3, ['D', 'D', 'D'], true, true);

describe('what would this tile be worth', () => {
  // The board with a fifth of its tiles taken off again, so that there is something to lay.
  const { map, company, trains, rules } = few;
  const hexes = shuffled(seedRandom(5), Object.keys(few.board.tiles).sort());
  const off = new Set(hexes.slice(0, hexes.length / 5));
  const tiles = Object.fromEntries(Object.entries(few.board.tiles).filter(([hex]) => !off.has(hex)));
  const board = { ...few.board, tiles };
  const lays = laysOf(map, board, company);

  test('each lay is worth the best routes of the board with it', () => {
    const worths = layWorths(map, board, company, trains, rules, lays) ?? [];
    expect(worths.length).toBe(lays.length);
    expect(lays.length).toBeGreaterThan(30);
    const before = bestRoutes(map, board, company, trains, rules).revenue;
    for (const { hex, tile, rotation, before: said, after } of worths) {
      const next = { ...board, tiles: { ...board.tiles, [hex]: `${tile}/${rotation}` } };
      const face = tileFace(map, tile, rotation);
      const tokens = stationsAfter(board.tokens, hex, faceOf(map, board, hex), face);
      const kept = tokens[company] ?? [];
      // A station on the bare hex stood in no particular city: its president chooses one (EN2018 6.3.2).
      const choices =
        kept.length === board.tokens[company]?.length
          ? [kept]
          : face.stops.map((_, n) => [...kept, stopId(hex, n)]);
      const revenues = choices.map(
        (mine) =>
          bestRoutes(map, { ...next, tokens: { ...tokens, [company]: mine } }, company, trains, rules)
            .revenue,
      );
      expect(said).toBe(before);
      expect(after).toBe(Math.max(...revenues));
    }
    expect(worths.some(({ after }) => after > before)).toBe(true);
  });

  test('it stops when told to', () => {
    let asked = 0;
    expect(layWorths(map, board, company, trains, rules, lays, () => ++asked > 3)).toBeNull();
    expect(asked).toBe(4);
  });
});

test('a search can be given up', () => {
  const { map, board, company, trains, rules } = heavy;
  let asked = 0;
  const stop = (): boolean => ++asked === 5;
  expect(bestRoutesUnless(stop, map, { ...board }, company, trains, rules)).toBeNull();
  expect(asked).toBe(5);
  const set = bestRoutesUnless(() => false, map, { ...board }, company, trains, rules);
  expect(set).toEqual(bestRoutes(map, board, company, trains, rules));
});

describe('the same routes on every device', () => {
  test('whatever the order in which the board was written down', () => {
    const random = seedRandom(8);
    for (const { map, board, company, trains, rules } of [few, heavy]) {
      const set = bestRoutes(map, board, company, trains, rules);
      const tiles = Object.fromEntries(shuffled(random, Object.entries(board.tiles)));
      const tokens = Object.fromEntries(
        shuffled(random, Object.entries(board.tokens)).map(([corp, stops]) => [
          corp,
          shuffled(random, stops),
        ]),
      );
      expect(bestRoutes(map, { version: 7, tiles, tokens }, company, trains, rules)).toEqual(set);
    }
  });

  test('whatever the order in which the trains were given', () => {
    const random = seedRandom(9);
    for (let i = 0; i < 300; i++) {
      const { map, board, trains, rules } = randomPosition(random, i % 2 === 0);
      const other = shuffled(random, trains);
      // Equal trains may change places; which kind of train runs which route may not change.
      const runs = (list: readonly TrainSpec[]): string[] =>
        bestRoutes(map, { ...board }, 'PRR', list, rules)
          .routes.map(({ train, path }) => {
            const { reach, towns = 0, apart = false } = list.find(({ id }) => id === train) ?? { reach: 0 };
            return JSON.stringify([reach, towns, apart, path]);
          })
          .sort();
      expect(runs(other)).toEqual(runs(trains));
    }
  });

  test('equal trains run the better route first, walks begin at the lesser name', () => {
    const { map, board, company, trains, rules } = heavy;
    const { routes } = bestRoutes(map, board, company, trains, rules);
    const revenues = routes.map(({ revenue }) => revenue);
    expect(revenues).toEqual(revenues.slice().sort((a, b) => b - a));
    for (const { path } of routes) expect((path[0] ?? '') <= (path[path.length - 1] ?? '')).toBe(true);
    expect(routes.map(({ train }) => train)).toEqual(trains.map(({ id }) => id));
  });

  test('an answer is remembered until the board changes', () => {
    const { map, company, trains, rules } = few;
    const board = { ...few.board, tiles: { ...few.board.tiles } };
    const set = bestRoutes(map, board, company, trains, rules);
    expect(bestRoutes(map, board, company, trains, rules)).toBe(set);
    board.tiles = {};
    board.version++;
    expect(bestRoutes(map, board, company, trains, rules).revenue).toBeLessThan(set.revenue);
  });
});

describe('behind messages', () => {
  const question = { map: '1830', board: few.board, corp: few.company, trains: few.trains, rules: few.rules };
  const answers = (desk: ReturnType<typeof routeDesk>): WorkAnswer[] => {
    const out: WorkAnswer[] = [];
    while (desk.busy) {
      const answer = desk.work(50);
      if (answer) out.push(answer);
    }
    return out;
  };

  test('questions are answered in order, with plain data', () => {
    const desk = routeDesk();
    desk.take({ kind: 'map', name: '1830', map: few.map });
    desk.take({ kind: 'best', id: 1, ...question });
    desk.take({
      kind: 'worth',
      id: 2,
      ...question,
      lays: laysOf(few.map, few.board, few.company).slice(0, 5),
    });
    desk.take({ kind: 'best', id: 3, ...question, map: 'none' });
    const got = answers(desk);
    expect(got.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'best'],
      [2, 'worth'],
      [3, 'unknownMap'],
    ]);
    expect(JSON.parse(JSON.stringify(got))).toEqual(got);
    const best = bestRoutes(few.map, few.board, few.company, few.trains, few.rules);
    expect(got[0]).toEqual({ id: 1, kind: 'best', set: best });
  });

  test('a cancelled question gets no answer', () => {
    const desk = routeDesk();
    desk.take({ kind: 'map', name: '1830', map: heavy.map });
    desk.take({
      kind: 'best',
      id: 1,
      ...question,
      board: { ...heavy.board },
      corp: 'X',
      trains: heavy.trains,
    });
    expect(desk.work(2)).toBeNull();
    desk.take({ kind: 'best', id: 2, ...question });
    desk.take({ kind: 'cancel', id: 1 });
    expect(answers(desk).map(({ id }) => id)).toEqual([2]);
    expect(desk.busy).toBe(false);
  });
});

test('stress: three and four diesels on full boards are solved, legally', () => {
  for (const names of [
    ['D', 'D', 'D'],
    ['D', 'D', 'D', 'D'],
    ['5', '6', 'D'],
    ['6', '6', '6', '6'],
  ]) {
    const { map, board, company, trains, rules } = stressPosition(21, names, true, true);
    const set = bestRoutes(map, board, company, trains, rules);
    expect(checkRoutes(map, board, company, trains, rules, set.routes)).toBeNull();
    expect(set.routes.length).toBe(names.length);
    expect(set.exact).toBe(true);
  }
});
