// Hexes with a corner up, named by row letter and column number ("E19"). Edge 0 is south-west, then clockwise.
export type HexId = string;
export type Edge = 0 | 1 | 2 | 3 | 4 | 5;

export const EDGES: readonly Edge[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly (readonly [row: number, column: number])[] = [
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
];

export const opposite = (edge: number): number => (edge + 3) % 6;
export const rotated = (edge: number, rotation: number): number => (edge + rotation) % 6;

/** Row and column as numbers, both from 0 ("A1" is 0, 0). */
export function coordinates(hex: HexId): readonly [row: number, column: number] {
  return [hex.charCodeAt(0) - 65, Number(hex.slice(1)) - 1];
}

export const hexAt = (row: number, column: number): HexId => `${String.fromCharCode(65 + row)}${column + 1}`;

/** The name of the hex beyond an edge, whether or not the map has it. */
export function neighbour(hex: HexId, edge: number): HexId {
  const [row, column] = coordinates(hex);
  const step = STEPS[edge] ?? [0, 0];
  return hexAt(row + step[0], column + step[1]);
}

/** The edge of `from` behind which `to` lies; null when they do not touch. */
export function edgeTowards(from: HexId, to: HexId): Edge | null {
  const [r0, c0] = coordinates(from);
  const [r1, c1] = coordinates(to);
  return EDGES.find((e) => STEPS[e]?.[0] === r1 - r0 && STEPS[e]?.[1] === c1 - c0) ?? null;
}
