// The host: orders the actions of the table. Also the candidate that would like to be host.
import type { BaseAction } from '../engine/core/game';
import { keepingOf, tickClock } from './clock';
import { dialHello, dialTick, dialUp, forget, hangUp } from './dial';
import { addressTaken, beFound, canvassOn, moveOn, pulled, voted } from './election';
import { hostCommand, setClock, setLobby } from './host-commands';
import {
  acknowledged,
  announce,
  answerAsk,
  countSettled,
  expireAsks,
  guestProposes,
  needed,
  pulse,
} from './host-log';
import { dismiss, greet, handshake, named, peerGone, peerUp, punish } from './host-join';
import { timing } from './limits';
import type { Effect, Input, LinkId } from './machine';
import type { Message } from './messages';
import { callerOf, emit, type HostPart, type Party, type Peer } from './party';
import { becomeGuest } from './roles';
import { receive } from './port';
import { lastEpoch, rewrite, wrote } from './replica';
import { claimSeat, type Claim } from './seats';
import { isMajorityHere } from './votes';

/** Returns a message that is for the guest this device has just become. */
export function hostInput<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  input: Input,
  out: Effect[],
): Message | null {
  switch (input.i) {
    case 'up':
      if (input.dialled === null) peerUp(p, h, input, out);
      else if (!dialUp(p.dialler, input, callerOf(p), p.now, out)) out.push({ f: 'close', link: input.link });
      break;
    case 'down': {
      const peer = h.peers.get(input.link);
      if (peer) peerGone(p, h, peer, out);
      if (p.dialler.port?.link === input.link) forget(p.dialler);
      break;
    }
    case 'frame':
      if (p.dialler.port?.link === input.link) return probed(p, h, input.text, out);
      heard(p, h, input.link, input.text, out);
      break;
    case 'tick':
      hostTick(p, h, input.now, out);
      break;
    case 'wrote': {
      const failing = p.replica.failing;
      wrote(p.replica, input.id, input.ok, p.now);
      if (failing !== p.replica.failing) emit(out, { e: 'disk', failing: p.replica.failing });
      canvassOn(p, h, out);
      break;
    }
    case 'taken':
      addressTaken(p, h, input.epoch);
      break;
    case 'command':
      hostCommand(p, h, input.command, out);
      break;
  }
  return null;
}

export function hostAfter<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  announce(p, h, out);
  countSettled(p, h, out);
}

function heard<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  link: LinkId,
  text: string,
  out: Effect[],
): void {
  const peer = h.peers.get(link);
  if (!peer) return;
  const message = receive(peer.port, text, p.now);
  if (message === 'more') return;
  if (message === 'strike') return punish(p, h, peer, 'malformed', out);
  if (peer.stage === 'in') guestSays(p, h, peer, message, out);
  else handshake(p, h, peer, message, out);
}

function guestSays<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  message: Message,
  out: Effect[],
): void {
  switch (message.t) {
    case 'propose':
      return guestProposes(p, h, peer, message, out);
    case 'ack':
    case 'beat':
      return acknowledged(p, h, peer, message, out);
    case 'need':
      return needed(p, h, peer, message, out);
    case 'vote':
      return voted(p, h, peer, message, out);
    case 'log':
      return pulled(p, h, peer, message, out);
    case 'claim':
      return guestClaims(p, h, peer, message, out);
    case 'name':
      return named(p, h, peer, message.name, out);
    case 'answer':
      if (!p.replica.session.members.has(peer.device)) return punish(p, h, peer, 'role', out);
      return answerAsk(p, h, peer.device, message, out);
    case 'bye':
      out.push({ f: 'close', link: peer.port.link });
      return peerGone(p, h, peer, out);
    case 'hello':
    case 'proof':
      return; // repeated on the way
    case 'welcome':
    case 'roster':
    case 'reject':
    case 'commit':
    case 'pulse':
    case 'canvass':
    case 'asks':
    case 'diverged':
      return punish(p, h, peer, 'role', out);
  }
}

function guestClaims<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  message: Claim,
  out: Effect[],
): void {
  const claim: Claim = { seat: message.seat, name: message.name, colour: message.colour, hold: message.hold };
  if (p.replica.session.setup) emit(out, { e: 'claimed', device: peer.device, claim });
  else setLobby(p, h, claimSeat(p.replica.meta.lobby, peer.device, claim), out);
}

/** A link we dialled to see whether the table went on without us. */
function probed<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  text: string,
  out: Effect[],
): Message | null {
  const port = p.dialler.port;
  const message = port ? receive(port, text, p.now) : 'strike';
  if (message === 'more') return null;
  if (message === 'strike' || message.t === 'bye') {
    hangUp(p.dialler, out);
    return null;
  }
  if (message.t === 'hello') {
    if (dialHello(p.dialler, message, callerOf(p), out)) hangUp(p.dialler, out);
    return null;
  }
  const { promised } = p.replica.meta;
  // EP12: one that is not bound to its own epoch gives way to whoever wants its vote, or stands in a later one.
  const later = message.t === 'canvass' && message.epoch > (message.ask ? promised : h.epoch);
  const elsewhere = (message.t === 'welcome' || message.t === 'pulse') && message.epoch >= promised;
  if (!p.dialler.proved || (!later && !elsewhere)) return null;
  becomeGuest(p, out);
  return message;
}

function hostTick<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, now: number, out: Effect[]): void {
  const elapsed = p.ticking ? now - p.now : 0;
  p.now = now;
  for (const peer of [...h.peers.values()]) {
    if (peer.stage !== 'in') {
      if (now - peer.port.since > timing.handshake) dismiss(p, h, peer, 'silent', '', out);
    } else if (now - peer.port.heard > timing.dead) dismiss(p, h, peer, 'silent', '', out);
    else if (now - peer.port.beaten >= timing.beat && h.mode === 'canvass') {
      peer.port.beaten = now;
      greet(p, h, peer, out);
    }
  }
  for (const [key, until] of h.bans) if (until <= now) h.bans.delete(key);
  if (h.mode === 'open') {
    expireAsks(p, h, out);
    const { game, state } = p.replica.session;
    if (p.clock?.running && game && state !== null && !game.outcome(state)) {
      const before = p.clock;
      setClock(p, tickClock(before, game.actors(state)[0], elapsed), false, out);
      // Whoever thinks long writes nothing else, and a host that reloads meanwhile would give the time back.
      if (p.clock && keepingOf(p.clock) !== keepingOf(before)) rewrite(p.replica);
    }
    if ([...h.peers.values()].some((x) => x.stage === 'in' && now - x.port.beaten >= timing.beat))
      pulse(p, h, out);
  }
  moveOn(p, h, out);
  if (h.listening > 0 && now - h.foundAt >= timing.beFound) beFound(p, h, out);
  canvassOn(p, h, out);
  const online = new Set([...h.peers.values()].filter((x) => x.stage === 'in').map((x) => x.device));
  if (isMajorityHere(p, (d) => online.has(d))) h.quietFrom = now;
  const port = p.dialler.port;
  if (port && now - Math.max(port.since, p.dialler.proved ? port.heard : 0) > timing.dead)
    hangUp(p.dialler, out);
  if (now - h.quietFrom > timing.probe) {
    // A candidate looks by turns where the log says, and beyond itself: its own epoch may have risen far.
    const beyond = h.mode === 'open' || p.dialler.round % 2 === 1;
    const known = beyond ? h.epoch + 1 : lastEpoch(p.replica.log);
    dialTick(p.dialler, known, now, p.random, out);
  } else if (port) hangUp(p.dialler, out);
}
