// The quick way for what is common: few trains, few routes. Lists every route once, then combines them. It gives
// up (null) when there are too many, and the sweep takes over; how many is counted, never timed, so that every
// device takes the same way.
import type { Graph } from './graph';
import { legsOf, type Legs } from './legs';
import { makeOf, tooLong } from './length';
import type { Tally } from './tally';
import type { TrainSpec } from './types';

const MOST_ROUTES = 1500;
const MOST_PAIRS = 6000;

/** Every route is a node of a tree: its last leg, and the route before that leg. */
class Routes {
  count = 0;
  readonly parent = new Int32Array(MOST_ROUTES);
  /** The leg; ~leg where the second arm begins. */
  readonly leg = new Int32Array(MOST_ROUTES);
  readonly value = new Int32Array(MOST_ROUTES);
  readonly large = new Uint8Array(MOST_ROUTES);
  readonly towns = new Uint8Array(MOST_ROUTES);
  readonly mask: Int32Array;

  constructor(readonly linkWords: number) {
    this.mask = new Int32Array(MOST_ROUTES * linkWords);
  }
}

/** Kept from search to search, because making them anew costs more than most searches; only the count is old news. */
const tables: Routes[] = [];

function emptied(linkWords: number): Routes {
  const routes = (tables[linkWords] ??= new Routes(linkWords));
  routes.count = 0;
  return routes;
}

class Lister {
  readonly routes: Routes;
  private readonly used: Int32Array;
  private readonly barred: Uint8Array;
  private start = 0;
  private reach = -1;

  constructor(
    private readonly graph: Graph,
    private readonly legs: Legs,
    private readonly trains: readonly TrainSpec[],
    private readonly tally: Tally,
  ) {
    this.routes = emptied(legs.linkWords);
    this.used = new Int32Array(legs.words);
    this.barred = new Uint8Array(graph.stops.length);
    // The usual case, a plain number of stops, is compared without a call.
    if (trains.every(({ reach, towns, apart }) => reach !== null && !towns && !apart)) {
      this.reach = Math.max(...trains.map(({ reach }) => reach ?? 0));
    }
  }

  /** Lists all routes through each own station, those through earlier ones left out; false: too many. */
  list(): boolean {
    const { graph, legs, used, barred } = this;
    return graph.stops.every((stop, s) => {
      if (!stop.own) return true;
      used.fill(0);
      used[legs.linkWords + (stop.kind >> 5)] = 1 << (stop.kind & 31);
      this.start = s;
      const [large, towns] = stop.town ? [0, 1] : [1, 0];
      const fits = this.extend(s, -1, -1, false, s, large, towns, stop.value, this.tally.visit[s] ?? 0);
      barred[s] = 1;
      return fits;
    });
  }

  /** Adds legs after stop `at`; `second`: on the second arm, when `far` is the end of the first. */
  private extend(
    at: number,
    route: number,
    firstLeg: number,
    second: boolean,
    far: number,
    large: number,
    towns: number,
    value: number,
    bits: number,
  ): boolean {
    const { graph, legs } = this;
    if (at === this.start || !graph.stops[at]?.endOnly) {
      for (const leg of legs.from[at] ?? []) {
        if (!this.take(leg, route, firstLeg, second, second, far, large, towns, value, bits)) return false;
      }
    }
    if (second || route < 0) return true;
    // The second arm leaves the station by a later leg than the first, so that no route is listed twice.
    for (const leg of legs.from[this.start] ?? []) {
      if (leg > firstLeg && !this.take(leg, route, firstLeg, true, false, at, large, towns, value, bits))
        return false;
    }
    return true;
  }

  private take(
    leg: number,
    route: number,
    firstLeg: number,
    second: boolean,
    going: boolean,
    far: number,
    large: number,
    towns: number,
    value: number,
    bits: number,
  ): boolean {
    const { legs, used, routes, tally } = this;
    const { words, mask, linkWords } = legs;
    const to = legs.to[leg] ?? 0;
    const stop = this.graph.stops[to];
    if (!stop || this.barred[to]) return true;
    const nowLarge = stop.town ? large : large + 1;
    const nowTowns = stop.town ? towns + 1 : towns;
    if (this.reach >= 0 ? nowLarge + nowTowns > this.reach : this.tooLongForAll(nowLarge, nowTowns))
      return true;
    for (let w = 0, m = leg * words; w < words; w++, m++) if ((used[w] ?? 0) & (mask[m] ?? 0)) return true;
    if (routes.count === MOST_ROUTES) return false;
    const mine = routes.count++;
    for (let w = 0, m = leg * words; w < words; w++, m++) used[w] = (used[w] ?? 0) | (mask[m] ?? 0);
    for (let w = 0; w < linkWords; w++) routes.mask[mine * linkWords + w] = used[w] ?? 0;
    const seen = bits | (tally.visit[to] ?? 0);
    const sum = value + stop.value;
    routes.parent[mine] = route;
    routes.leg[mine] = second && !going ? ~leg : leg;
    routes.large[mine] = nowLarge;
    routes.towns[mine] = nowTowns;
    routes.value[mine] =
      tally.mostWorth === 0 ? sum : sum + tally.worth(seen | (tally.end[to] ?? 0) | (tally.end[far] ?? 0));
    const first = firstLeg < 0 ? leg : firstLeg;
    const fits = this.extend(
      to,
      mine,
      first,
      second,
      second ? far : this.start,
      nowLarge,
      nowTowns,
      sum,
      seen,
    );
    for (let w = 0, m = leg * words; w < words; w++, m++) used[w] = (used[w] ?? 0) & ~(mask[m] ?? 0);
    return fits;
  }

