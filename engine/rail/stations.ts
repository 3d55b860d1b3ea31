import type { HexId } from '../hex/hex';
import {
  faceOf,
  printedFace,
  splitStop,
  stopId,
  tokensAt,
  type CorpId,
  type Face,
  type StopId,
} from './board';
import type { RailRules } from './rules';
import type { RailState } from './state';
import { stopOf } from './tile';

/** The edges that lead to a stop. */
export function edgesOfStop(face: Face, stop: number): number[] {
  const edges: number[] = [];
  for (const [a, b] of face.paths) {
    if (stopOf(a) === stop && typeof b === 'number') edges.push(b);
    if (stopOf(b) === stop && typeof a === 'number') edges.push(a);
  }
  return edges;
}

/** Where a stop is after a tile was changed: the stop that keeps all its edges (EN2018 6.2.2(4)). */
export function stopAfter(before: Face, after: Face, stop: number): number | null {
  const edges = edgesOfStop(before, stop);
  if (edges.length === 0) return after.stops.length === 1 ? 0 : null;
  for (let i = 0; i < after.stops.length; i++) {
    const there = edgesOfStop(after, i);
    if (edges.every((e) => there.includes(e))) return i;
  }
  return null;
}

/** Every station after the tile of a hex was changed; one that stood in no particular city is off the board. */
export function stationsAfter(
  tokens: Record<CorpId, StopId[]>,
  hex: HexId,
  before: Face,
  after: Face,
): Record<CorpId, StopId[]> {
  const moved = (id: StopId): StopId[] => {
    const [at, stop] = splitStop(id);
    const now = at === hex ? stopAfter(before, after, stop) : stop;
    return now === null ? [] : [stopId(at, now)];
  };
  const here = `${hex}/`;
  return Object.fromEntries(
    Object.entries(tokens).map(([corp, stops]) => [
      corp,
      stops.some((id) => id.startsWith(here)) ? stops.flatMap(moved) : stops,
    ]),
  );
}

/** The stop a home station goes to now; null where the president chooses. */
export function homeStop(g: RailRules, s: RailState, corp: CorpId): number | null {
  const hex = g.corps[corp]?.home ?? '';
  const home = g.map.hexes[hex]?.homes?.find((h) => h.corp === corp);
  if (!home) return 0;
  const printed = printedFace(g.map, hex);
  const face = faceOf(g.map, s.board, hex);
  if (home.stop === null) return face === printed ? 0 : null;
  return face === printed ? home.stop : stopAfter(printed, face, home.stop);
}

export function freeSlots(g: RailRules, s: RailState, hex: HexId, stop: number): number {
  const city = faceOf(g.map, s.board, hex).stops[stop];
  return city ? city.slots - tokensAt(s.board, stopId(hex, stop)).length : 0;
}

/** Which company's home a station in this city would make impossible (EN2018 6.3.2); null: none. */
export function blocksHome(
  g: RailRules,
  s: RailState,
  corp: CorpId,
  hex: HexId,
  stop: number,
): CorpId | null {
  const waiting = (g.map.hexes[hex]?.homes ?? []).filter(
    (h) => h.corp !== corp && !s.corps[h.corp]?.homePlaced,
  );
  for (const home of waiting) {
    // Until a company that chooses its city has done so, the whole hex waits for it.
    if (home.stop === null) return home.corp;
    if (homeStop(g, s, home.corp) === stop && freeSlots(g, s, hex, stop) <= 1) return home.corp;
  }
  return null;
}

export function tokensPlaced(s: RailState, corp: CorpId): number {
  return s.board.tokens[corp]?.length ?? 0;
}

/** What the next station costs; null where none is left. */
export function nextTokenCost(g: RailRules, s: RailState, corp: CorpId): number | null {
  return g.corps[corp]?.tokenCosts[tokensPlaced(s, corp)] ?? null;
}

export function putToken(s: RailState, corp: CorpId, stop: StopId): void {
  const tokens = s.board.tokens[corp];
  if (tokens) tokens.push(stop);
  else s.board.tokens[corp] = [stop];
  s.board.version++;
}
