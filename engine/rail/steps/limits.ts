import type { SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { CorpId } from '../board';
import { frame } from '../flow';
import { zoneOf } from '../market/tokens';
import type { RailRules } from '../rules';
import { certificates, overHolding, sellable } from '../shares';
import type { RailState } from '../state';

/** EN2018 5.1: no sales in the first stock round. */
export const salesAllowed = (s: RailState): boolean => (frame(s, 'stockRound')?.n ?? 2) > 1;

/** EN2018 4.3, 5.4: who is over a limit sells first, as far as there is something to sell that helps. */
export function mustSellFirst(g: RailRules, s: RailState, seat: SeatId): Refusal | null {
  const corp = overHolding(g, s, seat);
  const count = certificates(g, s, seat);
  const over = count > g.certificateLimit;
  if ((corp === null && !over) || !salesAllowed(s)) return null;
  const canSell = (id: CorpId): boolean => sellable(s, id, seat).length > 0;
  if (corp !== null && canSell(corp)) return refuse('overHoldingLimit', 'EN2018 4.3', { corp });
  return over && g.corpIds.some((id) => zoneOf(g, s, id) === 'white' && canSell(id))
    ? refuse('overCertificateLimit', 'EN2018 4.3', { count, limit: g.certificateLimit })
    : null;
}
