// What is left of a bad record. Its checksum failed, so nothing in it is believed that does not prove itself: an
// entry counts when it is there whole and its own hash is right; whether it follows is for whoever puts a log together.
import { headOf, hashOf, type Entry } from '../../net/entry';
import { limits } from '../../net/limits';
import { parseEntry } from '../../net/parse-entry';
import { SEGMENT } from './keys';
import { linked } from './links';
import { migrate, SCHEMA, type Migration } from './migrations/steps';
import { remainsOf } from './record';

export interface Remnant {
  /** The entries that are there whole, in the order they stand in. */
  readonly entries: readonly Entry[];
  /** The last of them is the last there was. */
  readonly closed: boolean;
  /** `cut`: it does not end as such a record does. Of what is no record at all nobody can say that. */
  readonly end: 'there' | 'cut' | 'empty';
}

/** No entry is longer: whatever lies on the disk, looking at it costs no more than a segment does. */
const LONGEST = limits.batchBytes;

/** Nor does looking for where the next entry begins: a segment has a few brackets to each of its entries. */
const MOST_LOOKS = 64 * SEGMENT;

type Steps = Readonly<Record<number, Migration>>;

export function remnantOf(text: string, steps?: Steps, schema: number = SCHEMA): Remnant {
  const remains = remainsOf(text);
  if (!remains) return { entries: [], closed: false, end: text === '' ? 'empty' : 'there' };
  if (remains.schema > schema) return { entries: [], closed: false, end: 'there' };
  const { json } = remains;
  const entries: Entry[] = [];
  const ends = /(?:"hash":"[0-9a-f]{32}"\}\]|"at":\d+\})$/.test(json.slice(-64));
  let from = beginning(json);
  let whole = true;
  for (let looks = 0; looks < MOST_LOOKS && entries.length < SEGMENT; looks++) {
    if (json[from] === ']') break;
    const to = endOf(json, from);
    const item = to === null ? undefined : parsed(json.slice(from, to));
    const entry = item === undefined ? null : proved(item, remains.schema, steps, schema);
    if (entry) entries.push(entry);
    whole = entry !== null;
    if (to !== null && item !== undefined) from = json[to] === ']' ? to : to + 1;
    else {
      // Behind what is spoilt the next entry begins where an object follows another.
      const next = json.indexOf('},{', from);
      if (next < 0) break;
      from = next + 2;
    }
  }
  return { entries, closed: whole && json[from] === ']', end: ends ? 'there' : 'cut' };
}

/** What segment `k` begins with: those before the first that is spoilt. */
export function leading({ entries }: Remnant, k: number): Entry[] {
  const log: Entry[] = [];
  for (const entry of entries) {
    // Its link to the segment before is for whoever has that.
    const start = { seq: k * SEGMENT, hash: k > 0 ? entry.prev : headOf([]).hash };
    if (!linked(log.length > 0 ? headOf(log) : start, entry)) break;
    log.push(entry);
  }
  return log;
}

/** A segment is a list of entries, a head has one: where the first of them is. */
function beginning(json: string): number {
  const found = json.startsWith('[') ? /^\[/.exec(json) : /"tail":.|\[(?=\{)/s.exec(json);
  return found ? found.index + found[0].length : json.length;
}

function proved(item: unknown, from: number, steps: Steps | undefined, to: number): Entry | null {
  try {
    const json = migrate([item], from, steps, to);
    const entry = Array.isArray(json) ? parseEntry(json[0]) : null;
    return entry && entry.hash === hashOf(entry) ? entry : null;
  } catch {
    // A step may expect more of a segment than is left of it.
    return null;
  }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Where the object that begins here is closed; null where it is not. */
function endOf(json: string, from: number): number | null {
  if (json[from] !== '{') return null;
  const last = Math.min(json.length, from + LONGEST);
  let depth = 0;
  let quoted = false;
  for (let i = from; i < last; i++) {
    const char = json[i];
    if (quoted) {
      if (char === '\\') i++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '{' || char === '[') {
      if (++depth > limits.messageDepth) return null;
    } else if ((char === '}' || char === ']') && --depth === 0) return i + 1;
  }
  return null;
}
