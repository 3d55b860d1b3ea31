import { edgeTowards, type HexId } from '../hex/hex';
import { faceOf, stopId } from '../rail/board';
import type { RailRules } from '../rail/rules';
import type { Route } from '../rail/routes/types';
import type { RailState } from '../rail/state';
import { stopOf } from '../rail/tile';
import type { FileRoute } from './file';

/** The stop a piece of track from this edge leads to. */
function stopBehind(g: RailRules, s: RailState, hex: HexId, towards: HexId): string | null {
  const edge = edgeTowards(hex, towards);
  if (edge === null) return null;
  for (const [a, b] of faceOf(g.map, s.board, hex).paths) {
    const stop = a === edge ? stopOf(b) : b === edge ? stopOf(a) : null;
    if (stop !== null) return stopId(hex, stop);
  }
  return null;
}

/** A connection there lists hexes; its ends are stops. */
function legOf(g: RailRules, s: RailState, hexes: readonly HexId[]): string[] | null {
  const [first, second] = hexes;
  const last = hexes[hexes.length - 1];
  const before = hexes[hexes.length - 2];
  if (first === undefined || second === undefined || last === undefined || before === undefined) return null;
  const from = stopBehind(g, s, first, second);
  const to = stopBehind(g, s, last, before);
  return from === null || to === null ? null : [from, ...hexes.slice(1, -1), to];
}

const end = (leg: readonly string[]): string | undefined => leg[leg.length - 1];

/** Joins the legs of a run end to end; each may be written in either direction. */
function join(legs: readonly string[][]): string[] | null {
  const [first, second] = legs;
  if (!first) return null;
  const touches = (stop: string | undefined): boolean =>
    second?.[0] === stop || (second && end(second)) === stop;
  let path = second && !touches(end(first)) ? first.slice().reverse() : first.slice();
  for (const leg of legs.slice(1)) {
    const at = end(path);
    if (leg[0] === at) path = [...path, ...leg.slice(1)];
    else if (end(leg) === at) path = [...path, ...leg.slice().reverse().slice(1)];
    else return null;
  }
  return path;
}

export function readRoute(g: RailRules, s: RailState, route: FileRoute): Route | null {
  const legs = route.connections.map((hexes) => legOf(g, s, hexes));
  if (!legs.every((leg) => leg !== null)) return null;
  const path = join(legs);
  return path && { train: route.train.replace(/-\d+$/, ''), path };
}

/** A run as connections from stop to stop. */
export function connectionsOf(route: Route): string[][] {
  const out: string[][] = [];
  for (const at of route.path) {
    const hex = at.split('/')[0] ?? at;
    const open = out[out.length - 1];
    if (open) open.push(hex);
    if (at.includes('/')) out.push([hex]);
  }
  return out.slice(0, -1);
}
