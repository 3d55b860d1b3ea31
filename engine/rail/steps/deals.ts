// Deals between two people: offered by one side, accepted or declined by the other (EN2018 3.1, 6.6, 6.6.3).
import type { Move, SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { Accept, Deal, Decline, Offer, Withdraw } from '../actions';
import { frame, pop, push, top } from '../flow';
import { pay } from '../money';
import { phaseDef, type RailRules } from '../rules';
import { certificates } from '../shares';
import type { OperatingTurnFrame, RailState } from '../state';
import { moneyLacking, presidentHelps, raisable, rememberPosition } from './forced';
import { purchase } from './purchase';
import { notNow, notYourTurn, type ActionRule } from './rule';
import { highestPrice, ownFunds, whyNotPurchase } from './trains';

/** EN2018 3.1: a company pays half to double the face value, in phases 3 and 4. */
export function companyPrices(g: RailRules, id: string): readonly [min: number, max: number] {
  const face = g.privates[id]?.price ?? 0;
  return [Math.ceil(face / 2), face * 2];
}

export function whyNotForCompany(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  deal: { private: string; price: number },
): Refusal | null {
  const def = g.privates[deal.private];
  if (!def) return refuse('noSuchPrivate', '', { private: deal.private });
  if (!phaseDef(g, s.phase).privatesToCompanies)
    return refuse('privatesNotYet', 'EN2018 3.1', { phase: s.phase });
  if (def.power?.kind === 'grantPresidency')
    return refuse('neverToCompany', 'EN2018 p. 27', { private: def.id });
  if (!s.seats.includes(s.privates[def.id] ?? '')) {
    return refuse('privateNotForSale', 'EN2018 3.1', { private: def.id });
  }
  const [min, max] = companyPrices(g, def.id);
  if (deal.price < min || deal.price > max) return refuse('privateRange', 'EN2018 3.1', { min, max });
  const cash = s.corps[turn.corp]?.cash ?? 0;
  return deal.price > cash ? refuse('tooLittleMoney', 'EN2018 3.1', { needed: deal.price, cash }) : null;
}

/** A private from player to player: in a stock turn of either, or to save a president from insolvency. */
function whyNotBetweenPlayers(
  g: RailRules,
  s: RailState,
  deal: Extract<Deal, { kind: 'private' }>,
): Refusal | null {
  const f = top(s);
  const round = frame(s, 'stockRound');
  if (!g.privates[deal.private]) return refuse('noSuchPrivate', '', { private: deal.private });
  if (
    s.privates[deal.private] !== deal.seller ||
    deal.seller === deal.buyer ||
    !s.seats.includes(deal.buyer)
  ) {
    return refuse('privateNotOwned', 'EN2018 3.1', { private: deal.private });
  }
  if (f?.kind === 'stockTurn' && round) {
    if (round.n === 1) return refuse('noPrivateDealsYet', 'EN2018 3.1');
    if (!g.values.privateResale && round.tradedPrivates.includes(deal.private)) {
      return refuse('privateTradedThisRound', 'DE2011 V-6.4', { private: deal.private });
    }
    if (g.values.privateIsPurchase && f.bought) return refuse('boughtAlready', 'EN2018 5.0');
  } else if (
    f?.kind !== 'operatingTurn' ||
    s.corps[f.corp]?.president !== deal.seller ||
    !presidentHelps(g, s, f)
  ) {
    return refuse('noPrivateDealsNow', 'EN2018 3.1');
  } else if (moneyLacking(g, s, f) <= 0) return refuse('enoughRaised', 'EN2018 6.6.3');
  if (certificates(g, s, deal.buyer) >= g.certificateLimit) {
    return refuse('certificateLimit', 'EN2018 4.3', { limit: g.certificateLimit });
  }
  const cash = s.cash[deal.buyer] ?? 0;
  if (deal.price < 0) return refuse('priceTooLow', 'EN2018 3.1', { min: 0 });
  return deal.price > cash ? refuse('tooLittleMoney', 'EN2018 3.1', { needed: deal.price, cash }) : null;
}

/** Who has to agree to a deal; null where it is not a deal of this seat. */
function otherSide(s: RailState, seat: SeatId, deal: Deal): SeatId | null {
  const f = top(s);
  if (deal.kind === 'private') {
    if (seat === deal.seller) return deal.buyer;
    return seat === deal.buyer ? deal.seller : null;
  }
  if (f?.kind !== 'operatingTurn' || f.corp !== deal.corp || s.corps[deal.corp]?.president !== seat)
    return null;
  return deal.kind === 'train' ? (s.corps[deal.from]?.president ?? null) : (s.privates[deal.private] ?? null);
}

function whyNotDeal(g: RailRules, s: RailState, deal: Deal): Refusal | null {
  const turn = frame(s, 'operatingTurn');
  if (deal.kind === 'private') return whyNotBetweenPlayers(g, s, deal);
  if (!turn) return notNow('offer');
  if (deal.kind === 'privateToCompany') return whyNotForCompany(g, s, turn, deal);
  return whyNotPurchase(g, s, turn, deal, hopedFunds(g, s, turn));
}

/** In need, a train may be promised before the money for it is raised (EN2018 6.6.3). */
function hopedFunds(g: RailRules, s: RailState, turn: OperatingTurnFrame): number {
  const president = s.corps[turn.corp]?.president ?? '';
  return ownFunds(s, turn) + (presidentHelps(g, s, turn) ? raisable(g, s, turn, president) : 0);
}

export const offer: ActionRule<Offer> = {
  why(g, s, a) {
    const f = top(s);
    if (f?.kind !== 'stockTurn' && f?.kind !== 'operatingTurn') return notNow(a.type);
    const onTurn = f.kind === 'stockTurn' ? f.seat : s.corps[f.corp]?.president;
    if (onTurn !== a.seat) return notYourTurn(a.seat);
    const refusal = whyNotDeal(g, s, a.deal);
    if (refusal) return refusal;
    const other = otherSide(s, a.seat, a.deal);
    if (other === null) return refuse('notYourDeal', 'EN2018 3.1');
    return other === a.seat ? refuse('ownDeal', 'EN2018 3.1') : null;
  },
  apply(_g, s, a) {
    const to = otherSide(s, a.seat, a.deal);
    if (to !== null) push(s, { kind: 'offer', from: a.seat, to, deal: a.deal });
  },
  moves(g, s, seat) {
    return offerCandidates(g, s, seat).flatMap(({ deal, max }) => {
      const action: Offer = { seat, type: 'offer', deal };
      if (max < deal.price || offer.why(g, s, action) !== null) return [];
      return [{ action, range: { field: 'deal.price', min: deal.price, max, step: 1 } }];
    });
  },
};

/** Every deal this seat could offer, at its lowest price, with the highest. */
function offerCandidates(g: RailRules, s: RailState, seat: SeatId): { deal: Deal; max: number }[] {
  const f = top(s);
  if (f?.kind !== 'stockTurn' && f?.kind !== 'operatingTurn') return [];
  const out: { deal: Deal; max: number }[] = [];
  for (const id of g.privateIds) {
    const owner = s.privates[id] ?? '';
    if (!s.seats.includes(owner)) continue;
    const buyers = owner === seat ? s.seats.filter((other) => other !== seat) : [seat];
    for (const buyer of buyers) {
      out.push({
        deal: { kind: 'private', private: id, seller: owner, buyer, price: 0 },
        max: s.cash[buyer] ?? 0,
      });
    }
    if (f.kind !== 'operatingTurn' || owner === seat) continue;
    const [min, max] = companyPrices(g, id);
    const cash = s.corps[f.corp]?.cash ?? 0;
    out.push({
      deal: { kind: 'privateToCompany', private: id, corp: f.corp, price: min },
      max: Math.min(max, cash),
    });
  }
  if (f.kind !== 'operatingTurn') return out;
  const funds = hopedFunds(g, s, f);
  for (const from of g.corpIds) {
    for (const train of new Set(s.corps[from]?.trains)) {
      const deal: Deal = { kind: 'train', corp: f.corp, from, train, price: 1 };
      out.push({ deal, max: highestPrice(g, s, f, train, funds) });
    }
  }
  return out;
}

/** The deal is done; a train that cannot be paid for yet is promised instead. */
function strike(g: RailRules, s: RailState, deal: Deal, agreedBy: SeatId): void {
  const turn = frame(s, 'operatingTurn');
  if (deal.kind === 'train') {
    if (!turn) return;
    if (deal.price <= ownFunds(s, turn)) {
      turn.agreed = null;
      purchase(g, s, turn.corp, deal);
    } else turn.agreed = { from: deal.from, train: deal.train, price: deal.price, with: agreedBy };
    return;
  }
  const owner = s.privates[deal.private] ?? 'bank';
  const buyer = deal.kind === 'private' ? deal.buyer : deal.corp;
  const rescue = deal.kind === 'private' && turn;
  if (rescue) rememberPosition(s);
  pay(s, buyer, owner, deal.price);
  s.privates[deal.private] = buyer;
  const round = frame(s, 'stockRound');
  const stock = frame(s, 'stockTurn');
  if (deal.kind !== 'private' || !round || !stock) return;
  round.tradedPrivates.push(deal.private);
  if (g.values.privateIsPurchase && stock.seat === deal.buyer) {
    stock.bought = { private: deal.private };
    stock.acted = true;
  }
}

export const accept: ActionRule<Accept> = {
  why(_g, s, a) {
    const f = top(s);
    if (f?.kind !== 'offer') return notNow(a.type);
    return f.to === a.seat ? null : notYourTurn(a.seat);
  },
  apply(g, s, a) {
    const f = top(s);
    if (f?.kind !== 'offer') return;
    pop(s);
    const turn = top(s);
    if (turn?.kind === 'operatingTurn') turn.fresh = false;
    strike(g, s, f.deal, a.seat);
  },
  moves: (g, s, seat) => answer<Accept>(accept, g, s, { seat, type: 'accept' }),
};

/**
 * EN2018 6.6.3: who became president through forced sales may cancel the sale of the new company's train;
 * then everything is again as it was at the beginning of the step.
 */
function cancels(s: RailState, deal: Deal): boolean {
  return deal.kind === 'train' && s.rewind?.corps[deal.from]?.president !== s.corps[deal.from]?.president;
}

export const decline: ActionRule<Decline> = {
  why: (g, s, a) => {
    const f = top(s);
    if (f?.kind !== 'offer') return notNow(a.type);
    return f.to === a.seat ? null : notYourTurn(a.seat);
  },
  apply(_g, s) {
    const f = top(s);
    if (f?.kind !== 'offer') return;
    pop(s);
    if (!s.rewind || !cancels(s, f.deal)) return;
    Object.assign(s, s.rewind, { rewind: null });
    // The deal itself was made after the beginning of the step.
    const turn = top(s);
    if (turn?.kind === 'operatingTurn') turn.agreed = null;
  },
  moves: (g, s, seat) => answer<Decline>(decline, g, s, { seat, type: 'decline' }),
};

export const withdraw: ActionRule<Withdraw> = {
  why(_g, s, a) {
    const f = top(s);
    if (f?.kind !== 'offer') return notNow(a.type);
    return f.from === a.seat ? null : notYourTurn(a.seat);
  },
  apply(_g, s) {
    pop(s);
  },
  moves: (g, s, seat) => answer<Withdraw>(withdraw, g, s, { seat, type: 'withdraw' }),
};

function answer<A extends Accept | Decline | Withdraw>(
  rule: ActionRule<A>,
  g: RailRules,
  s: RailState,
  action: A,
): Move<A>[] {
  return rule.why(g, s, action) === null ? [{ action }] : [];
}
