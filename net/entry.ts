// One line of a table's log. Its hash covers everything else in it, the hash before it included, so that two
// devices with the same last hash have the same history.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { BaseAction, SeatId, Setup } from '../engine/core/game';
import type { Clock } from './clock';

/** The hash of a device's public key: what others know it by (keys.ts). */
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
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value === 0 ? 0 : value) : null;
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object') return null;
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) {
      const one = canonical(item);
      if (one === null) return null;
      text += text === '' ? one : `,${one}`;
    }
    return `[${text}]`;
  }
  for (const key of Object.keys(value).sort()) {
    const field: unknown = Reflect.get(value, key);
    if (field === undefined) continue;
    const one = canonical(field);
    if (one === null) return null;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${one}`;
  }
  return `{${text}}`;
}

export const shortHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)).subarray(0, 16));

/** The hash an entry should carry; null when its content has no canonical form. */
export function hashOf(entry: Omit<Entry, 'hash'>): string | null {
  const text = canonical({ ...entry, hash: undefined });
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
export function verifiedPrefix(entries: readonly Entry[], chained: typeof follows = follows): Entry[] {
  const log: Entry[] = [];
  for (const entry of entries) {
    const last = log[log.length - 1];
    if (!chained(last ?? genesis, entry) || (last && entry.epoch < last.epoch)) break;
    log.push(entry);
  }
  return log;
}
