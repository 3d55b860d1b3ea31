// The best set of routes of a company.
import { type Board, type CorpId } from '../board';
import type { BoardMap } from '../map';
import { compile, type Graph } from './graph';
import { legsOf, type Legs } from './legs';
import { tooLong } from './length';
import { bonusesOf, explain } from './revenue';
import type { Constraints, RouteRules, RouteSet, TrainSpec } from './types';

interface Run {
  readonly value: number;
  readonly mask: Int32Array;
  readonly path: readonly string[];
}

function pathOf(
  graph: Graph,
  legs: Legs,
  start: number,
  arm1: readonly number[],
  arm2: readonly number[],
): string[] {
  const { layout, stops } = graph;
  const arm = (list: readonly number[]): string[] =>
    list.flatMap((leg) => {
      const places = (legs.track[leg] ?? []).map((c) => layout.hexes[layout.beyond[c] ?? 0] ?? '');
      places[places.length - 1] = stops[legs.to[leg] ?? 0]?.id ?? '';
      return places;
    });
  return [...arm(arm1).reverse(), stops[start]?.id ?? '', ...arm(arm2)];
}

function runsOf(graph: Graph, legs: Legs, train: TrainSpec, rules: RouteRules): Run[] {
  const { stops } = graph;
  const runs: Run[] = [];
  const used = new Int32Array(legs.words);
  const arms: [number[], number[]] = [[], []];
  const barred = new Set<number>();
  const extend = (
    start: number,
    side: 0 | 1,
    at: number,
    large: number,
    towns: number,
    value: number,
  ): void => {
    if (arms[0].length > 0 && (side === 0 || arms[1].length > 0)) {
      const path = pathOf(graph, legs, start, arms[0], arms[1]);
      let total = value;
      if (rules.bonuses) {
        const list = path
          .filter((p) => p.includes('/'))
          .map((id) => ({ stop: id, value: stops.find((s) => s.id === id)?.value ?? 0 }));
        for (const b of bonusesOf(list, rules)) total += b.value;
      }
      runs.push({ value: total, mask: used.slice(0, legs.linkWords), path });
    }
    const next = (leg: number): void => {
      const to = legs.to[leg] ?? 0;
      const stop = stops[to];
      if (!stop || barred.has(to)) return;
      for (let w = 0; w < legs.words; w++)
        if (((used[w] ?? 0) & (legs.mask[leg * legs.words + w] ?? 0)) !== 0) return;
      const [l, t] = stop.town ? [large, towns + 1] : [large + 1, towns];
      if (tooLong(train, l, t)) return;
      for (let w = 0; w < legs.words; w++) used[w] = (used[w] ?? 0) ^ (legs.mask[leg * legs.words + w] ?? 0);
      arms[side].push(leg);
      extend(start, side, to, l, t, value + stop.value);
      arms[side].pop();
      for (let w = 0; w < legs.words; w++) used[w] = (used[w] ?? 0) ^ (legs.mask[leg * legs.words + w] ?? 0);
    };
    if (!stops[at]?.endOnly || at === start) (legs.from[at] ?? []).forEach(next);
    if (side === 0 && arms[0].length > 0) {
      const first = arms[0][0] ?? 0;
      for (const leg of legs.from[start] ?? []) {
        if (leg <= first) continue;
        const to = legs.to[leg] ?? 0;
        const stop = stops[to];
        if (!stop || barred.has(to)) continue;
        let clash = false;
        for (let w = 0; w < legs.words; w++)
          if (((used[w] ?? 0) & (legs.mask[leg * legs.words + w] ?? 0)) !== 0) clash = true;
        const [l, t] = stop.town ? [large, towns + 1] : [large + 1, towns];
        if (clash || tooLong(train, l, t)) continue;
        for (let w = 0; w < legs.words; w++)
          used[w] = (used[w] ?? 0) ^ (legs.mask[leg * legs.words + w] ?? 0);
        arms[1].push(leg);
        extend(start, 1, to, l, t, value + stop.value);
        arms[1].pop();
        for (let w = 0; w < legs.words; w++)
          used[w] = (used[w] ?? 0) ^ (legs.mask[leg * legs.words + w] ?? 0);
      }
    }
  };
  stops.forEach((stop, s) => {
    if (!stop.own) return;
    used.fill(0);
    used[legs.linkWords + (stop.kind >> 5)] = 1 << (stop.kind & 31);
    extend(s, 0, s, stop.town ? 0 : 1, stop.town ? 1 : 0, stop.value);
    barred.add(s);
  });
  return runs.sort((a, b) => b.value - a.value);
}

export function bestRoutes(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask?: Partial<Constraints>,
): RouteSet {
  const graph = compile(map, board, corp, rules, new Set());
  const legs = legsOf(graph);
  const pools = trains.map((train) => runsOf(graph, legs, train, rules));
  const rest = pools.map((_, i) => pools.slice(i).reduce((sum, pool) => sum + (pool[0]?.value ?? 0), 0));
  let best = 0;
  let chosen: (Run | null)[] = [];
  const current: (Run | null)[] = [];
  const used = new Int32Array(legs.linkWords);
  const choose = (i: number, value: number): void => {
    if (value > best) {
      best = value;
      chosen = current.slice();
    }
    if (i === pools.length || value + (rest[i] ?? 0) <= best) return;
    for (const run of pools[i] ?? []) {
      if (value + run.value + (rest[i + 1] ?? 0) <= best) break;
      if (run.mask.some((m, w) => (m & (used[w] ?? 0)) !== 0)) continue;
      run.mask.forEach((m, w) => (used[w] = (used[w] ?? 0) ^ m));
      current.push(run);
      choose(i + 1, value + run.value);
      current.pop();
      run.mask.forEach((m, w) => (used[w] = (used[w] ?? 0) ^ m));
    }
    current.push(null);
    choose(i + 1, value);
    current.pop();
  };
  choose(0, 0);
  const routes = chosen.flatMap((run, i) => {
    const train = trains[i];
    return run && train ? [explain(map, board, rules, { train: train.id, path: run.path })] : [];
  });
  return { revenue: best, routes, exact: true };
}
