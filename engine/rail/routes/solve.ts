import type { Graph } from './graph';
import { lightRoutes } from './light';
import { MOST_SLOTS, type Automaton } from './sweep/automaton';
import { automatonOf, fieldOf, walkOf } from './sweep/field';
import { race } from './sweep/race';
import type { Tally } from './tally';
import type { TrainSpec } from './types';

export interface Entrant {
  readonly train: TrainSpec;
  /** Bits of stops this train must have; with any it may not stay idle. */
  readonly must: number;
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

const likeness = ({ train, must }: Entrant): string =>
  `${train.reach ?? '*'},${train.towns ?? 0},${train.apart ? 1 : 0},${must}`;

function* swept(
  graph: Graph,
  tally: Tally,
  entrants: readonly Entrant[],
  must: number,
): Generator<void, string[][] | null> {
  const field = fieldOf(graph, tally);
  if (field.parts.slots > MOST_SLOTS) throw new Error('the board is wider than any of the titles');
  const made = new Map<string, Automaton>();
  // Equal trains side by side.
  const order = entrants
    .map((_, i) => i)
    .sort((a, b) => {
      const [x, y] = [entrants[a], entrants[b]].map((e) => (e ? likeness(e) : ''));
      return x === y ? a - b : (x ?? '') < (y ?? '') ? -1 : 1;
    });
  const autos: Automaton[] = [];
  for (const i of order) {
    const entrant = entrants[i];
    if (!entrant) continue;
    const key = likeness(entrant);
    const auto = made.get(key) ?? (yield* automatonOf(field, entrant.train, entrant.must, must));
    made.set(key, auto);
    autos.push(auto);
  }
  const found = yield* race(field, autos, must, stepOf(graph, tally));
  if (!found) return null;
  const walks: string[][] = entrants.map(() => []);
  order.forEach((i, t) => {
    const auto = autos[t];
    if (auto) walks[i] = walkOf(field, auto, found.moves[t] ?? []);
  });
  return walks;
}

/** The walks of the best set, one per entrant, empty for an idle one; null if the wishes cannot be met. */
export function* solve(
  graph: Graph,
  tally: Tally,
  entrants: readonly Entrant[],
  must: number,
  way?: Way,
): Generator<void, string[][] | null> {
  const free = must === 0 && entrants.every((entrant) => entrant.must === 0);
  if (free && way !== 'sweep') {
    const light = lightRoutes(graph, entrants.map(({ train }) => train), tally); // prettier-ignore
    if (light) return light;
  }
  return yield* swept(graph, tally, entrants, must);
}
