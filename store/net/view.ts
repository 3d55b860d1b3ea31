// What the screens know of a networked table besides the game: who is there, who is host, what is asked.
import type { Refusal } from '../../engine/core/refusal';
import type { Clock } from '../../net/clock';
import type { DeviceId, Entry } from '../../net/entry';
import type { Status } from '../../net/machine';
import type { Ask, ByeCode } from '../../net/messages';
import type { Claim, Roster } from '../../net/seats';
import type { Table } from '../table';

/** Something that happened to the table, said until it is read. */
export type NoticeKind =
  /** Entries that were never settled and had to give way to the table's log. */
  | { readonly kind: 'archived'; readonly entries: readonly Entry[] }
  | { readonly kind: 'hostIs'; readonly device: DeviceId }
  | { readonly kind: 'divergence'; readonly at: number; readonly mine: string; readonly theirs: string }
  | { readonly kind: 'illegal'; readonly seq: number; readonly refusal: Refusal }
  | { readonly kind: 'repaired'; readonly at: number }
  | { readonly kind: 'dropped'; readonly device: DeviceId }
  /** This table is a copy that went on without the others. */
  | { readonly kind: 'forked' };

export type Notice = NoticeKind & { readonly id: number };

/** A guest asks for a seat after the start; only the host's tap gives it. */
export interface SeatWish {
  readonly device: DeviceId;
  readonly claim: Claim;
}

export interface NetView {
  readonly id: string;
  /** This device. */
  readonly device: DeviceId;
  readonly status: Status;
  readonly hosting: boolean;
  readonly epoch: number;
  readonly host: DeviceId;
  readonly roster: Roster;
  /** Null until the game has begun. */
  readonly table: Table | null;
  readonly asks: readonly Ask[];
  readonly clock: Clock | null;
  readonly wishes: readonly SeatWish[];
  readonly notices: readonly Notice[];
  /** All entries that ever had to give way here, those of earlier runs too. */
  readonly setAside: readonly Entry[];
  /** The signalling server cannot be reached, or this browser has no WebRTC. */
  readonly trouble: 'signalling' | 'unsupported' | null;
  /** Why the host sent us away last. */
  readonly bye: { readonly code: ByeCode; readonly detail: string } | null;
  /** Another window of this browser has the table. */
  readonly resting: boolean;
  readonly refusal: Refusal | null;
  /** The host is gone, and the other devices that hold seats would be a majority. */
  readonly canTakeOver: boolean;
  /** Devices whose disks decide what is settled. */
  readonly voters: number;
}
