import type { SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import { frame } from '../flow';
import type { RailRules } from '../rules';
import { certificates, overHolding, sellable } from '../shares';
import type { RailState } from '../state';

/** EN2018 5.1: no sales in the first stock round. */
export const salesAllowed = (s: RailState): boolean => (frame(s, 'stockRound')?.n ?? 2) > 1;

const canSellAny = (g: RailRules, s: RailState, seat: SeatId): boolean =>
  salesAllowed(s) && g.corpIds.some((id) => sellable(s, id, seat).length > 0);

/** EN2018 4.3, 5.4: who is over a limit sells first, as far as that is possible. */
export function mustSellFirst(g: RailRules, s: RailState, seat: SeatId): Refusal | null {
  const count = certificates(g, s, seat);
  const corp = overHolding(g, s, seat);
  if (count <= g.certificateLimit && corp === null) return null;
  if (!canSellAny(g, s, seat)) return null;
  return corp === null
    ? refuse('overCertificateLimit', 'EN2018 4.3', { count, limit: g.certificateLimit })
    : refuse('overHoldingLimit', 'EN2018 4.3', { corp });
}
