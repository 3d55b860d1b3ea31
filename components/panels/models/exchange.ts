// A private that may be exchanged for a share now, in the owner's turn or between the turns of others.
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { Exchange } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import type { RailState } from '@/engine/rail/state';
import { exchange } from '@/engine/rail/steps/privates';

export interface ExchangeDoor {
  readonly seat: SeatId;
  readonly private: string;
  readonly corp: string;
}

/** Doors that lead somewhere: at least one source has a share. */
export function exchangeDoors(game: RailGame, s: RailState, seat: SeatId): ExchangeDoor[] {
  const g = game.rulesOf(s);
  const ids = new Set(exchange.moves(g, s, seat).map(({ action }) => action.private));
  return [...ids].flatMap((id) => {
    const power = g.privates[id]?.power;
    return power?.kind === 'exchangeForShare' ? [{ seat, private: id, corp: power.corp }] : [];
  });
}

export interface ExchangeChoice {
  readonly action: Exchange;
  readonly why: Refusal | null;
}

export function exchangeChoices(game: RailGame, s: RailState, door: ExchangeDoor): ExchangeChoice[] {
  return (['ipo', 'pool'] as const).map((from) => {
    const action: Exchange = { seat: door.seat, type: 'exchange', private: door.private, from };
    return { action, why: game.why(s, action) };
  });
}
