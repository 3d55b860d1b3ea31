// How a link becomes a device at the host's table, and how it stops being one.
import type { BaseAction } from '../engine/core/game';
import { positionAt, genesis } from './entry';
import { pledgeOf, proofOf, sameText, whyVersions } from './handshake';
import { deviceOfKey } from './keys';
import { limits, timing } from './limits';
import type { Effect, Input } from './machine';
import type { ByeCode, Hello, Message, Proof } from './messages';
import { callerOf, emit, keysOf, tell, type HostPart, type Party, type Peer } from './party';
import { startCanvass } from './roles';
import { openPort, strike } from './port';
import { cleanName, type Roster, type RosterDevice, type RosterSeat } from './seats';
import { hasVote } from './voters';
import { voterGone } from './votes';

export function peerUp<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  input: Extract<Input, { i: 'up' }>,
  out: Effect[],
): void {
  const peer: Peer = {
    port: openPort(input.link, input.prints, input.nonce, p.now),
    stage: 'hello',
    theirNonce: '',
    device: '',
    name: '',
  };
  const unproved = [...h.peers.values()].filter((x) => x.stage !== 'in').length;
  h.peers.set(input.link, peer);
  if (unproved >= limits.unproved) dismiss(p, h, peer, 'full', '', out);
  else if (isBanned(p, h, input.prints.remote)) dismiss(p, h, peer, 'banned', '', out);
}

const isBanned = <S, A extends BaseAction>(p: Party<S, A>, h: HostPart, key: string): boolean =>
  key !== '' && (h.bans.get(key) ?? 0) > p.now;

export function dismiss<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  code: ByeCode,
  detail: string,
  out: Effect[],
): void {
  tell(p, peer.port, { t: 'bye', code, detail }, out);
  out.push({ f: 'close', link: peer.port.link });
  peerGone(p, h, peer, out);
}

export function peerGone<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  out: Effect[],
): void {
  h.peers.delete(peer.port.link);
  voterGone(p, h, peer);
  if (peer.stage === 'in') rosterChanged(p, h, out);
}

/** Three and it is out, device and address, for a while. */
export function punish<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  why: string,
  out: Effect[],
): void {
  if (!strike(peer.port)) return;
  for (const key of [peer.device, peer.port.prints.remote]) {
    if (key !== '' && h.bans.size < 256) h.bans.set(key, p.now + limits.banMs);
  }
  emit(out, { e: 'dropped', device: peer.device, why });
  dismiss(p, h, peer, 'strikes', why, out);
}

/** HS1: before the proof only these two are read. */
export function handshake<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  message: Message,
  out: Effect[],
): void {
  if (message.t === 'hello' && peer.stage === 'hello') answerHello(p, h, peer, message, out);
  else if (message.t === 'proof' && peer.stage === 'proof') checkProof(p, h, peer, message, out);
  else if (message.t !== 'hello') punish(p, h, peer, 'unproved', out);
}

const transcriptOf = <S, A extends BaseAction>(p: Party<S, A>, peer: Peer) => ({
  guestNonce: peer.theirNonce,
  hostNonce: peer.port.nonce,
  guestPrint: peer.port.prints.remote,
  hostPrint: peer.port.prints.local,
  table: p.table,
});

function answerHello<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  hello: Hello,
  out: Effect[],
): void {
  const { versions } = callerOf(p);
  const why = whyVersions(versions, hello);
  if (why) return dismiss(p, h, peer, why, `${versions.build} / ${hello.build}`, out);
  if (hello.table !== p.table) return dismiss(p, h, peer, 'table', '', out);
  peer.theirNonce = hello.nonce;
  peer.stage = 'proof';
  const mac = proofOf(p.config.secret, 'host', transcriptOf(p, peer));
  tell(p, peer.port, { t: 'hello', ...versions, table: p.table, nonce: peer.port.nonce, mac }, out);
}

