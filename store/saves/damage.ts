// How much of a log is lost, as far as anything on disk still tells of it: names, heads, what is left of bad records.
import { limits } from '../../net/limits';
import type { Head } from './head';
import { SEGMENT, segmentIndex } from './keys';
import type { Remnant } from './salvage';

export interface Damage {
  /** Entries the game opened with. */
  readonly kept: number;
  /** Entries that were there beyond those, as far as anything still tells of them; 0 when nothing does. */
  readonly lost: number;
  /** Of the lost ones those whose bytes are there and cannot be read. */
  readonly unread: number;
  /** Of the lost ones those nothing is left of. Any others are whole: the game cannot go on to them without these. */
  readonly gone: number;
  /** Bytes that are no use: put aside (`done`), or as soon as the disk takes it (`due`); `none`: there are none. */
  readonly aside: 'none' | 'due' | 'done';
  /** It came out of a raw copy, which still has the rest: nothing lies aside on this device. */
  readonly copied?: boolean;
}

/** From least to most; what several records tell of is there as much as in the best of them. */
const LEFT = ['nothing', 'spoilt', 'whole'] as const;

/** Entries from..to (without `to`) were written here, and how much of them is there. */
export interface Trace {
  readonly from: number;
  readonly to: number;
  readonly left: (typeof LEFT)[number];
}

/** A segment that is there, by its name; `remnant`: it is bad. */
export function segmentTraces(name: string, remnant: Remnant | null): Trace[] {
  const k = segmentIndex(name) ?? 0;
  const [from, to] = [k * SEGMENT, (k + 1) * SEGMENT];
  return remnant ? remnantTraces(remnant, from, to) : [{ from, to, left: 'whole' }];
}

/** A head holds what follows the last full segment. */
export const headTrace = ({ length, segments }: Pick<Head, 'length' | 'segments'>): Trace => ({
  from: segments.length * SEGMENT,
  to: length,
  left: 'whole',
});

/** Of a bad head; good enough to say how much was lost, not to open anything. */
export function badHeadTraces(text: string, remnant: Remnant): Trace[] {
  const [first, last] = [remnant.entries[0], remnant.entries[remnant.entries.length - 1]];
  const said = Number(/^.{0,64}?"length":(\d{1,6}),/s.exec(text)?.[1] ?? 0);
  if (!first || !last) {
    const known = !remnant.closed && said <= limits.logEntries ? said : 0;
    return remnantTraces(remnant, Math.floor(known / SEGMENT) * SEGMENT, known);
  }
  const from = Math.floor((first.seq - 1) / SEGMENT) * SEGMENT;
  // What a head says of itself may be what is spoilt; its entries are not.
  const fits = said > last.seq && said < from + SEGMENT;
  return remnantTraces(remnant, from, remnant.closed ? last.seq : fits ? said : last.seq + 1);
}

/** Where a record was cut off, no more than one entry is spoilt behind the last that is whole. */
function remnantTraces({ entries, end }: Remnant, from: number, to: number): Trace[] {
  const last = entries[entries.length - 1]?.seq ?? from;
  const spoilt = { there: to, cut: Math.min(to, last + 1), empty: from };
  return [
    { from, to, left: 'nothing' },
    { from, to: spoilt[end], left: 'spoilt' },
    ...entries.map(({ seq }): Trace => ({ from: seq - 1, to: seq, left: 'whole' })),
  ];
}

export function damageOf(kept: number, traces: readonly Trace[], aside: Damage['aside']): Damage {
  // A raw copy may name any segments.
  const end = traces.reduce((most, { to }) => Math.max(most, to), 0);
  const known = Math.max(kept, Math.min(limits.logEntries, end));
  const best = new Uint8Array(known - kept);
  for (const { from, to, left } of traces)
    for (let i = Math.max(from, kept); i < Math.min(to, known); i++)
      best[i - kept] = Math.max(best[i - kept] ?? 0, LEFT.indexOf(left));
  const count = (left: Trace['left']): number => best.filter((rank) => rank === LEFT.indexOf(left)).length;
  return { kept, lost: known - kept, unread: count('spoilt'), gone: count('nothing'), aside };
}
