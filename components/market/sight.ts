// How far to scroll so that the chosen company is seen, and where it would go as far as there is room.
import type { CellKey } from './grid';
import { CELL_HEIGHT } from './stack';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const rowOf = (cell: CellKey): number => Number(cell.split(',')[0]);

/** From the top of the grid. */
export function spanOf(cells: readonly CellKey[]): Span {
  const rows = cells.map(rowOf);
  return { from: Math.min(...rows) * CELL_HEIGHT, to: (Math.max(...rows) + 1) * CELL_HEIGHT };
}

/** Goes no further than it must; where not all has room, what is `own` is seen and as much below as can be. */
export function intoSight(now: number, room: number, all: Span, own: Span): number {
  const place =
    all.to - all.from <= room
      ? Math.max(all.to - room, Math.min(now, all.from))
      : Math.max(all.from, own.to - room);
  return Math.max(0, place);
}
