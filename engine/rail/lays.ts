// Where a tile may be laid (EN2018 6.2). Connections are traced in reach.ts.
import { refuse, type Refusal } from '../core/refusal';
import { EDGES, type HexId } from '../hex/hex';
import { faceOf, splitStop, tileFace, type Board, type CorpId, type Face } from './board';
import { edgeOpen, type BoardMap } from './map';
import { reachOf } from './reach';
import { phaseDef, type RailRules } from './rules';
import type { RailState } from './state';
import type { Colour } from './tile';
import { edgesOfStop, stopAfter } from './stations';

export interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
}

// How many of each tile lie on a board, kept until the board changes.
const counted = new WeakMap<Board, { version: number; laid: Map<string, number> }>();

function laidOf(board: Board): ReadonlyMap<string, number> {
  const known = counted.get(board);
  if (known?.version === board.version) return known.laid;
  const laid = new Map<string, number>();
  for (const hex in board.tiles) {
    const [tile] = splitStop(board.tiles[hex] ?? '');
    laid.set(tile, (laid.get(tile) ?? 0) + 1);
  }
  counted.set(board, { version: board.version, laid });
  return laid;
}

/** Tiles of a kind that are not on the board. */
export function tilesLeft(g: RailRules, s: RailState, tile: string): number {
  return (g.tileCounts[tile] ?? 0) - (laidOf(s.board).get(tile) ?? 0);
}

/** Tiles the rules name for this hex, whatever the phase and the stock. */
export function candidates(g: RailRules, s: RailState, hex: HexId): readonly string[] {
  const laid = s.board.tiles[hex];
  return laid === undefined ? g.firstTiles(hex) : (g.upgrades[splitStop(laid)[0]] ?? []);
}

/** EN2018 6.2.1(3), 6.2.2(7): the terrain is paid for by the first tile only. */
export function layCost(g: RailRules, s: RailState, hex: HexId): number {
  return s.board.tiles[hex] === undefined ? (g.map.hexes[hex]?.cost ?? 0) : 0;
}

const exitBits = new WeakMap<Face, number>();

function exitsOf(face: Face): number {
  let bits = exitBits.get(face);
  if (bits === undefined) {
    bits = 0;
    for (const path of face.paths) for (const end of path) if (typeof end === 'number') bits |= 1 << end;
    exitBits.set(face, bits);
  }
  return bits;
}

function samePiece(a: readonly unknown[], x: unknown, y: unknown): boolean {
  return (a[0] === x && a[1] === y) || (a[0] === y && a[1] === x);
}

/** EN2018 6.2.2(3, 4): all old track stays where it is, and separate stops stay separate. */
function keepsTrack(before: Face, after: Face): boolean {
  const taken = new Set<number>();
  for (let stop = 0; stop < before.stops.length; stop++) {
    if (edgesOfStop(before, stop).length === 0) continue;
    const now = stopAfter(before, after, stop);
    if (now === null || taken.has(now)) return false;
    taken.add(now);
  }
  return before.paths.every(
    ([a, b]) =>
      typeof a !== 'number' || typeof b !== 'number' || after.paths.some((path) => samePiece(path, a, b)),
  );
}

/** A restriction that holds for placing (EN2018 6.2.1) as for upgrading (6.2.2), as the book numbers it there. */
export const section = (s: RailState, hex: HexId, n: 1 | 2): string =>
  `EN2018 ${s.board.tiles[hex] === undefined ? '6.2.1' : '6.2.2'}(${n})`;

/** Everything about the tile on this hex that does not depend on who lays it. */
export function whyNotTile(g: RailRules, s: RailState, lay: Lay): Refusal | null {
  const { hex, tile, rotation } = lay;
  const printed = g.map.hexes[hex];
  const laid = g.map.tiles[tile];
  if (!printed) return refuse('noSuchHex', '', { hex });
  if (!laid) return refuse('noSuchTile', '', { tile });
  if (printed.colour === 'gray' || printed.colour === 'red')
    return refuse('hexTakesNoTile', 'EN2018 6.2', { hex });
  if (!phaseDef(g, s.phase).colours.includes(laid.colour)) {
    return refuse('colourNotYet', 'EN2018 6.2', { colour: laid.colour, phase: s.phase });
  }
  if (!candidates(g, s, hex).includes(tile)) {
    const rule = s.board.tiles[hex] === undefined ? 'EN2018 6.2.1(5, 6, 7)' : 'EN2018 6.2.2(5, 6)';
    return refuse('tileDoesNotFit', rule, { hex, tile });
  }
  if (tilesLeft(g, s, tile) <= 0) return refuse('tileNotLeft', 'EN2018 6.2', { tile });
  const before = faceOf(g.map, s.board, hex);
  const after = tileFace(g.map, tile, rotation);
  const exits = exitsOf(after);
  for (let e = 0; e < 6; e++) {
    if (exits & (1 << e) && !edgeOpen(g.map, hex, e))
      return refuse('trackRunsOff', section(s, hex, 2), { hex, edge: e });
  }
  if (!keepsTrack(before, after)) return refuse('trackNotKept', 'EN2018 6.2.2(3, 4)', { hex, tile });
  return null;
}

