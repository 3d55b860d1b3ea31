// All tile lays of a turn, roughly: every next tile that keeps the track of a hex and meets the company's network.
import type { Board } from '../../engine/rail/board';
import { faceOf, tileFace } from '../../engine/rail/board';
import { openEdges, type BoardMap } from '../../engine/rail/map';
import { compile } from '../../engine/rail/routes/graph';
import type { Lay } from '../../engine/rail/routes/worth';
import type { Track } from '../../engine/rail/tile';

const NEXT: Readonly<Record<string, string>> = { tan: 'yellow', yellow: 'green', green: 'brown' };
/** Only tiles of the 1830 box. */
const BOX = new Set(
  '1 2 3 4 7 8 9 14 15 16 18 19 20 23 24 25 26 27 28 29 39 40 41 42 43 44 45 46 47 53 54 55 56 57 58 59 61 62 63 64 65 66 67 68 69 70'.split(
    ' ',
  ),
);

const has = (paths: readonly Track[], [a, b]: Track): boolean =>
  paths.some(([c, d]) => (a === c && b === d) || (a === d && b === c));

export function laysOf(map: BoardMap, board: Board, corp: string): Lay[] {
  const graph = compile(map, board, corp, { era: 'brown' }, new Set());
  const near = new Set<string>();
  for (const c of graph.crossings) {
    near.add(graph.layout.hexes[Math.floor(c / 6)] ?? '');
    near.add(graph.layout.hexes[graph.layout.beyond[c] ?? 0] ?? '');
  }
  for (const stop of graph.stops) near.add(graph.layout.hexes[stop.h] ?? '');
  for (const hex of [...near]) {
    for (const edge of openEdges(map, hex)) {
      const leads = faceOf(map, board, hex).paths.some((path) => path.includes(edge));
      const there =
        graph.layout.hexes[graph.layout.beyond[(graph.layout.index.get(hex) ?? 0) * 6 + edge] ?? -1];
      if (leads && there !== undefined) near.add(there);
    }
  }
  return [...near].sort().flatMap((hex) => {
    const face = faceOf(map, board, hex);
    const open = openEdges(map, hex);
    return Object.values(map.tiles).flatMap((tile) => {
      if (!BOX.has(tile.id) || tile.colour !== NEXT[face.colour]) return [];
      if (tile.label !== face.label || tile.stops.length !== face.stops.length) return [];
      if (tile.stops.some((stop, i) => stop.kind !== face.stops[i]?.kind)) return [];
      return [0, 1, 2, 3, 4, 5].flatMap((rotation): Lay[] => {
        const { paths } = tileFace(map, tile.id, rotation);
        const fits = paths.flat().every((end) => typeof end !== 'number' || open.includes(end));
        return fits && face.paths.every((path) => has(paths, path)) ? [{ hex, tile: tile.id, rotation }] : [];
      });
    });
  });
}
