// A guest: follows the host's log, keeps its own copy, and asks before anything happens (nothing is applied
// before the host has logged it).
import type { BaseAction } from '../engine/core/game';
import { laterClock } from './clock';
import { dialHello, dialTick, dialUp, hangUp, settleDown } from './dial';
import { genesis, positionAt, type Entry, type Position } from './entry';
import { credit, limits, timing } from './limits';
import { agree, guestCommand } from './guest-commands';
import { diverged } from './guest-repair';
import type { Effect, Input } from './machine';
import type { Ack, Log, Message } from './messages';
import {
  answered,
  callerOf,
  emit,
  lostHost,
  rejectPending,
  setSettled,
  setStatus,
  tell,
  type Party,
} from './party';
import { receive, strike } from './port';
import { addEntry, lastEpoch, promise, promiseIsDurable, wrote } from './replica';
import { answerNeed, isNext, mergeLog, samplesOf } from './sync';

export function guestInput<S, A extends BaseAction>(p: Party<S, A>, input: Input, out: Effect[]): void {
  switch (input.i) {
    case 'up':
      if (input.dialled === null || p.left || !dialUp(p.dialler, input, callerOf(p), p.now, out)) {
        out.push({ f: 'close', link: input.link });
      }
      return;
    case 'down':
      if (p.dialler.port?.link === input.link) lostHost(p, out);
      return;
    case 'frame': {
      const port = p.dialler.port;
      if (port?.link !== input.link) return;
      // The host's rate is its own business; its pieces are counted by what they hold.
      credit(port.messages, 1);
      const message = receive(port, input.text, p.now);
      if (message === 'more') return;
      if (message !== 'strike') return hostSays(p, message, out);
      if (strike(port)) drop(p, out);
      return;
    }
    case 'tick':
      return guestTick(p, input.now, out);
    case 'wrote': {
      const failing = p.replica.failing;
      wrote(p.replica, input.id, input.ok, p.now);
      if (failing !== p.replica.failing) emit(out, { e: 'disk', failing: p.replica.failing });
      return;
    }
    case 'taken':
      return;
    case 'command':
      return guestCommand(p, input.command, out);
  }
}

/** AK1, EP1: what may be said once the disk has answered. */
export function guestAfter<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  const { guest: g, replica: r, dialler } = p;
  const port = dialler.port;
  if (!port || !dialler.proved) return;
  if (g.vote && !g.vote.sent && promiseIsDurable(r) && r.saved === r.log.length) {
    g.vote.sent = true;
    const { seq, hash } = positionAt(r.log, r.log.length) ?? genesis;
    tell(p, port, { t: 'vote', seq, hash, epoch: g.vote.epoch, last: lastEpoch(r.log) }, out);
  }
  if (!g.joined || !promiseIsDurable(r)) return;
  const ack = ackOf(p);
  const key = `${ack.epoch}|${ack.hash}`;
  if (key === g.ack) return;
  g.ack = key;
  tell(p, port, { ...ack, t: 'ack' }, out);
}

function ackOf<S, A extends BaseAction>(p: Party<S, A>): Ack {
  const { guest: g, replica: r } = p;
  const { seq, hash } = positionAt(r.log, p.rules.acknowledgeable(r)) ?? genesis;
  const state = r.stopped ? null : (r.marks.filter((m) => m.at <= seq).pop() ?? null);
  return { t: 'beat', seq, hash, epoch: g.epoch, promised: r.meta.promised, state };
}

function drop<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  hangUp(p.dialler, out);
  lostHost(p, out);
}

function hostSays<S, A extends BaseAction>(p: Party<S, A>, message: Message, out: Effect[]): void {
  if (message.t === 'hello') {
    const bye = dialHello(p.dialler, message, callerOf(p), out);
    if (bye?.t !== 'bye') return;
    emit(out, { e: 'bye', code: bye.code, detail: bye.detail });
    return drop(p, out);
  }
  if (message.t === 'bye') {
    emit(out, { e: 'bye', code: message.code, detail: message.detail });
    drop(p, out);
    // Told to go: no sooner back than the slowest redial.
    if (message.code !== 'closed' && message.code !== 'silent') p.dialler.next = p.now + timing.backoffTo;
    return;
  }
  if (p.dialler.proved) provedHostSays(p, message, out);
}

