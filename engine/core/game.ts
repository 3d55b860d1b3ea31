import type { Refusal } from './refusal';

export type SeatId = string;

export interface Seat {
  readonly id: SeatId;
  readonly name: string;
}

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

export interface Setup {
  readonly title: string;
  /** Version of the title's rules: raised when a change would alter the replay of an old log. */
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly seed: number;
}

/** Every action names the seat that takes it; the table checks that the sender holds that seat. */
export interface BaseAction {
  readonly seat: SeatId;
  readonly type: string;
}

/** A legal action; where one number is free, `range` says which field may take which values. */
export interface Move<A> {
  readonly action: A;
  readonly range?: MoveRange;
}

export interface MoveRange {
  readonly field: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface Outcome {
  readonly reason: string;
  /** What each seat is worth; the ranking is by worth, ties share a place. */
  readonly worth: Readonly<Record<SeatId, number>>;
}

/** The contract every title fulfils. States are plain JSON data with integers only. */
export interface Game<S, A extends BaseAction> {
  readonly id: string;
  readonly rules: number;
  /** Whether a game can be set up like this. */
  check(setup: Setup): Refusal | null;
  /** Assumes check() said null. */
  start(setup: Setup): S;
  /** Who may act now; the seat whose decision the table waits for comes first. */
  actors(state: S): SeatId[];
  moves(state: S, seat: SeatId): Move<A>[];
  why(state: S, action: A): Refusal | null;
  /** Mutates a state it owns; assumes why() said null. */
  apply(state: S, action: A): void;
  /** Total: any JSON in, an action or null out. */
  parse(raw: unknown): A | null;
  outcome(state: S): Outcome | null;
}
