// The head of a game: where its log stands and what the list of games shows. It carries the entries after the
// last full segment itself, so that an action is one write, and a write that fails leaves the other head whole.
import type { Entry } from '../../net/entry';
import { parseClock, parseEntry } from '../../net/parse-entry';
import type { Meta } from '../../net/replica';
import type { RosterSeat } from '../../net/seats';
import { SEGMENT, segmentIndex } from './keys';
import type { Json } from './record';

export interface Head {
  readonly gen: number;
  readonly length: number;
  readonly hash: string;
  readonly segments: readonly string[];
  readonly tail: readonly Entry[];
  readonly meta: Meta;
  /** What the list of games shows; the saves do not look into it. */
  readonly about: Json;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** What the list of games shows, whatever the rest of a head has become. */
export type Shown = Pick<Head, 'gen' | 'about' | 'at'>;

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;
const isText = (x: unknown): x is string => typeof x === 'string';

export function parseEntries(raw: unknown): Entry[] | null {
  if (!Array.isArray(raw)) return null;
  const entries = raw.map(parseEntry);
  return entries.every((entry) => entry !== null) ? entries : null;
}

function parseSeat(raw: unknown): RosterSeat | null {
  if (!isFields(raw)) return null;
  const { id, name, colour, device, was } = raw;
  if (!isText(id) || !isText(name) || !isText(colour) || !isText(device)) return null;
  return { id, name, colour, device, ...(isText(was) ? { was } : {}) };
}

function parseMeta(raw: unknown): Meta | null {
  if (!isFields(raw) || !isCount(raw.promised) || !isText(raw.promisedTo)) return null;
  if ((raw.role !== 'host' && raw.role !== 'guest') || typeof raw.creator !== 'boolean') return null;
  const lobby = Array.isArray(raw.lobby) ? raw.lobby.map(parseSeat) : [null];
  if (!lobby.every((seat) => seat !== null)) return null;
  const { promised, promisedTo, role, creator } = raw;
  return { promised, promisedTo, role, creator, clock: parseClock(raw.clock), lobby };
}

/**
 * The epoch a bad head says this device promised; 0 where it does not say. It may be spoilt itself, so it is no more
 * than a reason to promise nobody else anything up to there.
 */
export function claimedPromise(text: string): number {
  const mark = '"meta":{"promised":';
  // The last one: entries stand before it, and what is in them is the players'.
  const at = text.lastIndexOf(mark);
  return at < 0
    ? 0
    : Number(/^(\d{1,9}),/.exec(text.slice(at + mark.length, at + mark.length + 10))?.[1] ?? 0);
}

export function parseShown(raw: unknown): Shown | null {
  if (!isFields(raw) || !isCount(raw.gen) || !isCount(raw.at)) return null;
  // It came out of JSON.parse.
  return { gen: raw.gen, about: (raw.about ?? null) as Json, at: raw.at };
}

export function parseHead(raw: unknown): Head | null {
  const shown = parseShown(raw);
  if (!shown || !isFields(raw) || !isCount(raw.length) || !isText(raw.hash)) return null;
  const tail = parseEntries(raw.tail);
  const meta = parseMeta(raw.meta);
  const segments = Array.isArray(raw.segments) ? raw.segments.filter(isText) : null;
  if (!tail || !meta || !segments || !segments.every((name, i) => segmentIndex(name) === i)) return null;
  if (segments.length * SEGMENT + tail.length !== raw.length) return null;
  return { ...shown, length: raw.length, hash: raw.hash, segments, tail, meta };
}
