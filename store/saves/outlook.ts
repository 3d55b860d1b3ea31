// What opening a game would come to, told without opening it: the list of games must promise nothing that does not
// hold. Of a whole game only the checksums are looked at, which is a small part of what reading a log takes; and a
// segment's name says what is in it, so that one found good is not read again as long as the app runs. Any other game
// is read as opening reads it.
import type { Refusal } from '../../engine/core/refusal';
import type { Entry } from '../../net/entry';
import { newMeta } from '../../net/replica';
import type { Damage } from './damage';
import { parseHead, type Head } from './head';
import { partKey, segmentIndex, type GameId } from './keys';
import type { KeyValue } from './keyValue';
import { loadGame } from './load';
import { unseal } from './record';

export interface Outlook {
  /** Why it does not open. */
  readonly problem: Refusal | null;
  /** The head whose log it opens with; null when that is another log than any head tells of, or none. */
  readonly head: Head | null;
  /** Entries it opens with. */
  readonly length: number;
  /** The first of them, where the game had to be read. */
  readonly first: Entry | null;
  /** As opening it would report. */
  readonly damage: Damage | null;
}

export interface Outlooks {
  /** `names`: all parts of the game on disk; `texts`: its two heads. */
  of(game: GameId, names: readonly string[], texts: readonly (string | null)[]): Promise<Outlook>;
  /** Something was wrong with it after all: everything of it is looked at again. */
  forget(game: GameId): void;
}

export function openOutlooks(disk: KeyValue): Outlooks {
  const sound = new Map<GameId, Set<string>>();

  /** Whether every record is there and good; those of a bad one may yet lose more, so they are never `sound`. */
  const isWhole = async (game: GameId, segments: readonly string[], newest: Head): Promise<boolean> => {
    const known = sound.get(game) ?? new Set();
    sound.set(game, known);
    const unread = segments.filter((name) => !known.has(name));
    const bodies = await disk.get(unread.map((name) => partKey(game, name)));
    for (const [i, name] of unread.entries()) if (unseal(bodies[i]).is === 'good') known.add(name);
    return segments.every((name) => known.has(name)) && newest.segments.every((name) => known.has(name));
  };

  return {
    async of(game, names, texts) {
      const there = texts.filter((text) => text !== null);
      const heads = there.flatMap((text) => {
        const read = unseal(text);
        const head = read.is === 'good' ? parseHead(read.json) : null;
        return head ? { text, head } : [];
      });
      const newest = [...heads].sort((a, b) => b.head.gen - a.head.gen)[0]?.head;
      const segments = names.filter((name) => segmentIndex(name) !== null);
      if (newest && heads.length === there.length && (await isWhole(game, segments, newest)))
        return { problem: null, head: newest, length: newest.length, first: null, damage: null };
      const loaded = await loadGame(disk, game, newMeta('host'));
      if (!loaded.ok) return { problem: loaded.refusal, head: null, length: 0, first: null, damage: null };
      const { headText, table, damage } = loaded.value;
      const { entries } = table;
      const head = heads.find(({ text }) => text === headText)?.head ?? null;
      return { problem: null, head, length: entries.length, first: entries[0] ?? null, damage };
    },
    forget: (game) => void sound.delete(game),
  };
}
