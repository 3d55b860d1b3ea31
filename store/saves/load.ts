// Reading a game back. Whatever happened to the disk, the newest state that verifies opens; what does not verify
// is put aside under another key by the first write (writer.ts), never deleted and never overwritten.
import { no, ok, refuse, type Result } from '../../engine/core/refusal';
import { headOf, verifiedPrefix, type Entry, type Position } from '../../net/entry';
import type { Meta, SavedTable } from '../../net/replica';
import { furthest, type Reach } from './choice';
import { damageOf, headStretch, segmentStretch, tornStretch, type Damage, type Stretch } from './damage';
import { parseEntries, parseHead, type Head } from './head';
import { headKey, other, partKey, partOf, SEGMENT, segmentIndex, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import { unseal, type Json } from './record';
import { salvage } from './salvage';

export interface Loaded {
  readonly table: SavedTable;
  readonly about: Json;
  /** Segments the log stands in on disk, without a gap from the first; `apart`: those behind a gap. */
  readonly segments: readonly string[];
  readonly apart: readonly string[];
  /** All segments on disk, wanted or not. */
  readonly stored: readonly string[];
  readonly gen: number;
  /** The slot of the head that was opened; null when none was good. */
  readonly slot: Slot | null;
  /** Where the next head goes: not over the one that still tells most. */
  readonly first: Slot;
  readonly headText: string | null;
  /** That head needs segments that are bad, and which go when they are mended. */
  readonly leaning: boolean;
  readonly damage: Damage | null;
  /** Keys whose bytes are bad and have to be put aside. */
  readonly bad: readonly string[];
}

interface Slotted {
  readonly slot: Slot;
  readonly text: string;
  readonly head: Head;
}

interface Candidate extends Reach {
  readonly slotted: Slotted | null;
  readonly entries: Entry[];
}

/** By name; of those that are bad the entries they begin with. */
interface Parts {
  readonly good: ReadonlyMap<string, Entry[]>;
  readonly salvaged: ReadonlyMap<string, Entry[]>;
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
  const good = new Map<string, Entry[]>();
  const salvaged = new Map<string, Entry[]>();
  for (const [i, name] of segmentNames.entries()) {
    const read = unseal(bodies[i]);
    if (read.is === 'newer') return no(refuse('saveNewer', '', { schema: read.schema }));
    const entries = read.is === 'good' ? parseEntries(read.json) : null;
    if (entries) good.set(name, entries);
    else {
      salvaged.set(name, salvage(bodies[i] ?? '', segmentIndex(name) ?? 0));
      bad.push(partKey(game, name));
    }
  }
  heads.sort((a, b) => b.head.gen - a.head.gen);
  const parts = { good, salvaged };
  const best = choose(heads, parts);
  if (!best) {
    // Nothing to open: everything stays where it is, so that it can still be exported.
    return no(refuse(names.length === 0 ? 'saveMissing' : 'saveUnreadable', ''));
  }
  return ok(loaded(game, heads, parts, segmentNames, best, bad, stretches, otherwise));
}

/**
 * Every record's checksum has said that its bytes are those that were written, and an entry was hashed before it
 * was written. So the links tell whether these records are one log; hashing all of it anew would be a third of
 * the time it takes to open a long game.
 */
const linked = (head: Position, entry: Entry): boolean =>
  entry.seq === head.seq + 1 && entry.prev === head.hash;

function choose(heads: readonly Slotted[], parts: Parts): Candidate | null {
  return furthest(
    heads.map((slotted) => reachOf(slotted, parts)),
    () => {
      const entries = fromSegments(parts);
      return { slotted: null, entries, length: entries.length, whole: false };
    },
  );
}

/** A head's log, as far as it can be read: where a part of it was lost, what is behind does not link on. */
function reachOf(slotted: Slotted, { good, salvaged }: Parts): Candidate {
  const { head } = slotted;
  const listed = head.segments.flatMap((name) => good.get(name) ?? salvaged.get(name) ?? []);
  const entries = verifiedPrefix([...listed, ...head.tail], linked);
  const whole = entries.length === head.length && headOf(entries).hash === head.hash;
  return { slotted, entries, length: entries.length, whole };
}

/** Without a head: the segments in order, as far as they follow each other. */
function fromSegments({ good, salvaged }: Parts): Entry[] {
  let log: Entry[] = [];
  for (let k = 0; ; k++) {
    const length = log.length;
    for (const [name, entries] of [...good, ...salvaged]) {
      if (segmentIndex(name) !== k) continue;
      const longer = verifiedPrefix([...log.slice(0, length), ...entries], linked);
      if (longer.length > log.length) log = longer;
    }
    if (log.length < length + SEGMENT) return log;
  }
}

/** By their number, the good segments that are part of the log as it opened. */
function fitting({ good }: Parts, log: readonly Entry[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [name, part] of good) {
    const k = segmentIndex(name) ?? 0;
    const fits = part.length === SEGMENT && log[(k + 1) * SEGMENT - 1]?.hash === part[SEGMENT - 1]?.hash;
    if (fits && !found.has(k)) found.set(k, name);
  }
  return found;
}

/** Those without a gap: the writer takes the first to be the first of the log, and so on. */
function unbroken(fits: ReadonlyMap<number, string>): string[] {
  const names: string[] = [];
  for (let name = fits.get(0); name !== undefined; name = fits.get(names.length)) names.push(name);
  return names;
}

function loaded(
  game: GameId,
  heads: readonly Slotted[],
  parts: Parts,
  stored: readonly string[],
  { slotted, entries, whole }: Candidate,
  bad: readonly string[],
  stretches: readonly Stretch[],
  otherwise: Meta,
): Loaded {
  const newest = heads[0];
  const opened = whole ? slotted : null;
  const hurt = bad.length > 0 || opened === null || opened !== newest;
  const fits = fitting(parts, entries);
  const kept = unbroken(fits);
  const apart = [...fits.values()].filter((name) => !kept.includes(name));
  const ours = new Set(fits.values());
  // Readable, but of a log that is not: what they still hold must not be overwritten.
  const misled = heads.filter((h) => h.head.gen > (opened?.head.gen ?? -1)).map((h) => headKey(game, h.slot));
  const beyond = hurt ? stored.filter((name) => !ours.has(name)).map((n) => partKey(game, n)) : [];
  const meta = slotted?.head.meta ?? newest?.head.meta ?? otherwise;
  return {
    // A promise outlives the log it was given with.
    table: { meta: { ...meta, promised: Math.max(meta.promised, newest?.head.meta.promised ?? 0) }, entries },
    about: slotted?.head.about ?? newest?.head.about ?? null,
    segments: kept,
    apart,
    stored,
    gen: newest?.head.gen ?? 0,
    slot: opened?.slot ?? null,
    first: other(opened?.slot ?? newest?.slot ?? 1),
    headText: opened?.text ?? null,
    leaning: opened !== null && opened.head.segments.some((name) => !parts.good.has(name)),
    damage: hurt ? damageOf(entries.length, stretches) : null,
    bad: [...new Set([...bad, ...misled, ...beyond])],
  };
}
