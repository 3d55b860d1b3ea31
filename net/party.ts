// One device at the table. It is host or guest, and may change from one to the other; its copy of the log, its
// promises and its name stay.
import type { BaseAction } from '../engine/core/game';
import type { Refusal } from '../engine/core/refusal';
import { nextUint32, seedRandom, type RandomState } from '../engine/core/random';
import type { Clock } from './clock';
import { tableIdOf } from './code';
import { dialler, forget, versionsOf, type Caller, type Dialler } from './dial';
import type { StateMark } from './divergence';
import type { DeviceId, Entry, Position } from './entry';
import { deviceOf, ed25519, type Keys } from './keys';
import type { Command, Effect, LinkId, Status, TableConfig, TableEvent } from './machine';
import type { Ask, Message, ProposalBody, Vote } from './messages';
import { send, type Port } from './port';
import { nextWrite, openReplica, type Replica, type SavedTable } from './replica';
import { rules as standard, type Rules } from './rules';
import { emptyRoster, type Roster } from './seats';
import type { OpenAsk } from './undo';

export interface Peer {
  readonly port: Port;
  stage: 'hello' | 'proof' | 'in';
  theirNonce: string;
  device: DeviceId;
  name: string;
}

export interface HostPart {
  mode: 'canvass' | 'open';
  epoch: number;
  listening: number;
  foundAt: number;
  readonly peers: Map<LinkId, Peer>;
  votes: Map<DeviceId, Vote & { readonly link: LinkId }>;
  /** What each device has on disk, as acknowledged in this epoch. */
  acked: Map<DeviceId, number>;
  /** Entries the guests have been told of. */
  announced: number;
  asks: OpenAsk[];
  readonly bans: Map<string, number>;
  /** Names of devices that came once. */
  readonly names: Map<DeviceId, string>;
  majorityAt: number | null;
  /** Since when the address of our epoch is known to be someone else's. */
  takenAt: number | null;
  /** Since when it stands in this epoch. */
  stoodAt: number;
  /** When a majority was last connected. */
  quietFrom: number;
  pulledAt: number;
  /** The voter whose log is being fetched, since when nothing more of it came, and how far it got. */
  pulling: { readonly device: DeviceId; readonly since: number; readonly seq: number } | null;
  /** Voters whose log did not come, and until when their votes do not count. */
  mute: Map<DeviceId, number>;
  /** NE3, for a candidate: the end of what the last batch and our log share. */
  shared: Position | null;
}

export interface Pending {
  readonly cid: string;
  readonly base: Position;
  readonly body: ProposalBody;
  sentAt: number;
}

export interface GuestPart {
  joined: boolean;
  epoch: number;
  hostDevice: DeviceId;
  /** NE3: the end of what this host and we are known to share. */
  shared: (Position & { readonly epoch: number }) | null;
  hostHead: Position;
  needAt: number;
  ack: string;
  mark: StateMark | null;
  /** A canvass we have agreed to and still owe the vote for. */
  vote: { readonly epoch: number; readonly by: DeviceId; sent: boolean } | null;
  /** A canvass the user has not agreed to yet. */
  canvass: { readonly epoch: number; readonly by: DeviceId } | null;
  heardAt: number;
  /** Since when the device we are linked to stands for host and wants no vote of ours. */
  idleFrom: number | null;
}

export interface Party<S, A extends BaseAction> {
  readonly config: TableConfig<S, A>;
  readonly rules: Rules;
  readonly table: string;
  readonly device: DeviceId;
  readonly boot: string;
  readonly random: RandomState;
  readonly replica: Replica<S, A>;
  readonly dialler: Dialler;
  name: string;
  /** Milliseconds since this run began. */
  now: number;
  /** What the clock said at the last tick. */
  wall: number;
  ticking: boolean;
  host: HostPart | null;
  guest: GuestPart;
  pending: Pending | null;
  proposals: number;
  /** The latest epoch anybody was heard to stand in. */
  standing: number;
  settled: number;
  status: Status;
  roster: Roster;
  clock: Clock | null;
  asks: readonly Ask[];
  left: boolean;
}

