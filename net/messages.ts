// Everything two devices say to each other. net/SPEC.md says when; net/parse.ts decides what is one of these.
import type { BaseAction, SeatId } from '../engine/core/game';
import type { Refusal } from '../engine/core/refusal';
import type { Clock } from './clock';
import type { DeviceId, Entry, Position } from './entry';
import type { Roster } from './seats';

export type ProposalBody =
  | { readonly kind: 'act'; readonly action: BaseAction }
  | { readonly kind: 'undo'; readonly seat: SeatId; readonly to: number }
  | { readonly kind: 'redo'; readonly seat: SeatId };

/** A question to the seats an undo or redo would affect. */
export interface Ask {
  readonly id: string;
  readonly kind: 'undo' | 'redo';
  readonly seat: SeatId;
  readonly to: number;
  /** The seats whose yes is still missing. */
  readonly waiting: readonly SeatId[];
}

export type ByeCode =
  | 'protocol'
  | 'engine'
  | 'table'
  | 'proof'
  | 'full'
  | 'banned'
  | 'replaced'
  | 'closed'
  | 'removed'
  | 'strikes'
  | 'silent';

export const byeCodes: readonly ByeCode[] = [
  'protocol',
  'engine',
  'table',
  'proof',
  'full',
  'banned',
  'replaced',
  'closed',
  'removed',
  'strikes',
  'silent',
];

export interface Hello {
  readonly t: 'hello';
  readonly min: number;
  readonly max: number;
  readonly build: string;
  readonly engine: string;
  readonly table: string;
  readonly nonce: string;
  /** Only in the host's answer. */
  readonly mac: string;
}

export interface Proof {
  readonly t: 'proof';
  readonly mac: string;
  /** The device's public key, and this connection signed with the private one. */
  readonly key: string;
  readonly signature: string;
  readonly name: string;
  readonly promised: number;
}

export interface Welcome extends Position {
  readonly t: 'welcome';
  readonly epoch: number;
  readonly settled: number;
  readonly host: DeviceId;
  readonly roster: Roster;
}

export interface Propose {
  readonly t: 'propose';
  readonly cid: string;
  /** The last act, undo or redo the proposer has seen. */
  readonly base: Position;
  readonly body: ProposalBody;
}

export interface Pulse extends Position {
  readonly t: 'pulse';
  readonly epoch: number;
  readonly settled: number;
  readonly host: DeviceId;
  readonly clock: Clock | null;
}

export interface Vote extends Position {
  readonly t: 'vote';
  readonly epoch: number;
  /** Epoch of the voter's last entry. */
  readonly last: number;
}

export interface Log {
  readonly t: 'log';
  readonly epoch: number;
  readonly from: number;
  readonly entries: readonly Entry[];
}

export interface Need {
  readonly t: 'need';
  readonly epoch: number;
  readonly samples: readonly Position[];
}

export interface Ack extends Position {
  readonly t: 'ack' | 'beat';
  readonly epoch: number;
  readonly promised: number;
  /** Hash of the game's state after entry `at`. */
  readonly state: { readonly at: number; readonly hash: string } | null;
}

export type Message =
  | Hello
  | Proof
  | Welcome
  | { readonly t: 'roster'; readonly roster: Roster }
  | Propose
  | { readonly t: 'reject'; readonly cid: string; readonly refusal: Refusal }
  | { readonly t: 'commit'; readonly epoch: number; readonly entry: Entry; readonly settled: number }
  | Ack
  | Pulse
  | Need
  | Log
  /** `ask`: the candidate's log says that this device has a vote. */
  | { readonly t: 'canvass'; readonly epoch: number; readonly by: DeviceId; readonly ask: boolean }
  | Vote
  | {
      readonly t: 'claim';
      readonly seat: SeatId;
      readonly name: string;
      readonly colour: string;
      readonly hold: boolean;
    }
  /** What this device is called; the names of seats are theirs. */
  | { readonly t: 'name'; readonly name: string }
  | { readonly t: 'asks'; readonly asks: readonly Ask[] }
  | { readonly t: 'answer'; readonly id: string; readonly seat: SeatId; readonly yes: boolean }
  | { readonly t: 'diverged'; readonly at: number; readonly hash: string }
  | { readonly t: 'bye'; readonly code: ByeCode; readonly detail: string };
