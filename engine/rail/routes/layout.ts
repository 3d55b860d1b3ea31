// The borders of a map as numbers, made once per map. A border is what two hexes share; all track in this
// kit meets at borders, so "the same section of track" is the same border crossed twice (EN2018 6.4.2).
import { EDGES, neighbour, opposite, type HexId } from '../../hex/hex';
import type { BoardMap } from '../map';

export interface Layout {
  readonly hexes: readonly HexId[];
  readonly index: ReadonlyMap<HexId, number>;
  /** hex * 6 + edge -> the hex beyond, or -1. */
  readonly beyond: Int16Array;
  /** hex * 6 + edge -> the border, or -1. */
  readonly border: Int16Array;
  readonly borders: number;
}

const layouts = new WeakMap<BoardMap, Layout>();

export function layoutOf(map: BoardMap): Layout {
  const known = layouts.get(map);
  if (known) return known;
  const hexes = Object.keys(map.hexes).sort();
  const index = new Map(hexes.map((hex, i) => [hex, i]));
  const beyond = new Int16Array(hexes.length * 6).fill(-1);
  const border = new Int16Array(hexes.length * 6).fill(-1);
  let borders = 0;
  hexes.forEach((hex, h) => {
    for (const edge of EDGES) {
      const there = neighbour(hex, edge);
      const n = index.get(there);
      if (n === undefined) continue;
      if (map.hexes[hex]?.impassable?.includes(edge)) continue;
      if (map.hexes[there]?.impassable?.includes(opposite(edge))) continue;
      beyond[h * 6 + edge] = n;
      border[h * 6 + edge] = n < h ? (border[n * 6 + opposite(edge)] ?? -1) : borders++;
    }
  });
  const layout: Layout = { hexes, index, beyond, border, borders };
  layouts.set(map, layout);
  return layout;
}

/** The edge of hex `from` that faces hex `to`, or -1. */
export function edgeTo(layout: Layout, from: number, to: number): number {
  for (let edge = 0; edge < 6; edge++) if (layout.beyond[from * 6 + edge] === to) return edge;
  return -1;
}
