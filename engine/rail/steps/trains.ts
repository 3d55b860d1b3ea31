// Buying and discarding trains (EN2018 6.6).
import type { Move } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { BuyTrain, DiscardTrain } from '../actions';
import { pop, top } from '../flow';
import { trainDef, type RailRules } from '../rules';
import type { OperatingTurnFrame, RailState } from '../state';
import { addTrain, bankTrains, cheapestTrain, removeTrain, trainLimit } from '../trains';
import { presidentHelps } from './forced';
import { purchase, type Purchase } from './purchase';
import { allowed, notNow, notYourTurn, type ActionRule } from './rule';
import { turnOf } from './turn';

/** EN2018 6.6.2: when the president pays, it is the cheapest train, or another company's at face value at most. */
function whyNotHelped(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  p: Purchase,
  funds: number,
): Refusal | null {
  const cash = s.corps[turn.corp]?.cash ?? 0;
  if (p.price <= cash) return null;
  if (p.tradeIn !== undefined || !presidentHelps(g, s, turn)) {
    return refuse('tooLittleMoney', 'EN2018 6.6', { needed: p.price, cash });
  }
  if (s.corps[p.from]) {
    const face = trainDef(g, p.train)?.price ?? 0;
    if (p.price > face) return refuse('aboveFaceValue', 'EN2018 6.6.2', { price: p.price, face });
  } else if (p.price > cheapestTrain(g, s)) {
    return refuse('notTheCheapestTrain', 'EN2018 6.6.2', { cheapest: cheapestTrain(g, s) });
  }
  return p.price > funds ? refuse('raiseMoneyFirst', 'EN2018 6.6.3', { needed: p.price, cash: funds }) : null;
}

function whyNotSource(g: RailRules, s: RailState, turn: OperatingTurnFrame, p: Purchase): Refusal | null {
  const def = trainDef(g, p.train);
  if (!def) return refuse('noSuchTrain', '', { train: p.train });
  if (p.tradeIn !== undefined) {
    if (p.from !== 'bank' || !def.tradeIn) return refuse('noTradeIn', 'EN2018 6.6', { train: p.train });
    if (!def.tradeIn.accepts.includes(p.tradeIn) || !s.corps[turn.corp]?.trains.includes(p.tradeIn)) {
      return refuse('tradeInNotTaken', 'EN2018 6.6', { train: p.tradeIn });
    }
  }
  const price = p.tradeIn === undefined ? def.price : (def.tradeIn?.price ?? def.price);
  if (p.from === 'bank' && !bankTrains(g, s).includes(def)) {
    return refuse('trainNotForSale', 'EN2018 6.6', { train: p.train });
  }
  if (p.from === 'pool' && !s.trains.pool.includes(p.train)) {
    return refuse('trainNotForSale', 'EN2018 6.6', { train: p.train });
  }
  if (p.from === 'bank' || p.from === 'pool') {
    return p.price === price ? null : refuse('trainPrice', 'EN2018 6.6', { price });
  }
  const seller = s.corps[p.from];
  if (!seller || p.from === turn.corp) return refuse('noSuchCompany', '', { corp: p.from });
  if (!seller.trains.includes(p.train)) return refuse('trainNotForSale', 'EN2018 6.6', { train: p.train });
  return p.price >= 1 ? null : refuse('trainMinimum', 'EN2018 6.6', { min: 1 });
}

/** All but the seller's consent. `funds`: what company and president can lay on the table. */
export function whyNotPurchase(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  p: Purchase,
  funds: number,
): Refusal | null {
  if (turn.step !== 'buyTrains') return refuse('runFirst', 'EN2018 6.1');
  const corp = s.corps[turn.corp];
  if (!corp) return refuse('noSuchCompany', '', { corp: turn.corp });
  if (p.tradeIn === undefined && corp.trains.length >= trainLimit(g, s)) {
    return refuse('trainLimit', 'EN2018 6.6', { limit: trainLimit(g, s) });
  }
  return whyNotSource(g, s, turn, p) ?? whyNotHelped(g, s, turn, p, funds);
}

export const ownFunds = (s: RailState, turn: OperatingTurnFrame): number =>
  (s.corps[turn.corp]?.cash ?? 0) + (s.cash[s.corps[turn.corp]?.president ?? ''] ?? 0);

