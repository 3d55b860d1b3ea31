// Routes by hand: tapping a stop adds it to the chosen train's route or takes it off; the finder fills the gaps.
import type { Refusal } from '@/engine/core/refusal';
import { faceOf, splitStop, tokensAt, type StopId } from '@/engine/rail/board';
import { reachOf } from '@/engine/rail/reach';
import { bestRoutes } from '@/engine/rail/routes/best';
import { checkRoutes, revenueOf } from '@/engine/rail/routes/check';
import { explain, valueOf } from '@/engine/rail/routes/revenue';
import type { ExplainedRoute, Route, TrainSpec } from '@/engine/rail/routes/types';
import { routeRules } from '@/engine/rail/steps/run';

import { trainsOf, type RouteBoard } from './routeBoard';
import { canServe } from './unreached';

const stopsOf = (path: readonly string[]): string[] => path.filter((place) => place.includes('/'));

export function explained({ game, state }: RouteBoard, routes: readonly Route[]): ExplainedRoute[] {
  const g = game.rulesOf(state);
  return routes.map((route) => explain(g.map, state.board, routeRules(g, state), route));
}

export function revenue(at: RouteBoard, routes: readonly Route[]): number {
  const g = at.game.rulesOf(at.state);
  return revenueOf(g.map, at.state.board, at.corp, trainsOf(at), routeRules(g, at.state), routes);
}

export function whyNotRoutes(at: RouteBoard, routes: readonly Route[]): Refusal | null {
  const g = at.game.rulesOf(at.state);
  return checkRoutes(g.map, at.state.board, at.corp, trainsOf(at), routeRules(g, at.state), routes);
}

/** The rest of a route when one of its stops is taken off: the part with a station, of two the one worth more. */
export function without(at: RouteBoard, route: Route, stop: string): Route | null {
  const i = route.path.indexOf(stop);
  if (i < 0) return route;
  const trim = (path: readonly string[]): readonly string[] => {
    const first = path.findIndex((place) => place.includes('/'));
    const last = path.findLastIndex((place) => place.includes('/'));
    return first < 0 ? [] : path.slice(first, last + 1);
  };
  const parts = [trim(route.path.slice(0, i)), trim(route.path.slice(i + 1))]
    .filter((path) => stopsOf(path).length >= 2)
    .filter((path) => path.some((place) => tokensAt(at.state.board, place).includes(at.corp)))
    .map((path) => ({ train: route.train, path }))
    .sort((a, b) => revenue(at, [b]) - revenue(at, [a]));
  return parts[0] ?? null;
}

/** Stops on the way to a new one that are looked at in every case. */
const DETOUR = 2;
/** So many stops may be given up before a longer way than that is not worth the search. */
const LONG_WAY = 1;

/** The shortest route of this train with the stop on it that keeps as many of its old stops as it can. */
export function withStop(
  at: RouteBoard,
  routes: readonly Route[],
  train: TrainSpec,
  stop: string,
): Route | null {
  const g = at.game.rulesOf(at.state);
  const old = stopsOf(routes.find((route) => route.train === train.id)?.path ?? []);
  const others = routes.filter((route) => route.train !== train.id);
  const wishes = Object.fromEntries(others.map(({ train: id, path }) => [id, { path }]));
  const most = train.reach ?? reachOf(g.map, at.state.board, at.corp).stops.size;
  const find = (kept: readonly string[], reach: number): Route | null => {
    const trains = trainsOf(at).map((spec) => (spec.id === train.id ? { ...spec, reach } : spec));
    const ask = {
      trains: [train.id, ...others.map((r) => r.train)],
      wishes: { ...wishes, [train.id]: { include: [...kept, stop] } },
    };
    const set = bestRoutes(g.map, at.state.board, at.corp, trains, routeRules(g, at.state), ask);
    const found = set.met ? set.routes.find((route) => route.train === train.id) : undefined;
    return found?.path.includes(stop) ? { train: train.id, path: found.path } : null;
  };
  // Where not even the stop alone can be had, nothing that keeps more can.
  if (!canServe(at, others, train, stop)) return null;
  for (const kept of keepings(old, most - 1)) {
    const least = Math.max(2, kept.length + 1);
    // A long way round is looked for only where little would be given up for it, or nothing is left to keep.
    const far = kept.length + LONG_WAY >= old.length || kept.length === 0 ? most : least + DETOUR;
    for (let reach = least; reach <= Math.min(most, far); reach++) {
      const found = find(kept, reach);
      if (found) return found;
    }
  }
  return null;
}

/** All stops, then without one at an end, and so on; at most `most` of them. */
function keepings(stops: readonly string[], most: number): string[][] {
  const out: string[][] = [];
  for (let size = Math.min(stops.length, most); size >= 0; size--) {
    for (let from = 0; from + size <= stops.length; from++) {
      out.push(stops.slice(from, from + size));
      if (size === 0) break;
    }
  }
  return out;
}

export const stopsAt = ({ game, state }: RouteBoard, hex: string): string[] =>
  faceOf(game.rulesOf(state).map, state.board, hex).stops.map((_, i) => `${hex}/${i}`);

export interface StopChoice {
  readonly hex: string;
  readonly value: number;
  /** The stops of the hex on the train's route: a press takes the only one off. */
  readonly on: readonly StopId[];
  /** Several stops to go through by pressing the hex. */
  readonly several: boolean;
}

/** The hexes where the company's track leads to a stop, as presses of them are meant for one train. */
export function stopChoices(at: RouteBoard, routes: readonly Route[], trainId: string): StopChoice[] {
  const { state, corp } = at;
  const g = at.game.rulesOf(state);
  const path = routes.find(({ train }) => train === trainId)?.path ?? [];
  const reached = [...reachOf(g.map, state.board, corp).stops];
  const hexes = [...new Set(reached.map((stop) => splitStop(stop)[0]))].sort();
  return hexes.flatMap((hex) => {
    const on = stopsAt(at, hex).filter((stop) => path.includes(stop));
    const here = reached.filter((stop) => splitStop(stop)[0] === hex);
    const stop = faceOf(g.map, state.board, hex).stops[splitStop(on[0] ?? here[0] ?? '')[1]];
    const value = stop ? valueOf(stop, hex, routeRules(g, state)) : 0;
    return stop ? [{ hex, value, on, several: here.length > 1 }] : [];
  });
}

export function ordered(at: RouteBoard, routes: readonly Route[]): Route[] {
  return trainsOf(at).flatMap(({ id }) => routes.filter(({ train }) => train === id));
}

export interface Swap {
  readonly routes: readonly Route[];
  /** Why one of them could not run the other's route. */
  readonly why: Refusal | null;
}

/** Two trains change routes. */
export function swapped(at: RouteBoard, routes: readonly Route[], a: string, b: string): Swap {
  const name = (train: string): string => (train === a ? b : train === b ? a : train);
  const next = ordered(
    at,
    routes.map(({ train, path }) => ({ train: name(train), path })),
  );
  return { routes: next, why: whyNotRoutes(at, next) };
}

/** Same routes, in whatever direction. */
export function sameRoutes(a: readonly Route[], b: readonly Route[]): boolean {
  const text = (routes: readonly Route[]): string =>
    routes
      .map(({ train, path }) => `${train}:${[path.join(), path.slice().reverse().join()].sort()[0] ?? ''}`)
      .sort()
      .join(';');
  return text(a) === text(b);
}
