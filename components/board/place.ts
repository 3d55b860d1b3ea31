// Finds free room on a hex for what is written on it: values, labels, names, costs.
import { depth, distance, point, type Point } from './geometry';
import type { Layout } from './layout';
import { samples } from './track';

/** A box of half-width `w` and half-height `h` that would like to stand at `want`. */
export interface Box {
  readonly w: number;
  readonly h: number;
  readonly want: Point;
}

interface Obstacle {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  readonly radius: number;
}

const disc = (at: Point, radius: number): Obstacle => ({ at, w: 0, h: 0, radius });

function obstaclesOf(layout: Layout, short: boolean): Obstacle[] {
  return [
    ...layout.lines.flatMap((line) =>
      samples(line.piece, 12)
        // Of track into a red area only the arrow is drawn.
        .filter((p) => !short || depth(p) < 30)
        .map((p) => disc(p, 7.5)),
    ),
    ...(short ? [] : layout.stops).flatMap((stop) =>
      stop.slots.length > 0
        ? stop.slots.map((s) => disc(s, 16))
        : [disc(stop.at, stop.along === null ? 7 : 10)],
    ),
  ];
}

const GRID: readonly Point[] = (() => {
  const points: Point[] = [];
  for (let y = -48; y <= 48; y += 4) {
    for (let x = -44; x <= 44; x += 4) if (depth(point(x, y)) > 6) points.push(point(x, y));
  }
  return points;
})();

const gap = (at: Point, box: Box, o: Obstacle): number =>
  Math.hypot(
    Math.max(0, Math.abs(at.x - o.at.x) - box.w - o.w),
    Math.max(0, Math.abs(at.y - o.at.y) - box.h - o.h),
  ) - o.radius;

const cornersIn = (at: Point, box: Box): number =>
  Math.min(
    depth(point(at.x - box.w, at.y - box.h)),
    depth(point(at.x + box.w, at.y - box.h)),
    depth(point(at.x - box.w, at.y + box.h)),
    depth(point(at.x + box.w, at.y + box.h)),
  );

/** Room beyond this is not worth moving for. */
const ENOUGH = 2;

/** A place for each box, in order; the earlier ones choose first. */
export function place(layout: Layout, boxes: readonly Box[], short = false): Point[] {
  const obstacles = obstaclesOf(layout, short);
  return boxes.map((box) => {
    let best = -Infinity;
    let chosen = box.want;
    for (const at of [box.want, ...GRID]) {
      const away = 0.06 * distance(at, box.want);
      if (ENOUGH - away <= best) continue;
      let room = Math.min(ENOUGH, cornersIn(at, box) - 1);
      for (const o of obstacles) {
        if (room - away <= best) break;
        room = Math.min(room, gap(at, box, o));
      }
      if (room - away > best) [best, chosen] = [room - away, at];
    }
    obstacles.push({ at: chosen, w: box.w, h: box.h, radius: 1 });
    return chosen;
  });
}
