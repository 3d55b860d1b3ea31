// Taps act at once. Two quick taps zoom, unless the first hit something that answers to taps: there the second
// tap is a tap again (it turns a tile).
export interface Tap {
  readonly x: number;
  readonly y: number;
  /** Milliseconds on any clock. */
  readonly time: number;
  /** Whether it hit something that answers. */
  readonly answered: boolean;
}

const PAUSE = 300;
const REACH = 28;

export function tapMeaning(previous: Tap | null, tap: Tap): 'press' | 'zoom' {
  if (!previous || previous.answered || tap.answered) return 'press';
  const near = Math.hypot(tap.x - previous.x, tap.y - previous.y) <= REACH;
  return near && tap.time - previous.time <= PAUSE ? 'zoom' : 'press';
}
