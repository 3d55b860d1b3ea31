// What the host does with the log: take proposals, write, tell, count acknowledgements.
import type { BaseAction } from '../engine/core/game';
import { refuse, type Refusal } from '../engine/core/refusal';
import { canonical, genesis, positionAt, type DeviceId, type Position } from './entry';
import { credit, limits, take, timing } from './limits';
import type { Effect } from './machine';
import type { Ack, Need, Propose, ProposalBody } from './messages';
import { emit, setSettled, tell, type HostPart, type Party, type Peer } from './party';
import { heardOfPromise, punish, rosterChanged } from './host-join';
import { appendBody } from './replica';
import { bodyOf, proposalSeat, readAction, whyProposal } from './session';
import { settledIndex } from './settle';
import { answerNeed } from './sync';
import { consentNeeded, type OpenAsk } from './undo';

/** Where an answer to a proposal goes: to a guest, or to this device's own screen. */
type Proposer = Peer | null;

export function guestProposes<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  message: Propose,
  out: Effect[],
): void {
  if (!take(peer.port.proposals, p.now)) return punish(p, h, peer, 'proposals', out);
  if (!message.cid.startsWith(`${peer.device.slice(0, 8)}:`)) return punish(p, h, peer, 'cid', out);
  if (h.mode !== 'open') return;
  propose(p, h, peer, peer.device, message, out);
}

export function propose<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  from: Proposer,
  device: DeviceId,
  message: Omit<Propose, 't'>,
  out: Effect[],
): void {
  const { session, log } = p.replica;
  const { cid, body, base } = message;
  const logged = p.rules.alreadyLogged(session, cid);
  if (logged !== null) {
    // PR1: it was done; say so again.
    const entry = logged <= h.announced ? log[logged - 1] : undefined;
    if (from && entry) tell(p, from.port, { t: 'commit', epoch: h.epoch, entry, settled: p.settled }, out);
    return;
  }
  if (!p.rules.mayActFor(session, device, proposalSeat(body))) {
    reject(p, from, cid, body, refuse('notYourSeat', '', { seat: proposalSeat(body) }), out);
    if (from) punish(p, h, from, 'seat', out);
    return;
  }
  if (h.asks.some((open) => open.ask.id === cid)) return;
  if (p.replica.failing) return reject(p, from, cid, body, refuse('disk', ''), out);
  // PR2
  if (base.seq !== session.base.seq || base.hash !== session.base.hash) {
    return reject(p, from, cid, body, refuse('stale', ''), out);
  }
  const read = readAction(session, body);
  const refusal = whyProposal(session, read, log.length);
  if (refusal) return reject(p, from, cid, body, refusal, out);
  const waiting = consentNeeded(session, read, device);
  if (waiting.length === 0) return void logProposal(p, h, read, cid, out);
  if (body.kind === 'act' || h.asks.length >= 4) return reject(p, from, cid, body, refuse('busy', ''), out);
  const to = body.kind === 'undo' ? body.to : 0;
  const ask = { id: cid, kind: body.kind, seat: body.seat, to, waiting };
  h.asks.push({ ask, by: device, base, body, until: p.now + timing.ask });
  asksChanged(p, h, out);
}

function logProposal<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  body: ProposalBody,
  cid: string,
  out: Effect[],
): void {
  appendBody(p.replica, h.epoch, bodyOf(body, cid));
  if (p.replica.stopped) emit(out, { e: 'illegal', ...p.replica.stopped });
  // Whatever was asked was asked about another position.
  const stale = h.asks.filter((open) => open.ask.id !== cid);
  h.asks = [];
  for (const open of stale) closeAsk(p, h, open.by, open.ask.id, open.body, refuse('stale', ''), out);
  asksChanged(p, h, out);
}

export function reject<S, A extends BaseAction>(
  p: Party<S, A>,
  to: Proposer,
  cid: string,
  body: ProposalBody,
  refusal: Refusal,
  out: Effect[],
): void {
  if (to) tell(p, to.port, { t: 'reject', cid, refusal }, out);
  else emit(out, { e: 'rejected', cid, body, refusal });
}

const peerOf = (h: HostPart, device: DeviceId): Peer | null =>
  [...h.peers.values()].find((peer) => peer.stage === 'in' && peer.device === device) ?? null;

const isHere = <S, A extends BaseAction>(p: Party<S, A>, h: HostPart, device: DeviceId): boolean =>
  device === p.device || peerOf(h, device) !== null;

function closeAsk<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  by: DeviceId,
  id: string,
  body: ProposalBody,
  refusal: Refusal,
  out: Effect[],
): void {
  const peer = peerOf(h, by);
  if (peer || by === p.device) reject(p, peer, id, body, refusal, out);
}

