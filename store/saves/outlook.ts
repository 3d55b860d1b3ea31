// What opening a game would come to, told without opening it: the list of games must promise nothing that does not
// hold. Of what is good only the checksums are looked at, which is a small part of what reading a log takes; and a
// segment's name says what is in it, so that one found good is not read again as long as the app runs.
import { furthest, type Reach } from './choice';
import { damageOf, headStretch, segmentStretch, tornStretch, type Damage } from './damage';
import { parseHead, type Head } from './head';
import { partKey, SEGMENT, segmentIndex, type GameId } from './keys';
import type { KeyValue } from './keyValue';
import { unseal } from './record';
import { salvage } from './salvage';

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
      const bodies = await disk.get(unread.map((name) => partKey(game, name)));
      const reads = bodies.map((text) => unseal(text));
      const left = new Map<string, number>();
      for (const [i, name] of unread.entries()) {
        if (reads[i]?.is === 'good') known.add(name);
        // Never `known`: it goes when it is mended, and until then it may yet lose more.
        else left.set(name, salvage(bodies[i] ?? '', segmentIndex(name) ?? 0).length);
      }
      for (const name of segments) if (known.has(name)) left.set(name, SEGMENT);
      const heads = texts.map((text) => unseal(text));
      const newer = [...heads, ...reads].find((read) => read.is === 'newer');
      return {
        ...outlook(
          texts,
          heads.map((read) => (read.is === 'good' ? parseHead(read.json) : null)),
          segments,
          known,
          left,
        ),
        newer: newer?.is === 'newer' ? newer.schema : null,
      };
    },
    forget: (game) => void sound.delete(game),
  };
}

interface Told extends Reach {
  readonly head: Head | null;
}

/** The same choice as in load.ts, with a good checksum in the place of a log that was read; `left`: entries by name. */
function outlook(
  texts: readonly (string | null)[],
  slots: readonly (Head | null)[],
  segments: readonly string[],
  sound: ReadonlySet<string>,
  left: ReadonlyMap<string, number>,
): Omit<Outlook, 'newer'> {
  const heads = slots.filter((head) => head !== null).sort((a, b) => b.gen - a.gen);
  const newest = heads[0] ?? null;
  const best = furthest<Told>(
    heads.map((head) => {
      const length = lengthOf(head.segments.map((name) => left.get(name) ?? 0));
      const whole = length === head.segments.length * SEGMENT;
      return { head, length: whole ? head.length : length, whole };
    }),
    () => ({ head: null, length: lengthOf(byIndex(segments, left)), whole: false }),
  );
  const head = best?.whole ? best.head : null;
  const stretches = [
    ...segments.map(segmentStretch),
    ...slots.map((slot, i) => (slot ? headStretch(slot) : tornStretch(texts[i] ?? ''))),
  ];
  const torn = slots.some((slot, i) => slot === null && typeof texts[i] === 'string');
  const hurt = torn || segments.some((name) => !sound.has(name)) || head === null || head !== newest;
  return {
    head,
    newest,
    opens: best !== null,
    damage: hurt ? damageOf(best?.length ?? 0, stretches) : null,
  };
}

/** How long a log of such segments is: behind one that is not full nothing links on. */
function lengthOf(parts: readonly number[]): number {
  const full = parts.findIndex((entries) => entries < SEGMENT);
  return full < 0 ? parts.length * SEGMENT : full * SEGMENT + (parts[full] ?? 0);
}

function byIndex(segments: readonly string[], left: ReadonlyMap<string, number>): number[] {
  const most: number[] = [];
  for (const name of segments) {
    const k = segmentIndex(name) ?? 0;
    most[k] = Math.max(most[k] ?? 0, left.get(name) ?? 0);
  }
  // A number nobody bears is a gap.
  return Array.from(most, (entries) => entries ?? 0);
}
