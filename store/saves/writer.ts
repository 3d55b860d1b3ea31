// Writing a game. The order is what makes a crash harmless: what had to give way, full segments under names of
// their own, then the head that is not the last good one. Done means the head is on disk. Bad bytes are copied aside
// before anything else, and go from where they were when all is written: until then what is good in them counts.
import { refuse, type Refusal } from '../../engine/core/refusal';
import { headOf, type Entry } from '../../net/entry';
import type { WriteRecord } from '../../net/replica';
import { readArchive } from './archive';
import { copyAside } from './aside';
import { diskRefusal } from './fault';
import { parseHead, type Head } from './head';
import { archiveKey, headKey, namesOfSegment, other, partKey, SEGMENT, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import type { Loaded } from './load';
import { seal, unseal, type Json } from './record';

export interface Writer {
  /** Resolves when it is on disk; a refusal when it is not. Writes happen one after the other. */
  write(record: WriteRecord, about: Json): Promise<Refusal | null>;
  /** Resolves when nothing is being written. */
  idle(): Promise<void>;
  /** What was put aside so far; nothing where the disk does not give it. */
  archived(): Promise<readonly Entry[]>;
}

interface Shelf {
  log: readonly Entry[];
  segments: readonly string[];
  /** Segments the other head may still need. */
  before: readonly string[];
  stored: Set<string>;
  gen: number;
  slot: Slot | null;
  /** Where the first head goes. */
  first: Slot;
  headText: string | null;
  /** What the other slot held when it was last known. */
  otherText: string | null;
  /** The other head is none, or of a log that will not be there. */
  alone: boolean;
  /** Good segments behind a bad one: they need not be written again. */
  apart: ReadonlySet<string>;
  /** Keys under which bad bytes may still lie, and those of them no copy was made of so far. */
  bad: ReadonlySet<string>;
  uncopied: readonly string[];
}

const shelfOf = (from: Loaded | null): Shelf => ({
  log: from?.table.entries ?? [],
  segments: from?.segments ?? [],
  before: from?.segments ?? [],
  stored: new Set(from?.stored),
  gen: from?.gen ?? 0,
  slot: from?.slot ?? null,
  first: from?.first ?? 0,
  headText: from?.headText ?? null,
  otherText: null,
  alone: from === null || from.slot === null || from.leaning,
  apart: new Set(from?.apart),
  bad: new Set(from?.bad),
  uncopied: from?.bad ?? [],
});

export function openWriter(disk: KeyValue, game: GameId, from: Loaded | null, now: () => number): Writer {
  const shelf = shelfOf(from);
  let queue: Promise<unknown> = Promise.resolve();
  return {
    write(record, about) {
      const done = queue.then(async () => {
        try {
          return await put(disk, game, shelf, record, about, now());
        } catch (error) {
          return diskRefusal(error);
        }
      });
      queue = done;
      return done;
    },
    idle: () => queue.then(() => undefined),
    archived: () => queue.then(() => readArchive(disk, game)).catch(() => []),
  };
}

async function put(
  disk: KeyValue,
  game: GameId,
  shelf: Shelf,
  record: WriteRecord,
  about: Json,
  at: number,
): Promise<Refusal | null> {
  if (await changedElsewhere(disk, game, shelf)) return refuse('saveElsewhere', '');
  for (const key of shelf.uncopied) await copyAside(disk, key);
  shelf.uncopied = [];
  const first = record.archive[0];
  if (first) await disk.set(archiveKey(game, first.seq, first.hash), seal(record.archive));

  const log = [...shelf.log.slice(0, record.from), ...record.entries];
  const segments = [...shelf.segments.slice(0, Math.floor(record.from / SEGMENT))];
  for (let k = segments.length; (k + 1) * SEGMENT <= log.length; k++) {
    const part = log.slice(k * SEGMENT, (k + 1) * SEGMENT);
    const names = namesOfSegment(k, headOf(part).hash);
    const there = names.find((name) => shelf.apart.has(name));
    // Half a write over bad bytes would take what is good in them.
    const name = there ?? names.find((name) => !shelf.bad.has(partKey(game, name))) ?? names[0] ?? '';
    if (!there) await disk.set(partKey(game, name), seal(part));
    shelf.stored.add(name);
    segments.push(name);
  }
  const head: Head = {
    // A write that failed may yet be there: this one must outrank it.
    gen: ++shelf.gen,
    length: log.length,
    hash: headOf(log).hash,
    segments,
    tail: log.slice(segments.length * SEGMENT),
    meta: record.meta,
    about,
    at,
  };
  const slot = shelf.slot === null ? shelf.first : other(shelf.slot);
  const text = seal(head);
  await disk.set(headKey(game, slot), text);
  shelf.before = shelf.segments;
  Object.assign(shelf, { log, segments, slot, headText: text, otherText: shelf.headText });
  // From here they are segments like others, or none.
  shelf.apart = new Set();
  if (shelf.alone) {
    // The end of the log lies nowhere else.
    await disk.set(headKey(game, other(slot)), text);
    Object.assign(shelf, { otherText: text, alone: false });
  }
  await tidy(disk, game, shelf);
  return null;
}

/**
 * Another window of the same browser may play the same game. Its first write goes to the other slot and leaves
 * ours as it was, so the generation of the other slot is what gives it away.
 */
async function changedElsewhere(disk: KeyValue, game: GameId, shelf: Shelf): Promise<boolean> {
  if (shelf.slot === null) return false;
  const [mine, theirs] = await disk.get([headKey(game, shelf.slot), headKey(game, other(shelf.slot))]);
  if (mine !== shelf.headText) return true;
  if (theirs === shelf.otherText) return false;
  const read = unseal(theirs);
  const head = read.is === 'good' ? parseHead(read.json) : null;
  return head !== null && head.gen > shelf.gen;
}

/** Segments neither head refers to were replaced by others; what they held was archived. */
async function tidy(disk: KeyValue, game: GameId, shelf: Shelf): Promise<void> {
  const wanted = new Set([...shelf.segments, ...shelf.before]);
  const unwanted = [...shelf.stored].filter((name) => !wanted.has(name));
  if (unwanted.length === 0) return;
  try {
    await disk.remove(unwanted.map((name) => partKey(game, name)));
    for (const name of unwanted) shelf.stored.delete(name);
    shelf.bad = new Set();
  } catch {
    // They are only in the way; the next write tries again.
  }
}
