// Becoming host. A candidate promises, asks the devices that hold seats, takes over the best log among a
// majority of them, and only then opens: so whatever was settled before is in its log.
import type { BaseAction } from '../engine/core/game';
import { nextUint32 } from '../engine/core/random';
import { credit, limits, timing } from './limits';
import type { Effect, LinkId } from './machine';
import type { Log, Vote } from './messages';
import { answered, emit, setStatus, tell, type HostPart, type Party, type Peer } from './party';
import { promiseSelf, startCanvass } from './roles';
import { greet, punish, rosterChanged } from './host-join';
import { propose } from './host-log';
import { appendBody, promiseIsDurable } from './replica';
import { mergeLog, samplesOf } from './sync';
import { hasVote, voters } from './voters';
import { counts, isMajorityHere, ownRank } from './votes';

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
  if (h.mode !== 'canvass') return;
  // EP12: with the log it fetched it may have come to hold a seat.
  if (voters(r, p.device).includes(p.device)) promiseSelf(p, h.epoch);
  if (!promiseIsDurable(r)) return;
  if (h.listening !== h.epoch) {
    h.listening = h.epoch;
    beFound(p, h, out);
    for (const peer of h.peers.values()) if (peer.stage === 'in') greet(p, h, peer, out);
  }
  // EP3: the best log of all who voted comes first.
  const best = bestVote(p, h);
  if (best) return pull(p, h, ...best, out);
  h.pulling = null;
  if (!isMajorityHere(p, (d) => counts(p, h, d))) {
    h.majorityAt = null;
    return;
  }
  h.majorityAt ??= p.now;
  const all = voters(r, p.device).every((d) => d === p.device || counts(p, h, d));
  if (!all && p.now - h.majorityAt < timing.grace) return;
  promiseSelf(p, h.epoch);
  if (!promiseIsDurable(r) || r.saved < r.log.length) return;
  open(p, h, out);
}

function bestVote<S, A extends BaseAction>(p: Party<S, A>, h: HostPart): [string, LinkId] | null {
  let rank = ownRank(p);
  let best: [string, LinkId] | null = null;
  for (const [device, vote] of h.votes) {
    if (!counts(p, h, device) || !p.rules.isBetter(vote, rank)) continue;
    rank = vote;
    best = [device, vote.link];
  }
  return best;
}

/** VT1: a vote names a log, it never carries one; the candidate fetches it. */
function pull<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  device: string,
  link: LinkId,
  out: Effect[],
): void {
  if (h.pulling?.device !== device) h.pulling = { device, since: p.now, seq: 0 };
  // EP10: it may have died, or never had what it named.
  if (p.now - h.pulling.since >= timing.pull) {
    h.mute.set(device, p.now + timing.mute);
    return canvassOn(p, h, out);
  }
  const peer = h.peers.get(link);
  if (!peer || p.now - h.pulledAt < timing.need) return;
  h.pulledAt = p.now;
  // LM1: the answer is asked for, in as many frames as a batch takes.
  credit(peer.port.messages, Math.ceil(limits.batchBytes / (p.config.frameBytes ?? limits.frameBytes)) + 2);
  tell(p, peer.port, { t: 'need', epoch: h.epoch, samples: samplesOf(p.replica.log, h.shared) }, out);
}

export function pulled<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  log: Log,
  out: Effect[],
): void {
  if (!hasVote(p.replica, peer.device)) return punish(p, h, peer, 'role', out);
  if (h.mode !== 'canvass' || log.epoch !== h.epoch || h.pulling?.device !== peer.device) return;
  const merge = mergeLog(p.replica, log, p.rules);
  if (merge.kind === 'ignored') return;
  h.shared = merge.shared;
  // Only what leads on buys time: two chains in turn would hold the table up for ever.
  if (merge.shared.seq > h.pulling.seq) h.pulling = { ...h.pulling, since: p.now, seq: merge.shared.seq };
  const from = p.replica.log.length - merge.added.length;
  if (merge.added.length > 0) emit(out, { e: 'log', from, entries: merge.added, dropped: merge.dropped });
  if (merge.dropped.length > 0) emit(out, { e: 'archived', entries: merge.dropped });
  answered(p, merge.added);
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
  proposeOwn(p, h, out);
}

/** PR4: what was on its way to the host before is asked of ourselves now, as any other proposal. */
function proposeOwn<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const { pending } = p;
  p.pending = null;
  if (pending) propose(p, h, null, p.device, pending, out);
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
