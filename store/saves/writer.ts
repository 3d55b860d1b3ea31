// Writing a game. The order is what makes a crash harmless: what had to give way, full segments under names of
// their own, then the head that is not the last good one. Done means the head is on disk.
import { refuse, type Refusal } from '../../engine/core/refusal';
import { headOf, type Entry } from '../../net/entry';
import type { WriteRecord } from '../../net/replica';
import { readArchive } from './archive';
import { diskRefusal } from './fault';
import { parseHead, type Head } from './head';
import { archiveKey, headKey, partKey, SEGMENT, segmentName, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import { putAside, type Loaded } from './load';
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
  headText: string | null;
  /** What the other slot held when it was last known. */
  otherText: string | null;
  aside: readonly string[];
}

const shelfOf = (from: Loaded | null): Shelf => ({
  log: from?.table.entries ?? [],
  segments: from?.segments ?? [],
  before: from?.segments ?? [],
  stored: new Set(from?.stored),
  gen: from?.gen ?? 0,
  slot: from?.slot ?? null,
  headText: from?.headText ?? null,
  otherText: null,
  aside: from?.bad ?? [],
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
  for (const key of shelf.aside) await putAside(disk, key);
  shelf.aside = [];
  if (await changedElsewhere(disk, game, shelf)) return refuse('saveElsewhere', '');
  const first = record.archive[0];
  if (first) await disk.set(archiveKey(game, first.seq, first.hash), seal(record.archive));

  const log = [...shelf.log.slice(0, record.from), ...record.entries];
  const segments = [...shelf.segments.slice(0, Math.floor(record.from / SEGMENT))];
  for (let k = segments.length; (k + 1) * SEGMENT <= log.length; k++) {
    const part = log.slice(k * SEGMENT, (k + 1) * SEGMENT);
    const name = segmentName(k, headOf(part).hash);
    await disk.set(partKey(game, name), seal(part));
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
  const slot: Slot = shelf.slot === 0 ? 1 : 0;
  const text = seal(head);
  await disk.set(headKey(game, slot), text);
  // A log of which no head is known yet has both from the start: the end of it lies nowhere else.
  if (shelf.slot === null) await disk.set(headKey(game, 1), text);
  shelf.before = shelf.segments;
  Object.assign(shelf, { log, segments, slot, headText: text, otherText: shelf.headText });
  await tidy(disk, game, shelf);
  return null;
}

/**
 * Another window of the same browser may play the same game. Its first write goes to the other slot and leaves
 * ours as it was, so the generation of the other slot is what gives it away.
 */
async function changedElsewhere(disk: KeyValue, game: GameId, shelf: Shelf): Promise<boolean> {
  if (shelf.slot === null) return false;
  const [mine, other] = await disk.get([headKey(game, shelf.slot), headKey(game, shelf.slot === 0 ? 1 : 0)]);
  if (mine !== shelf.headText) return true;
  if (other === shelf.otherText) return false;
  const read = unseal(other);
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
  } catch {
    // They are only in the way; the next write tries again.
  }
}
