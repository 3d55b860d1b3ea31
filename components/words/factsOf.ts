import type { RailAction } from '@/engine/rail/actions';
import { frame, top } from '@/engine/rail/flow';
import { layCost } from '@/engine/rail/lays';
import type { RailRules } from '@/engine/rail/rules';
import { sharesOf } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';
import { nextTokenCost } from '@/engine/rail/stations';
import { buyPrice } from '@/engine/rail/steps/stock';
import { sharePrice } from '@/engine/rail/market/tokens';

import { consequencesOf } from './consequences';
import type { Fact, Payment } from './facts';

/** The company whose turn it is. */
const operating = (s: RailState): string => frame(s, 'operatingTurn')?.corp ?? '';

function passFact(before: RailState, seat: string): Fact {
  const f = top(before);
  if (f?.kind === 'operatingTurn') return { is: 'endsOperating', corp: f.corp };
  return { is: f?.kind === 'stockTurn' && f.acted ? 'endsTurn' : 'passes', seat };
}

function payments(
  g: RailRules,
  before: RailState,
  after: RailState,
  corp: string,
  revenue: number,
): Payment[] {
  const held = before.corps[corp];
  if (!held) return [];
  const each = revenue / 10;
  return [...after.seats, corp].flatMap((to) => {
    const amount = each * sharesOf(held, to === corp ? 'pool' : to);
    return amount > 0 ? [{ to, amount }] : [];
  });
}

/** The action itself, as a fact. */
function actFact(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact {
  const { seat } = action;
  const corp = operating(before);
  switch (action.type) {
    case 'buyPrivate':
      return { is: 'buysPrivate', seat, private: action.private, price: action.price };
    case 'bid':
      return { is: 'bids', seat, private: action.private, price: action.price };
    case 'pass':
      return passFact(before, seat);
    case 'par':
      return top(before)?.kind === 'par'
        ? { is: 'setsPar', seat, corp: action.corp, price: action.price }
        : { is: 'starts', seat, corp: action.corp, par: action.price, price: action.price * 2 };
    case 'buyShare': {
      const price = buyPrice(g, before, action.corp, action.from);
      return { is: 'buysShare', seat, corp: action.corp, from: action.from, price };
    }
    case 'sellShares': {
      const money = action.count * sharePrice(g, before, action.corp);
      return { is: 'sellsShares', seat, corp: action.corp, count: action.count, money };
    }
    case 'layTile':
      return {
        is: 'laysTile',
        corp,
        tile: action.tile,
        hex: action.hex,
        cost: layCost(g, before, action.hex),
        upgrade: before.board.tiles[action.hex] !== undefined,
        private: action.private ?? null,
      };
    case 'placeToken': {
      const home = top(before);
      if (home?.kind === 'homeToken')
        return { is: 'placesToken', corp: home.corp, hex: home.hex, cost: 0, home: true, private: null };
      const cost = action.private === undefined ? (nextTokenCost(g, before, corp) ?? 0) : 0;
      return { is: 'placesToken', corp, hex: action.hex, cost, home: false, private: action.private ?? null };
    }
    case 'run':
      return { is: 'runs', corp, revenue: action.revenue, trains: action.routes.map((route) => route.train) };
    case 'dividend': {
      const revenue = frame(before, 'operatingTurn')?.revenue ?? 0;
      return action.pay
        ? { is: 'pays', corp, revenue, payments: payments(g, before, after, corp, revenue) }
        : { is: 'withholds', corp, revenue };
    }
    case 'buyTrain':
      return {
        is: 'buysTrain',
        corp,
        train: action.train,
        from: action.from,
        price: action.price,
        tradeIn: action.tradeIn ?? null,
        help: Math.max(0, action.price - (before.corps[corp]?.cash ?? 0)),
        president: seat,
      };
    case 'discardTrain':
      return { is: 'discards', corp: action.corp, train: action.train };
    case 'buyForCompany':
      return { is: 'companyBuysPrivate', corp, private: action.private, seat, price: action.price };
    case 'exchange': {
      const power = g.privates[action.private]?.power;
      const share = power?.kind === 'exchangeForShare' ? power.corp : '';
      return { is: 'exchanges', seat, private: action.private, corp: share, from: action.from };
    }
    case 'offer': {
      const offer = top(after);
      return { is: 'offers', seat, to: offer?.kind === 'offer' ? offer.to : '', deal: action.deal };
    }
    case 'accept': {
      const offer = top(before);
      if (offer?.kind !== 'offer') return { is: 'passes', seat };
      return {
        is: 'accepts',
        seat,
        deal: offer.deal,
        promised: Boolean(frame(after, 'operatingTurn')?.agreed),
      };
    }
    case 'decline':
      return { is: 'declines', seat };
    case 'withdraw':
      return { is: 'withdraws', seat };
    case 'bankrupt':
      return { is: 'bankrupt', seat };
  }
}

/** Everything an action did, in the order it is told. */
export function factsOf(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact[] {
  return [actFact(g, before, action, after), ...consequencesOf(g, before, action, after)];
}
