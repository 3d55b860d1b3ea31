// Hexes with a corner up, in board units: a hex is 100 wide. x grows to the right, y downwards.
import { coordinates, EDGES, hexAt, type HexId } from '@/engine/hex/hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WIDTH = 100;
export const SIDE = WIDTH / Math.sqrt(3);
const ROW = SIDE * 1.5;
const APOTHEM = WIDTH / 2;

export const point = (x: number, y: number): Point => ({ x, y });
export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const scaled = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const polar = (angle: number, radius: number): Point => ({
  x: Math.cos(angle) * radius,
  y: Math.sin(angle) * radius,
});

/** Turns a point about the hex's centre by sixths of a circle, clockwise as the edges count. */
export function turned(a: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: a.x * c - a.y * s, y: a.x * s + a.y * c };
}

/** The direction of an edge seen from the centre; edge 0 is south-west. */
export const edgeAngle = (edge: number): number => (2 * Math.PI) / 3 + (edge * Math.PI) / 3;
export const edgeMid = (edge: number): Point => polar(edgeAngle(edge), APOTHEM);
/** Corner `n` is where edge `n` begins. */
export const corner = (n: number, inset = 0): Point => polar(Math.PI / 2 + (n * Math.PI) / 3, SIDE - inset);

export function hexCentre(hex: HexId): Point {
  const [row, column] = coordinates(hex);
  return { x: (column * WIDTH) / 2, y: row * ROW };
}

/** Numbers in markup: short, and the same on every machine. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);
export const xy = (a: Point): string => `${num(a.x)} ${num(a.y)}`;

/** A closed hexagon around `centre` as path data. */
export function hexPath(centre: Point, inset = 0): string {
  return `M${EDGES.map((n) => xy(add(centre, corner(n, inset)))).join('L')}Z`;
}

/** How far inside the hex about the origin a point lies; negative outside. */
export function depth(a: Point): number {
  // A hexagon is the same in its four quarters: only the upright and the slanted edge of one count.
  const [x, y] = [Math.abs(a.x), Math.abs(a.y)];
  return APOTHEM - Math.max(x, x / 2 + (y * Math.sqrt(3)) / 2);
}

/** The hex of the map a board point lies on. */
export function hexUnder(a: Point, has: (hex: HexId) => boolean): HexId | null {
  const row = Math.round(a.y / ROW);
  const column = Math.round(a.x / (WIDTH / 2));
  let best: HexId | null = null;
  let bestDepth = 0;
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      if (r < 0 || c < 0 || !has(hexAt(r, c))) continue;
      const centre = hexCentre(hexAt(r, c));
      const inside = depth({ x: a.x - centre.x, y: a.y - centre.y });
      if (inside >= bestDepth) [best, bestDepth] = [hexAt(r, c), inside];
    }
  }
  return best;
}

export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The box around hexes, with a margin. */
export function boundsOf(hexes: readonly HexId[], margin = 6): Bounds {
  const centres = hexes.map(hexCentre);
  const left = Math.min(...centres.map((p) => p.x)) - APOTHEM - margin;
  const top = Math.min(...centres.map((p) => p.y)) - SIDE - margin;
  const right = Math.max(...centres.map((p) => p.x)) + APOTHEM + margin;
  const bottom = Math.max(...centres.map((p) => p.y)) + SIDE + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