/** Why no tile at all goes on a hex, whoever would lay it; null: some tile does, in some rotation. */
export function whyNoTile(g: RailRules, s: RailState, hex: HexId): Refusal | null {
  const printed = g.map.hexes[hex];
  if (!printed) return refuse('noSuchHex', '', { hex });
  if (printed.colour === 'gray' || printed.colour === 'red')
    return refuse('hexTakesNoTile', 'EN2018 6.2', { hex });
  const named = candidates(g, s, hex);
  const [first] = named;
  if (first === undefined) {
    return faceOf(g.map, s.board, hex).colour === 'brown'
      ? refuse('brownStays', 'EN2018 6.2.2(5)', { hex })
      : refuse('noUpgrade', 'EN2018 6.2.2(5)', { hex });
  }
  const colourOf = (tile: string): Colour => g.map.tiles[tile]?.colour ?? 'gray';
  const now = named.filter((tile) => phaseDef(g, s.phase).colours.includes(colourOf(tile)));
  if (now.length === 0)
    return refuse('colourNotYet', 'EN2018 6.2', { colour: colourOf(first), phase: s.phase });
  const left = now.filter((tile) => tilesLeft(g, s, tile) > 0);
  if (left.length === 0) return refuse('noTileLeft', 'EN2018 6.2', { hex });
  const fits = left.some((tile) =>
    distinctRotations(g.map, tile).some((rotation) => whyNotTile(g, s, { hex, tile, rotation }) === null),
  );
  if (fits) return null;
  const rule = s.board.tiles[hex] === undefined ? 'EN2018 6.2.1(2)' : 'EN2018 6.2.2(2, 3, 4)';
  return refuse('noTileFits', rule, { hex });
}

/** EN2018 6.2.1(4): a private of a player keeps its hexes free. */
export function heldByPrivate(g: RailRules, s: RailState, hex: HexId): Refusal | null {
  const id = g.map.hexes[hex]?.privateCompany;
  const owner = id === undefined ? undefined : s.privates[id];
  if (id === undefined || owner === undefined || owner === 'closed' || s.corps[owner]) return null;
  return refuse('hexHeldByPrivate', 'EN2018 6.2.1(4)', { hex, private: id });
}

/** EN2018 6.2.1(1), 6.2.2(1): a route leads to some track of the tile, or it is the company's own home. */
export function connected(g: RailRules, s: RailState, corp: CorpId, lay: Lay): boolean {
  const def = g.corps[corp];
  if (def && def.home === lay.hex && def.homeTile === lay.tile && s.corps[corp]?.homePlaced) return true;
  const reached = reachOf(g.map, s.board, corp).edges.get(lay.hex) ?? 0;
  return (reached & exitsOf(tileFace(g.map, lay.tile, lay.rotation))) !== 0;
}

const rotations = new WeakMap<BoardMap, Map<string, readonly number[]>>();

/** Rotations that give different track. */
export function distinctRotations(map: BoardMap, tile: string): readonly number[] {
  let known = rotations.get(map);
  if (!known) rotations.set(map, (known = new Map()));
  let distinct = known.get(tile);
  if (!distinct) {
    const shapes = EDGES.map((rotation) => shapeOf(tileFace(map, tile, rotation)));
    distinct = EDGES.filter((rotation) => shapes.indexOf(shapes[rotation] ?? '') === rotation);
    known.set(tile, distinct);
  }
  return distinct;
}

/** The track of a face as text: the same for faces that differ only in the order of their pieces. */
function shapeOf(face: Face): string {
  const groups = face.stops.map((_, i) => edgesOfStop(face, i).sort().join(''));
  const plain = face.paths
    .filter(([a, b]) => typeof a === 'number' && typeof b === 'number')
    .map((path) => path.slice().sort().join('-'));
  return `${groups.sort().join('|')}#${plain.sort().join('|')}`;
}
