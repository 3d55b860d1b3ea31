// The two ways of a dividend, side by side: who gets what, and where the share value goes.
import type { RailGame } from '@/engine/rail/game';
import { sharePrice } from '@/engine/rail/market/tokens';
import { sharesOf } from '@/engine/rail/shares';
import type { OperatingTurnFrame, RailState } from '@/engine/rail/state';
import type { SeatId } from '@/engine/core/game';
import type { Dividend } from '@/engine/rail/actions';
import { consequencesOf, type Consequences } from './consequences';

export interface Payee {
  /** A seat, or the company itself. */
  readonly owner: string;
  readonly shares: number;
  readonly amount: number;
}

export interface DividendChoice {
  readonly action: Dividend;
  readonly payees: readonly Payee[];
  readonly consequences: Consequences;
}

export interface DividendView {
  readonly corp: string;
  readonly revenue: number;
  readonly perShare: number;
  /** The share value now. */
  readonly price: number;
  readonly pay: DividendChoice;
  readonly withhold: DividendChoice;
}

export function dividendView(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  turn: OperatingTurnFrame,
): DividendView {
  const { corp, revenue } = turn;
  const company = s.corps[corp];
  const each = revenue / 10;
  const held = (owner: string): number => (company ? sharesOf(company, owner) : 0);
  const seats = s.seats
    .map((owner) => ({ owner, shares: held(owner), amount: held(owner) * each }))
    .filter(({ shares }) => shares > 0)
    .sort((a, b) => b.shares - a.shares);
  const pool = held('pool');
  const choice = (pay: boolean, payees: readonly Payee[]): DividendChoice => {
    const action: Dividend = { seat, type: 'dividend', pay };
    return { action, payees, consequences: consequencesOf(game, s, action) };
  };
  return {
    corp,
    revenue,
    perShare: each,
    price: sharePrice(game.rulesOf(s), s, corp),
    pay: choice(true, [...seats, ...(pool > 0 ? [{ owner: corp, shares: pool, amount: pool * each }] : [])]),
    withhold: choice(false, [{ owner: corp, shares: 10, amount: revenue }]),
  };
}