export function provedHostSays<S, A extends BaseAction>(
  p: Party<S, A>,
  message: Message,
  out: Effect[],
): void {
  const { guest: g, replica: r } = p;
  g.heardAt = p.now;
  switch (message.t) {
    case 'canvass':
      return canvassed(p, message, out);
    case 'welcome':
      if (!joins(p, message.epoch, message.host, out)) return;
      emit(out, { e: 'roster', roster: (p.roster = message.roster) });
      return compare(p, message, message.settled, out);
    case 'pulse':
      if (!joins(p, message.epoch, message.host, out)) return;
      p.clock = laterClock(r.session.clock, message.clock);
      emit(out, { e: 'clock', clock: p.clock });
      return compare(p, message, message.settled, out);
    case 'commit':
      if (!joins(p, message.epoch, '', out)) return;
      return committed(p, message.entry, message.settled, out);
    case 'log':
      if (!joins(p, message.epoch, '', out)) return;
      return logged(p, message, out);
    case 'roster':
      return g.joined ? emit(out, { e: 'roster', roster: (p.roster = message.roster) }) : undefined;
    case 'asks':
      return g.joined ? emit(out, { e: 'asks', asks: (p.asks = message.asks) }) : undefined;
    case 'reject':
      return message.cid === p.pending?.cid ? rejectPending(p, message.refusal, out) : undefined;
    case 'diverged':
      return diverged(p, message.at, message.hash, out);
    case 'need': {
      // Only a candidate we promised to may have our log.
      if (!g.vote?.sent || message.epoch !== r.meta.promised || !p.dialler.port) return;
      const batch = p.config.batch ?? limits.batchEntries;
      return tell(p, p.dialler.port, answerNeed(r.log, r.saved, message.epoch, message.samples, batch), out);
    }
    case 'hello':
    case 'proof':
    case 'propose':
    case 'ack':
    case 'beat':
    case 'vote':
    case 'claim':
    case 'name':
    case 'answer':
    case 'bye':
      return;
  }
}

/** EP1, EP5: at most one vote in an epoch, and none in an epoch that is over. */
function canvassed<S, A extends BaseAction>(
  p: Party<S, A>,
  { epoch, by, ask }: Extract<Message, { t: 'canvass' }>,
  out: Effect[],
): void {
  const { guest: g, replica: r } = p;
  const { promised, promisedTo } = r.meta;
  // EP6: what is too far ahead is not believed.
  if (epoch <= promised + limits.promiseReach) p.standing = Math.max(p.standing, epoch);
  if (p.rules.isPast(epoch, promised)) return;
  if (!ask) {
    // EP11: nothing to promise; once it is open it says welcome.
    g.joined = false;
    g.idleFrom ??= p.now;
    return;
  }
  if (epoch === promised && promisedTo !== by) return;
  g.joined = false;
  if (epoch > promised && p.config.autoFollow === false) {
    if (g.canvass?.epoch !== epoch) emit(out, { e: 'canvassed', epoch, by });
    g.canvass = { epoch, by };
    return;
  }
  agree(p, epoch, by);
}

/** EP5: whoever speaks for an epoch before our promise is not heard. */
function joins<S, A extends BaseAction>(p: Party<S, A>, epoch: number, host: string, out: Effect[]): boolean {
  const { guest: g, replica: r } = p;
  if (p.rules.isPast(epoch, r.meta.promised)) return false;
  if (epoch > r.meta.promised) promise(r, epoch, host);
  if (g.joined && g.epoch === epoch && (host === '' || host === g.hostDevice)) return true;
  g.joined = true;
  g.epoch = epoch;
  g.hostDevice = host;
  g.vote = null;
  g.canvass = null;
  g.ack = '';
  g.needAt = -1e9;
  g.idleFrom = null;
  settleDown(p.dialler);
  if (p.pending) p.pending.sentAt = -1e9;
  setStatus(p, 'joined', out);
  return true;
}

