import type { Board, CorpId, StopId } from '../board';
import type { Stop } from '../tile';

interface Kept {
  readonly version: number;
  readonly at: ReadonlyMap<StopId, readonly CorpId[]>;
}

const kept = new WeakMap<Board, Kept>();

/** The companies with a station at each stop. */
export function stationsOf(board: Board): ReadonlyMap<StopId, readonly CorpId[]> {
  const old = kept.get(board);
  if (old && old.version === board.version) return old.at;
  const at = new Map<StopId, CorpId[]>();
  for (const corp of Object.keys(board.tokens)) {
    for (const stop of board.tokens[corp] ?? []) {
      const here = at.get(stop);
      if (here) here.push(corp);
      else at.set(stop, [corp]);
    }
  }
  kept.set(board, { version: board.version, at });
  return at;
}

/** All circles hold stations of others: the company may end here, not pass (EN2018 6.3.3). */
export function blocked(stop: Stop, stations: readonly CorpId[] | undefined, corp: CorpId): boolean {
  if (stop.kind !== 'city' || stop.slots === 0 || !stations) return false;
  return stations.length >= stop.slots && !stations.includes(corp);
}
