// Where track crosses other track without joining it: the later line is a bridge.
import { lengthOf, samples, type Piece } from './track';

/** Two parameters of a piece. */
export type Span = readonly [from: number, to: number];

interface Laid {
  readonly piece: Piece;
  readonly edges: readonly number[];
  readonly stop: number | null;
}

const STEPS = 40;
const HALF_BRIDGE = 13;

const joined = (a: Laid, b: Laid): boolean =>
  a.edges.some((e) => b.edges.includes(e)) || (a.stop !== null && a.stop === b.stop);

/** The parameter of `over` where the two come closest, if they touch. */
function crossing(over: Piece, under: Piece): number | null {
  const others = samples(under, STEPS);
  let best = Infinity;
  let at = 0;
  samples(over, STEPS).forEach((p, i) => {
    for (const q of others) {
      const d = (p.x - q.x) ** 2 + (p.y - q.y) ** 2;
      if (d < best) [best, at] = [d, i / STEPS];
    }
  });
  return best < 6 ? at : null;
}

export function crossings<L extends Laid>(lines: readonly L[]): (L & { over: Span[] })[] {
  return lines.map((line, i) => {
    const half = HALF_BRIDGE / lengthOf(line.piece);
    const over = lines.slice(0, i).flatMap((earlier): Span[] => {
      const t = joined(line, earlier) ? null : crossing(line.piece, earlier.piece);
      return t === null ? [] : [[Math.max(0, t - half), Math.min(1, t + half)]];
    });
    return { ...line, over };
  });
}