export const newHostPart = (now: number): HostPart => ({
  mode: 'canvass',
  epoch: 0,
  listening: 0,
  foundAt: 0,
  peers: new Map(),
  votes: new Map(),
  acked: new Map(),
  announced: 0,
  asks: [],
  bans: new Map(),
  names: new Map(),
  majorityAt: null,
  takenAt: null,
  stoodAt: now,
  quietFrom: now,
  pulledAt: -1e9,
  pulling: null,
  mute: new Map(),
  shared: null,
});

export const newGuestPart = (now: number): GuestPart => ({
  joined: false,
  epoch: 0,
  hostDevice: '',
  shared: null,
  hostHead: { seq: 0, hash: '' },
  needAt: -1e9,
  ack: '',
  mark: null,
  vote: null,
  canvass: null,
  heardAt: now,
  idleFrom: null,
});

/** A device that opens, joins or comes back to a table; what it was is in `stored`. */
export function openParty<S, A extends BaseAction>(
  config: TableConfig<S, A>,
  stored: SavedTable,
): Party<S, A> {
  const random = seedRandom(config.seed);
  const rules = config.rules ?? standard;
  const replica = openReplica(config.gameFor, stored, rules);
  return {
    config,
    rules,
    table: tableIdOf(config.secret),
    device: deviceOf(config.token, config.keys),
    boot: nextUint32(random).toString(16).padStart(8, '0'),
    random,
    replica,
    dialler: dialler(),
    name: config.name,
    now: 0,
    wall: 0,
    ticking: false,
    host: null,
    guest: newGuestPart(0),
    pending: null,
    proposals: 0,
    standing: 0,
    settled: 0,
    status: stored.meta.role === 'host' ? 'canvass' : 'dialling',
    roster: emptyRoster,
    clock: stored.meta.clock ?? replica.session.clock,
    asks: [],
    left: false,
  };
}

export const emit = (out: Effect[], event: TableEvent): void => void out.push({ f: 'event', event });

export function tell<S, A extends BaseAction>(
  p: Party<S, A>,
  port: Port,
  message: Message,
  out: Effect[],
): void {
  send(port, message, out, p.config.frameBytes);
}

export function setStatus<S, A extends BaseAction>(p: Party<S, A>, status: Status, out: Effect[]): void {
  p.status = status;
  const epoch = p.host ? p.host.epoch : p.guest.epoch;
  emit(out, { e: 'status', status, epoch, host: p.host ? p.device : p.guest.hostDevice });
}

export function setSettled<S, A extends BaseAction>(p: Party<S, A>, seq: number, out: Effect[]): void {
  if (seq <= p.settled) return;
  p.settled = seq;
  emit(out, { e: 'settled', seq });
}

export function refuseCommand(command: Command['c'], refusal: Refusal, out: Effect[]): void {
  emit(out, { e: 'refused', command, refusal });
}

export function flush<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  const write = nextWrite(p.replica, p.now, p.clock);
  if (write) out.push({ f: 'write', ...write });
}

export const keysOf = <S, A extends BaseAction>(p: Party<S, A>): Keys => p.config.keys ?? ed25519;

export const callerOf = <S, A extends BaseAction>(p: Party<S, A>): Caller => ({
  secret: p.config.secret,
  token: p.config.token,
  keys: keysOf(p),
  table: p.table,
  name: p.name,
  promised: p.replica.meta.promised,
  versions: versionsOf(p.config.engine, p.config.build),
});

/** Only this device and this run of the app use these names for proposals. */
export const nextCid = <S, A extends BaseAction>(p: Party<S, A>): string =>
  `${p.device.slice(0, 8)}:${p.boot}:${(++p.proposals).toString(36)}`;

export function rejectPending<S, A extends BaseAction>(
  p: Party<S, A>,
  refusal: Refusal,
  out: Effect[],
): void {
  if (!p.pending) return;
  emit(out, { e: 'rejected', cid: p.pending.cid, body: p.pending.body, refusal });
  p.pending = null;
}

/** A proposal that is in the log needs no answer any more. */
export function answered<S, A extends BaseAction>(p: Party<S, A>, entries: readonly Entry[]): void {
  const cid = p.pending?.cid;
  if (cid && entries.some((e) => 'cid' in e && e.cid === cid)) p.pending = null;
}

/** The link to the host is gone; the log and the promises stay. */
export function lostHost<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  forget(p.dialler);
  p.guest.joined = false;
  p.guest.ack = '';
  p.guest.idleFrom = null;
  if (p.status === 'joined') setStatus(p, 'dialling', out);
}
