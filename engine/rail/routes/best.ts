// The best set of routes of a company: exact, and completed from a hand-made part where one is given.
// Equal sets: the finder takes the first of its fixed order, which depends on nothing but the position; then
// equal trains run the better route first, and a walk begins at the end whose name comes first.
import type { Board, CorpId } from '../board';
import type { BoardMap } from '../map';
import { checkRoutes } from './check';
import { compile, usable } from './graph';
import { edgeTo, layoutOf } from './layout';
import { makeOf } from './length';
import { explain } from './revenue';
import { solve, type Entrant, type Way } from './solve';
import { tallyOf } from './tally';
import type { Constraints, ExplainedRoute, Route, RouteRules, RouteSet, TrainSpec } from './types';
import { walk } from './walk';

interface Kept {
  readonly version: number;
  readonly map: BoardMap;
  readonly sets: Map<string, RouteSet>;
}

const kept = new WeakMap<Board, Kept>();

function keptOf(map: BoardMap, board: Board): Map<string, RouteSet> {
  const old = kept.get(board);
  if (old && old.version === board.version && old.map === map) return old.sets;
  const sets = new Map<string, RouteSet>();
  kept.set(board, { version: board.version, map, sets });
  return sets;
}

const keyOf = (
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask: Partial<Constraints> = {},
  way?: Way,
): string => JSON.stringify([corp, trains, rules, ask, way ?? '']);

/** Takes over an answer that was found on another thread. */
export function rememberBest(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  set: RouteSet,
): void {
  keptOf(map, board).set(keyOf(corp, trains, rules), set);
}

const UNMET: RouteSet = { revenue: 0, routes: [], exact: true, met: false };

/** Borders that no train may cross because it was asked so. */
function avoided(map: BoardMap, ask: Partial<Constraints>): Set<number> {
  const layout = layoutOf(map);
  const shut = new Set<number>();
  for (const [a, b] of ask.avoid ?? []) {
    const [from, to] = [layout.index.get(a), layout.index.get(b)];
    const edge = from === undefined || to === undefined ? -1 : edgeTo(layout, from, to);
    if (edge >= 0) shut.add(layout.border[(from ?? 0) * 6 + edge] ?? -1);
  }
  return shut;
}

function trackOf(map: BoardMap, board: Board, corp: CorpId, route: Route): number[] {
  const walked = walk(map, board, corp, route.path);
  return 'code' in walked ? [] : [...walked.track];
}

/** Whether a route fixed by hand keeps to what else was asked of it. */
function keeps(map: BoardMap, board: Board, corp: CorpId, ask: Partial<Constraints>, route: Route): boolean {
  const shut = avoided(map, ask);
  const include = ask.wishes?.[route.train]?.include ?? [];
  return (
    include.every((stop) => route.path.includes(stop)) &&
    trackOf(map, board, corp, route).every((border) => !shut.has(border))
  );
}

function directed(path: readonly string[]): readonly string[] {
  return (path[0] ?? '') <= (path[path.length - 1] ?? '') ? path : path.slice().reverse();
}

/** Among equal trains the better route belongs to the earlier train, and idle ones come last. */
function settled(entrants: readonly Entrant[], routes: readonly (ExplainedRoute | null)[]): ExplainedRoute[] {
  const left = routes.slice();
  return entrants.flatMap(({ train, wish }, t) => {
    let pick = t;
    entrants.forEach((other, u) => {
      if (wish.size > 0 || other.wish.size > 0 || u < t || makeOf(train) !== makeOf(other.train)) return;
      if ((left[u]?.revenue ?? -1) > (left[pick]?.revenue ?? -1)) pick = u;
    });
    const mine = left[pick] ?? null;
    left[pick] = left[t] ?? null;
    return mine ? [{ ...mine, train: train.id }] : [];
  });
}

/** The search in small steps: between two of them it can be dropped or put aside. */
export function* bestRoutesSteps(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask: Partial<Constraints> = {},
  way?: Way,
): Generator<void, RouteSet> {
  const sets = keptOf(map, board);
  const key = keyOf(corp, trains, rules, ask, way);
  const old = sets.get(key);
  if (old) return old;
  const set = yield* search(map, board, corp, trains, rules, ask, way);
  sets.set(key, set);
  return set;
}

function* search(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask: Partial<Constraints>,
  way: Way | undefined,
): Generator<void, RouteSet> {
  const running = trains.filter(({ id }) => ask.trains?.includes(id) ?? true);
  const fixed = running.flatMap(({ id }): Route[] => {
    const path = ask.wishes?.[id]?.path;
    return path ? [{ train: id, path }] : [];
  });
  if (new Set(trains.map(({ id }) => id)).size < trains.length) throw new Error('two trains with one name');
  if (fixed.length > 0 && checkRoutes(map, board, corp, trains, rules, fixed)) return UNMET;
  if (fixed.some((route) => !keeps(map, board, corp, ask, route))) return UNMET;
  const free = running.filter(({ id }) => !ask.wishes?.[id]?.path);
  const include = (ask.include ?? []).filter((stop) => !fixed.some(({ path }) => path.includes(stop)));
  const wishes = free.map(({ id }) => ask.wishes?.[id]?.include ?? []);
  const shut = avoided(map, ask);
  for (const route of fixed) for (const border of trackOf(map, board, corp, route)) shut.add(border);
  const graph = compile(map, board, corp, rules, shut);
  const numbers = (stops: readonly string[]): Set<number> =>
    new Set(stops.map((id) => graph.stops.findIndex((stop, s) => stop.id === id && usable(graph, s))));
  const wanted = numbers(include);
  const entrants = free.map((train, i): Entrant => ({ train, wish: numbers(wishes[i] ?? []) }));
  if (wanted.has(-1) || entrants.some(({ wish }) => wish.has(-1))) return UNMET;
  const walks = yield* solve(graph, tallyOf(graph, rules), entrants, wanted, way);
  if (!walks) return UNMET;
  const found = walks.map((path, i) => {
    const train = free[i];
    return train && path.length > 0
      ? explain(map, board, rules, { train: train.id, path: directed(path) })
      : null;
  });
  const all = [...fixed.map((route) => explain(map, board, rules, route)), ...settled(entrants, found)];
  const routes = trains.flatMap(({ id }) => all.filter((route) => route.train === id));
  return { revenue: routes.reduce((sum, route) => sum + route.revenue, 0), routes, exact: true, met: true };
}

export function bestRoutes(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  ask: Partial<Constraints> = {},
): RouteSet {
  const steps = bestRoutesSteps(map, board, corp, trains, rules, ask);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Like `bestRoutes`, but gives up with null as soon as `shouldStop` says so; it is asked every few steps. */
export function bestRoutesUnless(
  shouldStop: () => boolean,
  ...[map, board, corp, trains, rules, ask]: Parameters<typeof bestRoutes>
): RouteSet | null {
  const steps = bestRoutesSteps(map, board, corp, trains, rules, ask);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (shouldStop()) return null;
  }
}
