// A log as a game: its setup, the actions that count, and the positions they lead to.
import type { SeatId, Setup } from '../engine/core/game';
import { advance, emptyTimeline, whyEntry, type LogEntry, type Timeline } from '../engine/core/log';
import { no, ok, refuse, type Refusal, type Result } from '../engine/core/refusal';
import { replayStrict } from '../engine/core/replay';
import { TITLES } from '../engine/index';
import type { RailAction } from '../engine/rail/actions';
import type { RailGame } from '../engine/rail/game';
import type { RailState } from '../engine/rail/state';
import type { Entry } from '../net/entry';
import { openHistory, type History } from './history';

export type RailHistory = History<RailState, RailAction>;

export interface Reading {
  readonly game: RailGame;
  readonly setup: Setup;
  readonly colours: Readonly<Record<SeatId, string>>;
  readonly timeline: Timeline<RailAction>;
  readonly history: RailHistory;
  /** The rules of this version follow the log only so far: it can be looked at, not played on. */
  readonly readOnly: Refusal | null;
  /** What the rules say of the first action they do not follow; null where that is no question of rules. */
  readonly why: Refusal | null;
}

/** What an entry means for the game; null for those that are about the table, undefined for nonsense. */
export function lineOf(game: RailGame, entry: Entry): LogEntry<RailAction> | null | undefined {
  switch (entry.kind) {
    case 'act': {
      const action = game.parse(entry.action);
      return action ? { kind: 'act', action } : undefined;
    }
    case 'undo':
      return { kind: 'undo', seat: entry.seat, to: entry.to };
    case 'redo':
      return { kind: 'redo', seat: entry.seat };
    case 'epoch':
    case 'seat':
    case 'note':
      return null;
  }
}

/** `strict`: the log comes from elsewhere, so every action is checked against the rules. */
export function readLog(entries: readonly Entry[], strict = false): Result<Reading> {
  const first = entries[0];
  if (first?.kind !== 'note' || first.note.type !== 'setup') return no(refuse('saveUnreadable', ''));
  const { setup, colours } = first.note;
  const game = TITLES[setup.title];
  if (!game) return no(refuse('noSuchTitle', '', { title: setup.title }));
  const refusal = game.check(setup);
  if (refusal) return no(refusal);

  const timeline = emptyTimeline<RailAction>();
  let readOnly: Refusal | null = null;
  let why: Refusal | null = null;
  for (const entry of entries) {
    const line = lineOf(game, entry);
    if (line === null) continue;
    why = line === undefined ? refuse('malformed', '') : whyEntry(timeline, line);
    if (line === undefined || why) {
      readOnly = refuse('saveIllegal', '', { action: timeline.actions.length + 1 });
      break;
    }
    advance(timeline, line);
  }
  try {
    if (!strict) {
      const history = openHistory(game, setup, timeline.actions);
      return ok({ game, setup, colours, timeline, history, readOnly, why });
    }
  } catch {
    // An action this version cannot apply: below, as far as it can.
  }
  const illegal = firstIllegal(game, setup, timeline.actions);
  if (illegal) {
    readOnly = refuse('saveIllegal', '', { action: illegal.index + 1 });
    why = illegal.refusal;
    timeline.actions.length = illegal.index;
  }
  const history = openHistory(game, setup, timeline.actions);
  return ok({ game, setup, colours, timeline, history, readOnly, why });
}

function firstIllegal(
  game: RailGame,
  setup: Setup,
  actions: readonly RailAction[],
): { readonly index: number; readonly refusal: Refusal | null } | null {
  try {
    return replayStrict(game, setup, actions).illegal;
  } catch {
    return { index: 0, refusal: null };
  }
}
