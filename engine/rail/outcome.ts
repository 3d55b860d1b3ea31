import type { Outcome, SeatId } from '../core/game';
import { sharePrice } from './market/tokens';
import type { RailRules } from './rules';
import { sharesOf } from './shares';
import type { RailState } from './state';

export interface Worth {
  readonly cash: number;
  readonly shares: number;
  readonly privates: number;
  readonly total: number;
}

/** EN2018 7.0: money, shares at their share value, privates at face value. */
export function worthOf(g: RailRules, s: RailState, seat: SeatId): Worth {
  const cash = s.cash[seat] ?? 0;
  let shares = 0;
  for (const id of g.corpIds) shares += sharesOf(s.corps[id] ?? { shares: {} }, seat) * sharePrice(g, s, id);
  let privates = 0;
  for (const id of g.privateIds) if (s.privates[id] === seat) privates += g.privates[id]?.price ?? 0;
  // EN2018 6.7: a bankrupt president is left with the shares that could not be sold.
  if (s.ended?.bankrupt === seat) privates = 0;
  return { cash, shares, privates, total: cash + shares + privates };
}

export function outcomeOf(g: RailRules, s: RailState): Outcome | null {
  if (!s.ended) return null;
  const worth: Record<SeatId, number> = {};
  for (const seat of s.seats) worth[seat] = worthOf(g, s, seat).total;
  return { reason: s.ended.reason, worth };
}
