// Catching up. A device that misses entries names points of its own log; the other answers from the highest one
// it shares. Gaps are ordinary, so this is the one way entries travel besides a fresh commit.
import type { BaseAction } from '../engine/core/game';
import { headOf, positionAt, type Entry, type Position } from './entry';
import { limits } from './limits';
import type { Log } from './messages';
import { addEntry, truncate, type Replica } from './replica';
import type { Rules } from './rules';

/** NE1: my head, then points ever further back. NE3: and the point this host is known to share. */
export function samplesOf(log: readonly Entry[], shared: Position | null): Position[] {
  const samples: Position[] = [];
  for (let back = 0; back < log.length; back = back === 0 ? 1 : back * 2) {
    const at = positionAt(log, log.length - back);
    if (at) samples.push({ seq: at.seq, hash: at.hash });
  }
  if (shared && shared.seq > 0 && positionAt(log, shared.seq)?.hash === shared.hash) samples.push(shared);
  return samples;
}

/** NE1: what follows the highest sample that is also in this log, as far as the others may know it. */
export function answerNeed(
  log: readonly Entry[],
  upTo: number,
  epoch: number,
  samples: readonly Position[],
  batch: number,
): Log {
  let from = 0;
  for (const { seq, hash } of samples) {
    if (seq > from && seq <= upTo && log[seq - 1]?.hash === hash) from = seq;
  }
  const entries: Entry[] = [];
  let bytes = 0;
  for (const entry of log.slice(from, Math.min(upTo, from + batch))) {
    bytes += JSON.stringify(entry).length;
    if (entries.length > 0 && bytes > limits.batchBytes) break;
    entries.push(entry);
  }
  return { t: 'log', epoch, from, entries };
}

export type Merge =
  | { readonly kind: 'ignored' }
  /** `shared`: the end of what both have now. */
  | {
      readonly kind: 'merged';
      readonly added: Entry[];
      readonly dropped: Entry[];
      readonly shared: Position;
    };

/** LG1, LG2, LG3. */
export function mergeLog<S, A extends BaseAction>(r: Replica<S, A>, message: Log, rules: Rules): Merge {
  let at = positionAt(r.log, message.from);
  if (!at) return { kind: 'ignored' };
  // LG1: the whole batch must be a chain before any of it is used.
  for (const entry of message.entries) {
    if (!rules.chained(at, entry) || entry.epoch > message.epoch) return { kind: 'ignored' };
    at = entry;
  }
  let dropped: Entry[] = [];
  const added: Entry[] = [];
  for (const entry of message.entries) {
    const mine = r.log[entry.seq - 1];
    if (mine && mine.hash === entry.hash) continue;
    if (mine) {
      // LG3: a table's first entry, its setup, is never replaced.
      if (entry.seq === 1 || !rules.mayOverwrite(message.epoch, mine, entry)) return { kind: 'ignored' };
      dropped = truncate(r, entry.seq - 1);
    }
    if (entry.seq !== r.log.length + 1 || r.log.length >= limits.logEntries) break;
    addEntry(r, entry);
    added.push(entry);
  }
  return { kind: 'merged', added, dropped, shared: { seq: at.seq, hash: at.hash } };
}

/** CM2: a fresh entry is taken only when it is the very next one. */
export function isNext(log: readonly Entry[], entry: Entry, rules: Rules): boolean {
  return entry.seq === log.length + 1 && rules.chained(headOf(log), entry);
}
