// Legs: what a train can do between one stop and the next. A leg's mask has the bits of its links and, behind
// them, of the class of the stop it arrives at; two legs fit in one route when their masks share no bit.
import type { Graph } from './graph';

export interface Legs {
  readonly words: number;
  /** Words of the mask that hold links; the classes of stops begin with a word of their own. */
  readonly linkWords: number;
  readonly to: readonly number[];
  readonly mask: Int32Array;
  /** The crossings of each leg. */
  readonly track: readonly (readonly number[])[];
  /** Legs by the stop they leave. */
  readonly from: readonly (readonly number[])[];
}

interface Found {
  readonly to: number;
  readonly mask: Int32Array;
  readonly track: readonly number[];
}

function within(a: Int32Array, b: Int32Array): boolean {
  for (let w = 0; w < a.length; w++) if (((a[w] ?? 0) & ~(b[w] ?? 0)) !== 0) return false;
  return true;
}

/** A leg that uses all the track of another between the same stops, and more, is never needed. */
function undominated(found: readonly Found[]): Found[] {
  return found.filter((leg, i) =>
    found.every(
      (other, j) =>
        i === j ||
        other.to !== leg.to ||
        !within(other.mask, leg.mask) ||
        (within(leg.mask, other.mask) && i < j),
    ),
  );
}

/** Between junctions legs can be very many; then listing routes is the wrong way anyhow. */
const MOST_LEGS = 600;
const MOST_STEPS = 6000;

function legsFrom(graph: Graph, stop: number, linkWords: number, words: number): Found[] | null {
  const found: Found[] = [];
  let steps = 0;
  const mask = new Int32Array(words);
  const track: number[] = [];
  const crossed = new Uint8Array(graph.layout.borders);
  const go = (crossing: number, last: number): void => {
    const border = graph.layout.border[crossing] ?? 0;
    if (crossed[border] || ++steps > MOST_STEPS) return;
    const link = graph.linkOf[crossing] ?? -1;
    const word = link >> 5;
    const bit = 1 << (link & 31);
    if (link !== last) {
      if (((mask[word] ?? 0) & bit) !== 0) return;
      mask[word] = (mask[word] ?? 0) | bit;
    }
    crossed[border] = 1;
    track.push(crossing);
    for (const to of graph.arrives[crossing] ?? []) {
      const kind = graph.stops[to]?.kind ?? 0;
      if (kind === graph.stops[stop]?.kind) continue;
      const full = mask.slice();
      full[linkWords + (kind >> 5)] = 1 << (kind & 31);
      found.push({ to, mask: full, track: track.slice() });
    }
    for (const next of graph.onward[crossing] ?? []) go(next, link);
    track.pop();
    crossed[border] = 0;
    if (link !== last) mask[word] = (mask[word] ?? 0) & ~bit;
  };
  for (const crossing of graph.leaves[stop] ?? []) go(crossing, -1);
  return steps > MOST_STEPS || found.length > MOST_LEGS ? null : undominated(found);
}

/** Null: too many. */
export function legsOf(graph: Graph): Legs | null {
  const linkWords = Math.max(1, (graph.links + 31) >> 5);
  const words = linkWords + Math.max(1, (graph.kinds + 31) >> 5);
  const all: Found[] = [];
  const from: number[][] = [];
  for (let stop = 0; stop < graph.stops.length; stop++) {
    const found = legsFrom(graph, stop, linkWords, words);
    if (!found || all.length > MOST_LEGS) return null;
    from.push(found.map((leg) => all.push(leg) - 1));
  }
  const mask = new Int32Array(all.length * words);
  all.forEach((leg, i) => mask.set(leg.mask, i * words));
  return { words, linkWords, to: all.map((l) => l.to), mask, track: all.map((l) => l.track), from };
}
