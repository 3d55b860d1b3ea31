// The raw copy of a damaged save (store/saves.ts `bytes`), read with the same repair as opening it on its device: the
// newest good state, and how much is lost. Nothing in it is believed for its checksum alone: it is a file.
import { no, ok, refuse, type Result } from '../engine/core/refusal';
import { verifiedPrefix, type Entry } from '../net/entry';
import { newMeta } from '../net/replica';
import { loadGame } from './saves/load';
import type { Damage } from './saves/damage';
import { asideOf, isLogPart, partOf } from './saves/keys';
import type { KeyValue } from './saves/keyValue';

/** What the file says it is, in the place of a version. */
export const RAW = 'bytes';

export interface RawGame {
  readonly entries: Entry[];
  /** Null where nothing is missing: no head tells of more. */
  readonly damage: Damage | null;
}

/** Only reads: reading a game changes nothing. */
function shelfOf(cells: ReadonlyMap<string, string>): KeyValue {
  return {
    keys: () => Promise.resolve([...cells.keys()]),
    get: (keys) => Promise.resolve(keys.map((key) => cells.get(key) ?? null)),
    set: () => Promise.reject(new Error('a file is not written')),
    remove: () => Promise.reject(new Error('a file is not written')),
  };
}

export async function readRawCopy(raw: object): Promise<Result<RawGame>> {
  const found: unknown = Reflect.get(raw, 'found');
  if (typeof found !== 'object' || found === null) return no(refuse('rawUnreadable', ''));
  const cells = new Map(
    Object.entries(found).filter((cell): cell is [string, string] => typeof cell[1] === 'string'),
  );
  const parts = [...cells.keys()].flatMap((key) => partOf(key) ?? []);
  const game = parts.find(({ name }) => isLogPart(name))?.game;
  if (game === undefined) return no(refuse('rawUnreadable', ''));
  const loaded = await loadGame(shelfOf(cells), game, newMeta('host'));
  if (!loaded.ok) return no(refuse(loaded.refusal.code === 'saveNewer' ? 'fileNewer' : 'rawUnreadable', ''));
  const { table, damage, certain } = loaded.value;
  const entries = verifiedPrefix(table.entries);
  if (entries.length === 0) return no(refuse('rawUnreadable', ''));
  const more = table.entries.length - entries.length;
  const { lost, unread, gone } = damage ?? { lost: 0, unread: 0, gone: 0 };
  // What was put aside earlier, or a head that cannot be read, may tell of more than the log that is left.
  const complete = lost + more === 0 && certain && ![...cells.keys()].some(asideOf);
  const counts = { kept: entries.length, lost: lost + more, unread: unread + more, gone };
  return ok({ entries, damage: complete ? null : { ...counts, aside: 'none', copied: true } });
}
