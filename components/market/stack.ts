// Where the tokens of one box lie: side by side, then in two rows, then overlapping, the first always whole.
export const CELL_HEIGHT = 64;

const LARGE = 28;
const SMALL = 21;
const PRICE = 20;

interface Stack {
  readonly size: number;
  readonly places: readonly { readonly left: number; readonly top: number }[];
}

export function stackPlaces(count: number, width: number): Stack {
  const room = width - 4;
  const one = count * LARGE <= room || count === 1;
  const size = one ? LARGE : SMALL;
  const perRow = one ? count : Math.max(2, Math.ceil(count / 2));
  const shift = perRow < 2 ? 0 : Math.min(size, (room - size) / (perRow - 1));
  const places = Array.from({ length: count }, (_, i) => ({
    left: 2 + (i % perRow) * shift,
    top: PRICE + (one ? 6 : Math.floor(i / perRow) * SMALL),
  }));
  return { size, places };
}
