import type { Move, SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { RailAction } from '../actions';
import type { RailRules } from '../rules';
import type { RailState } from '../state';

/** One kind of action: whether it is allowed, what it does, and which of its kind are possible. */
export interface ActionRule<A extends RailAction> {
  why(g: RailRules, s: RailState, a: A): Refusal | null;
  apply(g: RailRules, s: RailState, a: A): void;
  moves(g: RailRules, s: RailState, seat: SeatId): Move<A>[];
}

/** The candidates that are allowed. */
export function allowed<A extends RailAction>(
  rule: Pick<ActionRule<A>, 'why'>,
  g: RailRules,
  s: RailState,
  candidates: readonly A[],
): Move<A>[] {
  return candidates.filter((a) => rule.why(g, s, a) === null).map((action) => ({ action }));
}

export const notNow = (type: string): Refusal => refuse('notNow', '', { action: type });
export const notYourTurn = (seat: SeatId): Refusal => refuse('notYourTurn', '', { seat });
