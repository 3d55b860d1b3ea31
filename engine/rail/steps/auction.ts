// The sale of the private companies (EN2018 1.2).
import type { SeatId } from '../../core/game';
import { refuse } from '../../core/refusal';
import type { BidAction, BuyPrivate } from '../actions';
import { clockwiseFrom, frame, leftOfSeat, pop, push, top } from '../flow';
import { pay } from '../money';
import { payPrivates, startStockRound } from '../rounds';
import type { RailRules } from '../rules';
import { moveShares } from '../shares';
import type { AuctionFrame, Bid, PrivateId, RailState } from '../state';
import { notNow, notYourTurn, type ActionRule } from './rule';

/** EN2018 1.2.1: a bid exceeds the face value and every other bid by at least 5. */
const RAISE = 5;

export function unsoldPrivates(g: RailRules, s: RailState): PrivateId[] {
  return g.privateIds.filter((id) => s.privates[id] === 'bank');
}

export function offerPrice(g: RailRules, f: AuctionFrame, id: PrivateId): number {
  return (g.privates[id]?.price ?? 0) - (id === g.privateIds[0] ? f.discount : 0);
}

const bidsOn = (f: AuctionFrame, id: PrivateId): Bid[] => f.bids[id] ?? [];
const highest = (bids: readonly Bid[]): Bid | undefined =>
  bids.reduce<Bid | undefined>((best, bid) => (!best || bid.price > best.price ? bid : best), undefined);
const lowest = (bids: readonly Bid[]): Bid | undefined =>
  bids.reduce<Bid | undefined>((best, bid) => (!best || bid.price < best.price ? bid : best), undefined);

/** Money set aside for bids; a new bid on a private replaces the seat's own older one. */
export function setAside(f: AuctionFrame, seat: SeatId, except: PrivateId | null = null): number {
  let sum = 0;
  for (const id in f.bids) {
    if (id !== except) for (const bid of bidsOn(f, id)) if (bid.seat === seat) sum += bid.price;
  }
  return sum;
}

export function minimumBid(g: RailRules, f: AuctionFrame, id: PrivateId): number {
  return (highest(bidsOn(f, id))?.price ?? g.privates[id]?.price ?? 0) + RAISE;
}

/** A private changes from the bank to a player, with what comes with it. */
function acquire(g: RailRules, s: RailState, id: PrivateId, seat: SeatId, price: number): void {
  pay(s, seat, 'bank', price);
  s.privates[id] = seat;
  const power = g.privates[id]?.power;
  if (power?.kind === 'grantShare') {
    const corp = s.corps[power.corp];
    if (corp) moveShares(corp, 'ipo', seat, 1);
  }
  // The president's certificate comes with the par value, which is set at once (EN2018 5.2).
  if (power?.kind === 'grantPresidency') push(s, { kind: 'par', corp: power.corp, seat });
}

/** EN2018 1.2.2: bids on the cheapest private are resolved before anyone takes a turn. */
export function resolveBids(g: RailRules, s: RailState): void {
  const f = frame(s, 'auction');
  while (f && top(s)?.kind === 'auction') {
    const id = unsoldPrivates(g, s)[0];
    if (id === undefined) return startStockRound(g, s, 1);
    const bids = bidsOn(f, id);
    const only = bids[0];
    if (!only) {
      // The turn was set when the last private was bought: it is the priority holder's.
      return;
    }
    if (bids.length > 1) {
      push(s, { kind: 'bidding', private: id, turn: lowest(bids)?.seat ?? only.seat, passed: [] });
      return;
    }
    delete f.bids[id];
    acquire(g, s, id, only.seat, only.price);
  }
}

function buyAtOffer(
  g: RailRules,
  s: RailState,
  f: AuctionFrame,
  seat: SeatId,
  id: PrivateId,
  price: number,
): void {
  f.passes = 0;
  f.turn = leftOfSeat(s, seat);
  acquire(g, s, id, seat, price);
  resolveBids(g, s);
}

export const buyPrivate: ActionRule<BuyPrivate> = {
  why(g, s, a) {
    const f = top(s);
    if (f?.kind !== 'auction') return notNow(a.type);
    if (f.turn !== a.seat) return notYourTurn(a.seat);
    const cheapest = unsoldPrivates(g, s)[0];
    if (a.private !== cheapest) return refuse('notTheCheapest', 'EN2018 1.2(2)', { private: a.private });
    const price = offerPrice(g, f, cheapest);
    if (a.price !== price && !(g.values.privateAbovePrice && a.price > price)) {
      return refuse('privatePrice', 'EN2018 1.2(2)', { private: a.private, price });
    }
    const free = (s.cash[a.seat] ?? 0) - setAside(f, a.seat, a.private);
    if (a.price > free) return refuse('tooLittleMoney', 'EN2018 1.2.1', { needed: a.price, cash: free });
    return null;
  },
  apply(g, s, a) {
    const f = frame(s, 'auction');
    if (!f) return;
    s.priority = leftOfSeat(s, a.seat);
    buyAtOffer(g, s, f, a.seat, a.private, a.price);
  },
  moves(g, s, seat) {
    const f = top(s);
    const id = unsoldPrivates(g, s)[0];
    if (f?.kind !== 'auction' || id === undefined) return [];
    const action: BuyPrivate = { seat, type: 'buyPrivate', private: id, price: offerPrice(g, f, id) };
    return buyPrivate.why(g, s, action) === null ? [{ action }] : [];
  },
};

