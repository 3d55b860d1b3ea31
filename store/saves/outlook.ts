// What opening a game would come to, told without opening it: the list of games must promise nothing that does not
// hold. Only the checksums are looked at, which is a small part of what reading a log takes; and a segment's name
// says what is in it, so that one found good is not read again as long as the app runs.
import { damageOf, headStretch, segmentStretch, tornStretch, type Damage } from './damage';
import { parseHead, type Head } from './head';
import { partKey, SEGMENT, segmentIndex, type GameId } from './keys';
import type { KeyValue } from './keyValue';
import { unseal } from './record';

export interface Outlook {
  /** A newer version has written in it: only that one may say what it means. */
  readonly newer: number | null;
  /** The head whose whole log is there; null when the game opens before where any head stands, or not at all. */
  readonly head: Head | null;
  /** The newest head that can be read, whether or not its log is there. */
  readonly newest: Head | null;
  /** There is something to open. */
  readonly opens: boolean;
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
  return {
    async of(game, names, texts) {
      const known = sound.get(game) ?? new Set();
      sound.set(game, known);
      const segments = names.filter((name) => segmentIndex(name) !== null);
      const unread = segments.filter((name) => !known.has(name));
      const reads = (await disk.get(unread.map((name) => partKey(game, name)))).map((text) => unseal(text));
      for (const [i, name] of unread.entries()) if (reads[i]?.is === 'good') known.add(name);
      const good = new Set(segments.filter((name) => known.has(name)));
      const heads = texts.map((text) => unseal(text));
      const newer = [...heads, ...reads].find((read) => read.is === 'newer');
      return {
        ...outlook(
          texts,
          heads.map((read) => (read.is === 'good' ? parseHead(read.json) : null)),
          segments,
          good,
        ),
        newer: newer?.is === 'newer' ? newer.schema : null,
      };
    },
    forget: (game) => void sound.delete(game),
  };
}

/** The same choice as in load.ts, with a good checksum in the place of a log that was read. */
function outlook(
  texts: readonly (string | null)[],
  slots: readonly (Head | null)[],
  segments: readonly string[],
  sound: ReadonlySet<string>,
): Omit<Outlook, 'newer'> {
  const heads = slots.filter((head) => head !== null).sort((a, b) => b.gen - a.gen);
  const newest = heads[0] ?? null;
  const gapOf = (head: Head): number => head.segments.findIndex((name) => !sound.has(name));
  const head = heads.find((one) => gapOf(one) < 0) ?? null;
  let headless = 0;
  while (segments.some((name) => segmentIndex(name) === headless && sound.has(name))) headless++;
  const kept = head?.length ?? Math.max(headless, ...heads.map(gapOf)) * SEGMENT;
  const stretches = [
    ...segments.map(segmentStretch),
    ...slots.map((slot, i) => (slot ? headStretch(slot) : tornStretch(texts[i] ?? ''))),
  ];
  const torn = slots.some((slot, i) => slot === null && typeof texts[i] === 'string');
  const hurt = torn || segments.some((name) => !sound.has(name)) || head === null || head !== newest;
  return {
    head,
    newest,
    opens: head !== null || kept > 0,
    damage: hurt ? damageOf(kept, stretches) : null,
  };
}
