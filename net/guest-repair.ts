// DV1: what a guest does when its state is not the host's though the logs are equal.
import type { BaseAction } from '../engine/core/game';
import { stateHash } from '../engine/core/hash';
import { refuse } from '../engine/core/refusal';
import type { Effect } from './machine';
import { emit, type Party } from './party';
import { replayAll, sessionOf } from './session';

/** First suspect our memory, then the rules. */
export function diverged<S, A extends BaseAction>(
  p: Party<S, A>,
  at: number,
  theirs: string,
  out: Effect[],
): void {
  const { replica: r } = p;
  if (r.stopped || at > r.log.length || at === 0) return;
  const { session } = sessionOf(r.session.gameFor, r.log.slice(0, at));
  const refusal = replayAll(session);
  const mine = session.state === null ? '' : stateHash(session.state);
  if (!refusal && mine === theirs) {
    r.session = sessionOf(r.session.gameFor, r.log).session;
    r.marks = r.marks.map((m) => (m.at === at ? { at, hash: mine } : m));
    return emit(out, { e: 'repaired', at });
  }
  r.stopped = { seq: at, refusal: refusal ?? refuse('diverged', '', { at }) };
  emit(out, { e: 'divergence', at, mine, theirs });
}
