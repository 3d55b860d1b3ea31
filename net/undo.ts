// Undo is free as long as nobody else has acted since; further back it needs a yes from every seat whose
// actions it takes away. Redo follows the same rule, except that whoever took back may bring back.
import type { BaseAction, SeatId } from '../engine/core/game';
import type { DeviceId, Holders, Position } from './entry';
import type { Ask, ProposalBody } from './messages';
import type { Session } from './session';

/** What the host keeps of it. */
export interface OpenAsk {
  ask: Ask;
  readonly by: DeviceId;
  readonly base: Position;
  readonly body: ProposalBody;
  readonly until: number;
}

/** The seats that must agree; empty when the proposer may do it alone. */
export function consentNeeded<S, A extends BaseAction>(
  session: Session<S, A>,
  body: ProposalBody,
  device: DeviceId,
): SeatId[] {
  if (body.kind === 'act') return [];
  const { actions, undone } = session.timeline;
  if (body.kind === 'redo' && session.undoneBy[session.undoneBy.length - 1] === body.seat) return [];
  const affected = body.kind === 'undo' ? actions.slice(body.to) : (undone[undone.length - 1] ?? []);
  const seats = new Set(affected.map((action) => action.seat));
  return [...seats].filter((seat) => seat !== body.seat && !answersFor(session.holders, device, seat));
}

/** A device need not be asked about seats it holds itself, nor about seats nobody holds. */
const answersFor = (holders: Holders, device: DeviceId, seat: SeatId): boolean =>
  (holders[seat] ?? '') === '' || holders[seat] === device;
