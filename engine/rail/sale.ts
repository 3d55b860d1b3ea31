import type { SeatId } from '../core/game';
import type { CorpId } from './board';
import { below } from './market/grid';
import { moveToken, sharePrice } from './market/tokens';
import { pay } from './money';
import type { RailRules } from './rules';
import { moveShares, settlePresidency } from './shares';
import type { RailState } from './state';

/** Money first, then the presidency, then the drop of the price (EN2018 5.1, 5.4, 4.5). */
export function sell(g: RailRules, s: RailState, seat: SeatId, id: CorpId, count: number): void {
  const corp = s.corps[id];
  if (!corp || corp.cell === null) return;
  pay(s, 'bank', seat, count * sharePrice(g, s, id));
  moveShares(corp, seat, 'pool', count);
  settlePresidency(s, corp);
  moveToken(s, id, below(g.market, corp.cell, count));
}
