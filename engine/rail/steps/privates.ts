// Privates into companies, and the exchange of a private for a share (EN2018 3.1, p. 11, p. 27).
import { refuse, type Refusal } from '../../core/refusal';
import type { SeatId } from '../../core/game';
import type { BuyForCompany, Exchange } from '../actions';
import { top } from '../flow';
import { pay } from '../money';
import { capitalise } from '../rounds';
import type { RailRules } from '../rules';
import { moveShares, offeredSingles, settlePresidency, sharesOf } from '../shares';
import type { RailState } from '../state';
import { companyPrices, whyNotForCompany } from './deals';
import { allowed, notNow, type ActionRule } from './rule';
import { whyNotHoldMore } from './stock';
import { turnOf } from './turn';

export const buyForCompany: ActionRule<BuyForCompany> = {
  why(g, s, a) {
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    const why = whyNotForCompany(g, s, turn, a);
    if (why) return why;
    const owner = s.privates[a.private] ?? '';
    return owner === a.seat ? null : refuse('needsConsent', 'EN2018 3.1', { seat: owner });
  },
  apply(_g, s, a) {
    const { turn } = turnOf(s, a.seat, a.type);
    if (!turn) return;
    turn.fresh = false;
    pay(s, turn.corp, a.seat, a.price);
    s.privates[a.private] = turn.corp;
  },
  moves(g, s, seat) {
    const { turn } = turnOf(s, seat, 'buyForCompany');
    if (!turn) return [];
    const cash = s.corps[turn.corp]?.cash ?? 0;
    return g.privateIds.flatMap((id) => {
      const [min, top] = companyPrices(g, id);
      const action: BuyForCompany = { seat, type: 'buyForCompany', private: id, price: min };
      if (buyForCompany.why(g, s, action) !== null) return [];
      return [{ action, range: { field: 'price', min, max: Math.min(top, cash), step: 1 } }];
    });
  },
};

/** EN2018 p. 27: in the owner's turn of a stock round, or between the turns of others. */
function whyNotBetween(g: RailRules, s: RailState, seat: SeatId): Refusal | null {
  const f = top(s);
  if (f?.kind === 'stockTurn') {
    const between = f.seat === seat || (!f.acted && f.bought === null);
    return between || g.values.exchangeTiming === 'anytime'
      ? null
      : refuse('notBetweenTurns', 'EN2018 p. 27');
  }
  if (f?.kind === 'operatingTurn') {
    return f.fresh || g.values.exchangeTiming === 'anytime'
      ? null
      : refuse('notBetweenTurns', 'EN2018 p. 27');
  }
  return notNow('exchange');
}

export const exchange: ActionRule<Exchange> = {
  why(g, s, a) {
    const power = g.privates[a.private]?.power;
    if (power?.kind !== 'exchangeForShare')
      return refuse('noSuchPower', 'EN2018 p. 27', { private: a.private });
    if (s.privates[a.private] !== a.seat)
      return refuse('privateNotOwned', 'EN2018 p. 27', { private: a.private });
    const when = whyNotBetween(g, s, a.seat);
    if (when) return when;
    const corp = s.corps[power.corp];
    const left = !corp ? 0 : a.from === 'ipo' ? offeredSingles(corp) : sharesOf(corp, 'pool');
    if (left < 1) return refuse('noShareThere', 'EN2018 p. 27', { corp: power.corp, from: a.from });
    return whyNotHoldMore(g, s, a.seat, power.corp);
  },
  apply(g, s, a) {
    const power = g.privates[a.private]?.power;
    const corp = power?.kind === 'exchangeForShare' ? s.corps[power.corp] : undefined;
    if (power?.kind !== 'exchangeForShare' || !corp) return;
    moveShares(corp, a.from, a.seat, 1);
    s.privates[a.private] = 'closed';
    settlePresidency(s, corp);
    // In a stock round the capital comes at its end; now there is nothing to wait for.
    if (top(s)?.kind === 'operatingTurn') capitalise(s, power.corp);
  },
  moves(g, s, seat) {
    const froms = ['ipo', 'pool'] as const;
    const mine = g.privateIds.filter((id) => s.privates[id] === seat);
    const all = mine.flatMap((id) =>
      froms.map((from): Exchange => ({ seat, type: 'exchange', private: id, from })),
    );
    return allowed(exchange, g, s, all);
  },
};
