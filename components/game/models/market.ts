// Where a company's share value would go.
import { above, below, cellAt, leftOf, rightOf } from '@/engine/rail/market/grid';
import type { RailRules } from '@/engine/rail/rules';
import { isSoldOut, POOL_LIMIT, sharesOf } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';

export type Turn =
  | { readonly kind: 'pays' }
  | { readonly kind: 'withholds' }
  | { readonly kind: 'soldOut' }
  /** `to`: more shares sold go no further down. */
  | { readonly kind: 'sold'; readonly from: number; readonly to: number };

export interface MarketMove {
  readonly turn: Turn;
  readonly cell: string;
  readonly price: number;
  /** Against the price now. */
  readonly change: number;
}

export function marketMoves(g: RailRules, s: RailState, id: string): MarketMove[] {
  const corp = s.corps[id];
  if (!corp || corp.cell === null) return [];
  const here = corp.cell;
  const now = cellAt(g.market, here).price;
  const move = (turn: Turn, cell: string): MarketMove => {
    const { price } = cellAt(g.market, cell);
    return { turn, cell, price, change: price - now };
  };
  const moves = [
    move({ kind: 'pays' }, rightOf(g.market, here)),
    move({ kind: 'withholds' }, leftOf(g.market, here)),
  ];
  if (isSoldOut(corp)) moves.push(move({ kind: 'soldOut' }, above(g.market, here)));
  const held = s.seats.reduce((sum, seat) => sum + sharesOf(corp, seat), 0);
  const most = Math.min(POOL_LIMIT - sharesOf(corp, 'pool'), held);
  for (let n = 1; n <= most; n++) {
    const cell = below(g.market, here, n);
    const last = moves[moves.length - 1];
    if (last?.turn.kind === 'sold' && last.cell === cell)
      moves[moves.length - 1] = move({ kind: 'sold', from: last.turn.from, to: n }, cell);
    else moves.push(move({ kind: 'sold', from: n, to: n }, cell));
  }
  return moves;
}
