// Buying and selling shares in a stock turn (EN2018 5.1, 5.2).
import type { SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { BuyShare, SellShares } from '../actions';
import type { CorpId } from '../board';
import { frame, top } from '../flow';
import { sharePrice, zoneOf } from '../market/tokens';
import { sell } from '../sale';
import { pay } from '../money';
import type { RailRules } from '../rules';
import {
  HOLDING_LIMIT,
  POOL_LIMIT,
  certificates,
  holdingUnlimited,
  moveShares,
  offeredSingles,
  presidentAfterSale,
  settlePresidency,
  sharesOf,
} from '../shares';
import type { RailState, StockTurnFrame } from '../state';
import { whyNotForcedSale, rememberPosition } from './forced';
import { mustSellFirst, salesAllowed } from './limits';
import { allowed, notNow, notYourTurn, type ActionRule } from './rule';

export function buyPrice(g: RailRules, s: RailState, corp: CorpId, from: 'ipo' | 'pool'): number {
  return from === 'ipo' ? (s.corps[corp]?.par ?? 0) : sharePrice(g, s, corp);
}

/** EN2018 4.4: several shares of one company in a brown box count as the one purchase. */
function mayBuyAgain(g: RailRules, s: RailState, turn: StockTurnFrame, a: BuyShare): boolean {
  const bought = turn.bought;
  if (!bought) return true;
  if (zoneOf(g, s, a.corp) !== 'brown') return false;
  if (a.from === 'ipo' && !g.values.brownFromOffering) return false;
  if ('private' in bought) return true;
  if (bought.corp !== a.corp || bought.from === 'par') return false;
  return bought.from === 'pool' || g.values.brownFromOffering;
}

/** EN2018 4.3, 4.4: whether a seat may hold one share more. */
export function whyNotHoldMore(g: RailRules, s: RailState, seat: SeatId, id: CorpId): Refusal | null {
  const corp = s.corps[id];
  if (corp && sharesOf(corp, seat) >= HOLDING_LIMIT && !holdingUnlimited(g, s, id)) {
    return refuse('holdingLimit', 'EN2018 4.3', { corp: id });
  }
  return null;
}

function whyNotCount(g: RailRules, s: RailState, seat: SeatId, id: CorpId): Refusal | null {
  if (zoneOf(g, s, id) === 'white' && certificates(g, s, seat) >= g.certificateLimit) {
    return refuse('certificateLimit', 'EN2018 4.3', { limit: g.certificateLimit });
  }
  return null;
}

export const buyShare: ActionRule<BuyShare> = {
  why(g, s, a) {
    const turn = top(s);
    const corp = s.corps[a.corp];
    if (turn?.kind !== 'stockTurn') return notNow(a.type);
    if (turn.seat !== a.seat) return notYourTurn(a.seat);
    if (!corp) return refuse('noSuchCompany', '', { corp: a.corp });
    const over = mustSellFirst(g, s, a.seat);
    if (over) return over;
    if (corp.president === null) return refuse('presidentFirst', 'EN2018 5.2', { corp: a.corp });
    const left = a.from === 'ipo' ? offeredSingles(corp) : sharesOf(corp, 'pool');
    if (left < 1) return refuse('noShareThere', 'EN2018 5.2', { corp: a.corp, from: a.from });
    if (frame(s, 'stockRound')?.sold[a.seat]?.includes(a.corp)) {
      return refuse('soldThisRound', 'EN2018 5.2', { corp: a.corp });
    }
    if (!mayBuyAgain(g, s, turn, a)) return refuse('boughtAlready', 'EN2018 5.0');
    const price = buyPrice(g, s, a.corp, a.from);
    const cash = s.cash[a.seat] ?? 0;
    if (price > cash) return refuse('tooLittleMoney', 'EN2018 5.2', { needed: price, cash });
    return whyNotHoldMore(g, s, a.seat, a.corp) ?? whyNotCount(g, s, a.seat, a.corp);
  },
  apply(g, s, a) {
    const turn = top(s);
    const corp = s.corps[a.corp];
    if (turn?.kind !== 'stockTurn' || !corp) return;
    pay(s, a.seat, 'bank', buyPrice(g, s, a.corp, a.from));
    moveShares(corp, a.from, a.seat, 1);
    settlePresidency(s, corp);
    // A later brown purchase does not make an earlier one from the initial offering forgotten.
    if (!turn.bought || 'private' in turn.bought) turn.bought = { corp: a.corp, from: a.from };
    turn.acted = true;
  },
  moves(g, s, seat) {
    const froms = ['ipo', 'pool'] as const;
    const all = g.corpIds.flatMap((corp) =>
      froms.map((from): BuyShare => ({ seat, type: 'buyShare', corp, from })),
    );
    return top(s)?.kind === 'stockTurn' ? allowed(buyShare, g, s, all) : [];
  },
};

/** What holds for every sale of shares, in a stock round or a forced one. */
function whyNotSell(s: RailState, a: SellShares): Refusal | null {
  const corp = s.corps[a.corp];
  if (!corp) return refuse('noSuchCompany', '', { corp: a.corp });
  if (corp.cell === null) return refuse('notYetPriced', 'EN2018 5.1', { corp: a.corp });
  const held = sharesOf(corp, a.seat);
  if (a.count < 1 || a.count > held) return refuse('notHeld', 'EN2018 5.1', { corp: a.corp, held });
  if (sharesOf(corp, 'pool') + a.count > POOL_LIMIT)
    return refuse('poolLimit', 'EN2018 5.1', { corp: a.corp });
  if (presidentAfterSale(s, corp, a.seat, a.count) === null) {
    return refuse('nobodyToPreside', 'EN2018 5.4', { corp: a.corp });
  }
  return null;
}

export const sellShares: ActionRule<SellShares> = {
  why(g, s, a) {
    const f = top(s);
    if (f?.kind === 'operatingTurn') return whyNotForcedSale(g, s, a) ?? whyNotSell(s, a);
    if (f?.kind !== 'stockTurn') return notNow(a.type);
    if (f.seat !== a.seat) return notYourTurn(a.seat);
    if (!salesAllowed(s)) return refuse('noSalesYet', 'EN2018 5.1');
    return whyNotSell(s, a);
  },
  apply(g, s, a) {
    const f = top(s);
    const round = frame(s, 'stockRound');
    if (f?.kind === 'operatingTurn') rememberPosition(s);
    sell(g, s, a.seat, a.corp, a.count);
    if (f?.kind !== 'stockTurn' || !round) return;
    f.acted = true;
    const sold = round.sold[a.seat] ?? [];
    if (!sold.includes(a.corp)) round.sold[a.seat] = [...sold, a.corp];
  },
  moves(g, s, seat) {
    const kind = top(s)?.kind;
    if (kind !== 'stockTurn' && kind !== 'operatingTurn') return [];
    const all = g.corpIds.flatMap((corp) => {
      const held = sharesOf(s.corps[corp] ?? { shares: {} }, seat);
      return Array.from({ length: held }, (_, i): SellShares => ({
        seat,
        type: 'sellShares',
        corp,
        count: i + 1,
      }));
    });
    return allowed(sellShares, g, s, all);
  },
};
