// A log that grows at its end, and now and then is cut and goes on differently, as a game with frozen positions.
import { advance, whyEntry } from '../../engine/core/log';
import { refuse, type Refusal } from '../../engine/core/refusal';
import type { Entry } from '../../net/entry';
import { lineOf, readLog, type Reading } from '../reading';

export interface Following {
  readonly entries: readonly Entry[];
  /** Null before the setup has come. */
  readonly reading: Reading | null;
  /** The log cannot be read as a game at all. */
  readonly refusal: Refusal | null;
}

export const nothing: Following = { entries: [], reading: null, refusal: null };

function readAnew(entries: readonly Entry[]): Following {
  if (entries.length === 0) return nothing;
  const read = readLog(entries);
  return read.ok
    ? { entries, reading: read.value, refusal: null }
    : { entries, reading: null, refusal: read.refusal };
}

/** Plays the new entries on the positions that are there. False when one of them cannot be played. */
function playOn(reading: Reading, added: readonly Entry[]): boolean {
  const { game, timeline, history } = reading;
  for (const entry of added) {
    const line = lineOf(game, entry);
    if (line === null) continue;
    if (line === undefined || whyEntry(timeline, line)) return false;
    const before = timeline.actions.length;
    try {
      const next = { actions: timeline.actions.slice(), undone: timeline.undone.slice() };
      advance(next, line);
      const more = next.actions.slice(before);
      if (more.length > 0) history.push(more, history.ahead(more));
      else history.cut(next.actions.length);
      Object.assign(timeline, next);
    } catch {
      return false;
    }
  }
  return true;
}

/** From `from` on the log now consists of `added`. */
export function followOn(now: Following, from: number, added: readonly Entry[]): Following {
  const entries = [...now.entries.slice(0, from), ...added];
  const { reading } = now;
  if (!reading || reading.readOnly || from < now.entries.length) return readAnew(entries);
  if (playOn(reading, added)) return { entries, reading, refusal: null };
  // As far as it goes; and why it goes no further.
  const again = readAnew(entries);
  if (again.reading && !again.reading.readOnly)
    return { ...again, refusal: refuse('saveIllegal', '', { action: 0 }) };
  return again;
}

/** A copy that has just left the others, and has not been played on yet. */
export function isFreshFork(log: readonly Entry[]): boolean {
  const at = log.findLastIndex((entry) => entry.kind === 'note' && entry.note.type === 'fork');
  return at >= 0 && !log.slice(at).some((entry) => entry.kind === 'act');
}
