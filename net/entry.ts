// One line of a table's log. Its hash covers everything else in it, the hash before it included, so that two
// devices with the same last hash have the same history.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BaseAction, SeatId, Setup } from '../engine/core/game';
import type { Clock } from './clock';

/** The hash of a device's secret token: what others know it by. */
export type DeviceId = string;
export type Holders = Readonly<Record<SeatId, DeviceId>>;

export type Note =
  /** The first entry of every log. */
  | {
      readonly type: 'setup';
      readonly table: string;
      readonly setup: Setup;
      readonly holders: Holders;
      readonly colours: Readonly<Record<SeatId, string>>;
    }
  /** A copy of the table goes on elsewhere: from here its seats are held by these devices. */
  | { readonly type: 'fork'; readonly from: string; readonly holders: Holders }
  | { readonly type: 'clock'; readonly clock: Clock };

export type Body =
  | { readonly kind: 'act'; readonly seat: SeatId; readonly cid: string; readonly action: BaseAction }
  /** `to`: how many effective actions remain. */
  | { readonly kind: 'undo'; readonly seat: SeatId; readonly cid: string; readonly to: number }
  | { readonly kind: 'redo'; readonly seat: SeatId; readonly cid: string }
  | { readonly kind: 'epoch'; readonly host: DeviceId }
  /** A seat changes hands after the start; an empty device frees it. */
  | { readonly kind: 'seat'; readonly seat: SeatId; readonly device: DeviceId }
  | { readonly kind: 'note'; readonly note: Note };

export interface Position {
  readonly seq: number;
  readonly hash: string;
}

export type Entry = Body & {
  readonly seq: number;
  readonly epoch: number;
  readonly prev: string;
  readonly hash: string;
};

export const genesis: Position = { seq: 0, hash: '0'.repeat(32) };

/** JSON with sorted keys and whole numbers only; null where a value has no such form. */
export function canonical(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value === 0 ? 0 : value) : null;
  if (Array.isArray(value)) {
    const items: string[] = [];
    for (const item of value) {
      const text = canonical(item);
      if (text === null) return null;
      items.push(text);
    }
    return `[${items.join(',')}]`;
  }
  if (typeof value !== 'object') return null;
  const fields: string[] = [];
  for (const [key, field] of Object.entries(value).sort(byKey)) {
    if (field === undefined) continue;
    const text = canonical(field);
    if (text === null) return null;
    fields.push(`${JSON.stringify(key)}:${text}`);
  }
  return `{${fields.join(',')}}`;
}

const byKey = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;

export const shortHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));

/** The hash an entry should carry; null when its content has no canonical form. */
export function hashOf(entry: Omit<Entry, 'hash'>): string | null {
  const { hash: _, ...rest } = { hash: '', ...entry };
  const text = canonical(rest);
  return text === null ? null : shortHash(text);
}

/** The next entry after `head`; null when the body has no canonical form. */
export function entryAfter(head: Position, epoch: number, body: Body): Entry | null {
  const rest = { ...body, seq: head.seq + 1, epoch, prev: head.hash };
  const hash = hashOf(rest);
  return hash === null ? null : { ...rest, hash };
}

export function follows(head: Position, entry: Entry): boolean {
  return entry.seq === head.seq + 1 && entry.prev === head.hash && entry.hash === hashOf(entry);
}

export const headOf = (log: readonly Entry[]): Position => log[log.length - 1] ?? genesis;

/** The position after `seq` entries; null beyond the end. */
export function positionAt(log: readonly Entry[], seq: number): Position | null {
  return seq === 0 ? genesis : (log[seq - 1] ?? null);
}

/** The longest beginning of a list that is a good chain. */
export function verifiedPrefix(entries: readonly Entry[]): Entry[] {
  const log: Entry[] = [];
  for (const entry of entries) {
    const last = log[log.length - 1];
    if (!follows(last ?? genesis, entry) || (last && entry.epoch < last.epoch)) break;
    log.push(entry);
  }
  return log;
}
