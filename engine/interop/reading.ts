import type { Setup } from '../core/game';
import type { RailRules } from '../rail/rules';
import type { RailState } from '../rail/state';
import { game1830 } from '../titles/1830/game';
import { newHabit, type TurnHabit } from './habits';
import { newNames, type Names } from './names';

/** The importer at work: the game so far, and the books it keeps beside it. */
export interface Reading {
  readonly g: RailRules;
  readonly s: RailState;
  readonly names: Names;
  habit: TurnHabit;
}

export function beginReading(setup: Setup): Reading {
  const s = game1830.start(setup);
  const g = game1830.rulesOf(s);
  return { g, s, names: newNames(g), habit: newHabit('') };
}
