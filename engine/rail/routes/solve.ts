import type { Graph } from './graph';
import { makeOf } from './length';
import { lightRoutes } from './light';
import type { Automaton } from './sweep/trim';
import { automatonOf, fieldOf, walkOf, type Field } from './sweep/field';
import type { Wanted } from './sweep/joint';
import { race } from './sweep/race';
import type { Tally } from './tally';
import type { TrainSpec } from './types';

export interface Entrant {
  readonly train: TrainSpec;
  /** Stops this train must have; with any it may not stay idle. */
  readonly wish: ReadonlySet<number>;
}

export type Way = 'light' | 'sweep';

/** Revenue grows in steps of this. */
function stepOf(graph: Graph, tally: Tally): number {
  if (tally.mostWorth > 0) return 1;
  let step = 0;
  for (const { value } of graph.stops) {
    let [a, b] = [step, value];
    while (b) [a, b] = [b, a % b];
    step = a;
  }
  return Math.max(1, step);
}

const likeness = ({ train, wish }: Entrant): string =>
  `${makeOf(train)},${[...wish].sort((a, b) => a - b).join('+')}`;

/** Equal trains side by side; and whatever the order in which trains were given, equal sets are met in one order. */
function inOrder(entrants: readonly Entrant[]): number[] {
  const keys = entrants.map(likeness);
  return keys
    .map((_, i) => i)
    .sort((a, b) => {
      const [x, y] = [keys[a] ?? '', keys[b] ?? ''];
      return x === y ? a - b : x < y ? -1 : 1;
    });
}

/** Where the sweep meets stops that some train must have. */
function wantedAt({ parts }: Field, wanted: ReadonlySet<number>): (Wanted | null)[] {
  return parts.options.map((options) => {
    const here = [...new Set(options.flatMap(({ stops }) => stops))].filter((stop) => wanted.has(stop));
    if (here.length === 0) return null;
    const bits = (stops: readonly number[]): number =>
      here.reduce((sum, stop, i) => (stops.includes(stop) ? sum | (1 << i) : sum), 0);
    return { all: bits(here), byOption: options.map(({ stops }) => bits(stops)) };
  });
}

function* swept(
  graph: Graph,
  tally: Tally,
  entrants: readonly Entrant[],
  wanted: ReadonlySet<number>,
): Generator<void, string[][] | null> {
  const field = fieldOf(graph, tally);
  const made = new Map<string, Automaton>();
  const autos: Automaton[] = [];
  for (const entrant of entrants) {
    const key = likeness(entrant);
    const auto = made.get(key) ?? (yield* automatonOf(field, entrant.train, entrant.wish));
    made.set(key, auto);
    autos.push(auto);
  }
  const found = yield* race(field, autos, wantedAt(field, wanted), stepOf(graph, tally));
  if (!found) return null;
  return autos.map((auto, t) => walkOf(field, auto, found.moves[t] ?? []));
}

/** The walks of the best set, one per entrant, empty for an idle one; null if the wishes cannot be met. */
export function* solve(
  graph: Graph,
  tally: Tally,
  entrants: readonly Entrant[],
  wanted: ReadonlySet<number>,
  way?: Way,
): Generator<void, string[][] | null> {
  const free = wanted.size === 0 && entrants.every(({ wish }) => wish.size === 0);
  const order = inOrder(entrants);
  const sorted = order.flatMap((i) => entrants[i] ?? []);
  const light = free && way !== 'sweep' ? lightRoutes(graph, sorted.map(({ train }) => train), tally) : null; // prettier-ignore
  const found = light ?? (yield* swept(graph, tally, sorted, wanted));
  return found && entrants.map((_, i) => found[order.indexOf(i)] ?? []);
}
