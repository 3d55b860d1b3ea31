import { randomBelow, seedRandom, shuffled } from '@/engine/core/random';
import { bestRoutesSteps } from '@/engine/rail/routes/best';
import { checkRoutes, revenueOf } from '@/engine/rail/routes/check';
import type { Constraints, RouteSet } from '@/engine/rail/routes/types';
import { allWalks, bruteForce } from './brute';
import { randomPosition, type Position } from './boards';

const BOARDS = process.env.NIGHTLY ? 20_000 : 1_050;
/** Boards beyond this are too many for brute force. */
const MOST_WALKS = 150;
const MOST_SETS = 1e6;

function solved(position: Position, way: 'light' | 'sweep', ask: Partial<Constraints> = {}): RouteSet {
  const { map, board, trains, rules } = position;
  const steps = bestRoutesSteps(map, board, 'PRR', trains, rules, ask, way);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function legal(position: Position, set: RouteSet): void {
  const { map, board, trains, rules } = position;
  const wrong = checkRoutes(map, board, 'PRR', trains, rules, set.routes);
  const revenue = revenueOf(map, board, 'PRR', trains, rules, set.routes);
  // Thousands of times: plain comparisons, because each `expect` costs more than a search.
  if (wrong || revenue !== set.revenue) throw new Error(JSON.stringify([wrong, revenue, position, set]));
}

test.each([
  ['1830', false, 1],
  ['later titles', true, 2],
] as const)('brute force agrees on random boards, %s', (_, kinds, seed) => {
  const random = seedRandom(seed);
  let tried = 0;
  let earning = 0;
  for (let i = 0; tried < BOARDS; i++) {
    const position = randomPosition(random, kinds);
    const { map, board, trains, rules } = position;
    const walks = allWalks(map, board, 'PRR', rules);
    if (walks.length > MOST_WALKS || walks.length ** trains.length > MOST_SETS) continue;
    tried++;
    const truth = bruteForce(map, board, 'PRR', trains, rules, {}, walks);
    for (const way of ['light', 'sweep'] as const) {
      const set = solved(position, way);
      if (set.revenue !== truth) {
        throw new Error(`${way} ${i}: ${set.revenue}, not ${truth}: ${JSON.stringify(position)}`);
      }
      legal(position, set);
    }
    if (truth) earning++;
  }
  expect(earning).toBeGreaterThan(BOARDS / 3);
});

test('brute force agrees on completed hand-made sets', () => {
  const random = seedRandom(3);
  let met = 0;
  for (let i = 0; i < BOARDS / 2; i++) {
    const position = randomPosition(random, i % 2 === 0);
    const { map, board, trains, rules } = position;
    const walks = allWalks(map, board, 'PRR', rules);
    if (walks.length === 0 || walks.length > MOST_WALKS || walks.length ** trains.length > MOST_SETS)
      continue;
    const walk = walks[randomBelow(random, walks.length)];
    const stops = shuffled(random, walk?.stops ?? []);
    const border = walk?.borders[0]?.split('|');
    const train = trains[randomBelow(random, trains.length)]?.id ?? '';
    const choices: Partial<Constraints>[] = [
      { include: stops.slice(0, 2) },
      { avoid: [[border?.[0] ?? '', border?.[1] ?? '']] },
      { trains: [train] },
      { wishes: { [train]: { include: stops.slice(0, 1) } } },
      { wishes: { [train]: { include: stops.slice(0, 2) } }, include: stops.slice(2, 3) },
    ];
    const ask = choices[randomBelow(random, choices.length)] ?? {};
    const set = solved(position, 'light', ask);
    const truth = bruteForce(map, board, 'PRR', trains, rules, ask, walks);
    if ((set.met ? set.revenue : null) !== truth) {
      throw new Error(`${i}: ${set.met} ${set.revenue}, not ${truth}: ${JSON.stringify([position, ask])}`);
    }
    if (!set.met) continue;
    met++;
    legal(position, set);
    const had = set.routes.flatMap((route) => route.stops.map(({ stop }) => stop));
    for (const stop of ask.include ?? []) expect(had).toContain(stop);
  }
  expect(met).toBeGreaterThan(BOARDS / 10);
});
