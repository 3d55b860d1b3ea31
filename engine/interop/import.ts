// Reads a game of 18xx.games: each of its actions becomes the actions of ours that have the same effect.
import type { Setup } from '../core/game';
import { no, ok, refuse, type Refusal, type Result } from '../core/refusal';
import type { RailAction } from '../rail/actions';
import { game1830 } from '../titles/1830/game';
import { effectiveActions } from './effective';
import { readGameFile, type FileAction, type GameFile } from './file';
import { automatic, newHabit, turnKey } from './habits';
import { seatsOf, type CallNameless } from './players';
import { beginReading, type Reading } from './reading';
import { translate } from './translate';

export interface Imported {
  readonly setup: Setup;
  /** One per effective action of the file, with what it became. */
  readonly steps: readonly ImportedStep[];
}

export interface ImportedStep {
  readonly id: number;
  readonly type: string;
  readonly actions: readonly RailAction[];
}

const OPTIONAL_RULES: Readonly<Record<string, string>> = {
  optional_6_train: 'thirdSix',
  multiple_brown_from_ipo: 'brownFromOffering',
};

function setupOf(file: GameFile, callNameless: CallNameless): Result<Setup> {
  const options: Record<string, string | boolean> = { preset: 'as18xxGames', seating: 'entered' };
  for (const rule of file.optionalRules) {
    const option = OPTIONAL_RULES[rule];
    if (option === undefined) return no(refuse('optionalRuleNotKnown', '', { rule: rule.slice(0, 40) }));
    options[option] = true;
  }
  const seats = seatsOf(file.players, callNameless);
  const setup: Setup = { title: '1830', rules: game1830.rules, options, seats, seed: file.seed };
  const refusal = game1830.check(setup);
  return refusal ? no(refusal) : ok(setup);
}

/** Applies what an action became; stops at the first refusal. */
function play(r: Reading, actions: readonly RailAction[], done: RailAction[]): Refusal | null {
  for (const action of actions) {
    const refusal = game1830.why(r.s, action);
    if (refusal) return refusal;
    game1830.apply(r.s, action);
    done.push(action);
    const key = turnKey(r.s);
    if (key !== r.habit.key) r.habit = newHabit(key);
  }
  return null;
}

/** Does what happens by itself there after an action. */
function settle(r: Reading, done: RailAction[]): Refusal | null {
  for (;;) {
    const next = r.s.ended ? null : automatic(r.g, r.s, { habit: r.habit, usedPowers: r.names.usedPowers });
    if (!next) return null;
    const refusal = play(r, [next], done);
    if (refusal) return refusal;
  }
}

export function readStep(r: Reading, action: FileAction): Result<RailAction[]> {
  const done: RailAction[] = [];
  for (const one of [action, ...action.auto]) {
    const became = translate(r, one);
    if (!became.ok) return became;
    const refusal = play(r, became.value, done) ?? settle(r, done);
    if (refusal) return no(refusal);
  }
  return ok(done);
}

/** Says at which action of the file it failed, and why. */
function at({ id, place, type }: FileAction, { seats }: Setup, refusal: Refusal): Refusal {
  // Whoever reads this has no table at which to look up a seat.
  const seat = seats.find((one) => one.id === refusal.args.seat);
  const args = seat ? { ...refusal.args, seat: seat.name } : refusal.args;
  return {
    code: 'fileAction',
    rule: refusal.rule,
    args: { ...args, id, place, type: type.slice(0, 40), reason: refusal.code },
  };
}

/** Called before the first action (with null) and after each. */
export type Watch = (r: Reading, step: ImportedStep | null) => void;

export function importGame(
  raw: unknown,
  watch: Watch = () => undefined,
  callNameless: CallNameless = String,
): Result<Imported> {
  const file = readGameFile(raw);
  if (!file.ok) return file;
  const setup = setupOf(file.value, callNameless);
  if (!setup.ok) return setup;
  const r = beginReading(setup.value);
  const steps: ImportedStep[] = [];
  watch(r, null);
  for (const action of effectiveActions(file.value.actions)) {
    const done = readStep(r, action);
    if (!done.ok) return no(at(action, setup.value, done.refusal));
    const step: ImportedStep = { id: action.id, type: action.type, actions: done.value };
    steps.push(step);
    watch(r, step);
  }
  return ok({ setup: setup.value, steps });
}
