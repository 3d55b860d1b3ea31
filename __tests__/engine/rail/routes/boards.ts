// Small random boards: a patch of hexes with any tiles in any rotation, red areas, stations of three companies.
import { randomBelow, shuffled, type RandomState } from '@/engine/core/random';
import { hexAt, neighbour } from '@/engine/hex/hex';
import type { Board } from '@/engine/rail/board';
import { TILES } from '@/engine/rail/data/tiles';
import type { BoardMap, MapHex } from '@/engine/rail/map';
import type { RouteRules, TrainSpec } from '@/engine/rail/routes/types';
import { offboard, type Track } from '@/engine/rail/tile';

const IDS = Object.keys(TILES).sort();
const blank: MapHex = { colour: 'tan', name: null, stops: [], paths: [], label: null, cost: 0 };

export interface Position {
  readonly map: BoardMap;
  readonly board: Board;
  readonly trains: readonly TrainSpec[];
  readonly rules: RouteRules;
}

export const oneOf = <T>(random: RandomState, items: readonly T[]): T =>
  items[randomBelow(random, items.length)] as T;
const chance = (random: RandomState, percent: number): boolean => randomBelow(random, 100) < percent;

function randomMap(random: RandomState): BoardMap {
  const hexes: Record<string, MapHex> = {};
  const rows = 2 + randomBelow(random, 3);
  const columns = 3 + randomBelow(random, 2);
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < columns; i++) {
      const red = chance(random, 10);
      const edges = shuffled(random, [0, 1, 2, 3, 4, 5]).slice(0, 1 + randomBelow(random, 3));
      hexes[hexAt(row, 2 * i + (row % 2))] = red
        ? {
            ...blank,
            colour: 'red',
            stops: [offboard(10 * randomBelow(random, 5), 10 * randomBelow(random, 9))],
            paths: edges.map((e) => [e, 's0'] as const),
            ...(chance(random, 50) ? { group: 'west' } : {}),
          }
        : chance(random, 8)
          ? { ...blank, impassable: [randomBelow(random, 6)] }
          : blank;
    }
  }
  return { hexes, tiles: TILES };
}

function randomTrain(random: RandomState, i: number, kinds: boolean): TrainSpec {
  const reach = oneOf(random, [2, 2, 3, 3, 4, 5, 6, null]);
  const id = `t${i}`;
  if (!kinds || reach === null || chance(random, 50)) return { id, reach };
  return chance(random, 50)
    ? { id, reach, towns: 1 + randomBelow(random, 2) }
    : { id, reach, towns: randomBelow(random, 4), apart: true };
}

function randomRules(random: RandomState, hexes: readonly string[]): RouteRules {
  const some = (n: number): string[] => shuffled(random, hexes).slice(0, n);
  return {
    era: oneOf(random, ['yellow', 'brown'] as const),
    ...(chance(random, 40) ? { once: chance(random, 50) ? ('all' as const) : some(3) } : {}),
    ...(chance(random, 30) ? { closed: some(1) } : {}),
    ...(chance(random, 40) ? { extra: { [some(1)[0] ?? '']: 20, [some(1)[0] ?? '']: 5 } } : {}),
    ...(chance(random, 80)
      ? {
          bonuses: shuffled(random, [
            { kind: 'pair' as const, a: some(2), b: some(2), value: 100 },
            { kind: 'ends' as const, a: some(4), b: some(4), value: 70 },
            { kind: 'largest' as const, at: some(1)[0] ?? '', except: some(1) },
            { kind: 'largest' as const, at: some(1)[0] ?? '', except: some(2) },
          ]).slice(0, 1 + randomBelow(random, 3)),
        }
      : {}),
  };
}

const edgesOf = (paths: readonly Track[], rotation = 0): number =>
  paths
    .flat()
    .reduce<number>(
      (bits, end) => (typeof end === 'number' ? bits | (1 << ((end + rotation) % 6)) : bits),
      0,
    );

/** Edges of every tile in every rotation, as bits. */
const EDGES_OF = new Map<string, number>(
  IDS.flatMap((id) =>
    [0, 1, 2, 3, 4, 5].map((r) => [`${id}/${r}`, edgesOf(TILES[id]?.paths ?? [], r)] as const),
  ),
);

/** Of a few tiles by lot the one that meets most track already there, so that there is something to run. */
function meeting(map: BoardMap, tiles: Record<string, string>, hex: string, random: RandomState): string {
  const facing = [0, 1, 2, 3, 4, 5].reduce((bits, edge) => {
    const there = neighbour(hex, edge);
    const laid = tiles[there];
    const edges = laid === undefined ? edgesOf(map.hexes[there]?.paths ?? []) : (EDGES_OF.get(laid) ?? 0);
    return (edges >> ((edge + 3) % 6)) & 1 ? bits | (1 << edge) : bits;
  }, 0);
  const met = (laid: string): number => {
    const bits = (EDGES_OF.get(laid) ?? 0) & facing;
    return [0, 1, 2, 3, 4, 5].filter((edge) => (bits >> edge) & 1).length;
  };
  const drawn = Array.from({ length: 8 }, () => `${oneOf(random, IDS)}/${randomBelow(random, 6)}`);
  return drawn.reduce((a, b) => (met(b) > met(a) ? b : a));
}

/** `kinds`: with the trains and rules of later titles too. */
export function randomPosition(random: RandomState, kinds: boolean): Position {
  const map = randomMap(random);
  const hexes = Object.keys(map.hexes).sort();
  const tiles: Record<string, string> = {};
  for (const hex of hexes) {
    if (map.hexes[hex]?.colour === 'red' || chance(random, 6)) continue;
    tiles[hex] = meeting(map, tiles, hex, random);
  }
  const cities = hexes.flatMap((hex) =>
    (TILES[tiles[hex]?.split('/')[0] ?? '']?.stops ?? []).flatMap((stop, n) =>
      stop.kind === 'city' ? Array.from({ length: stop.slots }, () => `${hex}/${n}`) : [],
    ),
  );
  const tokens: Record<string, string[]> = {};
  for (const place of shuffled(random, cities)) {
    const corp = oneOf(random, ['PRR', 'PRR', 'B&O', 'NYC', 'none', 'none']);
    if (corp === 'none' || tokens[corp]?.some((t) => t.split('/')[0] === place.split('/')[0])) continue;
    (tokens[corp] ??= []).push(place);
  }
  const trains = Array.from({ length: 1 + randomBelow(random, 4) }, (_, i) => randomTrain(random, i, kinds));
  const rules: RouteRules = kinds
    ? randomRules(random, hexes)
    : { era: oneOf(random, ['yellow', 'brown'] as const) };
  return { map, board: { version: 1, tiles, tokens }, trains, rules };
}
