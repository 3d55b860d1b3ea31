// Offers: what the deal in question is, and what follows when it is accepted.
import type { RailAction } from '@/engine/rail/actions';
import { frame, top } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import type { OfferFrame, RailState } from '@/engine/rail/state';
import { ownFunds } from '@/engine/rail/steps/trains';
import { applied } from '@/store/history';

/** The position after an action; after an offer, the one when it has been accepted. */
export function afterDeal(game: RailGame, s: RailState, action: RailAction): RailState {
  if (game.why(s, action) !== null) return s;
  const offered = applied(game, s, action);
  const f = top(offered);
  if (action.type !== 'offer' || f?.kind !== 'offer') return offered;
  return applied(game, offered, { seat: f.to, type: 'accept' });
}

/** What must still be raised once a deal is agreed; until then its train is only promised (EN2018 6.6.3). */
export function stillToRaise(s: RailState, deal: OfferFrame['deal']): number {
  const turn = frame(s, 'operatingTurn');
  return deal.kind === 'train' && turn ? Math.max(0, deal.price - ownFunds(s, turn)) : 0;
}

/** To decline takes the forced purchase back to its beginning (EN2018 6.6.3). */
export function declineRewinds(game: RailGame, s: RailState, offer: OfferFrame): boolean {
  return s.rewind !== null && applied(game, s, { seat: offer.to, type: 'decline' }).rewind === null;
}
