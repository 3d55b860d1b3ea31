// What the people at the host's device may do: seats, start, clock, and their own play.
import type { BaseAction, SeatId, Setup } from '../engine/core/game';
import { whyNames } from '../engine/core/names';
import { refuse, type Refusal } from '../engine/core/refusal';
import { pauseClock, startClock, type Clock } from './clock';
import { hangUp } from './dial';
import type { DeviceId, Holders } from './entry';
import { answerAsk, propose } from './host-log';
import { dismiss, rosterChanged } from './host-join';
import { limits } from './limits';
import type { Command, Effect } from './machine';
import { emit, nextCid, refuseCommand, setStatus, type HostPart, type Party } from './party';
import { appendBody } from './replica';
import { claimSeat, cleanName, editSeats, electorate, sameElectorate, type RosterSeat } from './seats';

export function setLobby<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  lobby: readonly RosterSeat[],
  out: Effect[],
): void {
  p.replica.meta = { ...p.replica.meta, lobby };
  rosterChanged(p, h, out);
}

export function hostCommand<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  command: Command,
  out: Effect[],
): void {
  const refusal = h.mode === 'open' ? null : refuse('notOpen', '');
  switch (command.c) {
    case 'propose': {
      const cid = nextCid(p);
      emit(out, { e: 'proposed', cid, body: command.body });
      if (refusal) return emit(out, { e: 'rejected', cid, body: command.body, refusal });
      return propose(p, h, null, p.device, { cid, base: p.replica.session.base, body: command.body }, out);
    }
    case 'lobby':
      return setLobby(p, h, editSeats(p.replica.meta.lobby, command.edit), out);
    case 'claim':
      return setLobby(p, h, claimSeat(p.replica.meta.lobby, p.device, command.claim), out);
    case 'start': {
      const why = refusal ?? start(p, h, command.setup);
      return why ? refuseCommand('start', why, out) : undefined;
    }
    case 'seat': {
      const why = refusal ?? giveSeat(p, h, command.seat, command.device);
      return why ? refuseCommand('seat', why, out) : undefined;
    }
    case 'answer':
      return answerAsk(p, h, p.device, command, out);
    case 'clock': {
      const clock = clockAfter(p, command.op);
      return setClock(p, clock, h.mode === 'open', out);
    }
    case 'takeOver':
    case 'follow':
      return;
    case 'name':
      p.name = cleanName(command.name);
      return rosterChanged(p, h, out);
    case 'wake':
      p.dialler.next = 0;
      // A phone that slept has lost its address without hearing of it.
      h.foundAt = -1e9;
      return;
    case 'remove':
      for (const peer of [...h.peers.values()]) {
        if (peer.device !== command.device || peer.stage !== 'in') continue;
        h.bans.set(peer.device, p.now + limits.banMs);
        dismiss(p, h, peer, 'removed', '', out);
      }
      return;
    case 'leave':
      for (const peer of [...h.peers.values()]) dismiss(p, h, peer, 'closed', '', out);
      out.push({ f: 'unlisten' });
      hangUp(p.dialler, out);
      p.left = true;
      return setStatus(p, 'left', out);
  }
}

function clockAfter<S, A extends BaseAction>(
  p: Party<S, A>,
  op: 'start' | 'pause' | 'resume' | 'off',
): Clock | null {
  if (op === 'off') return null;
  const seats = p.replica.session.setup?.seats.map((s) => s.id) ?? [];
  return op === 'start' || !p.clock ? startClock(seats) : pauseClock(p.clock, op === 'resume');
}

export function setClock<S, A extends BaseAction>(
  p: Party<S, A>,
  clock: Clock | null,
  logged: boolean,
  out: Effect[],
): void {
  p.clock = clock;
  if (logged && clock && p.host && p.replica.log.length > 0) {
    appendBody(p.replica, p.host.epoch, { kind: 'note', note: { type: 'clock', clock } });
  }
  emit(out, { e: 'clock', clock });
}

function start<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, setup: Setup): Refusal | null {
  const { replica } = p;
  if (replica.log.length > 0) return refuse('started', '');
  const game = replica.session.gameFor(setup);
  if (!game) return refuse('unknownTitle', '', { title: setup.title, rules: setup.rules });
  const refusal = game.check(setup) ?? whyNames(setup.seats);
  if (refusal) return refusal;
  const holders: Record<SeatId, DeviceId> = {};
  const colours: Record<SeatId, string> = {};
  for (const seat of setup.seats) {
    const taken = replica.meta.lobby.find((s) => s.id === seat.id);
    if (!taken || taken.device === '') return refuse('seatFree', '', { seat: seat.id });
    holders[seat.id] = taken.device;
    colours[seat.id] = taken.colour;
  }
  const note = { type: 'setup', table: p.table, setup, holders, colours } as const;
  return appendBody(replica, h.epoch, { kind: 'note', note }) ? null : refuse('malformed', '');
}

/** ST1: the devices that decide change one at a time, and only when the last change is settled in this epoch. */
function giveSeat<S, A extends BaseAction>(
  p: Party<S, A>,
  h: HostPart,
  seat: SeatId,
  device: DeviceId,
): Refusal | null {
  const { session, log } = p.replica;
  const held = session.holders[seat];
  if (held === undefined) return refuse('noSeat', '', { seat });
  if (held === device) return null;
  const after: Holders = { ...session.holders, [seat]: device };
  if (!sameElectorate(session.holders, after)) {
    const [before, then] = [electorate(session.holders), electorate(after)];
    const changed =
      before.filter((d) => !then.includes(d)).length + then.filter((d) => !before.includes(d)).length;
    if (changed > 1) return refuse('freeFirst', '', { seat });
    if (then.length === 0) return refuse('lastSeat', '', { seat });
    const last = log.reduce((n, e) => (e.kind === 'seat' || e.kind === 'note' ? e.seq : n), 0);
    const settledHere = (log[p.settled - 1]?.epoch ?? -1) === h.epoch;
    if (!settledHere || p.settled < last) return refuse('notSettled', '', { seat });
  }
  appendBody(p.replica, h.epoch, { kind: 'seat', seat, device });
  return null;
}