function checkProof<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  proof: Proof,
  out: Effect[],
): void {
  const transcript = transcriptOf(p, peer);
  const knows = sameText(proof.mac, proofOf(p.config.secret, 'guest', transcript));
  // The dearer question second: a stranger cannot keep the host busy with it.
  if (!knows || !keysOf(p).verifies(proof.key, pledgeOf(transcript), proof.signature)) {
    return dismiss(p, h, peer, 'proof', '', out);
  }
  const device = deviceOfKey(proof.key);
  // A server keeps a call for an address nobody holds yet: whoever takes it then may hear its own.
  if (device === p.device) return dismiss(p, h, peer, 'replaced', '', out);
  if (isBanned(p, h, device)) return dismiss(p, h, peer, 'banned', '', out);
  const others = [...h.peers.values()].filter((x) => x.stage === 'in');
  const old = others.find((x) => x.device === device);
  if (!old && others.length >= limits.peers) return dismiss(p, h, peer, 'full', '', out);
  // A device has one link: the newer one, because the older is the one that died unnoticed.
  if (old) dismiss(p, h, old, 'replaced', '', out);
  peer.stage = 'in';
  peer.device = device;
  keepName(h, peer, proof.name);
  heardOfPromise(p, h, device, proof.promised, out);
  greet(p, h, peer, out);
  rosterChanged(p, h, out);
}

function keepName(h: HostPart, peer: Peer, name: string): void {
  peer.name = cleanName(name);
  if (h.names.size < 64 || h.names.has(peer.device)) h.names.set(peer.device, peer.name);
}

/** SE3: whoever came by a link gives a name only after it is in. */
export function named<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  peer: Peer,
  name: string,
  out: Effect[],
): void {
  const before = peer.name;
  keepName(h, peer, name);
  if (peer.name !== before) rosterChanged(p, h, out);
}

/** EP6: a member bound to a later epoch cannot follow this host until it has asked for a later one still. */
export function heardOfPromise<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  device: string,
  promised: number,
  out: Effect[],
): void {
  // Bound in this very epoch, and after all this time not by a vote for us: to another, who may be gone for good.
  const taken =
    promised === h.epoch && h.mode === 'canvass' && !h.votes.has(device) && p.now - h.stoodAt >= timing.rival;
  if ((promised <= h.epoch && !taken) || promised > h.epoch + limits.promiseReach) return;
  if (!p.replica.session.members.has(device)) return;
  // In steps: an honest promise is reached in a few, and a false one cannot take the table out of sight.
  startCanvass(p, Math.min(promised, h.epoch + limits.promiseJump) + 1, out);
}

export function greet<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, peer: Peer, out: Effect[]): void {
  if (h.mode === 'canvass') {
    if (h.listening !== h.epoch) return;
    // EP11: whose vote would not count is told, and not bound.
    const ask = hasVote(p.replica, peer.device);
    return tell(p, peer.port, { t: 'canvass', epoch: h.epoch, by: p.device, ask }, out);
  }
  const at = positionAt(p.replica.log, h.announced) ?? genesis;
  tell(
    p,
    peer.port,
    {
      t: 'welcome',
      seq: at.seq,
      hash: at.hash,
      epoch: h.epoch,
      settled: p.settled,
      host: p.device,
      roster: rosterOf(p, h),
    },
    out,
  );
}

export function rosterOf<S, A extends BaseAction>(p: Party<S, A>, h: HostPart): Roster {
  const { session, meta } = p.replica;
  const started = session.setup !== null;
  const seats: readonly RosterSeat[] = session.setup
    ? session.setup.seats.map((s) => ({
        id: s.id,
        name: s.name,
        colour: session.colours[s.id] ?? '',
        device: session.holders[s.id] ?? '',
      }))
    : meta.lobby;
  const online = new Map<string, RosterDevice>();
  online.set(p.device, { id: p.device, name: p.name, online: true, host: true });
  for (const peer of h.peers.values()) {
    if (peer.stage === 'in')
      online.set(peer.device, { id: peer.device, name: peer.name, online: true, host: false });
  }
  for (const { device } of seats) {
    if (device === '' || online.has(device)) continue;
    online.set(device, { id: device, name: h.names.get(device) ?? '', online: false, host: false });
  }
  return { started, seats, devices: [...online.values()] };
}

export function rosterChanged<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, out: Effect[]): void {
  p.roster = rosterOf(p, h);
  emit(out, { e: 'roster', roster: p.roster });
  if (h.mode !== 'open') return;
  for (const peer of h.peers.values()) {
    if (peer.stage === 'in') tell(p, peer.port, { t: 'roster', roster: p.roster }, out);
  }
}