  private tooLongForAll(large: number, towns: number): boolean {
    return this.trains.every((train) => tooLong(train, large, towns));
  }
}

/** The best choice of one route or none for each train; null: too many to try. */
function combine(routes: Routes, trains: readonly TrainSpec[]): number[] | null {
  const { linkWords, mask, value } = routes;
  const order = Array.from({ length: routes.count }, (_, i) => i).sort(
    (a, b) => (value[b] ?? 0) - (value[a] ?? 0) || a - b,
  );
  const pools = trains.map((train) =>
    order.filter((r) => !tooLong(train, routes.large[r] ?? 0, routes.towns[r] ?? 0)),
  );
  const rest = new Int32Array(trains.length + 1);
  for (let t = trains.length - 1; t >= 0; t--) {
    rest[t] = (rest[t + 1] ?? 0) + Math.max(0, value[pools[t]?.[0] ?? -1] ?? 0);
  }
  const makes = trains.map(makeOf);
  const same = makes.map((make, t) => make === makes[t - 1]);
  const used = new Int32Array(linkWords);
  const chosen: number[] = [];
  let best = 0;
  let bestChosen: number[] = [];
  let tries = 0;
  const choose = (t: number, sum: number, from: number): boolean => {
    if (sum > best) {
      best = sum;
      bestChosen = chosen.slice();
    }
    const pool = pools[t];
    if (!pool || sum + (rest[t] ?? 0) <= best) return true;
    for (let i = from; i < pool.length; i++) {
      const r = pool[i] ?? 0;
      const now = sum + (value[r] ?? 0);
      if (now + (rest[t + 1] ?? 0) <= best) break;
      if (++tries > MOST_PAIRS) return false;
      let clash = 0;
      for (let w = 0, m = r * linkWords; w < linkWords; w++, m++) clash |= (used[w] ?? 0) & (mask[m] ?? 0);
      if (clash) continue;
      for (let w = 0, m = r * linkWords; w < linkWords; w++, m++) used[w] = (used[w] ?? 0) ^ (mask[m] ?? 0);
      chosen.push(r);
      const done = choose(t + 1, now, same[t + 1] ? i + 1 : 0);
      chosen.pop();
      for (let w = 0, m = r * linkWords; w < linkWords; w++, m++) used[w] = (used[w] ?? 0) ^ (mask[m] ?? 0);
      if (!done) return false;
    }
    // Of equal trains the later ones stay idle.
    let next = t + 1;
    while (same[next]) next++;
    for (let skip = t; skip < next; skip++) chosen.push(-1);
    const done = choose(next, sum, 0);
    chosen.length -= next - t;
    return done;
  };
  return choose(0, 0, 0) ? bestChosen : null;
}

function walkOf(graph: Graph, legs: Legs, routes: Routes, route: number): string[] {
  const { layout, stops } = graph;
  const arms: [number[], number[]] = [[], []];
  let side = 1;
  for (let r = route; r >= 0; r = routes.parent[r] ?? -1) {
    const leg = routes.leg[r] ?? 0;
    arms[side === 1 ? 1 : 0].unshift(leg < 0 ? ~leg : leg);
    if (leg < 0) side = 0;
  }
  const places = (arm: readonly number[]): string[] =>
    arm.flatMap((leg) => {
      const hexes = (legs.track[leg] ?? []).map((c) => layout.hexes[layout.beyond[c] ?? 0] ?? '');
      hexes[hexes.length - 1] = stops[legs.to[leg] ?? 0]?.id ?? '';
      return hexes;
    });
  let first = arms[1][0] ?? arms[0][0] ?? 0;
  if (side === 0) first = arms[0][0] ?? 0;
  const start = legs.from.findIndex((list) => list.includes(first));
  return [...places(arms[0]).reverse(), stops[start]?.id ?? '', ...places(arms[1])];
}

/** The walks of the best set, one per train, empty for an idle one; null: too many routes to list. */
export function lightRoutes(graph: Graph, trains: readonly TrainSpec[], tally: Tally): string[][] | null {
  const legs = legsOf(graph);
  if (!legs) return null;
  const lister = new Lister(graph, legs, trains, tally);
  if (!lister.list()) return null;
  const { routes } = lister;
  const chosen = combine(routes, trains);
  return (
    chosen && trains.map((_, t) => ((chosen[t] ?? -1) < 0 ? [] : walkOf(graph, legs, routes, chosen[t] ?? 0)))
  );
}
