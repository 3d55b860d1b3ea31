// What the players' pane and the ranking read of a position.
import type { SeatId } from '@/engine/core/game';
import { frame } from '@/engine/rail/flow';
import { sharePrice, zoneOf } from '@/engine/rail/market/tokens';
import { worthOf, type Worth } from '@/engine/rail/outcome';
import type { RailRules } from '@/engine/rail/rules';
import { certificates, sharesOf } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';
import { setAside } from '@/engine/rail/steps/auction';

export interface Stake {
  readonly corp: string;
  readonly shares: number;
  readonly value: number;
  readonly president: boolean;
  /** In yellow and below a certificate does not count against the limit. */
  readonly counts: boolean;
}

/** The most valuable first. */
export function stakesOf(g: RailRules, s: RailState, seat: SeatId): Stake[] {
  return g.corpIds
    .flatMap((id): Stake[] => {
      const corp = s.corps[id];
      const shares = corp ? sharesOf(corp, seat) : 0;
      if (!corp || shares === 0) return [];
      return [
        {
          corp: id,
          shares,
          value: shares * sharePrice(g, s, id),
          president: corp.president === seat,
          counts: zoneOf(g, s, id) === 'white',
        },
      ];
    })
    .sort((a, b) => Number(b.president) - Number(a.president) || b.value - a.value);
}

export interface PlayerFacts {
  readonly seat: SeatId;
  readonly cash: number;
  /** Of the cash, what lies on bids; null where nobody bids. */
  readonly aside: number | null;
  readonly certificates: number;
  readonly stakes: readonly Stake[];
  readonly privates: readonly string[];
  readonly worth: Worth;
  readonly priority: boolean;
}

export function playerFacts(g: RailRules, s: RailState, seat: SeatId): PlayerFacts {
  const auction = frame(s, 'auction');
  return {
    seat,
    cash: s.cash[seat] ?? 0,
    aside: auction ? setAside(auction, seat) : null,
    certificates: certificates(g, s, seat),
    stakes: stakesOf(g, s, seat),
    privates: g.privateIds.filter((id) => s.privates[id] === seat),
    worth: worthOf(g, s, seat),
    priority: s.priority === seat,
  };
}

export interface Placing extends PlayerFacts {
  /** From 1; equal worth shares a place. */
  readonly place: number;
}

export function ranking(g: RailRules, s: RailState): Placing[] {
  const all = s.seats.map((seat) => playerFacts(g, s, seat));
  return all
    .map((facts) => ({
      ...facts,
      place: 1 + all.filter((other) => other.worth.total > facts.worth.total).length,
    }))
    .sort((a, b) => a.place - b.place);
}