function compare<S, A extends BaseAction>(
  p: Party<S, A>,
  head: Position,
  settled: number,
  out: Effect[],
): void {
  const { guest: g, replica: r } = p;
  g.hostHead = { seq: head.seq, hash: head.hash };
  if (positionAt(r.log, head.seq)?.hash !== head.hash || r.log.length > head.seq) return need(p, out);
  setSettled(p, settled, out);
}

function need<S, A extends BaseAction>(p: Party<S, A>, out: Effect[]): void {
  const { guest: g, replica: r, dialler } = p;
  if (!dialler.port || p.now - g.needAt < timing.need) return;
  g.needAt = p.now;
  const shared = g.shared?.epoch === g.epoch ? { seq: g.shared.seq, hash: g.shared.hash } : null;
  tell(p, dialler.port, { t: 'need', epoch: g.epoch, samples: samplesOf(r.log, shared) }, out);
}

function committed<S, A extends BaseAction>(
  p: Party<S, A>,
  entry: Entry,
  settled: number,
  out: Effect[],
): void {
  const { guest: g, replica: r } = p;
  if (entry.seq > g.hostHead.seq) g.hostHead = { seq: entry.seq, hash: entry.hash };
  if (isNext(r.log, entry, p.rules)) {
    addEntry(r, entry);
    grew(p, [entry], [], out);
    setSettled(p, Math.min(settled, r.log.length), out);
  } else if (positionAt(r.log, entry.seq)?.hash !== entry.hash) need(p, out);
  else answered(p, [entry]);
}

function logged<S, A extends BaseAction>(p: Party<S, A>, message: Log, out: Effect[]): void {
  const { guest: g, replica: r } = p;
  const merge = mergeLog(r, message, p.rules);
  if (merge.kind === 'ignored') return;
  g.shared = { ...merge.shared, epoch: g.epoch };
  if (merge.added.length > 0) grew(p, merge.added, merge.dropped, out);
  // NE2: more of it, from where this ended, without waiting.
  if (merge.shared.seq < g.hostHead.seq) {
    g.needAt = -1e9;
    need(p, out);
  }
}

function grew<S, A extends BaseAction>(
  p: Party<S, A>,
  added: Entry[],
  dropped: Entry[],
  out: Effect[],
): void {
  const { log, stopped } = p.replica;
  emit(out, { e: 'log', from: log.length - added.length, entries: added, dropped });
  if (dropped.length > 0) emit(out, { e: 'archived', entries: dropped });
  if (stopped && added.some((entry) => entry.seq === stopped.seq)) emit(out, { e: 'illegal', ...stopped });
  answered(p, added);
}

function guestTick<S, A extends BaseAction>(p: Party<S, A>, now: number, out: Effect[]): void {
  const { guest: g, dialler } = p;
  if (!p.ticking) g.heardAt = now;
  p.now = now;
  if (p.left) return;
  const port = dialler.port;
  if (port) {
    const limit = g.joined ? timing.dead : timing.handshake;
    const since = dialler.proved ? port.heard : port.since;
    // EP11: a candidate that gets nowhere must not keep from a host whoever has no vote to give it.
    const idle = g.idleFrom !== null && now - g.idleFrom > timing.probe;
    if (now - since > limit || idle) drop(p, out);
    else if (dialler.proved && now - port.beaten >= timing.beat) {
      port.beaten = now;
      // While we are bound to a later epoch than this host's, this is how it learns so.
      tell(p, port, ackOf(p), out);
      if (g.vote) g.vote.sent = false;
    }
  }
  const known = Math.max(g.epoch, lastEpoch(p.replica.log), p.config.epochHint ?? 1);
  dialTick(dialler, known, now, p.random, out);
  if (!g.joined && p.status !== 'lost' && now - g.heardAt > timing.lost) setStatus(p, 'lost', out);
  if (p.pending && g.joined && dialler.port && now - p.pending.sentAt >= timing.resend) {
    const { cid, base, body } = p.pending;
    p.pending.sentAt = now;
    tell(p, dialler.port, { t: 'propose', cid, base, body }, out);
  }
}
