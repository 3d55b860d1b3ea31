// The three heights of the action panel, and which one a drag means.
export type SheetHeight = 'line' | 'normal' | 'full';

/** The least height of one line; the panel's head is higher where the text is larger. */
export const SHEET_LINE = 60;
const ORDER: readonly SheetHeight[] = ['line', 'normal', 'full'];
const FLING = 600;
/** Below this a question and its buttons do not both fit. */
const SMALL = 300;

/** On a tablet more would only be empty, and the board has the room instead. */
const LARGE = 380;
/**
 * What is not decided on the board may cover more of it, if it has as much to show: choices are read side by side.
 * On a small screen that is not yet room for a question, a choice, what follows and two rows of buttons.
 */
const MOST = { share: 0.66, points: 560, small: 360, smallShare: 0.8 };

const most = (available: number): number =>
  Math.max(Math.min(MOST.points, available * MOST.share), Math.min(MOST.small, available * MOST.smallShare));

/**
 * Points of each height; strip and tab bar taken off, normal is 40 % of a phone's screen, more on a small one and
 * where `wanted` is more.
 */
export function sheetPoints(height: SheetHeight, available: number, line = SHEET_LINE, wanted = 0): number {
  switch (height) {
    case 'line':
      return line;
    case 'normal':
      return Math.max(
        line,
        Math.round(Math.min(LARGE, available * 0.46)),
        Math.round(Math.min(SMALL, available * 0.66)),
        Math.round(Math.min(wanted, most(available))),
      );
    case 'full':
      return Math.max(line, Math.round(available * 0.94));
  }
}

export function nextHeight(height: SheetHeight, direction: 'up' | 'down'): SheetHeight {
  return ORDER[ORDER.indexOf(height) + (direction === 'up' ? 1 : -1)] ?? height;
}

/** Where the panel settles when let go at `points`, moving at `velocity` (downwards positive). */
export function settledHeight(
  from: SheetHeight,
  points: number,
  velocity: number,
  available: number,
  line = SHEET_LINE,
  wanted = 0,
): SheetHeight {
  if (velocity < -FLING) return nextHeight(from, 'up');
  if (velocity > FLING) return nextHeight(from, 'down');
  const away = (height: SheetHeight) => Math.abs(sheetPoints(height, available, line, wanted) - points);
  return ORDER.reduce((best, height) => (away(height) < away(best) ? height : best));
}
