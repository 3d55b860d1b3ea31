// Boards made to be hard for a route finder: every hex built up, as far as tiles can be turned to fit.
import { neighbour, opposite } from '../../engine/hex/hex';
import type { Board } from '../../engine/rail/board';
import { TILES } from '../../engine/rail/data/tiles';
import { openEdges, type BoardMap } from '../../engine/rail/map';
import { randomBelow, seedRandom, shuffled, type RandomState } from '../../engine/core/random';
import { MAP } from '../../engine/titles/1830/data/map';

export const MAP_1830: BoardMap = { hexes: MAP, tiles: TILES };

const plain = ['39', '40', '41', '42', '43', '44', '45', '46', '47', '70'];
const junctions = ['23', '24', '25', '26', '27', '28', '29', '16', '18', '19', '20'];
/** How often each tile exists in the box. */
const COUNTS: Readonly<Record<string, number>> = {
  '16': 1, '18': 1, '19': 1, '20': 1, '23': 3, '24': 3, '25': 1, '26': 1, '27': 1, '28': 1, '29': 1,
  '39': 1, '40': 1, '41': 2, '42': 2, '43': 2, '44': 1, '45': 2, '46': 2, '47': 1, '70': 1,
  '14': 3, '15': 2, '63': 3, '61': 2, '62': 1, '64': 1, '65': 1, '66': 1, '67': 1, '68': 1,
  '7': 4, '8': 8, '9': 7, '57': 4, '3': 2, '4': 2, '58': 2, '1': 1, '2': 1, '55': 1, '56': 1, '69': 1,
}; // prettier-ignore

export interface StressBoard {
  readonly board: Board;
  /** Every city with its circles. */
  readonly cities: readonly { readonly stop: string; readonly slots: number }[];
}

/** The tiles a hex may hold at the end of a game, best first. */
export function candidates(hex: string, random: RandomState): string[] {
  const printed = MAP[hex];
  if (!printed) return [];
  if (printed.label === 'OO') return shuffled(random, ['64', '65', '66', '67', '68']);
  if (printed.label === 'NY') return ['62'];
  if (printed.label === 'B') return ['61'];
  if (printed.stops.length === 2) return shuffled(random, ['1', '2', '55', '56', '69']);
  if (printed.stops[0]?.kind === 'town') return shuffled(random, ['3', '4', '58']);
  if (printed.stops[0]?.kind === 'city') return ['63', ...shuffled(random, ['14', '15']), '57'];
  return [...shuffled(random, plain), ...shuffled(random, junctions), ...shuffled(random, ['7', '8', '9'])];
}

export function fits(hex: string, tile: string, rotation: number): boolean {
  const open = openEdges(MAP_1830, hex);
  const paths = TILES[tile]?.paths ?? [];
  return paths.flat().every((end) => typeof end !== 'number' || open.includes((end + rotation) % 6));
}

function edgesOf(hex: string, laid: string | undefined): readonly number[] {
  const [tile = '', rotation = '0'] = laid?.split('/') ?? [];
  const paths = laid === undefined ? (MAP[hex]?.paths ?? []) : (TILES[tile]?.paths ?? []);
  return paths.flat().flatMap((end) => (typeof end === 'number' ? [(end + Number(rotation)) % 6] : []));
}

/** The rotation that meets most track of the neighbours, by lot among equals; null if the tile does not fit. */
function turnOf(
  hex: string,
  tile: string,
  tiles: Record<string, string>,
  random: RandomState,
): number | null {
  const meets = (rotation: number): number =>
    [...new Set(edgesOf(hex, `${tile}/${rotation}`))].filter((edge) => {
      const there = neighbour(hex, edge);
      return edgesOf(there, tiles[there]).includes(opposite(edge));
    }).length;
  const turns = [0, 1, 2, 3, 4, 5].filter((r) => fits(hex, tile, r));
  const most = Math.max(...turns.map(meets));
  const equal = turns.filter((r) => meets(r) === most);
  return equal.length === 0 ? null : (equal[randomBelow(random, equal.length)] ?? null);
}

/** Turns the tiles again and again until no single turn meets more track. */
function settle(tiles: Record<string, string>, random: RandomState): void {
  for (let round = 0; round < 6; round++) {
    for (const hex of shuffled(random, Object.keys(tiles).sort())) {
      const tile = tiles[hex]?.split('/')[0] ?? '';
      const turn = turnOf(hex, tile, tiles, random);
      if (turn !== null) tiles[hex] = `${tile}/${turn}`;
    }
  }
}

/** A full board; `boxed`: with no more tiles than the box has. */
export function fullBoard(seed: number, boxed: boolean): StressBoard {
  const random = seedRandom(seed);
  const left: Record<string, number> = { ...COUNTS };
  const tiles: Record<string, string> = {};
  for (const hex of shuffled(random, Object.keys(MAP).sort())) {
    const printed = MAP[hex];
    if (!printed || printed.colour === 'gray' || printed.colour === 'red') continue;
    for (const tile of candidates(hex, random)) {
      if (boxed && (left[tile] ?? 0) <= 0) continue;
      const turn = turnOf(hex, tile, tiles, random);
      if (turn === null) continue;
      left[tile] = (left[tile] ?? 0) - 1;
      tiles[hex] = `${tile}/${turn}`;
      break;
    }
  }
  settle(tiles, random);
  const cities = Object.keys(MAP)
    .sort()
    .flatMap((hex) => {
      const laid = tiles[hex]?.split('/')[0];
      const stops = (laid === undefined ? MAP[hex]?.stops : TILES[laid]?.stops) ?? [];
      return stops.flatMap((stop, n) =>
        stop.kind === 'city' ? [{ stop: `${hex}/${n}`, slots: stop.slots }] : [],
      );
    });
  return { board: { version: 1, tiles, tokens: {} }, cities };
}
