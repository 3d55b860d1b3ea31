import { useGame } from '@/components/game/context';
import { bestRoutesSteps } from '@/engine/rail/routes/best';
import type { RouteSet } from '@/engine/rail/routes/types';
import { corpTrains, routeRules } from '@/engine/rail/steps/run';

import { useSliced } from './useSliced';

/** The best set of a company's routes; null while it is searched. */
export function useBestRoutes(corp: string): RouteSet | null {
  const { state, rules } = useGame();
  const trains = corpTrains(rules, state, corp);
  const key = [corp, state.board.version, state.phase, ...trains.map(({ id }) => id)].join(' ');
  return useSliced(key, () =>
    bestRoutesSteps(rules.map, state.board, corp, trains, routeRules(rules, state)),
  );
}
