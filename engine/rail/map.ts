import { EDGES, neighbour, opposite, type HexId } from '../hex/hex';
import type { Colour, Stop, Tile, Track } from './tile';

/** A hex as printed on the board. */
export interface MapHex {
  readonly colour: Colour;
  readonly name: string | null;
  readonly stops: readonly Stop[];
  readonly paths: readonly Track[];
  readonly label: string | null;
  /** What the first tile here costs. */
  readonly cost: number;
  readonly terrain?: 'water' | 'mountain';
  /** Edges no track may cross. */
  readonly impassable?: readonly number[];
  /** The private company whose certificate names this hex. */
  readonly privateCompany?: string;
  /** Home stations; stop null: either stop, the president chooses. */
  readonly homes?: readonly { readonly corp: string; readonly stop: number | null }[];
  /** Red areas of one group are one place. */
  readonly group?: string;
}

/** The static side of a board: the printed map and the catalogue of tiles. */
export interface BoardMap {
  readonly hexes: Readonly<Record<HexId, MapHex>>;
  readonly tiles: Readonly<Record<string, Tile>>;
}

function isOpen(map: BoardMap, hex: HexId, edge: number): boolean {
  const here = map.hexes[hex];
  const there = map.hexes[neighbour(hex, edge)];
  if (!here || !there || here.impassable?.includes(edge)) return false;
  if (there.colour !== 'gray' && there.colour !== 'red') return true;
  const facing = opposite(edge);
  return there.paths.some((path) => path.includes(facing));
}

// A printed map never changes, so its open edges are looked up once, as bits by hex.
const open = new WeakMap<BoardMap, Map<HexId, number>>();

/** Whether track may leave `hex` through `edge`: a hex is there, open to it (EN2018 6.2.1(2)). */
export function edgeOpen(map: BoardMap, hex: HexId, edge: number): boolean {
  let known = open.get(map);
  if (!known) open.set(map, (known = new Map()));
  let bits = known.get(hex);
  if (bits === undefined) {
    bits = EDGES.reduce<number>((all, e) => all | (isOpen(map, hex, e) ? 1 << e : 0), 0);
    known.set(hex, bits);
  }
  return (bits & (1 << edge)) !== 0;
}

export const openEdges = (map: BoardMap, hex: HexId): number[] => EDGES.filter((e) => edgeOpen(map, hex, e));
