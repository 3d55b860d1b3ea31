// What goes into a machine and what comes out. A machine has no clock, no chance and no network: time comes
// with ticks, nonces with links, and everything it wants done is an effect.
import type { BaseAction, Setup } from '../engine/core/game';
import type { Refusal } from '../engine/core/refusal';
import type { Clock } from './clock';
import type { Secret } from './code';
import type { DeviceId, Entry } from './entry';
import type { Fingerprints } from './handshake';
import type { Keys } from './keys';
import type { Ask, ByeCode, ProposalBody } from './messages';
import type { WriteRecord } from './replica';
import type { Rules } from './rules';
import type { Claim, LobbyEdit, Roster } from './seats';
import type { GameFor } from './session';

export type LinkId = number;

export interface TableConfig<S, A extends BaseAction> {
  readonly secret: Secret;
  /** This device's token for this table (code.ts tokenFor). */
  readonly token: Secret;
  /** Ed25519, unless a simulation of ten thousand tables has no time for it. */
  readonly keys?: Keys;
  readonly name: string;
  readonly gameFor: GameFor<S, A>;
  readonly engine: string;
  readonly build: string;
  /** Only for jitter and for telling this run's proposals from those before; from a good source of chance. */
  readonly seed: number;
  /** The epoch an invitation named: where a newcomer looks first. */
  readonly epochHint?: number;
  /** Whether to follow a new host without asking the user when the old one is gone. */
  readonly autoFollow?: boolean;
  readonly batch?: number;
  readonly frameBytes?: number;
  readonly rules?: Rules;
}

export type Command =
  | { readonly c: 'propose'; readonly body: ProposalBody }
  | { readonly c: 'lobby'; readonly edit: LobbyEdit }
  | { readonly c: 'claim'; readonly claim: Claim }
  | { readonly c: 'start'; readonly setup: Setup }
  /** The host gives a seat to a device; an empty device frees it. */
  | { readonly c: 'seat'; readonly seat: string; readonly device: DeviceId }
  | { readonly c: 'answer'; readonly id: string; readonly seat: string; readonly yes: boolean }
  | { readonly c: 'clock'; readonly op: 'start' | 'pause' | 'resume' | 'off' }
  | { readonly c: 'takeOver' }
  | { readonly c: 'follow' }
  | { readonly c: 'name'; readonly name: string }
  /** The app came to the foreground: dial now. */
  | { readonly c: 'wake' }
  | { readonly c: 'remove'; readonly device: DeviceId }
  | { readonly c: 'leave' };

export type Input =
  /** `dialled`: the epoch we dialled, null when the other side called us. */
  | {
      readonly i: 'up';
      readonly link: LinkId;
      readonly dialled: number | null;
      readonly prints: Fingerprints;
      readonly nonce: string;
    }
  | { readonly i: 'down'; readonly link: LinkId }
  | { readonly i: 'frame'; readonly link: LinkId; readonly text: string }
  | { readonly i: 'tick'; readonly now: number }
  | { readonly i: 'wrote'; readonly id: number; readonly ok: boolean }
  /** The address of an epoch is held by somebody else. */
  | { readonly i: 'taken'; readonly epoch: number }
  | { readonly i: 'command'; readonly command: Command };

export type Status =
  /** Looking for votes, as a new host or after a restart. */
  | 'canvass'
  | 'hosting'
  | 'dialling'
  | 'joined'
  /** No word from the host for a while: offer to continue or to fork. */
  | 'lost'
  | 'left';

export type TableEvent =
  /** From index `from` on the log now consists of `entries`; `dropped` is what stood there before. */
  | {
      readonly e: 'log';
      readonly from: number;
      readonly entries: readonly Entry[];
      readonly dropped: readonly Entry[];
    }
  | { readonly e: 'settled'; readonly seq: number }
  | { readonly e: 'proposed'; readonly cid: string; readonly body: ProposalBody }
  | { readonly e: 'rejected'; readonly cid: string; readonly body: ProposalBody; readonly refusal: Refusal }
  /** A command that could not be followed. */
  | { readonly e: 'refused'; readonly command: Command['c']; readonly refusal: Refusal }
  | { readonly e: 'roster'; readonly roster: Roster }
  | { readonly e: 'status'; readonly status: Status; readonly epoch: number; readonly host: DeviceId }
  /** Somebody wants to continue as host; the command `follow` agrees. */
  | { readonly e: 'canvassed'; readonly epoch: number; readonly by: DeviceId }
  /** Entries that never settled and had to give way: put aside on disk, to be shown. */
  | { readonly e: 'archived'; readonly entries: readonly Entry[] }
  | { readonly e: 'claimed'; readonly device: DeviceId; readonly claim: Claim }
  | { readonly e: 'asks'; readonly asks: readonly Ask[] }
  | { readonly e: 'clock'; readonly clock: Clock | null }
  | { readonly e: 'disk'; readonly failing: boolean }
  | { readonly e: 'bye'; readonly code: ByeCode; readonly detail: string }
  /** The state was wrong in memory only and has been made anew. */
  | { readonly e: 'repaired'; readonly at: number }
  /** Equal logs, different states: this device stops following the game. */
  | { readonly e: 'divergence'; readonly at: number; readonly mine: string; readonly theirs: string }
  /** The log holds an entry the rules do not allow. */
  | { readonly e: 'illegal'; readonly seq: number; readonly refusal: Refusal }
  | { readonly e: 'dropped'; readonly device: DeviceId; readonly why: string };

export type Effect =
  | { readonly f: 'send'; readonly link: LinkId; readonly text: string }
  | { readonly f: 'close'; readonly link: LinkId }
  /** Try to reach the host of an epoch (0: the alias); at most one link comes of it. */
  | { readonly f: 'dial'; readonly epoch: number }
  /** Be found as the host of this epoch, and under the alias once open. Replaces an earlier one; said again and again. */
  | { readonly f: 'listen'; readonly epoch: number; readonly alias: boolean }
  | { readonly f: 'unlisten' }
  | { readonly f: 'write'; readonly id: number; readonly record: WriteRecord }
  | { readonly f: 'event'; readonly event: TableEvent };
