// What had to give way to the table's log (net/SPEC.md LG2): kept beside it, never read by the game, only shown.
import type { Entry } from '../../net/entry';
import { parseEntries } from './head';
import { isArchive, partKey, partOf, type GameId } from './keys';
import type { KeyValue } from './keyValue';
import { unseal } from './record';

/** Every entry once, in the order of the log it came from. What cannot be read stays where it is. */
export async function readArchive(disk: KeyValue, game: GameId): Promise<readonly Entry[]> {
  const names = (await disk.keys()).flatMap((key) => {
    const part = partOf(key);
    return part?.game === game && isArchive(part.name) ? [part.name] : [];
  });
  const texts = await disk.get(names.map((name) => partKey(game, name)));
  const entries = texts.flatMap((text) => {
    const read = unseal(text);
    return read.is === 'good' ? (parseEntries(read.json) ?? []) : [];
  });
  return inOrder(entries);
}

/** By epoch and place, each once: a record may be written again with more behind it. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const once = new Map(entries.map((entry) => [entry.hash, entry]));
  return [...once.values()].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq);
}
