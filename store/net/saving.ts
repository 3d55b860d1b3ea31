// What the strip says of a proposal on its way.
import type { TableView } from '../table';
import type { RailParty } from './disk';
import type { Pending } from './pending';

export function savingOf(party: RailParty, pending: Pending): TableView['saving'] {
  if (party.replica.failing) return 'failed';
  if (party.status === 'joined' || party.status === 'hosting') return pending.isActing() ? 'saving' : 'saved';
  if (!pending.isOpen()) return 'saved';
  return party.host ? 'standing' : 'waiting';
}
