import type { BaseAction, Game, Setup } from './game';
import type { Refusal } from './refusal';

export interface Illegal {
  /** Position of the refused action in the list, from 0. */
  readonly index: number;
  readonly refusal: Refusal;
}

/** Replays actions that were checked when they were logged. */
export function replayTrusted<S, A extends BaseAction>(
  game: Game<S, A>,
  setup: Setup,
  actions: readonly A[],
): S {
  const state = game.start(setup);
  for (const action of actions) game.apply(state, action);
  return state;
}

/** Replays with every check on; stops at the first action that is refused. */
export function replayStrict<S, A extends BaseAction>(
  game: Game<S, A>,
  setup: Setup,
  actions: readonly A[],
): { state: S; illegal: Illegal | null } {
  const state = game.start(setup);
  for (let index = 0; index < actions.length; index++) {
    const action = actions[index] as A;
    const refusal = game.why(state, action);
    if (refusal) return { state, illegal: { index, refusal } };
    game.apply(state, action);
  }
  return { state, illegal: null };
}
