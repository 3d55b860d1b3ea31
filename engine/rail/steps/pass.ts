// Passing: declining to buy, bid, or do anything more in a turn.
import { refuse } from '../../core/refusal';
import type { Pass } from '../actions';
import { top } from '../flow';
import { endOperatingTurn, endStockTurn } from '../rounds';
import { passAuction, passBidding } from './auction';
import { mustBuyTrain } from './forced';
import { mustSellFirst } from './limits';
import { notNow, notYourTurn, type ActionRule } from './rule';

export const pass: ActionRule<Pass> = {
  why(g, s, a) {
    const f = top(s);
    switch (f?.kind) {
      case 'auction':
      case 'bidding':
        return f.turn === a.seat ? null : notYourTurn(a.seat);
      case 'stockTurn':
        return f.seat === a.seat ? mustSellFirst(g, s, a.seat) : notYourTurn(a.seat);
      case 'operatingTurn':
        if (s.corps[f.corp]?.president !== a.seat) return notYourTurn(a.seat);
        if (f.step !== 'buyTrains') return refuse('runFirst', 'EN2018 6.1');
        return mustBuyTrain(g, s, f.corp) ? refuse('mustBuyTrain', 'EN2018 6.6.2', { corp: f.corp }) : null;
      default:
        return notNow(a.type);
    }
  },
  apply(g, s, a) {
    const kind = top(s)?.kind;
    if (kind === 'auction') passAuction(g, s, a.seat);
    else if (kind === 'bidding') passBidding(g, s, a.seat);
    else if (kind === 'stockTurn') endStockTurn(g, s);
    else if (kind === 'operatingTurn') endOperatingTurn(g, s);
  },
  moves(g, s, seat) {
    const action: Pass = { seat, type: 'pass' };
    return pass.why(g, s, action) === null ? [{ action }] : [];
  },
};
