// The position after every action, made when asked for and kept: positions share what did not change, so a whole
// game costs little more than its last position. Undo and the log read from here instead of replaying.
import { freeze, produce } from 'immer';

import type { BaseAction, Game, Setup } from '../engine/core/game';
import { replayTrusted } from '../engine/core/replay';

export interface History<S, A extends BaseAction> {
  /** The frozen position after the first `count` actions. */
  at(count: number): S;
  /** The positions these further actions lead to, one by one; not kept until `push`. */
  ahead(more: readonly A[]): S[];
  push(more: readonly A[], states: readonly S[]): void;
  /** Forgets what came after the first `to` actions. */
  cut(to: number): void;
  readonly actions: readonly A[];
}

const LEAP = 64;

/** Positions before the one asked for that are kept too: whoever reads backwards asks for them next. */
const STRIDE = 24;

/** One action on a frozen position. */
export function applied<S, A extends BaseAction>(game: Game<S, A>, state: S, action: A): S {
  return produce(state, (draft) => {
    // A draft has the shape of what it drafts; immer's type for it says so only for concrete types.
    game.apply(draft as S, action);
  });
}

/** Throws what the title throws when an action cannot be applied. */
export function openHistory<S, A extends BaseAction>(
  game: Game<S, A>,
  setup: Setup,
  played: readonly A[],
): History<S, A> {
  const actions = [...played];
  const states: (S | undefined)[] = [];
  states[actions.length] = freeze(replayTrusted(game, setup, actions), true);
  states[0] ??= freeze(game.start(setup), true);

  const at = (count: number): S => {
    let from = count;
    while (from > 0 && states[from] === undefined) from--;
    if (count - from > STRIDE) {
      // Far from anything known: there in place, and only the last steps one by one.
      from = count - STRIDE;
      states[from] = freeze(replayTrusted(game, setup, actions.slice(0, from)), true);
    }
    if (count > actions.length) throw new RangeError(`no position after ${count} actions`);
    // Far from anything known, replaying in place is quicker than stepping through frozen positions.
    if (count - from > LEAP)
      return (states[count] = freeze(replayTrusted(game, setup, actions.slice(0, count)), true));
    let state = states[from] ?? freeze(game.start(setup), true);
    for (; from < count; from++) {
      const action = actions[from];
      if (action === undefined) break;
      state = applied(game, state, action);
      states[from + 1] = state;
    }
    return state;
  };
  return {
    at,
    ahead(more) {
      let state = at(actions.length);
      return more.map((action) => (state = applied(game, state, action)));
    },
    push(more, ahead) {
      for (const [i, action] of more.entries()) {
        actions.push(action);
        states[actions.length] = ahead[i];
      }
    },
    cut(to) {
      actions.length = to;
      states.length = to + 1;
    },
    actions,
  };
}
