// Routing positions: one JSON object per line, gzipped or not.
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { faceOf, splitStop, type Board } from '../../engine/rail/board';
import type { BoardMap } from '../../engine/rail/map';
import type { RouteRules, TrainSpec } from '../../engine/rail/routes/types';
import { fullBoard, MAP_1830 } from './route-boards';
import type { Bad } from './route-worst';

export interface Position {
  readonly id: string;
  readonly map: BoardMap;
  readonly board: Board;
  readonly company: string;
  readonly trains: readonly TrainSpec[];
  readonly rules: RouteRules;
  readonly best: number | null;
  readonly played: number | null;
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
const isText = (x: unknown): x is string => typeof x === 'string';
const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(isText);
const numberOrNull = (x: unknown): number | null => (typeof x === 'number' ? x : null);

/** "5", "D", "5+1" (a town more, R1894 4.5.1), "2+2" (towns counted apart, DE2011); null if it is no train. */
export function trainNamed(name: string, id: string): TrainSpec | null {
  if (name === 'D') return { id, reach: null };
  const [, large, towns] = /^([1-9]\d?)(?:\+([1-9]\d?))?$/.exec(name) ?? [];
  if (large === undefined) return null;
  return towns === undefined
    ? { id, reach: Number(large) }
    : { id, reach: Number(large), towns: Number(towns), ...(towns === large ? { apart: true } : {}) };
}

/** Nothing is laid on red and gray hexes, and a tile has the kinds of stops the hex was printed with. */
function mayHold(map: BoardMap, hex: string, tile: string): boolean {
  const printed = map.hexes[hex];
  const kinds = (stops: readonly { kind: string }[] = []): string =>
    stops
      .map(({ kind }) => kind)
      .sort()
      .join();
  if (!printed || printed.colour === 'red' || printed.colour === 'gray') return false;
  return kinds(printed.stops) === kinds(map.tiles[tile]?.stops);
}

function tilesOf(map: BoardMap, raw: unknown): Record<string, string> | string {
  if (!isRecord(raw)) return 'tiles are missing';
  const tiles: Record<string, string> = {};
  for (const [hex, laid] of Object.entries(raw)) {
    const [, tile, rotation] = isText(laid) ? (/^(\w+)\/([0-5])$/.exec(laid) ?? []) : [];
    if (!Object.hasOwn(map.hexes, hex)) return `there is no hex ${hex}`;
    if (tile === undefined || !Object.hasOwn(map.tiles, tile))
      return `hex ${hex}: no such tile: ${String(laid)}`;
    if (!mayHold(map, hex, tile)) return `hex ${hex} cannot hold tile ${tile}`;
    tiles[hex] = `${tile}/${rotation}`;
  }
  return tiles;
}

function tokensOf(
  map: BoardMap,
  tiles: Record<string, string>,
  raw: unknown,
): Record<string, string[]> | string {
  const board: Board = { version: 0, tiles, tokens: {} };
  const exists = (stop: string): boolean => {
    const [hex, n] = splitStop(stop);
    return Object.hasOwn(map.hexes, hex) && faceOf(map, board, hex).stops[n]?.kind === 'city';
  };
  if (!isRecord(raw)) return 'tokens are missing';
  const tokens: Record<string, string[]> = {};
  for (const [corp, stops] of Object.entries(raw)) {
    if (!isTexts(stops)) return `tokens of ${corp}: not a list of stops`;
    const wrong = stops.find((stop) => !/^\w+\/\d$/.test(stop) || !exists(stop));
    if (wrong !== undefined) return `tokens of ${corp}: no city ${wrong}`;
    tokens[corp] = stops;
  }
  return tokens;
}

/** EN2018 6.5: the greater values of red areas after the first 5-train. */
const ERAS: Readonly<Record<string, RouteRules['era']>> = {
  '2': 'yellow',
  '3': 'yellow',
  '4': 'yellow',
  '5': 'brown',
  '6': 'brown',
  '7': 'brown',
  D: 'brown',
};
const COMPANIES = new Set(
  Object.values(MAP_1830.hexes).flatMap(({ homes }) => homes?.map(({ corp }) => corp) ?? []),
);

/** One line; a string says what is wrong with it. */
export function positionOf(line: string): Position | string {
  let raw: unknown;
  try {
    raw = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  if (!isRecord(raw)) return 'not an object';
  const { id, title, phase, company, trains: names } = raw;
  if (title !== '1830') return `unknown title: ${String(title)}`;
  if (!isText(id) || !isText(phase) || !isText(company)) return 'id, phase or company is missing';
  const era = Object.hasOwn(ERAS, phase) ? ERAS[phase] : undefined;
  if (era === undefined) return `unknown phase: ${phase}`;
  if (!isTexts(names)) return 'trains are missing';
  const trains = names.map((name, i) => trainNamed(name, `${name}#${i + 1}`));
  const unknown = names.find((_, i) => trains[i] === null);
  if (unknown !== undefined) return `no such train: ${unknown}`;
  const tiles = tilesOf(MAP_1830, raw['tiles']);
  if (isText(tiles)) return tiles;
  const tokens = tokensOf(MAP_1830, tiles, raw['tokens']);
  if (isText(tokens)) return tokens;
  // A company of the game may have no station yet; any other is known by its stations.
  if (!COMPANIES.has(company) && !Object.hasOwn(tokens, company)) return `unknown company: ${company}`;
  return {
    id,
    map: MAP_1830,
    board: { version: 1, tiles, tokens },
    company,
    trains: trains.filter((train) => train !== null),
    rules: { era },
    best: numberOrNull(raw['best']),
    played: numberOrNull(raw['played']),
  };
}

/** All positions of a file; throws with the line and the reason. */
export function readPositions(file: string): Position[] {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`${file}: no such file`);
  if (found.isDirectory()) throw new Error(`${file}: a folder, not a file`);
  const bytes = readFileSync(file);
  let text: string;
  try {
    text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch {
    throw new Error(`${file}: damaged gzip file`);
  }
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return [];
      const position = positionOf(line);
      if (isText(position)) throw new Error(`${file}, line ${i + 1}: ${position}`);
      return [position];
    });
}

/** A full board with all stations of one company, or a few of several; seeded. */
export function stressPosition(
  seed: number,
  names: readonly string[],
  boxed: boolean,
  open: boolean,
): Position {
  const { board, cities } = fullBoard(seed, boxed);
  board.tokens = { X: cities.flatMap(({ stop }, i) => (open || i % 3 === seed % 3 ? [stop] : [])) };
  if (!open) board.tokens['Y'] = cities.flatMap(({ stop }, i) => (i % 3 === (seed + 1) % 3 ? [stop] : []));
  return {
    id: `${boxed ? 'box' : 'brown'}-${seed}-${names.join('')}${open ? '' : '-blocked'}`,
    map: MAP_1830,
    board,
    company: 'X',
    trains: names.flatMap((name, i) => trainNamed(name, `${name}#${i + 1}`) ?? []),
    rules: { era: 'brown' },
    best: null,
    played: null,
  };
}

/** A stress position with some tiles changed. */
export function badPosition({ seed, trains, boxed, open, changes }: Bad): Position {
  const position = stressPosition(seed, [...trains], boxed, open);
  if (!changes) return position;
  const tiles = { ...position.board.tiles, ...changes };
  return { ...position, id: `${position.id}-changed`, board: { ...position.board, tiles } };
}
