// Where a tile may be laid (EN2018 6.2). Connections are traced in reach.ts.
import { refuse, type Refusal } from '../core/refusal';
import type { HexId } from '../hex/hex';
import { faceOf, splitStop, tileFace, type CorpId, type Face } from './board';
import { edgeOpen } from './map';
import { reachOf } from './reach';
import { phaseDef, type RailRules } from './rules';
import type { RailState } from './state';
import { edgesOfStop, stopAfter } from './stations';

export interface Lay {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
}

/** Tiles of a kind that are not on the board. */
export function tilesLeft(g: RailRules, s: RailState, tile: string): number {
  let left = g.tileCounts[tile] ?? 0;
  for (const hex in s.board.tiles) if (s.board.tiles[hex]?.startsWith(`${tile}/`)) left--;
  return left;
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
      return refuse('trackRunsOff', 'EN2018 6.2.1(2)', { hex, edge: e });
  }
  if (!keepsTrack(before, after)) return refuse('trackNotKept', 'EN2018 6.2.2(3, 4)', { hex, tile });
  return null;
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

/** Rotations that give different track. */
export function distinctRotations(g: RailRules, tile: string): number[] {
  const shapes = new Set<string>();
  return [0, 1, 2, 3, 4, 5].filter((rotation) => {
    const face = tileFace(g.map, tile, rotation);
    const groups = face.stops.map((_, i) => edgesOfStop(face, i).sort().join(''));
    const plain = face.paths
      .filter(([a, b]) => typeof a === 'number' && typeof b === 'number')
      .map((path) => path.slice().sort().join('-'));
    const shape = `${groups.sort().join('|')}#${plain.sort().join('|')}`;
    if (shapes.has(shape)) return false;
    shapes.add(shape);
    return true;
  });
}
