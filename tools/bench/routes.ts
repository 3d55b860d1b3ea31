// How long the route finder takes; route-timing.ts says how it is timed.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bestRoutes } from '../../engine/rail/routes/best';
import { checkRoutes } from '../../engine/rail/routes/check';
import { layWorths } from '../../engine/rail/routes/worth';
import { laysOf } from './route-lays';
import { badPosition, readPositions, stressPosition, type Position } from './route-positions';
import { middle, solve, timed, times } from './route-timing';
import { WORST } from './route-worst';

export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

const folder = join(__dirname, '../../../shared/games/routes');

function lines(name: string, values: readonly number[]): Line[] {
  const sorted = values.slice().sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(3));
  return [
    { name: `${name} p50`, value: at(0.5), unit: 'ms' },
    { name: `${name} p99`, value: at(0.99), unit: 'ms' },
    { name: `${name} worst`, value: at(1), unit: 'ms' },
  ];
}

function collection(name: string): Position[] {
  const file = join(folder, `${name}.jsonl.gz`);
  if (existsSync(file)) return readPositions(file);
  process.stderr.write(`routes: ${name}.jsonl.gz is not beside the project; left out\n`);
  return [];
}

function recorded(name: string): Line[] {
  const positions = collection(name);
  return positions.length === 0
    ? []
    : lines(`routes ${name}`, times(positions.map((position) => () => solve(position)))); // prettier-ignore
}

const SETS = ['DDD', 'DDDD', 'DD', '56D', '6666'];

/** Full boards with the tiles of the box (40), and of more brown tiles than any box has (20). */
function stress(boxed: boolean): Line[] {
  const positions = Array.from({ length: boxed ? 40 : 20 }, (_, i) =>
    stressPosition(100 + i, [...(SETS[i % SETS.length] ?? '')], boxed, i % 4 !== 3),
  );
  return lines(boxed ? 'routes stress' : 'routes stress, all brown', times(positions.map((p) => () => solve(p)))); // prettier-ignore
}

/** The worst positions that tools/bench/route-search.ts has found. */
function worst(): Line[] {
  return WORST.map((bad) => {
    const position = badPosition(bad);
    const [value = 0] = times([() => solve(position)]);
    return { name: `routes worst found: ${position.id}`, value: Number(value.toFixed(1)), unit: 'ms' };
  });
}

function check(): Line[] {
  const positions = collection('hard').map((position) => {
    const { map, board, company, trains, rules } = position;
    return { ...position, routes: bestRoutes(map, board, company, trains, rules).routes };
  });
  const routes = positions.reduce((sum, position) => sum + position.routes.length, 0);
  const all = (): void => {
    for (const p of positions) checkRoutes(p.map, p.board, p.company, p.trains, p.rules, p.routes);
  };
  const passes = Array.from({ length: 15 }, () => timed(all));
  return routes === 0
    ? []
    : [
        {
          name: 'routes check, per route',
          value: Number(((middle(passes) / routes) * 1000).toFixed(2)),
          unit: 'µs',
        },
      ];
}

function worth(): Line[] {
  const work = [
    ...collection('played').filter((_, i) => i % 20 === 0),
    ...collection('hard').filter((_, i) => i % 8 === 0),
  ].map(({ map, board, company, trains, rules }) => {
    const lays = laysOf(map, board, company);
    return () => layWorths(map, { ...board }, company, trains, rules, lays);
  });
  return work.length === 0 ? [] : lines('routes worth of all lays of a turn', times(work));
}

export const benches: Record<string, () => Line[]> = {
  'routes-played': () => recorded('played'),
  'routes-hard': () => recorded('hard'),
  'routes-stress': () => [...stress(true), ...stress(false)],
  'routes-worst': worst,
  'routes-check': check,
  'routes-worth': worth,
};
