// Forced train purchases: who must buy, and what a president may sell for it (EN2018 6.6.2, 6.6.3, 6.7).
import type { SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { Bankrupt, SellShares } from '../actions';
import type { CorpId } from '../board';
import { top } from '../flow';
import { byShareValue, sharePrice } from '../market/tokens';
import { reachOf } from '../reach';
import type { RailRules } from '../rules';
import { PRESIDENT_SHARES, presidentAfterSale, sellable, sharesOf } from '../shares';
import type { OperatingTurnFrame, RailState } from '../state';
import { cheapestTrain } from '../trains';
import { notNow, notYourTurn, type ActionRule } from './rule';
import { pay } from '../money';
import { sell } from '../sale';

/** EN2018 6.6.2: a company with a route and without a train must buy one. */
export function mustBuyTrain(g: RailRules, s: RailState, corp: CorpId): boolean {
  return s.corps[corp]?.trains.length === 0 && reachOf(g.map, s.board, corp).canRun;
}

/** The company cannot pay for the cheapest train of bank and pool itself, so its president helps. */
export function presidentHelps(g: RailRules, s: RailState, turn: OperatingTurnFrame): boolean {
  const corp = s.corps[turn.corp];
  return (
    turn.step === 'buyTrains' &&
    Boolean(corp && corp.cash < cheapestTrain(g, s)) &&
    mustBuyTrain(g, s, turn.corp)
  );
}

/** What company and president still lack for the train they are after. */
export function moneyLacking(g: RailRules, s: RailState, turn: OperatingTurnFrame): number {
  const corp = s.corps[turn.corp];
  const price = turn.agreed?.price ?? cheapestTrain(g, s);
  return price - (corp?.cash ?? 0) - (s.cash[corp?.president ?? ''] ?? 0);
}

/** Shares of one company the president may sell now, apart from what is needed. */
function forcedCounts(s: RailState, turn: OperatingTurnFrame, seat: SeatId, id: CorpId): number[] {
  const corp = s.corps[id];
  if (!corp) return [];
  const keeps = (n: number): boolean => id !== turn.corp || presidentAfterSale(s, corp, seat, n) === seat;
  return sellable(s, id, seat).filter(keeps);
}

/** All that a president could raise by selling shares. */
export function raisable(g: RailRules, s: RailState, turn: OperatingTurnFrame, seat: SeatId): number {
  return g.corpIds.reduce(
    (sum, id) => sum + Math.max(0, ...forcedCounts(s, turn, seat, id)) * sharePrice(g, s, id),
    0,
  );
}

export function whyNotForcedSale(g: RailRules, s: RailState, a: SellShares): Refusal | null {
  const turn = top(s);
  if (turn?.kind !== 'operatingTurn') return notNow(a.type);
  const buyer = s.corps[turn.corp];
  const corp = s.corps[a.corp];
  if (buyer?.president !== a.seat) return notYourTurn(a.seat);
  const may = g.values.saleForTrain === 'short' ? turn.step === 'buyTrains' : presidentHelps(g, s, turn);
  if (!may) return refuse('noForcedSale', 'EN2018 6.6.3');
  if (!corp) return refuse('noSuchCompany', '', { corp: a.corp });
  const lacking = moneyLacking(g, s, turn);
  // The president's certificate alone, where it may be sold whole though half of it would do.
  const whole = g.values.forcedSale === 'certificate' && corp.president === a.seat;
  const spare = whole && sharesOf(corp, a.seat) === PRESIDENT_SHARES ? PRESIDENT_SHARES : 1;
  if ((a.count - spare) * sharePrice(g, s, a.corp) >= lacking) {
    return lacking > 0
      ? refuse('moreThanNeeded', 'EN2018 6.6.3', { lacking })
      : refuse('enoughRaised', 'EN2018 6.6.3');
  }
  if (a.corp === turn.corp && presidentAfterSale(s, corp, a.seat, a.count) !== a.seat) {
    return refuse('losesTrainlessCompany', 'EN2018 6.6.3', { corp: a.corp });
  }
  return null;
}

/** Keeps the position before the first forced sale, in case a new president cancels a train deal. */
export function rememberPosition(s: RailState): void {
  if (s.rewind !== null) return;
  s.rewind = JSON.parse(JSON.stringify({ ...s, rewind: undefined }));
}

export const bankrupt: ActionRule<Bankrupt> = {
  why(g, s, a) {
    const turn = top(s);
    if (turn?.kind !== 'operatingTurn') return notNow(a.type);
    const corp = s.corps[turn.corp];
    if (corp?.president !== a.seat) return notYourTurn(a.seat);
    if (!presidentHelps(g, s, turn)) return refuse('notInsolvent', 'EN2018 6.7');
    const worth = corp.cash + (s.cash[a.seat] ?? 0) + raisable(g, s, turn, a.seat);
    const needed = cheapestTrain(g, s);
    return worth >= needed ? refuse('notInsolvent', 'EN2018 6.7', { worth, needed }) : null;
  },
  /** All that may be sold is sold, the money goes to the bank, and the game ends at once (EN2018 6.7, 7.1). */
  apply(g, s, a) {
    const turn = top(s);
    if (turn?.kind !== 'operatingTurn') return;
    for (const id of byShareValue(g, s, g.corpIds)) {
      const count = Math.max(0, ...forcedCounts(s, turn, a.seat, id));
      if (count > 0) sell(g, s, a.seat, id, count);
    }
    pay(s, a.seat, 'bank', s.cash[a.seat] ?? 0);
    s.rewind = null;
    s.flow = [];
    s.ended = { reason: 'bankrupt', bankrupt: a.seat };
  },
  moves(g, s, seat) {
    const action: Bankrupt = { seat, type: 'bankrupt' };
    return top(s)?.kind === 'operatingTurn' && bankrupt.why(g, s, action) === null ? [{ action }] : [];
  },
};
