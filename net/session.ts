// The game as a log makes it: setup and entries in, timeline, state and seats out. Undo and redo replay the
// effective actions without checks, because each was checked when it was logged.
import type { BaseAction, Game, SeatId, Setup } from '../engine/core/game';
import { advance, emptyTimeline, whyEntry, type LogEntry, type Timeline } from '../engine/core/log';
import { refuse, type Refusal } from '../engine/core/refusal';
import { replayStrict, replayTrusted } from '../engine/core/replay';
import {
  canonical,
  genesis,
  type Body,
  type DeviceId,
  type Entry,
  type Holders,
  type Position,
} from './entry';
import { limits } from './limits';
import type { ProposalBody } from './messages';
import { electorate, holdersAfter } from './seats';
import type { Clock } from './clock';

export type GameFor<S, A extends BaseAction> = (setup: Setup) => Game<S, A> | null;

export interface Session<S, A extends BaseAction> {
  readonly gameFor: GameFor<S, A>;
  game: Game<S, A> | null;
  setup: Setup | null;
  state: S | null;
  timeline: Timeline<A>;
  /** The seat behind each undo that can still be redone. */
  undoneBy: SeatId[];
  holders: Holders;
  /** The devices that hold seats: a majority of them decides. */
  voters: readonly DeviceId[];
  colours: Readonly<Record<SeatId, string>>;
  /** Devices that hold or once held a seat: their promises count. */
  members: Set<DeviceId>;
  cids: Map<string, number>;
  /** The last act, undo or redo: what a proposal is based on. */
  base: Position;
  clock: Clock | null;
}

export const emptySession = <S, A extends BaseAction>(gameFor: GameFor<S, A>): Session<S, A> => ({
  gameFor,
  game: null,
  setup: null,
  state: null,
  timeline: emptyTimeline<A>(),
  undoneBy: [],
  holders: {},
  voters: [],
  colours: {},
  members: new Set(),
  cids: new Map(),
  base: genesis,
  clock: null,
});

const seatOf = (body: ProposalBody): SeatId => (body.kind === 'act' ? body.action.seat : body.seat);

export const proposalSeat = seatOf;

/** A title that throws is a bug, but one guest's message must not end the table. */
function guarded(run: () => Refusal | null): Refusal | null {
  try {
    return run();
  } catch (error) {
    return refuse('engineFault', '', { message: error instanceof Error ? error.message.slice(0, 200) : '' });
  }
}

/** The action of a proposal or an entry as the game understands it. */
function parsed<S, A extends BaseAction>(game: Game<S, A>, raw: BaseAction): A | null {
  try {
    return game.parse(raw);
  } catch {
    return null;
  }
}

function logEntry<S, A extends BaseAction>(game: Game<S, A>, body: Body): LogEntry<A> | Refusal {
  switch (body.kind) {
    case 'act': {
      const action = parsed(game, body.action);
      if (!action || action.seat !== body.seat) return refuse('malformed', '');
      return { kind: 'act', action };
    }
    case 'undo':
      return { kind: 'undo', seat: body.seat, to: body.to };
    case 'redo':
      return { kind: 'redo', seat: body.seat };
    case 'epoch':
    case 'seat':
    case 'note':
      return refuse('malformed', '');
  }
}

/** Why the table may not log this (PR3); whose seat it is has been asked before. */
export function whyProposal<S, A extends BaseAction>(
  session: Session<S, A>,
  body: ProposalBody,
  length: number,
): Refusal | null {
  const { game, state } = session;
  if (!game || state === null) return refuse('notStarted', '');
  if (length >= limits.logEntries) return refuse('logFull', '');
  const entry = logEntry(game, bodyOf(body, ''));
  if ('code' in entry) return entry;
  const refusal = whyEntry(session.timeline, entry);
  if (refusal || entry.kind !== 'act') return refusal;
  const text = canonical(entry.action);
  if (text === null || text.length > limits.actionBytes) return refuse('malformed', '');
  return guarded(() => game.why(state, entry.action));
}

/** The entry body a proposal becomes; the action is the game's own reading of what was sent. */
export function bodyOf(body: ProposalBody, cid: string): Body {
  switch (body.kind) {
    case 'act':
      return { kind: 'act', seat: body.action.seat, cid, action: body.action };
    case 'undo':
      return { kind: 'undo', seat: body.seat, cid, to: body.to };
    case 'redo':
      return { kind: 'redo', seat: body.seat, cid };
  }
}

