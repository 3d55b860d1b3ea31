// Whose votes a candidate counts.
import type { BaseAction } from '../engine/core/game';
import type { HostPart, Party, Peer } from './party';
import { lastEpoch } from './replica';
import type { LogRank } from './rules';

/** Before the log's first entry the device that opened the table decides alone. */
export function voters<S, A extends BaseAction>(p: Party<S, A>): readonly string[] {
  const { log, session, meta } = p.replica;
  return log.length === 0 ? (meta.creator ? [p.device] : []) : session.voters;
}

export function isMajorityHere<S, A extends BaseAction>(
  p: Party<S, A>,
  present: (device: string) => boolean,
): boolean {
  const all = voters(p);
  return p.rules.isMajority(all.filter((d) => d === p.device || present(d)).length, all.length);
}

/**
 * EP2, EP3: only a device that holds a seat in the candidate's log is counted, and only its log is fetched. Votes of
 * others are kept: a better log may show that they hold one. A device that lost its whole log believes whom it finds.
 */
export function hasVote<S, A extends BaseAction>(p: Party<S, A>, device: string): boolean {
  const { log, session, meta } = p.replica;
  return log.length === 0 ? !meta.creator : session.voters.includes(device);
}

/** Whether a device has voted and its vote may be used now. */
export const counts = <S, A extends BaseAction>(p: Party<S, A>, h: HostPart, device: string): boolean =>
  h.votes.has(device) && hasVote(p, device) && (h.mute.get(device) ?? 0) <= p.now;

export const ownRank = <S, A extends BaseAction>({ replica: { log } }: Party<S, A>): LogRank => ({
  last: lastEpoch(log),
  seq: log.length,
});

/** EP10: a vote whose log can no longer be fetched does not count; one that named no better log still does. */
export function voterGone<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, peer: Peer): void {
  const vote = h.votes.get(peer.device);
  if (vote?.link !== peer.port.link) return;
  if (p.rules.isBetter(vote, ownRank(p)) || !hasVote(p, peer.device)) h.votes.delete(peer.device);
}
