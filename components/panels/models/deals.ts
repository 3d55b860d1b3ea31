// Private companies that can change hands now: to the company on turn, to another player, from another player.
import type { MoveRange, SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { BuyForCompany, Deal, Offer } from '@/engine/rail/actions';
import { top } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import type { RailState } from '@/engine/rail/state';
import { companyPrices } from '@/engine/rail/steps/deals';

import { possibleFirst } from './order';

export interface DealChoice {
  readonly key: string;
  readonly private: string;
  readonly from: SeatId;
  /** A seat or a company. */
  readonly to: string;
  readonly face: number;
  readonly revenue: number;
  /** Who has to agree; null: nobody. */
  readonly consent: SeatId | null;
  readonly range: MoveRange | null;
  readonly why: Refusal | null;
}

export function dealAction(seat: SeatId, choice: DealChoice, price: number): BuyForCompany | Offer {
  const { private: id, from, to } = choice;
  if (choice.key.startsWith('company')) {
    return choice.consent === null
      ? { seat, type: 'buyForCompany', private: id, price }
      : { seat, type: 'offer', deal: { kind: 'privateToCompany', private: id, corp: to, price } };
  }
  const deal: Deal = { kind: 'private', private: id, seller: from, buyer: to, price };
  return { seat, type: 'offer', deal };
}

type Bare = Omit<DealChoice, 'range' | 'why'>;

function finished(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  bare: Bare,
  min: number,
  max: number,
): DealChoice {
  const open = { ...bare, range: null, why: null };
  const why = game.why(s, dealAction(seat, open, min));
  return { ...bare, why, range: why || max < min ? null : { field: 'price', min, max, step: 1 } };
}

/** Privates of players, into the company on turn. */
export function companyDeals(game: RailGame, s: RailState, seat: SeatId): DealChoice[] {
  const f = top(s);
  if (f?.kind !== 'operatingTurn' || s.corps[f.corp]?.president !== seat) return [];
  const g = game.rulesOf(s);
  const cash = s.corps[f.corp]?.cash ?? 0;
  const deals = g.privateIds.flatMap((id) => {
    const from = s.privates[id] ?? '';
    const def = g.privates[id];
    if (!def || !s.seats.includes(from)) return [];
    const [min, max] = companyPrices(g, id);
    const consent = from === seat ? null : from;
    const bare = {
      key: `company ${id}`,
      private: id,
      from,
      to: f.corp,
      consent,
      face: def.price,
      revenue: def.revenue,
    };
    return [finished(game, s, seat, bare, min, Math.min(max, cash))];
  });
  return possibleFirst(deals);
}

/** Privates between players: those of others to buy, one's own to sell to each. */
export function playerDeals(game: RailGame, s: RailState, seat: SeatId): DealChoice[] {
  const g = game.rulesOf(s);
  const deals = g.privateIds.flatMap((id) => {
    const from = s.privates[id] ?? '';
    const def = g.privates[id];
    if (!def || !s.seats.includes(from)) return [];
    const buyers = from === seat ? s.seats.filter((other) => other !== seat) : [seat];
    return buyers.map((to) => {
      const consent = from === seat ? to : from;
      const bare = {
        key: `player ${id} ${to}`,
        private: id,
        from,
        to,
        consent,
        face: def.price,
        revenue: def.revenue,
      };
      return finished(game, s, seat, bare, 0, s.cash[to] ?? 0);
    });
  });
  return possibleFirst(deals);
}
