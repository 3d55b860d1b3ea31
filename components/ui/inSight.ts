interface Span {
  readonly top: number;
  readonly height: number;
}

/** Air below what has come into sight. */
const AIR = 8;

/**
 * Where to scroll so that a thing is seen, as little as possible; of one too high its beginning. `first`: where it has
 * to be scrolled at all, nothing stays above it that would be cut through.
 */
export function inSight(thing: Span, shown: Span, first = false): number {
  const least = thing.top + thing.height + AIR - shown.height;
  const top = Math.max(0, Math.min(thing.top, Math.max(shown.top, least)));
  return first && top !== shown.top ? thing.top : top;
}
