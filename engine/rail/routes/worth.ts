// "What would this tile be worth": the best revenue before and after each of a list of tile lays.
import { faceOf, layId, stopId, tileFace, type Board, type CorpId } from '../board';
import type { HexId } from '../../hex/hex';
import type { BoardMap } from '../map';
import { bestRoutesSteps } from './best';
import { compile, type Graph } from './graph';
import { stationsAfter } from '../stations';
import { explain } from './revenue';
import { solve } from './solve';
import { tallyOf } from './tally';
import type { RouteRules, TrainSpec } from './types';

export interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
}

export interface LayWorth extends Lay {
  readonly before: number;
  readonly after: number;
}

const OPEN: ReadonlySet<number> = new Set();

/** Two boards with the same signature give a company the same routes. */
function signature(graph: Graph): string {
  const stops = graph.stops.map(
    (s) => `${s.id}=${s.value}${s.town ? 't' : ''}${s.own ? 'o' : ''}${s.endOnly ? 'e' : ''}`,
  );
  const track = graph.crossings.map(
    (c) => `${c}>${graph.onward[c]?.join('.')}>${graph.arrives[c]?.join('.')}`,
  );
  return `${stops.join()};${track.sort().join()}`;
}

/** The board after a lay; several where the company may then choose a city for its station (EN2018 6.3.2). */
function boardsAfter(map: BoardMap, board: Board, corp: CorpId, { hex, tile, rotation }: Lay): Board[] {
  const tiles = { ...board.tiles, [hex]: layId(tile, rotation) };
  const [before, after] = [faceOf(map, board, hex), tileFace(map, tile, rotation)];
  const tokens = stationsAfter(board.tokens, hex, before, after);
  const own = board.tokens[corp]?.length ?? 0;
  const kept = tokens[corp] ?? [];
  if (kept.length === own) return [{ ...board, tiles, tokens }];
  return after.stops.map((_, n) => ({
    ...board,
    tiles,
    tokens: { ...tokens, [corp]: [...kept, stopId(hex, n)] },
  }));
}

export function* layWorthsSteps(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  lays: readonly Lay[],
): Generator<void, LayWorth[]> {
  const { revenue: before } = yield* bestRoutesSteps(map, board, corp, trains, rules);
  // Most lays change nothing for the company, or the same as another one: those are not searched again.
  const known = new Map([[signature(compile(map, board, corp, rules, OPEN)), before]]);
  const entrants = trains.map((train) => ({ train, wish: OPEN }));
  const worths: LayWorth[] = [];
  for (const lay of lays) {
    let most = 0;
    for (const next of boardsAfter(map, board, corp, lay)) {
      const graph = compile(map, next, corp, rules, OPEN);
      const key = signature(graph);
      let after = known.get(key);
      if (after === undefined) {
        const walks = (yield* solve(graph, tallyOf(graph, rules), entrants, OPEN)) ?? [];
        after = walks.reduce(
          (sum, path) =>
            path.length === 0 ? sum : sum + explain(map, next, rules, { train: '', path }).revenue,
          0,
        );
        known.set(key, after);
      }
      most = Math.max(most, after);
    }
    worths.push({ ...lay, before, after: most });
    yield;
  }
  return worths;
}

/** Null if `shouldStop` said so. */
export function layWorths(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  trains: readonly TrainSpec[],
  rules: RouteRules,
  lays: readonly Lay[],
  shouldStop?: () => boolean,
): LayWorth[] | null {
  const steps = layWorthsSteps(map, board, corp, trains, rules, lays);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (shouldStop?.()) return null;
  }
}
