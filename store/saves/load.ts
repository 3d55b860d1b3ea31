// Reading a game back. Whatever happened to the disk, the newest state that verifies opens; what does not verify
// is put aside under another key, never deleted and never overwritten.
import { no, ok, refuse, type Result } from '../../engine/core/refusal';
import { headOf, verifiedPrefix, type Entry, type Position } from '../../net/entry';
import type { Meta, SavedTable } from '../../net/replica';
import { damageOf, headStretch, segmentStretch, tornStretch, type Damage, type Stretch } from './damage';
import { parseEntries, parseHead, type Head } from './head';
import { badKey, headKey, partKey, partOf, SEGMENT, segmentIndex, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import { unseal, type Json } from './record';

export interface Loaded {
  readonly table: SavedTable;
  readonly about: Json;
  /** Entries as they stand on disk, by which segments. */
  readonly segments: readonly string[];
  /** All segments on disk, wanted or not. */
  readonly stored: readonly string[];
  readonly gen: number;
  /** The slot of the head that was opened; null when none was good. */
  readonly slot: Slot | null;
  readonly headText: string | null;
  readonly damage: Damage | null;
  /** Keys whose bytes are bad and have to be put aside. */
  readonly bad: readonly string[];
}

interface Slotted {
  readonly slot: Slot;
  readonly text: string;
  readonly head: Head;
}

interface Candidate {
  readonly slotted: Slotted | null;
  readonly entries: Entry[];
  readonly whole: boolean;
}

/** `otherwise`: the meta where no head is left to tell it. */
export async function loadGame(disk: KeyValue, game: GameId, otherwise: Meta): Promise<Result<Loaded>> {
  const names = (await disk.keys()).flatMap((key) => {
    const part = partOf(key);
    return part?.game === game ? [part.name] : [];
  });
  const segmentNames = names.filter((name) => segmentIndex(name) !== null).sort();
  const [h0, h1, ...bodies] = await disk.get([
    headKey(game, 0),
    headKey(game, 1),
    ...segmentNames.map((name) => partKey(game, name)),
  ]);
  const bad: string[] = [];
  const heads: Slotted[] = [];
  /** What the log was, as anything left of it says. */
  const stretches = segmentNames.map(segmentStretch);
  const both: readonly (readonly [Slot, string | null | undefined])[] = [
    [0, h0],
    [1, h1],
  ];
  for (const [slot, text] of both) {
    const read = unseal(text);
    if (read.is === 'newer') return no(refuse('saveNewer', '', { schema: read.schema }));
    const head = read.is === 'good' ? parseHead(read.json) : null;
    if (head && text) {
      heads.push({ slot, text, head });
      stretches.push(headStretch(head));
    } else if (read.is !== 'absent') {
      bad.push(headKey(game, slot));
      stretches.push(tornStretch(text ?? ''));
    }
  }
  const segments = new Map<string, Entry[]>();
  for (const [i, name] of segmentNames.entries()) {
    const read = unseal(bodies[i]);
    if (read.is === 'newer') return no(refuse('saveNewer', '', { schema: read.schema }));
    const entries = read.is === 'good' ? parseEntries(read.json) : null;
    if (entries) segments.set(name, entries);
    else bad.push(partKey(game, name));
  }
  heads.sort((a, b) => b.head.gen - a.head.gen);
  const best = choose(heads, segments);
  if (!best) {
    // Nothing to open: everything stays where it is, so that it can still be exported.
    return no(refuse(names.length === 0 ? 'saveMissing' : 'saveUnreadable', ''));
  }
  return ok(loaded(game, heads, segments, segmentNames, best, bad, stretches, otherwise));
}

/**
 * Every record's checksum has said that its bytes are those that were written, and an entry was hashed before it
 * was written. So the links tell whether these records are one log; hashing all of it anew would be a third of
 * the time it takes to open a long game.
 */
const linked = (head: Position, entry: Entry): boolean =>
  entry.seq === head.seq + 1 && entry.prev === head.hash;

/** The newest head whose whole log verifies; else whatever verifies furthest. */
function choose(heads: readonly Slotted[], segments: ReadonlyMap<string, Entry[]>): Candidate | null {
  let furthest: Candidate | null = null;
  for (const slotted of heads) {
    const listed = slotted.head.segments.map((name) => segments.get(name));
    const gap = listed.findIndex((part) => part === undefined);
    const parts = gap < 0 ? [...listed, slotted.head.tail] : listed.slice(0, gap);
    const entries = verifiedPrefix(
      parts.flatMap((part) => part ?? []),
      linked,
    );
    const whole = entries.length === slotted.head.length && headOf(entries).hash === slotted.head.hash;
    if (whole) return { slotted, entries, whole };
    if (!furthest || entries.length > furthest.entries.length) furthest = { slotted, entries, whole };
  }
  const headless = fromSegments(segments);
  if (!furthest || headless.length > furthest.entries.length)
    furthest = { slotted: null, entries: headless, whole: false };
  return furthest.entries.length > 0 ? furthest : null;
}

/** Without a head: the segments in order, as far as they follow each other. */
function fromSegments(segments: ReadonlyMap<string, Entry[]>): Entry[] {
  let log: Entry[] = [];
  for (let k = 0; ; k++) {
    const length = log.length;
    for (const [name, entries] of segments) {
      if (segmentIndex(name) !== k) continue;
      const longer = verifiedPrefix([...log.slice(0, length), ...entries], linked);
      if (longer.length > log.length) log = longer;
    }
    if (log.length < length + SEGMENT) return log;
  }
}

/** Segments that are part of the log as it opened. */
function keptSegments(segments: ReadonlyMap<string, Entry[]>, log: readonly Entry[]): string[] {
  const fits = [...segments].filter(([name, part]) => {
    const end = ((segmentIndex(name) ?? 0) + 1) * SEGMENT;
    return part.length === SEGMENT && log[end - 1]?.hash === part[SEGMENT - 1]?.hash;
  });
  return fits.map(([name]) => name).sort((a, b) => (segmentIndex(a) ?? 0) - (segmentIndex(b) ?? 0));
}

function loaded(
  game: GameId,
  heads: readonly Slotted[],
  segments: ReadonlyMap<string, Entry[]>,
  stored: readonly string[],
  { slotted, entries, whole }: Candidate,
  bad: readonly string[],
  stretches: readonly Stretch[],
  otherwise: Meta,
): Loaded {
  const newest = heads[0];
  const opened = whole ? slotted : null;
  const hurt = bad.length > 0 || opened === null || opened !== newest;
  const kept = keptSegments(segments, entries);
  // Readable, but of a log that is not: what they still hold must not be overwritten.
  const misled = heads.filter((h) => h.head.gen > (opened?.head.gen ?? -1)).map((h) => headKey(game, h.slot));
  const beyond = hurt ? stored.filter((name) => !kept.includes(name)).map((n) => partKey(game, n)) : [];
  const meta = slotted?.head.meta ?? newest?.head.meta ?? otherwise;
  return {
    // A promise outlives the log it was given with.
    table: { meta: { ...meta, promised: Math.max(meta.promised, newest?.head.meta.promised ?? 0) }, entries },
    about: slotted?.head.about ?? newest?.head.about ?? null,
    segments: kept,
    stored,
    gen: newest?.head.gen ?? 0,
    slot: opened?.slot ?? null,
    headText: opened?.text ?? null,
    damage: hurt ? damageOf(entries.length, stretches) : null,
    bad: [...new Set([...bad, ...misled, ...beyond])],
  };
}

/** Copies the bytes under another key, then clears the place. Throws what the disk throws. */
export async function putAside(disk: KeyValue, key: string): Promise<void> {
  const [bytes] = await disk.get([key]);
  if (bytes === null || bytes === undefined) return;
  const keys = new Set(await disk.keys());
  let n = 0;
  while (keys.has(badKey(key, n))) n++;
  await disk.set(badKey(key, n), bytes);
  await disk.remove([key]);
}
