// What a route earns, and why.
import type { HexId } from '../../hex/hex';
import { faceOf, splitStop, type Board } from '../board';
import type { BoardMap } from '../map';
import type { Stop } from '../tile';
import type { Bonus, ExplainedRoute, PaidBonus, Route, RouteRules, ValuedStop } from './types';

export function valueOf(stop: Stop, hex: HexId, rules: RouteRules): number {
  const printed = typeof stop.revenue === 'number' ? stop.revenue : stop.revenue[rules.era];
  return printed + (rules.extra?.[hex] ?? 0);
}

const hexOf = (stop: ValuedStop): HexId => splitStop(stop.stop)[0];

/** One hex of `a` and another of `b`; the stops are few, so plain loops do. */
function joins(stops: readonly ValuedStop[], a: readonly HexId[], b: readonly HexId[]): boolean {
  return stops.some(
    (x, i) =>
      a.includes(hexOf(x)) && stops.some((y, j) => i !== j && hexOf(x) !== hexOf(y) && b.includes(hexOf(y))),
  );
}

function paid(bonus: Bonus, stops: readonly ValuedStop[]): number {
  switch (bonus.kind) {
    case 'pair':
      return joins(stops, bonus.a, bonus.b) ? bonus.value : 0;
    case 'ends': {
      const ends = [stops[0], stops[stops.length - 1]].filter((s) => s !== undefined);
      return joins(ends, bonus.a, bonus.b) ? bonus.value : 0;
    }
    case 'largest': {
      if (!stops.some((s) => hexOf(s) === bonus.at)) return 0;
      const others = stops.filter((s) => hexOf(s) !== bonus.at && !bonus.except.includes(hexOf(s)));
      return others.reduce((best, s) => Math.max(best, s.value), 0);
    }
  }
}

export function bonusesOf(stops: readonly ValuedStop[], rules: RouteRules): PaidBonus[] {
  return (rules.bonuses ?? [])
    .map((bonus) => ({ kind: bonus.kind, value: paid(bonus, stops) }))
    .filter((bonus) => bonus.value !== 0);
}

/** The stops of a legal route with their values. */
export function stopsOf(map: BoardMap, board: Board, rules: RouteRules, route: Route): ValuedStop[] {
  const stops: ValuedStop[] = [];
  for (const place of route.path) {
    if (!place.includes('/')) continue;
    const [hex, n] = splitStop(place);
    const stop = faceOf(map, board, hex).stops[n];
    if (stop) stops.push({ stop: place, value: valueOf(stop, hex, rules) });
  }
  return stops;
}

export function explain(map: BoardMap, board: Board, rules: RouteRules, route: Route): ExplainedRoute {
  const stops = stopsOf(map, board, rules, route);
  const bonuses = bonusesOf(stops, rules);
  const sum = (values: readonly { value: number }[]): number =>
    values.reduce((total, { value }) => total + value, 0);
  return { train: route.train, path: route.path, revenue: sum(stops) + sum(bonuses), stops, bonuses };
}
