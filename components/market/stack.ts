// Where the tokens of one box lie: side by side, then in two rows, then overlapping, the first always whole.
export const CELL_HEIGHT = 64;

/** One line of a caption, and the room below the last. */
export const CAPTION_LINE = 13;
export const CAPTION_FOOT = 1;

const LARGE = 28;
const SMALL = 21;
/** Above a caption of two lines. */
const TINY = 17;
const PRICE = 20;

interface Stack {
  readonly size: number;
  readonly places: readonly { readonly left: number; readonly top: number }[];
}

/** `lines`: of a caption, which takes the lower part of the box, so that there is one row of small ones. */
export function stackPlaces(count: number, width: number, lines = 0): Stack {
  const room = width - 4;
  const low = lines > 0;
  const large = !low && (count * LARGE <= room || count === 1);
  const size = large ? LARGE : lines > 1 ? TINY : SMALL;
  const perRow = large || low ? count : Math.max(2, Math.ceil(count / 2));
  const shift = perRow < 2 ? 0 : Math.min(size, (room - size) / (perRow - 1));
  const first = PRICE + (large ? 6 : lines === 1 ? 2 : lines > 1 ? -3 : 0);
  const places = Array.from({ length: count }, (_, i) => ({
    left: 2 + (i % perRow) * shift,
    top: first + Math.floor(i / perRow) * SMALL,
  }));
  return { size, places };
}
