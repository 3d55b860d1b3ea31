// Where the stops of a face stand and how its track runs. Worked out once per face, in the tile's own
// orientation, and then turned: a tile looks the same whichever way it lies.
import type { Face } from '@/engine/rail/board';
import { stopOf, type Stop, type Track } from '@/engine/rail/tile';

import { add, distance, edgeAngle, edgeMid, point, polar, scaled, turned, type Point } from './geometry';
import { crossings, type Span } from './crossings';
import { settle, type Candidate } from './settle';
import { arrival, betweenEdges, fromEdge, pointAt, type Piece } from './track';

export const SLOT = 14;

export interface StopPlace {
  readonly at: Point;
  /** Centres of the circles of a city. */
  readonly slots: readonly Point[];
  /** Direction of the track through a town of two exits; null: a dot. */
  readonly along: number | null;
}

export interface Line {
  readonly piece: Piece;
  readonly edges: readonly number[];
  readonly stop: number | null;
  /** Where it passes over a line drawn before it. */
  readonly over: readonly Span[];
}

export interface Layout {
  readonly stops: readonly StopPlace[];
  readonly lines: readonly Line[];
}

const CENTRE = point(0, 0);

/** Edges joined to a stop. */
export function exitsOf(paths: readonly Track[], stop: number): number[] {
  return paths.flatMap(([a, b]) => {
    if (stopOf(a) === stop && typeof b === 'number') return [b];
    if (stopOf(b) === stop && typeof a === 'number') return [a];
    return [];
  });
}

/** The circles of a city: in a row across the way from the centre, then triangle, then square. */
export function slotsAt(at: Point, count: number): Point[] {
  const gap = SLOT + 0.6;
  const across = distance(at, CENTRE) < 1 ? 0 : Math.atan2(at.y, at.x) + Math.PI / 2;
  if (count <= 1) return [at];
  if (count === 2) return [add(at, polar(across, -gap)), add(at, polar(across, gap))];
  const start = count === 3 ? -Math.PI / 2 : Math.PI / 4;
  const radius = gap / Math.sin(Math.PI / count);
  return Array.from({ length: count }, (_, i) => add(at, polar(start + (i * 2 * Math.PI) / count, radius)));
}

const isBypassed = (paths: readonly Track[], exits: readonly number[]): boolean =>
  exits.length === 2 && paths.some(([a, b]) => exits.includes(Number(a)) && exits.includes(Number(b)));

function onlyStop(stop: Stop, exits: readonly number[], paths: readonly Track[]): Point {
  const [a = 0, b = 0] = exits;
  if (stop.kind === 'city' && isBypassed(paths, exits)) return polar(edgeAngle(a) + Math.PI / 2, 27);
  if (stop.kind === 'town' && exits.length === 2) return pointAt(betweenEdges(a, b), 0.5);
  return CENTRE;
}

/** Where one of several stops might stand, with how far each place is from the natural one. */
function candidates(stop: Stop, exits: readonly number[], index: number, of: number): Candidate[] {
  const [a = 0, b = 0] = exits;
  const steps = (n: number) => Array.from({ length: n }, (_, i) => i);
  if (exits.length === 0) {
    const at = point((index - (of - 1) / 2) * 35, 0);
    return [{ at, strain: 0 }];
  }
  if (exits.length === 1) {
    return steps(14).map((i) => ({ at: polar(edgeAngle(a), 8 + 2 * i), strain: Math.abs(8 + 2 * i - 20) }));
  }
  if (exits.length === 2 && stop.slots < 2) {
    const arc = betweenEdges(a, b);
    return steps(25).map((i) => ({
      at: pointAt(arc, 0.2 + i * 0.025),
      strain: Math.abs(i - 12) * 1.5,
    }));
  }
  const mean = exits.map(edgeMid).reduce(add, CENTRE);
  const away = Math.atan2(mean.y, mean.x);
  return steps(8).map((i) => ({ at: polar(away, 14 + 2 * i), strain: Math.abs(14 + 2 * i - 23) }));
}

function places(stops: readonly Stop[], paths: readonly Track[]): Point[] {
  const exits = stops.map((_, i) => exitsOf(paths, i));
  if (stops.length === 1 && stops[0]) return [onlyStop(stops[0], exits[0] ?? [], paths)];
  return settle(
    stops.map((stop, i) => ({
      exits: exits[i] ?? [],
      slots: stop.slots,
      candidates: candidates(stop, exits[i] ?? [], i, stops.length),
    })),
  );
}

function piecesOf(paths: readonly Track[], at: readonly Point[]): Omit<Line, 'over'>[] {
  return paths.flatMap(([a, b]) => {
    if (typeof a === 'number' && typeof b === 'number') {
      return [{ piece: betweenEdges(a, b), edges: [a, b], stop: null }];
    }
    const edge = typeof a === 'number' ? a : b;
    const stop = stopOf(typeof a === 'number' ? b : a);
    const place = stop === null ? undefined : at[stop];
    if (typeof edge !== 'number' || !place) return [];
    return [{ piece: fromEdge(edge, place), edges: [edge], stop }];
  });
}

// Kept by what is printed, in the orientation of rotation 0.
const settled = new Map<string, readonly Point[]>();

function placesAtHome(face: Face): readonly Point[] {
  const back = (6 - face.rotation) % 6;
  const home = face.paths.map(([a, b]): Track => [
    typeof a === 'number' ? (a + back) % 6 : a,
    typeof b === 'number' ? (b + back) % 6 : b,
  ]);
  const key = `${face.stops.map((stop) => stop.kind + stop.slots).join()} ${home.join(' ')}`;
  let at = settled.get(key);
  if (!at) settled.set(key, (at = places(face.stops, home)));
  return at;
}

function layOut(face: Face): Layout {
  const at = placesAtHome(face).map((p) => turned(p, face.rotation));
  const lines = piecesOf(face.paths, at);
  const stops = face.stops.map((stop, i): StopPlace => {
    const here = at[i] ?? CENTRE;
    const mine = lines.filter((line) => line.stop === i);
    const first = mine[0];
    return {
      at: here,
      slots: stop.kind === 'city' ? slotsAt(here, stop.slots) : [],
      along: stop.kind === 'town' && mine.length === 2 && first ? arrival(first.piece) : null,
    };
  });
  return { stops, lines: crossings(lines) };
}

const known = new WeakMap<Face, Layout>();

export function layoutOf(face: Face): Layout {
  let layout = known.get(face);
  if (!layout) known.set(face, (layout = layOut(face)));
  return layout;
}

/** The line a route takes from an edge to a stop, or between two edges. */
export function lineFor(layout: Layout, edges: readonly number[], stop: number | null): Line | null {
  return (
    layout.lines.find(
      (l) => l.stop === stop && edges.length === l.edges.length && edges.every((e) => l.edges.includes(e)),
    ) ?? null
  );
}

/** A point between the stops, near which what is said about them belongs. */
export function middleOf(layout: Layout): Point {
  const n = layout.stops.length || 1;
  return scaled(layout.stops.map((s) => s.at).reduce(add, CENTRE), 1 / n);
}
