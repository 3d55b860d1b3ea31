// The sale of the private companies as a list: what each costs, who bids what, and what this seat may do.
import type { MoveRange, SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { BidAction, BuyPrivate } from '@/engine/rail/actions';
import { frame } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import type { Bid, RailState } from '@/engine/rail/state';
import { minimumBid, offerPrice, setAside, unsoldPrivates } from '@/engine/rail/steps/auction';
import { applied } from '@/store/history';

export interface AuctionLine {
  readonly private: string;
  readonly face: number;
  readonly revenue: number;
  /** What it costs now; null for those that can only be bid on. */
  readonly price: number | null;
  readonly minimumBid: number;
  /** The highest first. */
  readonly bids: readonly Bid[];
  readonly buy: BuyPrivate;
  readonly whyNotBuy: Refusal | null;
  readonly bid: BidAction;
  readonly whyNotBid: Refusal | null;
  readonly range: MoveRange | null;
}

export interface AuctionView {
  readonly lines: readonly AuctionLine[];
  readonly sold: readonly { readonly private: string; readonly owner: string }[];
  readonly cash: number;
  /** Money that lies on bids of this seat. */
  readonly aside: number;
  /** What a pass would lead to, where all others have passed; null otherwise. */
  readonly lastPass: LastPass | null;
}

/** EN2018 1.2.3: the cheapest costs less, goes to somebody for nothing, or the sold ones pay. */
export type LastPass =
  | { readonly kind: 'cheaper'; readonly private: string; readonly by: number }
  | { readonly kind: 'given'; readonly private: string; readonly to: SeatId }
  | { readonly kind: 'pays' };

function lastPass(game: RailGame, s: RailState, seat: SeatId): LastPass | null {
  const g = game.rulesOf(s);
  const f = frame(s, 'auction');
  const first = g.privateIds[0];
  if (first === undefined || f?.passes !== s.seats.length - 1) return null;
  if (s.privates[first] !== 'bank') return { kind: 'pays' };
  const next = applied(game, s, { seat, type: 'pass' });
  const owner = next.privates[first];
  if (owner !== undefined && next.seats.includes(owner)) return { kind: 'given', private: first, to: owner };
  const after = frame(next, 'auction');
  const by = after ? offerPrice(g, f, first) - offerPrice(g, after, first) : 0;
  return { kind: 'cheaper', private: first, by };
}

export function auctionView(game: RailGame, s: RailState, seat: SeatId): AuctionView {
  const g = game.rulesOf(s);
  const f = frame(s, 'auction');
  const unsold = unsoldPrivates(g, s);
  const cash = s.cash[seat] ?? 0;
  const lines = unsold.flatMap((id): AuctionLine[] => {
    const def = g.privates[id];
    if (!f || !def) return [];
    const price = offerPrice(g, f, id);
    const min = minimumBid(g, f, id);
    const buy: BuyPrivate = { seat, type: 'buyPrivate', private: id, price };
    const bid: BidAction = { seat, type: 'bid', private: id, price: min };
    const whyNotBid = game.why(s, bid);
    const max = cash - setAside(f, seat, id);
    return [
      {
        private: id,
        face: def.price,
        revenue: def.revenue,
        price: id === unsold[0] ? price : null,
        minimumBid: min,
        bids: (f.bids[id] ?? []).slice().sort((a, b) => b.price - a.price),
        buy,
        whyNotBuy: game.why(s, buy),
        bid,
        whyNotBid,
        range: whyNotBid ? null : { field: 'price', min, max, step: 1 },
      },
    ];
  });
  return {
    lines,
    sold: g.privateIds
      .filter((id) => s.seats.includes(s.privates[id] ?? ''))
      .map((id) => ({ private: id, owner: s.privates[id] ?? '' })),
    cash,
    aside: f ? setAside(f, seat) : 0,
    lastPass: lastPass(game, s, seat),
  };
}
