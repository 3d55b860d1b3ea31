// Who has a vote, as a device's copy of the table says.
import type { BaseAction } from '../engine/core/game';
import type { DeviceId } from './entry';
import type { Replica } from './replica';

/** Before the log's first entry the device that opened the table decides alone. */
export function voters<S, A extends BaseAction>(r: Replica<S, A>, me: DeviceId): readonly DeviceId[] {
  return r.log.length === 0 ? (r.meta.creator ? [me] : []) : r.session.voters;
}

/**
 * EP2, EP3, EP11: only a device that holds a seat in the candidate's log is asked and counted, and only its log is
 * fetched. A better log may show that others hold one. A device that lost its whole log believes whom it finds.
 */
export function hasVote<S, A extends BaseAction>(r: Replica<S, A>, device: DeviceId): boolean {
  return r.log.length === 0 ? !r.meta.creator : r.session.voters.includes(device);
}
