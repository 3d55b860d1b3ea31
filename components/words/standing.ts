import type { TurnStep } from '@/engine/rail/state';
import type { Decision, Round } from '@/store/rounds';

import type { Say } from './say';

/** What the strip and the list of games say about where a game stands. */
export interface GameWords {
  /** "Operating round 3.1" */
  round(round: Round): string;
  /** "OR 3.1" */
  shortRound(round: Round): string;
  /** "Anna — NYC lays track" */
  decision(decision: Decision, say: Say): string;
  readonly steps: Readonly<Record<TurnStep, string>>;
  phase(name: string): string;
  bank(amount: string): string;
  turn(name: string): string;
  won(names: readonly string[]): string;
  /** `bankrupt`: who went bankrupt; null where the bank broke. */
  endReason(bankrupt: string | null): string;
}
