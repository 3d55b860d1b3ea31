// Becoming host. A candidate promises, asks the devices that hold seats, takes over the best log among a
// majority of them, and only then opens: so whatever was settled before is in its log.
import type { BaseAction } from '../engine/core/game';
import { nextUint32 } from '../engine/core/random';
import { limits, timing } from './limits';
import type { Effect, LinkId } from './machine';
import type { Log, Vote } from './messages';
import { emit, setStatus, startCanvass, tell, type HostPart, type Party, type Peer } from './party';
import { greet, rosterChanged } from './host-join';
import { appendBody, lastEpoch, promiseIsDurable } from './replica';
import { mergeLog, samplesOf } from './sync';

/** Before the log's first entry the device that opened the table decides alone. */
function voters<S, A extends BaseAction>(p: Party<S, A>): readonly string[] {
  const { log, session, meta } = p.replica;
  return log.length === 0 ? (meta.creator ? [p.device] : []) : session.voters;
}

export function isMajorityHere<S, A extends BaseAction>(
  p: Party<S, A>,
  present: (device: string) => boolean,
): boolean {
  const all = voters(p);
  return p.rules.isMajority(all.filter((d) => d === p.device || present(d)).length, all.length);
}

export function voted<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  vote: Vote,
  out: Effect[],
): void {
  if (h.mode !== 'canvass' || vote.epoch !== h.epoch) return;
  h.votes.set(peer.device, { ...vote, link: peer.port.link });
  canvassOn(p, h, out);
}

/** Whatever a candidate can do next. */
export function canvassOn<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const r = p.replica;
  if (h.mode !== 'canvass' || !promiseIsDurable(r)) return;
  if (h.listening !== h.epoch) {
    h.listening = h.epoch;
    beFound(p, h, out);
    for (const peer of h.peers.values()) if (peer.stage === 'in') greet(p, h, peer, out);
  }
  // EP3: the best log of all who voted comes first.
  const best = bestVote(p, h);
  if (best) return pull(p, h, best.link, out);
  if (!isMajorityHere(p, (d) => h.votes.has(d))) {
    h.majorityAt = null;
    return;
  }
  h.majorityAt ??= p.now;
  const all = voters(p).every((d) => d === p.device || h.votes.has(d));
  if (!all && p.now - h.majorityAt < timing.grace) return;
  if (r.saved < r.log.length) return;
  open(p, h, out);
}

function bestVote<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
): (Vote & { readonly link: LinkId }) | null {
  const { log } = p.replica;
  let best: (Vote & { readonly link: LinkId }) | null = null;
  for (const vote of h.votes.values()) {
    const rank = best ?? { last: lastEpoch(log), seq: log.length };
    if (p.rules.isBetter(vote, rank)) best = vote;
  }
  return best;
}

/** VT1: a vote names a log, it never carries one; the candidate fetches it. */
function pull<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, link: LinkId, out: Effect[]): void {
  const peer = h.peers.get(link);
  if (!peer || p.now - h.pulledAt < timing.need) return;
  h.pulledAt = p.now;
  tell(p, peer.port, { t: 'need', epoch: h.epoch, samples: samplesOf(p.replica.log, h.shared) }, out);
}

export function pulled<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  log: Log,
  out: Effect[],
): void {
  if (h.mode !== 'canvass' || log.epoch !== h.epoch || !h.votes.has(peer.device)) return;
  const merge = mergeLog(p.replica, log, p.rules);
  if (merge.kind === 'ignored') return;
  h.shared = merge.shared;
  const from = p.replica.log.length - merge.added.length;
  if (merge.added.length > 0) emit(out, { e: 'log', from, entries: merge.added, dropped: merge.dropped });
  if (merge.dropped.length > 0) emit(out, { e: 'archived', entries: merge.dropped });
  h.pulledAt = -1e9;
  canvassOn(p, h, out);
}

/** EP4: the first act of an epoch is to say so. */
function open<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const r = p.replica;
  h.mode = 'open';
  h.announced = r.log.length;
  h.quietFrom = p.now;
  if (r.log.length > 0 && r.log.length < limits.logEntries)
    appendBody(r, h.epoch, { kind: 'epoch', host: p.device });
  beFound(p, h, out);
  setStatus(p, 'hosting', out);
  for (const peer of h.peers.values()) if (peer.stage === 'in') greet(p, h, peer, out);
  rosterChanged(p, h, out);
}

/** Only an open host takes the alias: it must lead newcomers to a table, not to a hope. */
export function beFound<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  h.foundAt = p.now;
  out.push({ f: 'listen', epoch: h.listening, alias: h.mode === 'open' });
}

/** The address is someone else's: there may be a host already, so look around at once. */
export function addressTaken<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, epoch: number): void {
  if (h.epoch !== epoch) return;
  h.takenAt ??= p.now;
  if (h.mode === 'canvass') h.quietFrom = Math.min(h.quietFrom, p.now - timing.probe);
}

/** Nobody there after all: ask for a later epoch, whose address is free. */
export function moveOn<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  if (h.takenAt === null || p.now - h.takenAt < timing.probe) return;
  startCanvass(p, h.epoch + 1 + (nextUint32(p.random) % 3), out);
}