export function answerAsk<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  device: DeviceId,
  answer: { readonly id: string; readonly seat: string; readonly yes: boolean },
  out: Effect[],
): void {
  const open = h.asks.find((x) => x.ask.id === answer.id);
  if (!open || !isHere(p, h, open.by) || !p.rules.mayActFor(p.replica.session, device, answer.seat)) return;
  if (!open.ask.waiting.includes(answer.seat)) return;
  if (!answer.yes) {
    h.asks = h.asks.filter((x) => x !== open);
    closeAsk(p, h, open.by, open.ask.id, open.body, refuse('declined', '', { seat: answer.seat }), out);
  } else {
    open.ask = { ...open.ask, waiting: open.ask.waiting.filter((seat) => seat !== answer.seat) };
    // An act since would have closed the question, so it is still about this position; the seat may have moved.
    if (open.ask.waiting.length === 0) {
      const seat = proposalSeat(open.body);
      if (p.rules.mayActFor(p.replica.session, open.by, seat))
        return logProposal(p, h, open.body, open.ask.id, out);
      h.asks = h.asks.filter((x) => x !== open);
      closeAsk(p, h, open.by, open.ask.id, open.body, refuse('notYourSeat', '', { seat }), out);
    }
  }
  asksChanged(p, h, out);
}

export function expireAsks<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  // Whoever asked and is gone can say neither yes nor no to what the others made of it meanwhile; a device that
  // only lost its link asks again by itself (PR4).
  const stands = (open: OpenAsk): boolean => open.until > p.now && isHere(p, h, open.by);
  const old = h.asks.filter((open) => !stands(open));
  if (old.length === 0) return;
  h.asks = h.asks.filter(stands);
  for (const open of old) closeAsk(p, h, open.by, open.ask.id, open.body, refuse('noAnswer', ''), out);
  asksChanged(p, h, out);
}

function asksChanged<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const asks = h.asks.map((open) => open.ask);
  if (canonical(asks) === canonical(p.asks)) return;
  p.asks = asks;
  emit(out, { e: 'asks', asks });
  for (const peer of h.peers.values()) if (peer.stage === 'in') tell(p, peer.port, { t: 'asks', asks }, out);
}

/** CM1: told only what is on this device's disk. */
export function announce<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const upTo = p.rules.announceable(p.replica);
  if (h.mode !== 'open' || upTo <= h.announced) return;
  const entries = p.replica.log.slice(h.announced, upTo);
  const from = h.announced;
  h.announced = upTo;
  emit(out, { e: 'log', from, entries, dropped: [] });
  for (const peer of h.peers.values()) {
    if (peer.stage !== 'in') continue;
    credit(peer.port.messages, entries.length);
    for (const entry of entries)
      tell(p, peer.port, { t: 'commit', epoch: h.epoch, entry, settled: p.settled }, out);
  }
  if (entries.some((e) => e.kind === 'seat' || e.kind === 'note' || e.kind === 'epoch'))
    rosterChanged(p, h, out);
}

export function countSettled<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  if (h.mode !== 'open') return;
  const { log, saved, session } = p.replica;
  const durable = (device: DeviceId): number =>
    Math.min(h.announced, device === p.device ? saved : (h.acked.get(device) ?? 0));
  const seq = settledIndex(log, h.epoch, session.voters, durable, p.rules);
  if (seq <= p.settled) return;
  setSettled(p, seq, out);
  pulse(p, h, out);
}

export function pulse<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  const at: Position = positionAt(p.replica.log, h.announced) ?? genesis;
  for (const peer of h.peers.values()) {
    if (peer.stage !== 'in') continue;
    peer.port.beaten = p.now;
    const { seq, hash } = at;
    tell(
      p,
      peer.port,
      { t: 'pulse', seq, hash, epoch: h.epoch, settled: p.settled, host: p.device, clock: p.clock },
      out,
    );
  }
}

export function acknowledged<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  ack: Ack,
  out: Effect[],
): void {
  heardOfPromise(p, h, peer.device, ack.promised, out);
  if (h.mode !== 'open' || ack.epoch !== h.epoch) return;
  const mine = positionAt(p.replica.log, ack.seq);
  // AK2: it has something else there; the pulse will make it ask.
  if (!mine || mine.hash !== ack.hash) return;
  if (ack.seq > (h.acked.get(peer.device) ?? 0)) h.acked.set(peer.device, ack.seq);
  // Only what lies under the acknowledged hash is known to be the same history.
  const mark = p.replica.marks.find((m) => m.at === ack.state?.at && m.at <= ack.seq);
  if (mark && ack.state && mark.hash !== ack.state.hash) {
    tell(p, peer.port, { t: 'diverged', at: mark.at, hash: mark.hash }, out);
  }
}

export function needed<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  need: Need,
  out: Effect[],
): void {
  if (h.mode !== 'open' || !take(peer.port.needs, p.now)) return;
  credit(peer.port.messages, 2);
  const batch = p.config.batch ?? limits.batchEntries;
  tell(p, peer.port, answerNeed(p.replica.log, h.announced, h.epoch, need.samples, batch), out);
}
