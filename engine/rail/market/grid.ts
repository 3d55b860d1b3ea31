// The stock market as a grid. Positions are "row,column", counted from 0 at the top left.
export type Zone = 'white' | 'yellow' | 'orange' | 'brown';

export interface MarketCell {
  readonly price: number;
  readonly zone: Zone;
  readonly par: boolean;
}

export type MarketGrid = readonly (readonly (MarketCell | null)[])[];

const ZONES: Readonly<Record<string, Zone>> = { y: 'yellow', o: 'orange', b: 'brown' };

/** Reads rows such as "60y 67 100p -": price and zone or par sign, "-" for no box. */
export function parseMarket(rows: readonly string[]): MarketGrid {
  return rows.map((row) =>
    row.split(' ').map((text) => {
      if (text === '-') return null;
      const sign = /[a-z]$/.exec(text)?.[0] ?? '';
      return { price: parseInt(text, 10), zone: ZONES[sign] ?? 'white', par: sign === 'p' };
    }),
  );
}

export const cellKey = (row: number, column: number): string => `${row},${column}`;

export function cellPosition(key: string): readonly [row: number, column: number] {
  const comma = key.indexOf(',');
  return [Number(key.slice(0, comma)), Number(key.slice(comma + 1))];
}

const has = (grid: MarketGrid, row: number, column: number): boolean => Boolean(grid[row]?.[column]);

export function cellAt(grid: MarketGrid, key: string): MarketCell {
  const [row, column] = cellPosition(key);
  const cell = grid[row]?.[column];
  if (!cell) throw new Error(`no box ${key} on the market`);
  return cell;
}

/** The box a par price starts in; null where the price is no par price. */
export function parCell(grid: MarketGrid, price: number): string | null {
  for (let row = 0; row < grid.length; row++) {
    const column = grid[row]?.findIndex((cell) => cell?.par && cell.price === price) ?? -1;
    if (column >= 0) return cellKey(row, column);
  }
  return null;
}

/** EN2018 4.5: one box up, if there is one. */
export function above(grid: MarketGrid, key: string): string {
  const [row, column] = cellPosition(key);
  return has(grid, row - 1, column) ? cellKey(row - 1, column) : key;
}

/** EN2018 4.5: down one box a share, stopping at the bottom of the column. */
export function below(grid: MarketGrid, key: string, steps: number): string {
  const [row, column] = cellPosition(key);
  let to = row;
  while (to < row + steps && has(grid, to + 1, column)) to++;
  return cellKey(to, column);
}

/** EN2018 4.5: right; at the end of the row up. */
export function rightOf(grid: MarketGrid, key: string): string {
  const [row, column] = cellPosition(key);
  return has(grid, row, column + 1) ? cellKey(row, column + 1) : above(grid, key);
}

/** EN2018 4.5: left; at the end of the row down. */
export function leftOf(grid: MarketGrid, key: string): string {
  const [row, column] = cellPosition(key);
  return has(grid, row, column - 1) ? cellKey(row, column - 1) : below(grid, key, 1);
}
