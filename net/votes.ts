// Whose votes a candidate counts.
import type { BaseAction } from '../engine/core/game';
import type { HostPart, Party, Peer } from './party';
import { lastEpoch } from './replica';
import type { LogRank } from './rules';
import { hasVote, voters } from './voters';

export function isMajorityHere<S, A extends BaseAction>(
  p: Party<S, A>,
  present: (device: string) => boolean,
): boolean {
  const all = voters(p.replica, p.device);
  return p.rules.isMajority(all.filter((d) => d === p.device || present(d)).length, all.length);
}

/** Whether a device has voted and its vote may be used now. */
export const counts = <S, A extends BaseAction>(p: Party<S, A>, h: HostPart, device: string): boolean =>
  h.votes.has(device) && hasVote(p.replica, device) && (h.mute.get(device) ?? 0) <= p.now;

export const ownRank = <S, A extends BaseAction>({ replica: { log } }: Party<S, A>): LogRank => ({
  last: lastEpoch(log),
  seq: log.length,
});

/** EP10: a vote whose log can no longer be fetched does not count; one that named no better log still does. */
export function voterGone<S, A extends BaseAction>(p: Party<S, A>, h: HostPart, peer: Peer): void {
  const vote = h.votes.get(peer.device);
  if (vote?.link !== peer.port.link) return;
  if (p.rules.isBetter(vote, ownRank(p)) || !hasVote(p.replica, peer.device)) h.votes.delete(peer.device);
}
