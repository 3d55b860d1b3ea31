// What the list of games says about one: kept in the head of its save, so that the list replays nothing.
import type { SeatId, Setup } from '../engine/core/game';
import { TITLES } from '../engine/index';
import type { RailGame } from '../engine/rail/game';
import type { RailState } from '../engine/rail/state';
import type { Entry } from '../net/entry';
import { decisionOf, roundOf, type Round } from './rounds';
import type { Json } from './saves/record';

export interface SummaryPlayer {
  readonly seat: SeatId;
  readonly name: string;
  /** Index into the players' colours and shapes. */
  readonly colour: number;
  /** At the end of the game. */
  readonly worth: number | null;
}

export interface Summary {
  readonly title: string;
  readonly players: readonly SummaryPlayer[];
  readonly round: Round;
  /** Whose decision it is; empty when the game is over. */
  readonly turn: SeatId;
  readonly actions: number;
  readonly reason: string | null;
  /** A copy that went on without the other devices of its table: there may be another game with this history. */
  readonly forked: boolean;
}

/** The note by which a copy of a table says what it is; it stays in its log for ever. */
export const forkIn = (log: readonly Entry[]): Entry | null =>
  log.findLast((entry) => entry.kind === 'note' && entry.note.type === 'fork') ?? null;

/** A seat's colour as the log keeps it, as an index. */
export function colourOf(
  colours: Readonly<Record<SeatId, string>>,
  seats: Setup['seats'],
  seat: SeatId,
): number {
  const kept = Number(colours[seat] ?? NaN);
  return Number.isInteger(kept) && kept >= 0 && kept < 7
    ? kept
    : Math.max(
        0,
        seats.findIndex((s) => s.id === seat),
      );
}

export function summaryOf(
  game: RailGame,
  state: RailState,
  colours: Readonly<Record<SeatId, string>>,
  actions: number,
  log: readonly Entry[],
): Summary {
  const { seats, title } = state.setup;
  const outcome = game.outcome(state);
  const players = state.seats.map((seat) => ({
    seat,
    name: seats.find((s) => s.id === seat)?.name ?? seat,
    colour: colourOf(colours, seats, seat),
    worth: outcome?.worth[seat] ?? null,
  }));
  const turn = decisionOf(state)?.seat ?? '';
  const reason = outcome?.reason ?? null;
  return { title, players, round: roundOf(state), turn, actions, reason, forked: forkIn(log) !== null };
}

/** Who plays what, as the first entry of a log has it; null where that is no setup this version knows. */
export function beginningOf(first: Entry): Summary | null {
  if (first.kind !== 'note' || first.note.type !== 'setup') return null;
  const { setup, colours } = first.note;
  const game = TITLES[setup.title];
  return game && !game.check(setup) ? summaryOf(game, game.start(setup), colours, 0, [first]) : null;
}

/** A summary is plain JSON already; the saves want to hear it. */
export const summaryJson = (summary: Summary): Json => JSON.parse(JSON.stringify(summary));

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x);

function parseRound(x: unknown): Round | null {
  if (!isFields(x)) return null;
  if (x.kind === 'auction' || x.kind === 'over') return { kind: x.kind };
  if (x.kind === 'stock') return isCount(x.n) ? { kind: 'stock', n: x.n } : null;
  return x.kind === 'operating' && isCount(x.set) && isCount(x.n) && isCount(x.of)
    ? { kind: 'operating', set: x.set, n: x.n, of: x.of }
    : null;
}

function parsePlayer(x: unknown): SummaryPlayer | null {
  if (!isFields(x) || typeof x.seat !== 'string' || typeof x.name !== 'string' || !isCount(x.colour))
    return null;
  return { seat: x.seat, name: x.name, colour: x.colour, worth: isCount(x.worth) ? x.worth : null };
}

export function parseSummary(x: unknown): Summary | null {
  if (!isFields(x) || typeof x.title !== 'string' || typeof x.turn !== 'string' || !isCount(x.actions))
    return null;
  const round = parseRound(x.round);
  const players = Array.isArray(x.players) ? x.players.map(parsePlayer) : [null];
  if (!round || !players.every((p) => p !== null)) return null;
  const reason = typeof x.reason === 'string' ? x.reason : null;
  const forked = x.forked === true;
  return { title: x.title, players, round, turn: x.turn, actions: x.actions, reason, forked };
}
