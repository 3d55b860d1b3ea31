// What lies on disk of a game: its heads and segments, good and bad.
import { no, ok, refuse, type Result } from '../../engine/core/refusal';
import type { Entry } from '../../net/entry';
import { readArchive } from './archive';
import { badHeadTraces, headTrace, segmentTraces, type Trace } from './damage';
import { claimedPromise, parseEntries, parseHead, type Head } from './head';
import { asideHeadsOf, headKey, partKey, partOf, segmentIndex, type GameId, type Slot } from './keys';
import type { KeyValue } from './keyValue';
import { unseal } from './record';
import { remnantOf, type Remnant } from './salvage';

export interface Slotted {
  readonly slot: Slot;
  readonly text: string;
  readonly head: Head;
}

export interface Found {
  /** The good ones, the newest first. */
  readonly heads: readonly Slotted[];
  /** All segments, wanted or not. */
  readonly stored: readonly string[];
  /** By name. */
  readonly good: ReadonlyMap<string, readonly Entry[]>;
  readonly spoilt: ReadonlyMap<string, Remnant>;
  /** Of the heads that are bad. */
  readonly badHeads: readonly Remnant[];
  /** What those heads say that this device promised. */
  readonly claims: readonly number[];
  /** Keys whose bytes are bad; `empty`: those of them that hold nothing. */
  readonly bad: readonly string[];
  readonly empty: ReadonlySet<string>;
  /** What the log was, as anything left of it says. */
  readonly traces: readonly Trace[];
}

/** Only looks. */
export async function findGame(disk: KeyValue, game: GameId): Promise<Result<Found>> {
  const names = (await disk.keys()).flatMap((key) => {
    const part = partOf(key);
    return part?.game === game ? [part.name] : [];
  });
  if (names.length === 0) return no(refuse('saveMissing', ''));
  const stored = names.filter((name) => segmentIndex(name) !== null).sort();
  const keys = [headKey(game, 0), headKey(game, 1), ...stored.map((name) => partKey(game, name))];
  const texts = await disk.get(keys);
  const heads: Slotted[] = [];
  const badHeads: Remnant[] = [];
  const claims: number[] = [];
  const good = new Map<string, readonly Entry[]>();
  const spoilt = new Map<string, Remnant>();
  const bad: string[] = [];
  const traces: Trace[] = [];
  const reads = texts.map((text) => unseal(text));
  for (const [i, key] of keys.entries()) {
    const text = texts[i] ?? null;
    const read = reads[i];
    if (!read || text === null) continue;
    if (read.is === 'newer') return no(refuse('saveNewer', '', { schema: read.schema }));
    const json = read.is === 'good' ? read.json : null;
    const name = stored[i - 2];
    if (name !== undefined) {
      const entries = parseEntries(json);
      const remnant = entries ? null : remnantOf(text);
      if (entries) good.set(name, entries);
      if (remnant) spoilt.set(name, remnant);
      if (remnant) bad.push(key);
      traces.push(...segmentTraces(name, remnant));
      continue;
    }
    const head = parseHead(json);
    if (head) {
      heads.push({ slot: i === 0 ? 0 : 1, text, head });
      traces.push(headTrace(head));
    } else {
      const remnant = remnantOf(text);
      badHeads.push(remnant);
      claims.push(claimedPromise(text));
      bad.push(key);
      traces.push(...badHeadTraces(text, remnant));
    }
  }
  heads.sort((a, b) => b.head.gen - a.head.gen);
  const empty = new Set(keys.filter((_, i) => texts[i] === ''));
  return ok({ heads, stored, good, spoilt, badHeads, claims, bad, empty, traces });
}

export interface Loose {
  /** Every entry that is whole, wherever it lies. */
  readonly all: readonly Entry[];
  /** Those in bad heads that were written to their end: a write that was cut short was refused, or never answered. */
  readonly written: readonly Entry[];
}

/**
 * Of a bad head its copies count as well: mending writes over it, and may be cut short. What lies in the archive
 * gave way to other entries.
 */
export async function looseEntries(disk: KeyValue, game: GameId, found: Found): Promise<Loose> {
  const copies = found.badHeads.length > 0 ? asideHeadsOf(await disk.keys(), game) : [];
  const heads = [...found.badHeads, ...(await disk.get(copies)).map((text) => remnantOf(text ?? ''))];
  const gone = new Set((await readArchive(disk, game)).map((entry) => entry.hash));
  const kept = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => !gone.has(entry.hash));
  return {
    all: kept([
      ...[...found.good.values()].flat(),
      ...found.heads.flatMap(({ head }) => head.tail),
      ...[...found.spoilt.values(), ...heads].flatMap(({ entries }) => entries),
    ]),
    written: kept(heads.filter(({ end }) => end === 'there').flatMap(({ entries }) => entries)),
  };
}
