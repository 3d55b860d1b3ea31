import { useEffect } from 'react';

import { useGame } from '@/components/game/context';
import { rememberBest } from '@/engine/rail/routes/best';
import type { RouteSet } from '@/engine/rail/routes/types';
import { corpTrains, routeRules } from '@/engine/rail/steps/run';

import { useAnswer } from './useAnswer';

/** The best set of a company's routes; null while it is searched. */
export function useBestRoutes(corp: string): RouteSet | null {
  const { state, rules } = useGame();
  const { board } = state;
  const trains = corpTrains(rules, state, corp);
  const key = [corp, board.version, state.phase, ...trains.map(({ id }) => id)].join(' ');
  const position = { map: rules.map, board, corp, trains, rules: routeRules(rules, state) };
  const answer = useAnswer(key, () => ({ kind: 'best', ...position }));
  const set = answer?.kind === 'best' ? answer.set : null;
  useEffect(() => {
    // The engine asks the same before it lets the trains run: it need not search again on this thread.
    if (set) rememberBest(position.map, board, corp, trains, position.rules, set);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [set, board]);
  return set;
}
