// Random players for simulations and tests: they know the contract of a game and nothing behind it.
import type { Game, Move, SeatId } from '../core/game';
import { randomBelow, type RandomState } from '../core/random';
import type { RailAction } from '../rail/actions';
import type { RailState } from '../rail/state';
import { liking, preference, type Temperament } from './temper';

export type RailContract = Game<RailState, RailAction>;

const FINE = 1 << 20;
/** Once in so many actions, somebody who is not waited for may speak up. */
const INTERRUPTION = 200;

function pick<T>(random: RandomState, items: readonly T[], weight: (item: T) => number): T | undefined {
  const weights = items.map(weight);
  let at = (randomBelow(random, FINE) / FINE) * weights.reduce((a, b) => a + b, 0);
  return items.find((_, i) => (at -= weights[i] ?? 0) < 0) ?? items[items.length - 1];
}

/** The action with one of its numbers set; a field may lie one level down ("deal.price"). */
export function withNumber(action: RailAction, field: string, value: number): RailAction {
  const [outer = '', inner] = field.split('.');
  if (inner === undefined) return { ...action, [outer]: value };
  const nested: object = Object(Reflect.get(action, outer));
  return { ...action, [outer]: { ...nested, [inner]: value } };
}

/** A move as an action: of a range one of its ends, or a point between. */
export function settle(random: RandomState, move: Move<RailAction>): RailAction {
  if (!move.range) return move.action;
  const { field, min, max, step } = move.range;
  const steps = Math.floor((max - min) / step);
  const n = [0, steps, randomBelow(random, steps + 1)][randomBelow(random, 3)] ?? 0;
  return withNumber(move.action, field, min + n * step);
}

/** What a seat of this temperament does now; null where it can do nothing. */
export function choose(
  game: RailContract,
  s: RailState,
  seat: SeatId,
  temper: Temperament,
  random: RandomState,
): RailAction | null {
  const moves = game.moves(s, seat).filter((m) => preference(temper, s, m.action) > 0);
  const types = [...new Set(moves.map((m) => m.action.type))];
  const type = pick(random, types, (t) => liking(temper, s, t));
  const ofType = moves.filter((m) => m.action.type === type);
  const move = pick(random, ofType, (m) => preference(temper, s, m.action));
  return move ? settle(random, move) : null;
}

/** The next action of a table of bots; null where nobody can do anything. */
export function nextAction(
  game: RailContract,
  s: RailState,
  tempers: Readonly<Record<SeatId, Temperament>>,
  random: RandomState,
): RailAction | null {
  const actors = game.actors(s);
  const late = actors.length > 1 && randomBelow(random, INTERRUPTION) === 0;
  const first = late ? 1 + randomBelow(random, actors.length - 1) : 0;
  for (const seat of [...actors.slice(first), ...actors.slice(0, first)]) {
    const action = choose(game, s, seat, tempers[seat] ?? 'uniform', random);
    if (action) return action;
  }
  return null;
}
