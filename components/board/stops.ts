// Which stop of a hex is meant by a point, and how it is told from the others: by where it is drawn.
import type { Face } from '@/engine/rail/board';

import { add, distance, point, scaled, type Point } from './geometry';
import { layoutOf, SLOT, type StopPlace } from './layout';

/** Clockwise from the right, by eighths of a circle. */
const DIRECTIONS = [
  'right',
  'lowerRight',
  'lower',
  'lowerLeft',
  'left',
  'upperLeft',
  'upper',
  'upperRight',
] as const;

export type Direction = (typeof DIRECTIONS)[number];

/** So much nearer a stop has to be than the next one to be the one that is meant, in board units. */
const CLEARLY = SLOT / 3;

const away = (at: Point, { at: middle, slots }: StopPlace): number =>
  Math.min(...(slots.length > 0 ? slots : [middle]).map((slot) => distance(at, slot)));

/** The stop of a hex that a point means, seen from the hex's centre; null: the only one, or none clearly. */
export function stopUnder(face: Face, at: Point): number | null {
  const [first, second] = layoutOf(face)
    .stops.map((place, stop) => ({ stop, far: away(at, place) }))
    .sort((a, b) => a.far - b.far);
  return first && second && second.far - first.far > CLEARLY ? first.stop : null;
}

/** Where a stop lies as seen from the other ones of its hex; null: there is no other. */
export function directionOf(face: Face, stop: number): Direction | null {
  const { stops } = layoutOf(face);
  const here = stops[stop]?.at;
  const others = stops.flatMap(({ at }, i) => (i === stop ? [] : [at]));
  if (!here || others.length === 0) return null;
  const middle = scaled(others.reduce(add, point(0, 0)), 1 / others.length);
  const eighth = Math.round((Math.atan2(here.y - middle.y, here.x - middle.x) * 4) / Math.PI);
  return DIRECTIONS[(eighth + 8) % 8] ?? null;
}