export const bid: ActionRule<BidAction> = {
  why(g, s, a) {
    const at = top(s);
    const f = frame(s, 'auction');
    if (!f || (at?.kind !== 'auction' && at?.kind !== 'bidding')) return notNow(a.type);
    if (at.turn !== a.seat) return notYourTurn(a.seat);
    if (s.privates[a.private] !== 'bank')
      return refuse('privateNotForSale', 'EN2018 1.2(3)', { private: a.private });
    if (at.kind === 'auction' && a.private === unsoldPrivates(g, s)[0]) {
      return refuse('bidOnCheapest', 'EN2018 1.2(3)', { private: a.private });
    }
    if (at.kind === 'bidding' && a.private !== at.private) {
      return refuse('otherAuction', 'EN2018 1.2.2', { private: at.private });
    }
    const min = minimumBid(g, f, a.private);
    if (a.price < min) return refuse('bidTooLow', 'EN2018 1.2.1', { min });
    const free = (s.cash[a.seat] ?? 0) - setAside(f, a.seat, a.private);
    if (a.price > free) return refuse('tooLittleMoney', 'EN2018 1.2.1', { needed: a.price, cash: free });
    return null;
  },
  apply(g, s, a) {
    const f = frame(s, 'auction');
    const at = top(s);
    if (!f) return;
    f.bids[a.private] = [
      ...bidsOn(f, a.private).filter((b) => b.seat !== a.seat),
      { seat: a.seat, price: a.price },
    ];
    if (at?.kind === 'bidding') {
      at.passed = [];
      at.turn = nextBidder(g, s, f, at.private, at.passed, a.seat);
      return;
    }
    f.passes = 0;
    f.turn = leftOfSeat(s, a.seat);
  },
  moves(g, s, seat) {
    const at = top(s);
    const f = frame(s, 'auction');
    if (!f || (at?.kind !== 'auction' && at?.kind !== 'bidding') || at.turn !== seat) return [];
    const on = at.kind === 'bidding' ? [at.private] : unsoldPrivates(g, s).slice(1);
    return on.flatMap((id) => {
      const min = minimumBid(g, f, id);
      const max = (s.cash[seat] ?? 0) - setAside(f, seat, id);
      const action: BidAction = { seat, type: 'bid', private: id, price: min };
      return max < min ? [] : [{ action, range: { field: 'price', min, max, step: 1 } }];
    });
  },
};

/** Who is asked next in an auction: never the highest bidder, who can only wait. */
function nextBidder(
  g: RailRules,
  s: RailState,
  f: AuctionFrame,
  id: PrivateId,
  passed: readonly SeatId[],
  after: SeatId,
): SeatId {
  const bids = bidsOn(f, id);
  const high = highest(bids)?.seat;
  if (g.values.auctionTurn === 'lowestBid') return lowest(bids)?.seat ?? after;
  const asks = (seat: SeatId): boolean =>
    seat !== high && !passed.includes(seat) && bids.some((b) => b.seat === seat);
  return clockwiseFrom(s, after).find(asks) ?? after;
}

/** EN2018 1.2.2(4, 5): passing in an auction; it ends when all but the highest have passed in a row. */
export function passBidding(g: RailRules, s: RailState, seat: SeatId): void {
  const f = frame(s, 'auction');
  const at = frame(s, 'bidding');
  if (!f || !at) return;
  const id = at.private;
  if (g.values.auctionPass === 'out') f.bids[id] = bidsOn(f, id).filter((b) => b.seat !== seat);
  else at.passed.push(seat);
  const bids = bidsOn(f, id);
  const high = highest(bids);
  if (high && bids.every((b) => b.seat === high.seat || at.passed.includes(b.seat))) {
    delete f.bids[id];
    pop(s);
    acquire(g, s, id, high.seat, high.price);
    resolveBids(g, s);
  } else at.turn = nextBidder(g, s, f, id, at.passed, seat);
}

/** EN2018 1.2.3: passing; when all pass, the cheapest gets cheaper or the sold ones pay. */
export function passAuction(g: RailRules, s: RailState, seat: SeatId): void {
  const f = frame(s, 'auction');
  const first = g.privateIds[0];
  if (!f || first === undefined) return;
  f.turn = leftOfSeat(s, seat);
  f.passes++;
  if (f.passes < s.seats.length) return;
  f.passes = 0;
  if (s.privates[first] !== 'bank') {
    payPrivates(g, s);
    if (g.values.afterAllPassed === 'priority') f.turn = s.priority;
    return;
  }
  f.discount += RAISE;
  if (offerPrice(g, f, first) > 0) return;
  const taker = f.turn;
  if (g.values.freePrivateMovesPriority) s.priority = leftOfSeat(s, taker);
  buyAtOffer(g, s, f, taker, first, 0);
}
