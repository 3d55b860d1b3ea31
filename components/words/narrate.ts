import type { RailAction } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import type { RailState } from '@/engine/rail/state';

import type { Fact } from './facts';
import { factsOf } from './factsOf';
import type { Say } from './say';
import type { Words } from './words';

export function factText(fact: Fact, words: Words, say: Say): string {
  // The table pairs each kind with its own sentence; TypeScript cannot follow that through a lookup.
  const sentence = words.log[fact.is] as (fact: Fact, say: Say) => string;
  return sentence(fact, say);
}

/** What an action did and what followed, in sentences: the first is the action itself. */
export function narrate(
  game: RailGame,
  before: RailState,
  action: RailAction,
  after: RailState,
  words: Words,
  say: Say,
): string[] {
  return factsOf(game.rulesOf(before), before, action, after).map((fact) => factText(fact, words, say));
}