/** EN2018 6.6: the other president must agree, unless it is the same person or the deal was agreed before. */
function whyNotConsent(s: RailState, turn: OperatingTurnFrame, a: BuyTrain): Refusal | null {
  const seller = s.corps[a.from];
  if (!seller || seller.president === a.seat) return null;
  const deal = turn.agreed;
  const agreed =
    deal?.from === a.from &&
    deal.train === a.train &&
    deal.price === a.price &&
    deal.with === seller.president;
  return agreed ? null : refuse('needsConsent', 'EN2018 6.6', { seat: seller.president ?? '' });
}

export const buyTrain: ActionRule<BuyTrain> = {
  why(g, s, a) {
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    return whyNotPurchase(g, s, turn, a, ownFunds(s, turn)) ?? whyNotConsent(s, turn, a);
  },
  apply(g, s, a) {
    const { turn } = turnOf(s, a.seat, a.type);
    if (!turn) return;
    turn.agreed = null;
    purchase(g, s, turn.corp, a);
  },
  moves(g, s, seat) {
    const { turn } = turnOf(s, seat, 'buyTrain');
    if (turn?.step !== 'buyTrains') return [];
    const make = (from: string, train: string, price: number, tradeIn?: string): BuyTrain => ({
      seat,
      type: 'buyTrain',
      from,
      train,
      price,
      ...(tradeIn === undefined ? {} : { tradeIn }),
    });
    const bank = bankTrains(g, s).flatMap((def) => [
      make('bank', def.type, def.price),
      ...(def.tradeIn?.accepts ?? []).map((old) =>
        make('bank', def.type, def.tradeIn?.price ?? def.price, old),
      ),
    ]);
    const pool = [...new Set(s.trains.pool)].map((type) => make('pool', type, trainDef(g, type)?.price ?? 0));
    const agreed = turn.agreed ? [make(turn.agreed.from, turn.agreed.train, turn.agreed.price)] : [];
    return [
      ...allowed(buyTrain, g, s, [...bank, ...pool, ...agreed]),
      ...ownTrainMoves(g, s, turn, seat, make),
    ];
  },
};

/** Trains of the president's other companies, at any price that can be paid. */
function ownTrainMoves(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  seat: string,
  make: (from: string, train: string, price: number) => BuyTrain,
): Move<BuyTrain>[] {
  const out: Move<BuyTrain>[] = [];
  for (const id of g.corpIds) {
    const seller = s.corps[id];
    if (!seller || id === turn.corp || seller.president !== seat) continue;
    for (const train of new Set(seller.trains)) {
      const action = make(id, train, 1);
      const max = highestPrice(g, s, turn, train, ownFunds(s, turn));
      if (max >= 1 && buyTrain.why(g, s, action) === null) {
        out.push({ action, range: { field: 'price', min: 1, max, step: 1 } });
      }
    }
  }
  return out;
}

/** The most that may be paid for another company's train with these funds. */
export function highestPrice(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  train: string,
  funds: number,
): number {
  const cash = s.corps[turn.corp]?.cash ?? 0;
  if (!presidentHelps(g, s, turn)) return cash;
  const face = trainDef(g, train)?.price ?? 0;
  return Math.max(cash, Math.min(face, funds));
}

export const discardTrain: ActionRule<DiscardTrain> = {
  why(g, s, a) {
    const f = top(s);
    if (f?.kind !== 'discard') return notNow(a.type);
    const corp = s.corps[a.corp];
    if (!corp || corp.president !== a.seat) return notYourTurn(a.seat);
    if (!f.corps.includes(a.corp)) return refuse('withinTrainLimit', 'EN2018 6.6.1', { corp: a.corp });
    if (g.values.discardOrder === 'price' && f.corps[0] !== a.corp) {
      return refuse('discardOrder', 'EN2018 6.6.1', { corp: f.corps[0] ?? '' });
    }
    return corp.trains.includes(a.train) ? null : refuse('noSuchTrain', 'EN2018 6.6.1', { train: a.train });
  },
  apply(g, s, a) {
    const f = top(s);
    const corp = s.corps[a.corp];
    if (f?.kind !== 'discard' || !corp) return;
    removeTrain(corp.trains, a.train);
    addTrain(g, s.trains.pool, a.train);
    if (corp.trains.length <= trainLimit(g, s)) f.corps = f.corps.filter((id) => id !== a.corp);
    if (f.corps.length === 0) pop(s);
  },
  moves(g, s, seat) {
    const f = top(s);
    if (f?.kind !== 'discard') return [];
    const all = f.corps.flatMap((corp) =>
      [...new Set(s.corps[corp]?.trains)].map((train): DiscardTrain => ({
        seat,
        type: 'discardTrain',
        corp,
        train,
      })),
    );
    return allowed(discardTrain, g, s, all);
  },
};
