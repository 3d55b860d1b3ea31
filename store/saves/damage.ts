// How much of a log is lost, as far as anything on disk still tells of it: names, heads, half a head.
import { limits } from '../../net/limits';
import type { Head } from './head';
import { SEGMENT, segmentIndex } from './keys';

export interface Damage {
  /** Entries the game opened with. */
  readonly kept: number;
  /** Entries that were there beyond those, as far as anything still tells of them; 0 when nothing does. */
  readonly lost: number;
  /** How many of the lost ones nothing is left of: no bytes lie aside that held them. */
  readonly gone: number;
  /** It came out of a raw copy, which still has the rest: nothing lies aside on this device. */
  readonly copied?: boolean;
}

/** Entries from..to (without `to`) were written here, whether or not they can still be read. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A record that is there, whole or not, by its name. */
export function segmentStretch(name: string): Stretch {
  const k = segmentIndex(name) ?? 0;
  return { from: k * SEGMENT, to: (k + 1) * SEGMENT };
}

/** A head holds what follows the last full segment. */
export const headStretch = ({ length, segments }: Pick<Head, 'length' | 'segments'>): Stretch => ({
  from: segments.length * SEGMENT,
  to: length,
});

/** Half a head still begins as a whole one: good enough to say how much was lost, not to open anything. */
export function tornStretch(text: string): Stretch {
  const found = /^rh\d+:[0-9a-f]{8}:\{"gen":\d+,"length":(\d{1,6}),/.exec(text);
  const length = Number(found?.[1] ?? 0);
  return length <= limits.logEntries
    ? { from: Math.floor(length / SEGMENT) * SEGMENT, to: length }
    : { from: 0, to: 0 };
}

export function damageOf(kept: number, stretches: readonly Stretch[]): Damage {
  const known = Math.max(kept, ...stretches.map(({ to }) => to));
  let gone = 0;
  for (let i = kept; i < known; i++) if (!stretches.some(({ from, to }) => from <= i && i < to)) gone++;
  return { kept, lost: known - kept, gone };
}
