// What a bad segment still begins with. Its checksum failed, so nothing in it is believed that does not prove itself:
// an entry counts when it is there whole, its own hash is right and it follows the one before.
import { follows, genesis, headOf, type Entry } from '../../net/entry';
import { limits } from '../../net/limits';
import { parseEntry } from '../../net/parse-entry';
import { SEGMENT } from './keys';
import { migrate, SCHEMA, type Migration } from './migrations/steps';
import { remainsOf } from './record';

/** No entry is longer: whatever lies on the disk, looking at it costs no more than a segment does. */
const LONGEST = limits.batchBytes;

/** The entries segment `k` begins with; `text` is what is left of its record. */
export function salvage(
  text: string,
  k: number,
  steps?: Readonly<Record<number, Migration>>,
  schema: number = SCHEMA,
): Entry[] {
  const remains = remainsOf(text);
  if (!remains || remains.schema > schema) return [];
  const items = brought(wholeItems(remains.json), remains.schema, steps, schema);
  const entries: Entry[] = [];
  for (const item of items) {
    const entry = parseEntry(item);
    if (!entry) break;
    const before =
      entries.length > 0 ? headOf(entries) : { seq: k * SEGMENT, hash: k > 0 ? entry.prev : genesis.hash };
    if (!follows(before, entry)) break;
    entries.push(entry);
  }
  return entries;
}

function brought(
  items: unknown[],
  from: number,
  steps: Readonly<Record<number, Migration>> | undefined,
  to: number,
): readonly unknown[] {
  try {
    const json = migrate(items, from, steps, to);
    return Array.isArray(json) ? json : [];
  } catch {
    // A step may expect more of a segment than is left of it.
    return [];
  }
}

/** The objects an array begins with, as far as each can be parsed; no more than a segment has. */
function wholeItems(json: string): unknown[] {
  const items: unknown[] = [];
  let from = json.startsWith('[') ? 1 : json.length;
  while (items.length < SEGMENT) {
    const to = endOf(json, from);
    if (to === null) break;
    try {
      items.push(JSON.parse(json.slice(from, to)));
    } catch {
      break;
    }
    if (json[to] !== ',') break;
    from = to + 1;
  }
  return items;
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
