// The decisions on which safety rests, one line each, in one place: the machines ask here and nowhere else, and
// the tests break each of them in turn to see that the simulation notices.
import type { SeatId } from '../engine/core/game';
import { follows, type DeviceId, type Entry, type Holders, type Position } from './entry';

export interface LogRank {
  /** Epoch of the last entry. */
  readonly last: number;
  readonly seq: number;
}

interface AnySession {
  readonly holders: Holders;
  readonly cids: ReadonlyMap<string, number>;
}

interface AnyReplica {
  readonly log: readonly Entry[];
  readonly saved: number;
}

export interface Rules {
  /** A seat is a property of the link, never a field that is believed. */
  mayActFor(session: AnySession, device: DeviceId, seat: SeatId): boolean;
  /** PR1: the entry a proposal has already become. */
  alreadyLogged(session: AnySession, cid: string): number | null;
  /** CM1: how many entries may be told to the guests. */
  announceable(replica: AnyReplica): number;
  /** AK1: how many entries may be acknowledged. */
  acknowledgeable(replica: AnyReplica): number;
  /** CM2, LG1. */
  chained(head: Position, entry: Entry): boolean;
  /** LG2: the message's epoch decides, not that of the entries in it. */
  mayOverwrite(messageEpoch: number, mine: Entry, theirs: Entry): boolean;
  /** EP2. */
  isMajority(count: number, of: number): boolean;
  /** EP3. */
  isBetter(a: LogRank, b: LogRank): boolean;
  /** EP5. */
  isPast(epoch: number, promised: number): boolean;
  /** EP1: what a device still owes after a restart. */
  promiseAfterRestart(promised: number, lastEpoch: number): number;
  /** Raft 5.4.2: an entry of an older epoch settles only under one of the current epoch. */
  maySettle(entry: Entry, epoch: number): boolean;
}

export const rules: Rules = {
  mayActFor: (session, device, seat) => session.holders[seat] === device && device !== '',
  alreadyLogged: (session, cid) => session.cids.get(cid) ?? null,
  announceable: (replica) => replica.saved,
  acknowledgeable: (replica) => replica.saved,
  chained: follows,
  mayOverwrite: (messageEpoch, mine) => messageEpoch > mine.epoch,
  isMajority: (count, of) => count * 2 > of,
  isBetter: (a, b) => a.last > b.last || (a.last === b.last && a.seq > b.seq),
  isPast: (epoch, promised) => epoch < promised,
  promiseAfterRestart: (promised, lastEpoch) => Math.max(promised, lastEpoch),
  maySettle: (entry, epoch) => entry.epoch === epoch,
};
