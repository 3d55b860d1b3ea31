// How a search is timed: after the warm-ups, with nothing remembered of its board, three passes over all the work
// of which each piece's middle time counts, because other programs run too.
import { bestRoutes } from '../../engine/rail/routes/best';
import type { RouteSet } from '../../engine/rail/routes/types';
import type { Position } from './route-positions';
import { warmUps } from './route-warmups';

const PASSES = 3;

/** A board object of its own each time: answers are remembered by board. */
export function solve({ map, board, company, trains, rules }: Position): RouteSet {
  return bestRoutes(map, { ...board }, company, trains, rules);
}

export function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export const middle = (values: readonly number[]): number =>
  values.slice().sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle time of each piece of work, in its order. */
export function times(work: readonly (() => void)[]): number[] {
  warmUps().forEach(solve);
  const passes = Array.from({ length: PASSES }, () => work.map(timed));
  return work.map((_, i) => middle(passes.map((pass) => pass[i] ?? 0)));
}
