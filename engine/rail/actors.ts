import type { SeatId } from '../core/game';
import { top } from './flow';
import type { RailRules } from './rules';
import type { RailState } from './state';
import { exchange } from './steps/privates';

/** The seats the table waits for. */
function deciders(g: RailRules, s: RailState): SeatId[] {
  const f = top(s);
  const president = (corp: string | undefined): SeatId[] => {
    const seat = corp === undefined ? null : s.corps[corp]?.president;
    return seat ? [seat] : [];
  };
  switch (f?.kind) {
    case undefined:
      return [];
    case 'auction':
    case 'bidding':
      return [f.turn];
    case 'par':
    case 'stockTurn':
      return [f.seat];
    case 'operatingTurn':
    case 'homeToken':
      return president(f.corp);
    case 'discard':
      return (g.values.discardOrder === 'any' ? f.corps : f.corps.slice(0, 1)).flatMap(president);
    case 'offer':
      return [f.to, f.from];
    case 'stockRound':
    case 'operatingRound':
      return [];
  }
}

/** Everyone who may act: the deciders first, then owners of privates that may be exchanged between turns. */
export function actorsOf(g: RailRules, s: RailState): SeatId[] {
  const seats = deciders(g, s);
  for (const seat of s.seats) if (exchange.moves(g, s, seat).length > 0) seats.push(seat);
  return [...new Set(seats)];
}
