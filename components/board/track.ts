// A piece of track is an arc that leaves an edge at a right angle: between two edges that is the sharp curve,
// the gentle curve or the straight; towards a stop it is whatever circle meets it.
import { add, distance, edgeMid, num, point, scaled, xy, type Point } from './geometry';

export interface Piece {
  readonly from: Point;
  readonly to: Point;
  /** Null: straight. */
  readonly centre: Point | null;
  /** Signed angle of the whole arc, positive clockwise. */
  readonly turn: number;
}

/** The arc that starts at `from` in direction `along` (of length 1) and ends at `to`. */
export function tangentArc(from: Point, along: Point, to: Point): Piece {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const forward = dx * along.x + dy * along.y;
  const aside = dy * along.x - dx * along.y;
  if (Math.abs(aside) < 1e-6) return { from, to, centre: null, turn: 0 };
  const radius = (dx * dx + dy * dy) / (2 * aside);
  return {
    from,
    to,
    centre: add(from, point(-along.y * radius, along.x * radius)),
    turn: 2 * Math.atan2(aside, forward),
  };
}

const inward = (edge: number): Point => scaled(edgeMid(edge), -1 / distance(edgeMid(edge), point(0, 0)));

export const fromEdge = (edge: number, to: Point): Piece => tangentArc(edgeMid(edge), inward(edge), to);
export const betweenEdges = (a: number, b: number): Piece => fromEdge(a, edgeMid(b));

export function pointAt(piece: Piece, t: number): Point {
  const { from, to, centre, turn } = piece;
  if (!centre) return add(scaled(from, 1 - t), scaled(to, t));
  const angle = turn * t;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x, y] = [from.x - centre.x, from.y - centre.y];
  return { x: centre.x + x * c - y * s, y: centre.y + x * s + y * c };
}

export function lengthOf(piece: Piece): number {
  if (!piece.centre) return distance(piece.from, piece.to);
  return Math.abs(piece.turn) * distance(piece.from, piece.centre);
}

/** The direction of travel at the end of the piece, in radians. */
export function arrival(piece: Piece): number {
  const { from, to, centre, turn } = piece;
  if (!centre) return Math.atan2(to.y - from.y, to.x - from.x);
  return Math.atan2(to.y - centre.y, to.x - centre.x) + (turn > 0 ? Math.PI / 2 : -Math.PI / 2);
}

export function samples(piece: Piece, n: number): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => pointAt(piece, i / n));
}

/** Path data of the part of a piece between two parameters; `move: false` continues a path already there. */
export function pieceData(piece: Piece, at: Point, t0 = 0, t1 = 1, move = true): string {
  const a = add(at, pointAt(piece, t0));
  const b = add(at, pointAt(piece, t1));
  const start = move ? `M${xy(a)}` : '';
  if (!piece.centre) return `${start}L${xy(b)}`;
  const radius = num(distance(piece.from, piece.centre));
  const angle = piece.turn * (t1 - t0);
  return `${start}A${radius} ${radius} 0 ${Math.abs(angle) > Math.PI ? 1 : 0} ${angle > 0 ? 1 : 0} ${xy(b)}`;
}
