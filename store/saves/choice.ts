// Which of the logs that can still be read a game opens with.

export interface Reach {
  /** How many entries there are of it. */
  readonly length: number;
  /** All that the head told of. */
  readonly whole: boolean;
}

/**
 * `heads`: how far each head's log can be read, the newest first. The newest log that is whole may be shorter than
 * the one before, where entries had to give way; of others the longest counts. What lies about without a head may
 * be of a log that gave way: only where no head leads to all of its log.
 */
export function furthest<T extends Reach>(heads: readonly T[], headless: () => T): T | null {
  if (heads[0]?.whole) return heads[0];
  const others = heads.some(({ whole }) => whole) ? heads : [...heads, headless()];
  let best: T | null = null;
  for (const one of others)
    if (!best || one.length > best.length || (one.length === best.length && one.whole && !best.whole))
      best = one;
  return best && (best.whole || best.length > 0) ? best : null;
}
