import { useEffect, useEffectEvent } from 'react';

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
  const key = [corp, state.phase, ...trains.map(({ id }) => id)].join(' ');
  const position = { map: rules.map, board, corp, trains, rules: routeRules(rules, state) };
  const answer = useAnswer(key, board, () => ({ kind: 'best', ...position }));
  const set = answer?.kind === 'best' ? answer.set : null;
  // The engine asks the same before it lets the trains run: it need not search again on this thread.
  const remember = useEffectEvent((found: RouteSet) =>
    rememberBest(position.map, board, corp, trains, position.rules, found),
  );
  useEffect(() => {
    if (set) remember(set);
  }, [set]);
  return set;
}
