// What the people at a guest's device may do: ask the host, or become host themselves.
import type { BaseAction } from '../engine/core/game';
import { refuse } from '../engine/core/refusal';
import { hangUp, settleDown } from './dial';
import type { Command, Effect } from './machine';
import { emit, lostHost, nextCid, refuseCommand, setStatus, tell, type Party } from './party';
import { startCanvass } from './roles';
import { lastEpoch, promise } from './replica';
import { cleanName } from './seats';

export function guestCommand<S, A extends BaseAction>(p: Party<S, A>, command: Command, out: Effect[]): void {
  const { guest: g, replica: r, dialler } = p;
  const port = g.joined ? dialler.port : null;
  switch (command.c) {
    case 'propose': {
      const cid = nextCid(p);
      emit(out, { e: 'proposed', cid, body: command.body });
      const busy = p.pending ? 'busy' : r.stopped ? 'stopped' : null;
      if (busy) return emit(out, { e: 'rejected', cid, body: command.body, refusal: refuse(busy, '') });
      p.pending = { cid, base: r.session.base, body: command.body, sentAt: p.now };
      if (port) tell(p, port, { t: 'propose', cid, base: p.pending.base, body: command.body }, out);
      return;
    }
    case 'claim':
      return port
        ? tell(p, port, { t: 'claim', ...command.claim }, out)
        : refuseCommand('claim', refuse('offline', ''), out);
    case 'answer':
      return port
        ? tell(p, port, { t: 'answer', id: command.id, seat: command.seat, yes: command.yes }, out)
        : refuseCommand('answer', refuse('offline', ''), out);
    case 'takeOver': {
      if (r.log.length === 0) return refuseCommand('takeOver', refuse('notStarted', ''), out);
      // Later than whoever else is heard to stand: whoever taps last leads, and the others give way.
      return startCanvass(p, Math.max(r.meta.promised, g.epoch, lastEpoch(r.log), p.standing) + 1, out);
    }
    case 'follow':
      return g.canvass ? agree(p, g.canvass.epoch, g.canvass.by) : undefined;
    case 'name':
      p.name = cleanName(command.name);
      // A candidate is told too: it would know only the name of the proof. Before that, the proof says it.
      if (dialler.port && dialler.proved) tell(p, dialler.port, { t: 'name', name: p.name }, out);
      return;
    case 'wake':
      return settleDown(dialler);
    case 'leave':
      if (dialler.port) tell(p, dialler.port, { t: 'bye', code: 'closed', detail: '' }, out);
      hangUp(dialler, out);
      lostHost(p, out);
      p.left = true;
      return setStatus(p, 'left', out);
    case 'lobby':
    case 'start':
    case 'seat':
    case 'clock':
    case 'remove':
      return refuseCommand(command.c, refuse('notHost', ''), out);
  }
}

/** EP1: the vote follows when the promise is on disk. */
export function agree<S, A extends BaseAction>(p: Party<S, A>, epoch: number, by: string): void {
  if (epoch > p.replica.meta.promised) promise(p.replica, epoch, by);
  p.guest.canvass = null;
  p.guest.vote = { epoch, by, sent: false };
}
