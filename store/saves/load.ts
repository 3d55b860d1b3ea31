// Reading a game back. Whatever happened to the disk, the newest state that verifies opens; what does not verify
// is put aside under another key by the first write (writer.ts), never deleted and never overwritten.
import { no, ok, refuse, type Result } from '../../engine/core/refusal';
import { headOf, verifiedPrefix, type Entry } from '../../net/entry';
import { limits } from '../../net/limits';
import { lastEpoch, type Meta, type SavedTable } from '../../net/replica';
import { furthest, type Reach } from './choice';
import { damageOf, type Damage } from './damage';
import { findGame, looseEntries, type Found, type Loose, type Slotted } from './found';
import { headKey, other, partKey, SEGMENT, segmentIndex, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import { lengthened, linked } from './links';
import type { Json } from './record';
import { leading } from './salvage';

export interface Loaded {
  readonly table: SavedTable;
  readonly about: Json;
  /** Segments the log stands in on disk, without a gap from the first; `apart`: those behind a gap. */
  readonly segments: readonly string[];
  readonly apart: readonly string[];
  /** All segments on disk, wanted or not. */
  readonly stored: readonly string[];
  readonly gen: number;
  /** The slot of the head that tells of this very log; null when none does. */
  readonly slot: Slot | null;
  /** Where the next head goes: not over the one that still tells most. */
  readonly first: Slot;
  readonly headText: string | null;
  /** That head needs segments that are bad, and which go when they are mended. */
  readonly leaning: boolean;
  readonly damage: Damage | null;
  /** No head is in doubt: nothing can be missing that `damage` does not count. */
  readonly certain: boolean;
  /** Keys whose bytes are bad and have to be put aside. */
  readonly bad: readonly string[];
}

interface Candidate extends Reach {
  readonly slotted: Slotted | null;
  readonly entries: Entry[];
}

/** `otherwise`: the meta where no head is left to tell it. */
export async function loadGame(disk: KeyValue, game: GameId, otherwise: Meta): Promise<Result<Loaded>> {
  const found = await findGame(disk, game);
  if (!found.ok) return found;
  const reaches = found.value.heads.map((slotted) => reachOf(slotted, found.value));
  const isSound = found.value.bad.length === 0 && reaches[0]?.whole === true;
  const loose = isSound ? { all: [], written: [] } : await looseEntries(disk, game, found.value);
  const best = furthest(
    reaches.map((reach) => further(reach, loose)),
    () => further({ slotted: null, entries: [], length: 0, whole: false }, loose),
  );
  // Nothing to open: everything stays where it is, so that it can still be exported.
  return best ? ok(loaded(game, found.value, best, otherwise)) : no(refuse('saveUnreadable', ''));
}

/** A head's log, as far as it can be read: where a part of it was lost, what is behind does not link on. */
function reachOf(slotted: Slotted, { good, spoilt }: Found): Candidate {
  const { head } = slotted;
  const listed = head.segments.flatMap((name) => {
    const remnant = spoilt.get(name);
    return good.get(name) ?? (remnant ? leading(remnant, segmentIndex(name) ?? 0) : []);
  });
  const entries = verifiedPrefix([...listed, ...head.tail], linked);
  const whole = entries.length === head.length && headOf(entries).hash === head.hash;
  return { slotted, entries, length: entries.length, whole };
}

/** The log, and what follows on wherever it lies. */
function further(reach: Candidate, { all, written }: Loose): Candidate {
  const entries = lengthened(reach.entries, reach.whole ? written : all);
  return { ...reach, entries, length: entries.length };
}

/** By their number, the good segments that are part of the log as it opened. */
function fitting({ good }: Found, log: readonly Entry[]): ReadonlyMap<number, string> {
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

/**
 * A promise outlives the log it was given with (net/SPEC.md EP1). What a bad head claims binds this device to nobody:
 * a promise that is too great costs a vote, one that was forgotten lets it vote twice. What is too far ahead for
 * others to believe (EP6) is spoilt.
 */
function bound(meta: Meta, { heads, claims }: Found, epoch: number): Meta {
  const newest = heads[0]?.head.meta;
  const kept =
    newest && newest.promised > meta.promised
      ? { ...meta, promised: newest.promised, promisedTo: newest.promisedTo }
      : meta;
  const reach = Math.max(kept.promised, epoch) + limits.promiseReach;
  const claimed = Math.max(0, ...claims.filter((claim) => claim <= reach));
  return claimed > kept.promised ? { ...kept, promised: claimed, promisedTo: '' } : kept;
}

function loaded(game: GameId, found: Found, { slotted, entries, whole }: Candidate, otherwise: Meta): Loaded {
  const { heads, good, stored, traces } = found;
  const newest = heads[0];
  const leader = whole ? slotted : null;
  const opened = leader?.head.length === entries.length ? leader : null;
  const hurt = found.bad.length > 0 || opened === null || opened !== newest;
  const fits = fitting(found, entries);
  const kept = unbroken(fits);
  const apart = [...fits.values()].filter((name) => !kept.includes(name));
  const ours = new Set(fits.values());
  // Readable, but of a log that is not: what they still hold must not be overwritten.
  const misled = heads.filter((h) => h.head.gen > (leader?.head.gen ?? -1)).map((h) => headKey(game, h.slot));
  const beyond = hurt ? stored.filter((name) => !ours.has(name)).map((n) => partKey(game, n)) : [];
  const bad = [...new Set([...found.bad, ...misled, ...beyond])];
  const aside = bad.every((key) => found.empty.has(key)) ? 'none' : 'due';
  const meta = bound(slotted?.head.meta ?? newest?.head.meta ?? otherwise, found, lastEpoch(entries));
  return {
    table: { meta, entries },
    about: slotted?.head.about ?? newest?.head.about ?? null,
    segments: kept,
    apart,
    stored,
    gen: newest?.head.gen ?? 0,
    slot: opened?.slot ?? null,
    first: other(opened?.slot ?? newest?.slot ?? 1),
    headText: opened?.text ?? null,
    leaning: opened !== null && opened.head.segments.some((name) => !good.has(name)),
    damage: hurt ? damageOf(entries.length, traces, aside) : null,
    certain: found.badHeads.every(({ closed }) => closed) && (heads.length > 0 || found.badHeads.length > 0),
    bad,
  };
}
