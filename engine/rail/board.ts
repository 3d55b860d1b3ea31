import type { HexId } from '../hex/hex';
import { rotated } from '../hex/hex';
import type { BoardMap } from './map';
import type { Colour, Stop, Track, TrackEnd } from './tile';

export type CorpId = string;
/** A stop on the board: "H12/0". */
export type StopId = string;

/** The changing side of a board. `version` grows with every change, so that what is derived can be kept. */
export interface Board {
  version: number;
  /** Laid tiles: hex -> "57/1" (tile and rotation). */
  tiles: Record<HexId, string>;
  /** Stations on the board by company. */
  tokens: Record<CorpId, StopId[]>;
}

/** What a hex shows now, printed or laid, in its orientation. */
export interface Face {
  readonly tile: string | null;
  readonly rotation: number;
  readonly colour: Colour;
  readonly label: string | null;
  readonly stops: readonly Stop[];
  readonly paths: readonly Track[];
}

export const stopId = (hex: HexId, stop: number): StopId => `${hex}/${stop}`;

export function splitStop(stop: StopId): readonly [hex: HexId, stop: number] {
  const slash = stop.indexOf('/');
  return [stop.slice(0, slash), Number(stop.slice(slash + 1))];
}

export const layId = (tile: string, rotation: number): string => `${tile}/${rotation}`;

const turn = (end: TrackEnd, rotation: number): TrackEnd =>
  typeof end === 'number' ? rotated(end, rotation) : end;

// Faces never change, so they are made once per map: by hex for the printed ones, by "57/1" for tiles.
const faces = new WeakMap<BoardMap, Map<string, Face>>();

function facesOf(map: BoardMap): Map<string, Face> {
  let known = faces.get(map);
  if (!known) faces.set(map, (known = new Map()));
  return known;
}

export function tileFace(map: BoardMap, tile: string, rotation: number): Face {
  const key = layId(tile, rotation);
  const known = facesOf(map).get(key);
  if (known) return known;
  const printed = map.tiles[tile];
  const face: Face = {
    tile,
    rotation,
    colour: printed?.colour ?? 'yellow',
    label: printed?.label ?? null,
    stops: printed?.stops ?? [],
    paths: (printed?.paths ?? []).map(([a, b]) => [turn(a, rotation), turn(b, rotation)]),
  };
  facesOf(map).set(key, face);
  return face;
}

export function printedFace(map: BoardMap, hex: HexId): Face {
  const known = facesOf(map).get(hex);
  if (known) return known;
  const printed = map.hexes[hex];
  const face: Face = {
    tile: null,
    rotation: 0,
    colour: printed?.colour ?? 'tan',
    label: printed?.label ?? null,
    stops: printed?.stops ?? [],
    paths: printed?.paths ?? [],
  };
  facesOf(map).set(hex, face);
  return face;
}

export function faceOf(map: BoardMap, board: Board, hex: HexId): Face {
  const laid = board.tiles[hex];
  if (laid === undefined) return printedFace(map, hex);
  const known = facesOf(map).get(laid);
  if (known) return known;
  const [tile, rotation] = splitStop(laid);
  return tileFace(map, tile, rotation);
}

/** Companies with a station in a city. */
export function tokensAt(board: Board, stop: StopId): CorpId[] {
  return Object.keys(board.tokens).filter((corp) => board.tokens[corp]?.includes(stop));
}
