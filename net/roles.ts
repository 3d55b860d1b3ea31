// A device turns from guest to candidate, and from host to guest.
import type { BaseAction } from '../engine/core/game';
import { hangUp } from './dial';
import type { Effect } from './machine';
import { emit, newGuestPart, newHostPart, setStatus, type HostPart, type Party } from './party';
import { promise } from './replica';
import { voters } from './voters';

/** Entries not told of yet, when telling them is no longer this host's: its own screen still gets them. */
function showRest<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const entries = p.replica.log.slice(h.announced);
  if (h.mode === 'open' && entries.length > 0)
    emit(out, { e: 'log', from: h.announced, entries, dropped: [] });
  h.announced = p.replica.log.length;
}

/** EP1: a candidate is the first to promise; nothing is asked of others before this is on disk. */
export function promiseSelf<S, A extends BaseAction>(p: Party<S, A>, epoch: number): void {
  const { promised, promisedTo } = p.replica.meta;
  if (promised !== epoch || promisedTo !== p.device) promise(p.replica, epoch, p.device);
}

/**
 * EP12: a device without a seat is not bound by standing, only by opening: nobody counts its vote, and nobody would
 * rise to an epoch to which it alone is bound.
 */
export function startCanvass<S, A extends BaseAction>(p: Party<S, A>, epoch: number, out: Effect[]): void {
  const host = p.host ?? newHostPart(p.now);
  if (!p.host) hangUp(p.dialler, out);
  showRest(p, host, out);
  p.host = host;
  host.mode = 'canvass';
  host.epoch = epoch;
  host.votes = new Map();
  host.acked = new Map();
  host.majorityAt = null;
  host.takenAt = null;
  host.shared = null;
  host.pulling = null;
  host.mute = new Map();
  host.quietFrom = p.now;
  host.stoodAt = p.now;
  host.asks = [];
  p.asks = [];
  if (voters(p.replica, p.device).includes(p.device)) promiseSelf(p, epoch);
  p.replica.meta = { ...p.replica.meta, role: 'host' };
  setStatus(p, 'canvass', out);
}

/** The table went on under someone else. */
export function becomeGuest<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  if (p.host) showRest(p, p.host, out);
  for (const peer of p.host?.peers.values() ?? []) out.push({ f: 'close', link: peer.port.link });
  out.push({ f: 'unlisten' });
  p.host = null;
  p.guest = newGuestPart(p.now);
  p.replica.meta = { ...p.replica.meta, role: 'guest' };
  p.asks = [];
  setStatus(p, 'dialling', out);
}
