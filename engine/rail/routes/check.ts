// Why a set of routes may not be run. Total: any strings in, a refusal or null out.
import { refuse, type Refusal } from '../../core/refusal';
import { type Board, type CorpId } from '../board';
import type { BoardMap } from '../map';
import { tooLong } from './length';
import { explain } from './revenue';
import type { Route, RouteRules, TrainSpec } from './types';
import { walk, type Walk } from './walk';

const ROUTES = 'EN2018 6.4.2';

function checkStops({ stops }: Walk, corp: CorpId, rules: RouteRules): Refusal | null {
  const seen = new Set<string>();
  const areas = new Set<string>();
  const hexes = new Set<string>();
  const last = stops.length - 1;
  for (let i = 0; i <= last; i++) {
    const at = stops[i];
    if (!at) continue;
    const { id, hex, stop, group } = at;
    if (rules.closed?.includes(hex)) return refuse('routeClosed', ROUTES, { stop: id });
    if (seen.has(id)) return refuse('routeStopTwice', ROUTES, { stop: id });
    seen.add(id);
    if (stop.kind === 'offboard') {
      if (i > 0 && i < last) return refuse('routeThroughOffboard', ROUTES, { stop: id });
      if (areas.has(group)) return refuse('routeSameArea', 'EN2018 6.5', { stop: id });
      areas.add(group);
    }
    if (at.blocked && i > 0 && i < last) return refuse('routeThroughBlocked', 'EN2018 6.3.3', { stop: id });
    if ((rules.once === 'all' || rules.once?.includes(hex)) && hexes.has(hex)) {
      return refuse('routeHexTwice', 'R1894 4.5.1', { hex });
    }
    hexes.add(hex);
  }
  return stops.some((at) => at.own) ? null : refuse('routeNoStation', ROUTES, { corp });
}

function checkRoute(walked: Walk, corp: CorpId, train: TrainSpec, rules: RouteRules): Refusal | null {
  if (walked.stops.length < 2) return refuse('routeTooShort', 'EN2018 6.4.1', { train: train.id });
  const towns = walked.stops.filter((at) => at.stop.kind === 'town').length;
  if (tooLong(train, walked.stops.length - towns, towns)) {
    return refuse('routeTooLong', 'EN2018 6.4.1', { train: train.id, stops: walked.stops.length });
  }
  return checkStops(walked, corp, rules);
}

export function checkRoutes(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  routes: readonly Route[],
): Refusal | null {
  const used = new Map<number, string>();
  const run = new Set<string>();
  for (const route of routes) {
    const train = trains.find(({ id }) => id === route.train);
    if (!train) return refuse('routeTrain', 'EN2018 6.4', { train: String(route.train) });
    if (run.has(train.id)) return refuse('routeTrainTwice', 'EN2018 6.4', { train: train.id });
    run.add(train.id);
    const walked = walk(map, board, corp, route.path);
    if ('code' in walked) return walked;
    const wrong = checkRoute(walked, corp, train, rules);
    if (wrong) return wrong;
    for (const section of walked.track) {
      const other = used.get(section);
      if (other !== undefined) return refuse('routeSharedTrack', ROUTES, { train: train.id, other });
      used.set(section, train.id);
    }
  }
  return null;
}

/** What legal routes earn together. */
export function revenueOf(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  routes: readonly Route[],
): number {
  return routes.reduce((sum, route) => sum + explain(map, board, rules, route).revenue, 0);
}
