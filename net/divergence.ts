// Equal logs must give equal states. Every 16 entries the guests say what they got; a difference is first
// looked for in memory (replay from the beginning), and only then called a difference of the rules.
import type { BaseAction } from '../engine/core/game';
import { stateHash } from '../engine/core/hash';
import type { Session } from './session';

export const checkEvery = 16;

export interface StateMark {
  readonly at: number;
  readonly hash: string;
}

export function markAfter<S, A extends BaseAction>(session: Session<S, A>, seq: number): StateMark | null {
  return seq % checkEvery === 0 && session.state !== null
    ? { at: seq, hash: stateHash(session.state) }
    : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where two states part, as a path for the report; null when they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  if (!isRecord(a) || !isRecord(b) || Array.isArray(a) !== Array.isArray(b)) return path || '/';
  for (const key of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
    const found = firstDifference(a[key], b[key], `${path}/${key}`);
    if (found) return found;
  }
  return null;
}
