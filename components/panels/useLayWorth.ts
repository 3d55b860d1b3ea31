import { useGame } from '@/components/game/context';
import type { LayTile } from '@/engine/rail/actions';
import { layWorthsSteps, type LayWorth } from '@/engine/rail/routes/worth';
import { corpTrains, routeRules } from '@/engine/rail/steps/run';
import { bankTrains } from '@/engine/rail/trains';

import { useSliced } from './useSliced';

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
  const key = lay
    ? `${corp} ${state.board.version} ${lay.hex} ${lay.tile} ${trains.map((t) => t.id).join()}`
    : '';
  const worths = useSliced<LayWorth[]>(key, () =>
    lay ? layWorthsSteps(rules.map, state.board, corp, trains, routeRules(rules, state), lays) : null,
  );
  const worth = worths?.find(({ rotation }) => rotation === lay?.rotation);
  return worth ? { before: worth.before, after: worth.after, train: first?.type ?? null } : null;
}
