// A device's copy of the table: the log, the game it makes, and how much of it is on disk. One write at a time;
// a write says how the log on disk continues from an entry on, so a failed one is simply written again.
import type { BaseAction } from '../engine/core/game';
import type { Refusal } from '../engine/core/refusal';
import type { Clock } from './clock';
import { entryAfter, headOf, verifiedPrefix, type Body, type DeviceId, type Entry } from './entry';
import { markAfter, type StateMark } from './divergence';
import { timing } from './limits';
import type { Rules } from './rules';
import type { RosterSeat } from './seats';
import { applyEntry, sessionOf, type GameFor, type Session } from './session';

/** What a device must remember besides the log. */
export interface Meta {
  /** The device promised to follow nobody of a lower epoch, and in this one only this device. */
  readonly promised: number;
  readonly promisedTo: DeviceId;
  readonly role: 'host' | 'guest';
  /** Opened the table: before the log's first entry it alone decides. */
  readonly creator: boolean;
  readonly clock: Clock | null;
  /** The seats before the start, so that a host who reloads finds its guests where they were. */
  readonly lobby: readonly RosterSeat[];
}

export const newMeta = (role: 'host' | 'guest'): Meta => ({
  promised: 0,
  promisedTo: '',
  role,
  creator: role === 'host',
  clock: null,
  lobby: [],
});

/** After it the log on disk is its first `from` entries, then these. `archive` is put aside first. */
export interface WriteRecord {
  readonly from: number;
  readonly entries: readonly Entry[];
  readonly archive: readonly Entry[];
  readonly meta: Meta;
}

export interface SavedTable {
  readonly meta: Meta;
  readonly entries: readonly Entry[];
}

interface Writing {
  readonly id: number;
  readonly upTo: number;
  /** How much of it is still part of the log. */
  valid: number;
  readonly meta: Meta;
  readonly archived: number;
}

export interface Replica<S, A extends BaseAction> {
  log: Entry[];
  session: Session<S, A>;
  /** The entry the game refused, if any: log and game part here. */
  stopped: { readonly seq: number; readonly refusal: Refusal } | null;
  meta: Meta;
  savedMeta: Meta | null;
  /** This many entries are on disk as they are in the log. */
  saved: number;
  onDisk: number;
  writing: Writing | null;
  writes: number;
  retryAt: number;
  failing: boolean;
  archive: Entry[];
  /** State hashes at the last few marks. */
  marks: StateMark[];
}

export function openReplica<S, A extends BaseAction>(
  gameFor: GameFor<S, A>,
  stored: SavedTable,
  rules: Rules,
): Replica<S, A> {
  const log = verifiedPrefix(stored.entries, rules.chained);
  const { session, applied, refusal } = sessionOf(gameFor, log);
  const last = log[log.length - 1]?.epoch ?? 0;
  const promised = rules.promiseAfterRestart(stored.meta.promised, last);
  const kept = promised === stored.meta.promised;
  return {
    log,
    session,
    stopped: refusal ? { seq: applied + 1, refusal } : null,
    meta: kept ? stored.meta : { ...stored.meta, promised, promisedTo: '' },
    savedMeta: kept ? stored.meta : null,
    saved: log.length,
    onDisk: stored.entries.length,
    writing: null,
    writes: 0,
    retryAt: 0,
    failing: false,
    archive: [],
    marks: [],
  };
}

export const lastEpoch = (log: readonly Entry[]): number => log[log.length - 1]?.epoch ?? 0;

/** Adds an entry that follows the head. The game may refuse it: then the log goes on and the game stays behind. */
export function addEntry<S, A extends BaseAction>(r: Replica<S, A>, entry: Entry): void {
  r.log.push(entry);
  if (r.stopped) return;
  const refusal = applyEntry(r.session, entry);
  if (refusal) r.stopped = { seq: entry.seq, refusal };
  const mark = refusal ? null : markAfter(r.session, entry.seq);
  if (mark) r.marks = [...r.marks.slice(-7), mark];
}

/** The host's way: null when the body has no canonical form. */
export function appendBody<S, A extends BaseAction>(
  r: Replica<S, A>,
  epoch: number,
  body: Body,
): Entry | null {
  const entry = entryAfter(headOf(r.log), epoch, body);
  if (entry) addEntry(r, entry);
  return entry;
}

/** Takes off everything after `length` entries and puts it aside. */
export function truncate<S, A extends BaseAction>(r: Replica<S, A>, length: number): Entry[] {
  const dropped = r.log.splice(length);
  if (dropped.length === 0) return dropped;
  r.archive.push(...dropped);
  r.saved = Math.min(r.saved, length);
  if (r.writing) r.writing.valid = Math.min(r.writing.valid, length);
  r.marks = r.marks.filter((m) => m.at <= length);
  const { session, applied, refusal } = sessionOf(r.session.gameFor, r.log);
  r.session = session;
  r.stopped = refusal ? { seq: applied + 1, refusal } : null;
  return dropped;
}

/** The write the disk owes, if it is idle and there is one. */
export function nextWrite<S, A extends BaseAction>(
  r: Replica<S, A>,
  now: number,
  clock: Clock | null,
): { readonly id: number; readonly record: WriteRecord } | null {
  if (r.writing || now < r.retryAt) return null;
  const clean = r.saved === r.log.length && r.onDisk === r.log.length && r.savedMeta === r.meta;
  if (clean && r.archive.length === 0) return null;
  const id = ++r.writes;
  r.writing = { id, upTo: r.log.length, valid: r.log.length, meta: r.meta, archived: r.archive.length };
  const entries = r.log.slice(r.saved);
  // The clock rides along, and now and then is worth a write of its own (`rewrite`).
  return { id, record: { from: r.saved, entries, archive: r.archive.slice(), meta: { ...r.meta, clock } } };
}

/** What is kept beside the log is owed to the disk again. */
export function rewrite<S, A extends BaseAction>(r: Replica<S, A>): void {
  r.meta = { ...r.meta };
}

/** True when something became durable. */
export function wrote<S, A extends BaseAction>(
  r: Replica<S, A>,
  id: number,
  ok: boolean,
  now: number,
): boolean {
  const writing = r.writing;
  if (!writing || writing.id !== id) return false;
  r.writing = null;
  r.failing = !ok;
  if (!ok) {
    r.retryAt = now + timing.diskRetry;
    return false;
  }
  r.saved = writing.valid;
  r.onDisk = writing.upTo;
  r.savedMeta = writing.meta;
  r.archive.splice(0, writing.archived);
  return true;
}

/** EP1: whether the disk knows of the promise. */
export const promiseIsDurable = <S, A extends BaseAction>(r: Replica<S, A>): boolean =>
  r.savedMeta !== null &&
  r.savedMeta.promised === r.meta.promised &&
  r.savedMeta.promisedTo === r.meta.promisedTo;

export function promise<S, A extends BaseAction>(r: Replica<S, A>, epoch: number, to: DeviceId): void {
  r.meta = { ...r.meta, promised: epoch, promisedTo: to };
}
