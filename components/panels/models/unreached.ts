// Why a stop cannot join a train's route: one restriction after the other is lifted, until the stop is reached.
import { refuse, type Refusal } from '@/engine/core/refusal';
import { faceOf, splitStop, tokensAt, type Board, type StopId } from '@/engine/rail/board';
import { reachOf } from '@/engine/rail/reach';
import { bestRoutes } from '@/engine/rail/routes/best';
import type { Route, TrainSpec } from '@/engine/rail/routes/types';
import { routeRules } from '@/engine/rail/steps/run';

import type { RouteBoard } from './routeBoard';

/** Whether the train, whatever else it serves, can run to a stop beside the routes given. */
export function canServe(at: RouteBoard, others: readonly Route[], train: TrainSpec, stop: StopId): boolean {
  const g = at.game.rulesOf(at.state);
  const trains = [train, ...others.map(({ train: id }): TrainSpec => ({ id, reach: null }))];
  const wishes = Object.fromEntries(others.map(({ train: id, path }) => [id, { path }]));
  const ask = { wishes: { ...wishes, [train.id]: { include: [stop] } } };
  const { met, routes } = bestRoutes(g.map, at.state.board, at.corp, trains, routeRules(g, at.state), ask);
  return met && routes.some(({ path }) => path.includes(stop));
}

/** The stations of others that shut a city for this company (EN2018 6.3.3). */
function shutCities({ game, state, corp }: RouteBoard): StopId[] {
  const { map } = game.rulesOf(state);
  const { board } = state;
  return [...new Set(Object.values(board.tokens).flat())].filter((id) => {
    const [hex, stop] = splitStop(id);
    const there = tokensAt(board, id);
    return !there.includes(corp) && there.length >= (faceOf(map, board, hex).stops[stop]?.slots ?? 0);
  });
}

/** The board with some cities cleared of stations: another object, so that nothing known of it is taken over. */
function cleared(board: Board, cities: readonly StopId[]): Board {
  const tokens = Object.entries(board.tokens).map(([id, stops]) => [
    id,
    stops.filter((stop) => !cities.includes(stop)),
  ]);
  return { ...board, tokens: Object.fromEntries(tokens) };
}

/** No route of any length leads there. */
function noWay(at: RouteBoard, stop: StopId): Refusal {
  const { map } = at.game.rulesOf(at.state);
  const shut = shutCities(at);
  const leads = (cities: readonly StopId[]): boolean =>
    reachOf(map, cleared(at.state.board, cities), at.corp).stops.has(stop);
  if (!leads(shut)) return refuse('noTrackTo', 'EN2018 6.4.2', { stop });
  const one = shut.find((city) => leads([city]));
  return one === undefined
    ? refuse('wayShutTwice', 'EN2018 6.3.3', { stop })
    : refuse('wayShut', 'EN2018 6.3.3', { stop, city: one });
}

/** The stops a way to this one takes at least. */
function leastStops(at: RouteBoard, train: TrainSpec, stop: StopId): number {
  const { map } = at.game.rulesOf(at.state);
  const all = reachOf(map, at.state.board, at.corp).stops.size;
  for (let reach = (train.reach ?? 0) + 1; reach < all; reach++) {
    if (canServe(at, [], { ...train, reach }, stop)) return reach;
  }
  return all;
}

export function whyUnreached(
  at: RouteBoard,
  others: readonly Route[],
  train: TrainSpec,
  stop: StopId,
): Refusal {
  const { map } = at.game.rulesOf(at.state);
  if (!reachOf(map, at.state.board, at.corp).stops.has(stop)) return noWay(at, stop);
  if (canServe(at, [], train, stop)) {
    const one = others.find((other) => !canServe(at, [other], train, stop));
    return one === undefined
      ? refuse('trackOfOthers', 'EN2018 6.4.2', { stop })
      : refuse('trackOfTrain', 'EN2018 6.4.2', { stop, train: one.train });
  }
  // A station from which no track leads on is reached and still no route.
  if (!canServe(at, [], { ...train, reach: null }, stop))
    return refuse('routeTooShort', 'EN2018 6.4.1', { train: train.id });
  const stops = leastStops(at, train, stop);
  return refuse('stopTooFar', 'EN2018 6.4.1', { stop, train: train.id, reach: train.reach ?? 0, stops });
}
