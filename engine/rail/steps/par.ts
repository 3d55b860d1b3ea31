// Setting a par value: with the president's certificate, bought or received (EN2018 4.2, 5.2).
import { refuse, type Refusal } from '../../core/refusal';
import type { SeatId } from '../../core/game';
import type { Par } from '../actions';
import { frame, pop, top } from '../flow';
import { parCell } from '../market/grid';
import { moveToken } from '../market/tokens';
import { pay } from '../money';
import type { RailRules } from '../rules';
import { PRESIDENT_SHARES, certificates, moveShares } from '../shares';
import type { RailState } from '../state';
import { resolveBids } from './auction';
import { allowed, notNow, notYourTurn, type ActionRule } from './rule';
import { mustSellFirst } from './limits';

/** The president's certificate changes hands and the share value token starts (EN2018 4.2). */
function preside(g: RailRules, s: RailState, a: Par): void {
  const corp = s.corps[a.corp];
  const cell = parCell(g.market, a.price);
  if (!corp || !cell) return;
  corp.par = a.price;
  corp.president = a.seat;
  moveShares(corp, 'ipo', a.seat, PRESIDENT_SHARES);
  moveToken(s, a.corp, cell);
}

function whyNotBuyPresidency(g: RailRules, s: RailState, a: Par): Refusal | null {
  const turn = frame(s, 'stockTurn');
  if (turn?.seat !== a.seat) return notYourTurn(a.seat);
  const over = mustSellFirst(g, s, a.seat);
  if (over) return over;
  if (turn.bought) return refuse('boughtAlready', 'EN2018 5.0');
  if (s.corps[a.corp]?.president !== null) return refuse('presidentSold', 'EN2018 5.2', { corp: a.corp });
  const cost = PRESIDENT_SHARES * a.price;
  const cash = s.cash[a.seat] ?? 0;
  if (cost > cash) return refuse('tooLittleMoney', 'EN2018 5.2', { needed: cost, cash });
  if (certificates(g, s, a.seat) >= g.certificateLimit) {
    return refuse('certificateLimit', 'EN2018 4.3', { limit: g.certificateLimit });
  }
  return null;
}

export const par: ActionRule<Par> = {
  why(g, s, a) {
    const f = top(s);
    if (!s.corps[a.corp]) return refuse('noSuchCompany', '', { corp: a.corp });
    if (f?.kind !== 'par' && f?.kind !== 'stockTurn') return notNow(a.type);
    if (!g.parPrices.includes(a.price)) return refuse('noParPrice', 'EN2018 4.2', { price: a.price });
    if (f.kind === 'stockTurn') return whyNotBuyPresidency(g, s, a);
    if (f.seat !== a.seat) return notYourTurn(a.seat);
    return f.corp === a.corp ? null : refuse('otherPar', 'EN2018 5.2', { corp: f.corp });
  },
  apply(g, s, a) {
    const f = top(s);
    preside(g, s, a);
    if (f?.kind === 'par') {
      pop(s);
      resolveBids(g, s);
      return;
    }
    if (f?.kind !== 'stockTurn') return;
    pay(s, a.seat, 'bank', PRESIDENT_SHARES * a.price);
    f.bought = { corp: a.corp, from: 'par' };
    f.acted = true;
  },
  moves(g, s, seat: SeatId) {
    const f = top(s);
    if (f?.kind !== 'par' && f?.kind !== 'stockTurn') return [];
    const corps = f.kind === 'par' ? [f.corp] : g.corpIds.filter((id) => s.corps[id]?.president === null);
    const all = corps.flatMap((corp) =>
      g.parPrices.map((price): Par => ({ seat, type: 'par', corp, price })),
    );
    return allowed(par, g, s, all);
  },
};