export function readAction<S, A extends BaseAction>(
  session: Session<S, A>,
  body: ProposalBody,
): ProposalBody {
  if (body.kind !== 'act' || !session.game) return body;
  const action = parsed(session.game, body.action);
  return action ? { kind: 'act', action } : body;
}

/** Applies the next entry with every check on. A refusal leaves the session as it was. */
export function applyEntry<S, A extends BaseAction>(session: Session<S, A>, entry: Entry): Refusal | null {
  if (entry.kind === 'act' || entry.kind === 'undo' || entry.kind === 'redo') {
    const { game, state } = session;
    if (!game || state === null) return refuse('notStarted', '');
    const line = logEntry(game, entry);
    if ('code' in line) return line;
    const refusal =
      whyEntry(session.timeline, line) ??
      (line.kind === 'act' ? guarded(() => game.why(state, line.action)) : null);
    if (refusal) return refusal;
    const fault = line.kind === 'act' ? guarded(() => (game.apply(state, line.action), null)) : null;
    if (fault) {
      restate(session);
      return fault;
    }
    trackUndo(session, entry, line);
    if (line.kind !== 'act') restate(session);
    session.cids.set(entry.cid, entry.seq);
    session.base = { seq: entry.seq, hash: entry.hash };
    return null;
  }
  if (entry.kind === 'note' && entry.note.type === 'setup') {
    if (entry.seq !== 1) return refuse('malformed', '');
    const setup = entry.note.setup;
    const game = session.gameFor(setup);
    if (!game) return refuse('unknownTitle', '', { title: setup.title, rules: setup.rules });
    const refusal = guarded(() => game.check(setup) ?? ((session.state = game.start(setup)), null));
    if (refusal) return refusal;
    session.setup = setup;
    session.game = game;
    session.colours = entry.note.colours;
  }
  if (entry.kind === 'note' && entry.note.type === 'clock') session.clock = entry.note.clock;
  session.holders = holdersAfter(session.holders, entry);
  session.voters = electorate(session.holders);
  for (const device of Object.values(session.holders)) if (device) session.members.add(device);
  return null;
}

function trackUndo<S, A extends BaseAction>(session: Session<S, A>, entry: Entry, line: LogEntry<A>): void {
  advance(session.timeline, line);
  if (entry.kind === 'act') session.undoneBy = [];
  if (entry.kind === 'undo') session.undoneBy.push(entry.seat);
  if (entry.kind === 'redo') session.undoneBy.pop();
}

function restate<S, A extends BaseAction>(session: Session<S, A>): void {
  if (!session.game || !session.setup) return;
  session.state = replayTrusted(session.game, session.setup, session.timeline.actions);
}

/** Forgets the state and makes it anew from the first action with every check on; the refusal if one fails. */
export function replayAll<S, A extends BaseAction>(session: Session<S, A>): Refusal | null {
  const { game, setup } = session;
  if (!game || !setup) return null;
  return guarded(() => {
    const { state, illegal } = replayStrict(game, setup, session.timeline.actions);
    if (!illegal) session.state = state;
    return illegal?.refusal ?? null;
  });
}

/** The session of a log that was checked when it was written. Stops where an entry cannot be applied. */
export function sessionOf<S, A extends BaseAction>(
  gameFor: GameFor<S, A>,
  log: readonly Entry[],
): { session: Session<S, A>; applied: number; refusal: Refusal | null } {
  const session = emptySession(gameFor);
  for (const [i, entry] of log.entries()) {
    const refusal = applyTrusted(session, entry);
    if (refusal) {
      restate(session);
      return { session, applied: i, refusal };
    }
  }
  restate(session);
  return { session, applied: log.length, refusal: null };
}

/** Like applyEntry without asking the game and without touching its state. */
function applyTrusted<S, A extends BaseAction>(session: Session<S, A>, entry: Entry): Refusal | null {
  if (entry.kind !== 'act' && entry.kind !== 'undo' && entry.kind !== 'redo')
    return applyEntry(session, entry);
  if (!session.game) return refuse('notStarted', '');
  const line = logEntry(session.game, entry);
  if ('code' in line) return line;
  const refusal = whyEntry(session.timeline, line);
  if (refusal) return refusal;
  trackUndo(session, entry, line);
  session.cids.set(entry.cid, entry.seq);
  session.base = { seq: entry.seq, hash: entry.hash };
  return null;
}
