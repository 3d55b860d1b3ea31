// The market as the drawing needs it; the rules' own grid has at least this.
export type Zone = 'white' | 'yellow' | 'orange' | 'brown';

export interface MarketCell {
  readonly price: number;
  readonly zone: Zone;
  readonly par?: boolean;
  /** A token that would leave the grid here moves up or down instead. */
  readonly leftEdge?: boolean;
  readonly rightEdge?: boolean;
}

export type MarketRows = readonly (readonly (MarketCell | null)[])[];
/** "row,col", both from 0. */
export type CellKey = string;

export const cellKey = (row: number, column: number): CellKey => `${row},${column}`;

/** Where a chosen company would go, and why: "pays", "sells 2". */
export interface MarketTarget {
  readonly cell: CellKey;
  readonly caption: string;
}

/** Captions by cell: several reasons may lead to one place. */
export function captionsByCell(targets: readonly MarketTarget[]): Record<CellKey, readonly string[]> {
  const captions: Record<CellKey, readonly string[]> = {};
  for (const { cell, caption } of targets) captions[cell] = [...(captions[cell] ?? []), caption];
  return captions;
}

/** Marks the ledges: at the left end of a row a token goes down instead, at the right end up, where there is a box. */
export function withLedges(rows: MarketRows): MarketRows {
  return rows.map((row, r) =>
    row.map(
      (cell, c) =>
        cell && {
          ...cell,
          leftEdge: !row[c - 1] && Boolean(rows[r + 1]?.[c]),
          rightEdge: !row[c + 1] && Boolean(rows[r - 1]?.[c]),
        },
    ),
  );
}
