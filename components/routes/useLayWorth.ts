import { useGame } from '@/components/game/context';
import type { LayTile } from '@/engine/rail/actions';
import { corpTrains, routeRules } from '@/engine/rail/steps/run';
import { bankTrains } from '@/engine/rail/trains';

import { useAnswer } from './useAnswer';

export interface Worth {
  readonly before: number;
  readonly after: number;
  /** The train it is reckoned with, where the company has none yet. */
  readonly train: string | null;
}

/** What a lay does to the company's best run; null while it is worked out. */
export function useLayWorth(corp: string, lay: LayTile | null, lays: readonly LayTile[]): Worth | null {
  const { state, rules } = useGame();
  const own = corpTrains(rules, state, corp);
  const first = own.length > 0 ? undefined : bankTrains(rules, state)[0];
  const trains = first ? [{ id: first.type, reach: first.reach }] : own;
  const key = lay ? `${corp} ${lay.hex} ${lay.tile} ${trains.map((t) => t.id).join()}` : '';
  const position = { map: rules.map, board: state.board, corp, trains, rules: routeRules(rules, state) };
  const answer = useAnswer(key, state.board, () => (lay ? { kind: 'worth', ...position, lays } : null));
  const worths = answer?.kind === 'worth' ? answer.worths : [];
  const worth = worths.find(({ rotation }) => rotation === lay?.rotation);
  return worth ? { before: worth.before, after: worth.after, train: first?.type ?? null } : null;
}
