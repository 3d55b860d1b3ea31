// The drawing of a route: it follows the very arcs the tiles show.
import { edgeTowards } from '@/engine/hex/hex';
import { faceOf, type Board } from '@/engine/rail/board';
import type { BoardMap } from '@/engine/rail/map';

import { distance, hexCentre, type Point } from './geometry';
import { layoutOf, lineFor, SLOT } from './layout';
import { pieceData, pointAt, type Piece } from './track';

export interface Route {
  readonly train: string;
  /** Stops ("H16/0") and hexes passed without stopping ("H14"), in order. */
  readonly path: readonly string[];
}

export interface RouteStop {
  readonly id: string;
  readonly centre: Point;
  /** Circles to ring, about the centre. */
  readonly slots: readonly Point[];
}

export interface RouteDrawing {
  readonly data: string;
  readonly stops: readonly RouteStop[];
}

function entryOf(text: string): { hex: string; stop: number | null } {
  const slash = text.indexOf('/');
  return slash < 0
    ? { hex: text, stop: null }
    : { hex: text.slice(0, slash), stop: Number(text.slice(slash + 1)) };
}

/** Where a line meets the rim of its city: tokens stay free. */
function rim(piece: Piece, slots: readonly Point[]): number {
  for (let t = 0; t < 1; t += 0.02) {
    if (slots.some((slot) => distance(slot, pointAt(piece, t)) < SLOT + 2)) return t;
  }
  return 1;
}

/** Path data for a route, and the stops on it. Track that is not on the board is left out. */
export function drawRoute(map: BoardMap, board: Board, route: Route): RouteDrawing {
  const entries = route.path.map(entryOf);
  const stops: RouteStop[] = [];
  const data = entries.map(({ hex, stop }, i) => {
    const centre = hexCentre(hex);
    const layout = layoutOf(faceOf(map, board, hex));
    const beside = [entries[i - 1], entries[i + 1]].filter((other) => other !== undefined);
    const edges = beside.map((other) => edgeTowards(hex, other.hex)).filter((edge) => edge !== null);
    if (stop === null) {
      const line = edges.length === 2 ? lineFor(layout, edges, null) : null;
      return line ? pieceData(line.piece, centre) : '';
    }
    const place = layout.stops[stop];
    if (place)
      stops.push({
        id: route.path[i] ?? hex,
        centre,
        slots: place.slots.length > 0 ? place.slots : [place.at],
      });
    return edges
      .map((edge) => lineFor(layout, [edge], stop))
      .map((line) => (line ? pieceData(line.piece, centre, 0, rim(line.piece, place?.slots ?? [])) : ''))
      .join('');
  });
  return { data: data.join(''), stops };
}
