// A stock turn as a list of companies: what a share costs where, what this seat holds, and what it may do.
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { BuyShare, Par, SellShares } from '@/engine/rail/actions';
import { top } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import type { Zone } from '@/engine/rail/market/grid';
import { sharePrice, zoneOf } from '@/engine/rail/market/tokens';
import { certificates, isFloated, offeredSingles, sharesOf, PRESIDENT_SHARES } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';
import { salesAllowed } from '@/engine/rail/steps/limits';
import { buyPrice } from '@/engine/rail/steps/stock';

export type StockAct = BuyShare | SellShares | Par;

export interface Choice<A> {
  readonly action: A;
  readonly why: Refusal | null;
}

export interface BuyChoice extends Choice<BuyShare> {
  readonly price: number;
  /** Shares on sale there. */
  readonly left: number;
}

export interface ParChoice extends Choice<Par> {
  readonly price: number;
  readonly cost: number;
}

export interface SellChoice extends Choice<SellShares> {
  readonly count: number;
  readonly proceeds: number;
}

export interface StockLine {
  readonly corp: string;
  readonly president: SeatId | null;
  readonly par: number | null;
  /** The share value; null before par. */
  readonly price: number | null;
  readonly zone: Zone;
  readonly held: number;
  readonly floated: boolean;
  readonly buys: readonly BuyChoice[];
  readonly pars: readonly ParChoice[];
  readonly sells: readonly SellChoice[];
  /** Something can be done with it now. */
  readonly open: boolean;
}

export interface StockView {
  readonly lines: readonly StockLine[];
  readonly cash: number;
  readonly certificates: number;
  readonly limit: number;
  /** No sales yet in the first round. */
  readonly sales: boolean;
  readonly acted: boolean;
  readonly bought: boolean;
  readonly whyNotEnd: Refusal | null;
}

/** What this seat could pay for a president's certificate; the dearest first would be a shock. */
function parsOf(game: RailGame, s: RailState, seat: SeatId, corp: string): ParChoice[] {
  if (s.corps[corp]?.president !== null) return [];
  return game.rulesOf(s).parPrices.map((price) => {
    const action: Par = { seat, type: 'par', corp, price };
    return { action, price, cost: PRESIDENT_SHARES * price, why: game.why(s, action) };
  });
}

function lineOf(game: RailGame, s: RailState, seat: SeatId, corp: string): StockLine {
  const g = game.rulesOf(s);
  const company = s.corps[corp];
  const started = company?.president !== null;
  const held = company ? sharesOf(company, seat) : 0;
  const buys = (['ipo', 'pool'] as const).map((from): BuyChoice => {
    const action: BuyShare = { seat, type: 'buyShare', corp, from };
    const left = !company ? 0 : from === 'ipo' ? offeredSingles(company) : sharesOf(company, 'pool');
    return { action, price: buyPrice(g, s, corp, from), left, why: game.why(s, action) };
  });
  const each = sharePrice(g, s, corp);
  // Of a company without a par value no share is sold: one stands for them, with its reason (EN2018 5.1).
  const sells = Array.from({ length: started ? held : Math.min(held, 1) }, (_, i): SellChoice => {
    const action: SellShares = { seat, type: 'sellShares', corp, count: i + 1 };
    return { action, count: i + 1, proceeds: (i + 1) * each, why: game.why(s, action) };
  });
  const pars = parsOf(game, s, seat, corp);
  return {
    corp,
    president: company?.president ?? null,
    par: company?.par ?? null,
    price: company?.cell ? each : null,
    zone: zoneOf(g, s, corp),
    held,
    floated: Boolean(company && isFloated(company)),
    buys: started ? buys : [],
    pars,
    sells,
    open: [...(started ? buys : []), ...pars, ...sells].some(({ why }) => why === null),
  };
}

export function stockView(game: RailGame, s: RailState, seat: SeatId): StockView {
  const g = game.rulesOf(s);
  const f = top(s);
  return {
    lines: g.corpIds.map((corp) => lineOf(game, s, seat, corp)),
    cash: s.cash[seat] ?? 0,
    certificates: certificates(g, s, seat),
    limit: g.certificateLimit,
    sales: salesAllowed(s),
    acted: f?.kind === 'stockTurn' && f.acted,
    bought: f?.kind === 'stockTurn' && f.bought !== null,
    whyNotEnd: game.why(s, { seat, type: 'pass' }),
  };
}
