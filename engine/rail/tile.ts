// What is printed on a tile or a hex: stops (places that pay) and track.
export type Colour = 'tan' | 'yellow' | 'green' | 'brown' | 'gray' | 'red';

/** A fixed value, or one that changes when the era of a colour begins (red areas). */
export type StopRevenue = number | { readonly yellow: number; readonly brown: number };

export interface Stop {
  readonly kind: 'city' | 'town' | 'offboard';
  /** Circles for tokens. */
  readonly slots: number;
  readonly revenue: StopRevenue;
}

/** The end of a piece of track: an edge of the hex, or a stop on it ("s0"). */
export type TrackEnd = number | `s${number}`;
/** One piece of track; between two edges it bypasses every stop. */
export type Track = readonly [TrackEnd, TrackEnd];

export interface Tile {
  readonly id: string;
  readonly colour: Colour;
  readonly label: string | null;
  readonly stops: readonly Stop[];
  readonly paths: readonly Track[];
}

export const city = (revenue: number, slots = 1): Stop => ({ kind: 'city', slots, revenue });
export const town = (revenue: number): Stop => ({ kind: 'town', slots: 0, revenue });
export const offboard = (yellow: number, brown: number): Stop => ({
  kind: 'offboard',
  slots: 0,
  revenue: { yellow, brown },
});

/** The stop a piece of track ends at, or null for an edge. */
export const stopOf = (end: TrackEnd): number | null =>
  typeof end === 'number' ? null : Number(end.slice(1));

function trackEnd(text: string): TrackEnd {
  return text.startsWith('s') ? `s${Number(text.slice(1))}` : Number(text);
}

/** Reads track as the data tables write it: "0-s0 3-s0 1-4". */
export function tracks(text: string): readonly Track[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((piece) => {
      const [a = '', b = ''] = piece.split('-');
      return [trackEnd(a), trackEnd(b)];
    });
}
