// What a tap on the board makes of a set of routes: a stop joins the chosen train's route or leaves it.
import type { Refusal } from '@/engine/core/refusal';
import type { StopId } from '@/engine/rail/board';
import { reachOf } from '@/engine/rail/reach';
import type { Route, TrainSpec } from '@/engine/rail/routes/types';

import { trainsOf, type RouteBoard } from './routeBoard';
import { ordered, stopsAt, without, withStop } from './routes';
import { whyUnreached } from './unreached';

export type Edit =
  | { readonly kind: 'changed'; readonly routes: readonly Route[] }
  | { readonly kind: 'refused'; readonly stop: StopId; readonly why: Refusal }
  /** Nothing on this hex where a train could stop. */
  | { readonly kind: 'noStop' };

/** What a tap on a hex makes of the set. `meant`: the stop it is nearest to, where the hex has several. */
export function tapped(
  at: RouteBoard,
  routes: readonly Route[],
  trainId: string,
  hex: string,
  meant: number | null = null,
): Edit {
  const train = trainsOf(at).find(({ id }) => id === trainId);
  const stops = stopsAt(at, hex);
  const [first] = stops;
  if (!train || first === undefined) return { kind: 'noStop' };
  const only = meant === null ? (stops.length === 1 ? first : undefined) : stops[meant];
  const edit: Editing = { at, routes, train };
  if (only === undefined) return through(edit, stops);
  return routeOf(edit)?.path.includes(only) ? changed(edit, off(edit, [only])) : adding(edit, [only]);
}

interface Editing {
  readonly at: RouteBoard;
  readonly routes: readonly Route[];
  readonly train: TrainSpec;
}

const routeOf = ({ routes, train }: Editing): Route | undefined => routes.find((r) => r.train === train.id);

const withRoute = ({ at, routes, train }: Editing, next: Route | null): readonly Route[] =>
  ordered(at, [...routes.filter((r) => r.train !== train.id), ...(next ? [next] : [])]);

const changed = (edit: Editing, next: Route | null): Edit => ({
  kind: 'changed',
  routes: withRoute(edit, next),
});

const off = (edit: Editing, stops: readonly StopId[]): Route | null =>
  stops.reduce<Route | null>((left, stop) => left && without(edit.at, left, stop), routeOf(edit) ?? null);

/** The first of some stops that can join the route; of those that cannot, the reason of one with track to it. */
function adding(edit: Editing, stops: readonly StopId[]): Edit {
  const { at, routes, train } = edit;
  for (const stop of stops) {
    const next = withStop(at, routes, train, stop);
    if (next) return changed(edit, next);
  }
  const { map } = at.game.rulesOf(at.state);
  const near = stops.find((stop) => reachOf(map, at.state.board, at.corp).stops.has(stop));
  const stop = near ?? stops[0] ?? '';
  const others = routes.filter((r) => r.train !== train.id);
  return { kind: 'refused', stop, why: whyUnreached(at, others, train, stop) };
}

/** A press that means no one stop of a hex goes through them: one after the other, all of them, none. */
function through(edit: Editing, stops: readonly StopId[]): Edit {
  const path = routeOf(edit)?.path ?? [];
  const on = stops.filter((stop) => path.includes(stop));
  const [one] = on;
  if (one === undefined) return adding(edit, stops);
  if (on.length > 1) return changed(edit, off(edit, on));
  const freed: Editing = { ...edit, routes: withRoute(edit, off(edit, on)) };
  for (const stop of stops.slice(stops.indexOf(one) + 1)) {
    const next = withStop(edit.at, freed.routes, edit.train, stop);
    if (next && !next.path.includes(one)) return changed(edit, next);
  }
  for (const stop of stops.filter((other) => other !== one)) {
    const next = withStop(edit.at, edit.routes, edit.train, stop);
    if (next?.path.includes(one)) return changed(edit, next);
  }
  return changed(edit, off(edit, on));
}
