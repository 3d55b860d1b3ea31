// Putting a log together out of entries that lie in several records.
import { headOf, type Entry, type Position } from '../../net/entry';

/**
 * Every record's checksum has said that its bytes are those that were written, and an entry was hashed before it
 * was written; one out of a bad record was hashed anew (salvage.ts). So the links tell whether these records are one
 * log; hashing all of it anew would be a third of the time it takes to open a long game.
 */
export const linked = (head: Position, entry: Entry): boolean =>
  entry.seq === head.seq + 1 && entry.prev === head.hash;

/** The log, and behind it whatever of the loose entries follows on. */
export function lengthened(log: readonly Entry[], loose: readonly Entry[]): Entry[] {
  const next = new Map<string, Entry>();
  for (const entry of loose) {
    // Of two that follow the same entry one gave way to the other, which is of a later epoch (net/SPEC.md LG2).
    const rival = next.get(entry.prev);
    if (!rival || rival.epoch < entry.epoch) next.set(entry.prev, entry);
  }
  const all = [...log];
  for (;;) {
    const head = headOf(all);
    const entry = next.get(head.hash);
    if (!entry || !linked(head, entry) || entry.epoch < (all[all.length - 1]?.epoch ?? 0)) return all;
    all.push(entry);
  }
}
