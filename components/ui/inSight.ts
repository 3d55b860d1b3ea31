interface Span {
  readonly top: number;
  readonly height: number;
}

/** Air below what has come into sight. */
const AIR = 8;

/** Where to scroll so that a thing is seen, as little as possible; of one too high its beginning. */
export function inSight(thing: Span, shown: Span): number {
  const least = thing.top + thing.height + AIR - shown.height;
  return Math.max(0, Math.min(thing.top, Math.max(shown.top, least)));
}
