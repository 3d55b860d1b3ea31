// Reads a path against the board: which stops it has and which sections of track it uses.
import { refuse, type Refusal } from '../../core/refusal';
import { faceOf, type Board, type CorpId, type Face, type StopId } from '../board';
import type { BoardMap } from '../map';
import type { HexId } from '../../hex/hex';
import type { Stop } from '../tile';
import { edgeTo, layoutOf, type Layout } from './layout';
import { blocked, stationsOf } from './stations';
import { trackOf } from './track';

export interface WalkedStop {
  readonly id: StopId;
  readonly hex: HexId;
  readonly stop: Stop;
  readonly group: string;
  readonly own: boolean;
  readonly blocked: boolean;
}

export interface Walk {
  readonly stops: readonly WalkedStop[];
  /** Borders crossed. */
  readonly track: ReadonlySet<number>;
}

interface Place {
  readonly text: string;
  readonly h: number;
  /** -1: passed without a stop. */
  readonly n: number;
  readonly face: Face;
}

const ROUTES = 'EN2018 6.4.2';

function placeAt(map: BoardMap, board: Board, layout: Layout, text: unknown): Place | null {
  if (typeof text !== 'string') return null;
  const slash = text.indexOf('/');
  const hex = slash < 0 ? text : text.slice(0, slash);
  const h = layout.index.get(hex);
  if (h === undefined) return null;
  const face = faceOf(map, board, hex);
  if (slash < 0) return { text, h, n: -1, face };
  const n = text.charCodeAt(slash + 1) - 48;
  if (text.length !== slash + 2 || !(n >= 0 && n < face.stops.length)) return null;
  return { text, h, n, face };
}

/** Why no train can go from one edge of a hex to another without a stop. */
function noTurn(place: Place, from: number, to: number): Refusal {
  const { through } = trackOf(place.face);
  const [a, b] = [through[from] ?? 0, through[to] ?? 0];
  if (from === to || (a & b) !== 0) return refuse('routeReverses', ROUTES, { hex: place.text });
  if (a !== 0 && b !== 0) return refuse('routeCrossover', ROUTES, { hex: place.text });
  return refuse('routeBroken', ROUTES, { place: place.text });
}

function stopAt(map: BoardMap, board: Board, corp: CorpId, layout: Layout, place: Place): WalkedStop | null {
  const stop = place.face.stops[place.n];
  const hex = layout.hexes[place.h];
  if (!stop || hex === undefined) return null;
  const stations = stationsOf(board).get(place.text);
  return {
    id: place.text,
    hex,
    stop,
    group: map.hexes[hex]?.group ?? hex,
    own: stations?.includes(corp) ?? false,
    blocked: blocked(stop, stations, corp),
  };
}

/** The section of track between two places of a path, and the edges it leaves and enters by; a refusal if none. */
function section(
  layout: Layout,
  from: Place,
  to: Place,
): { track: number; out: number; in: number } | Refusal {
  const out = edgeTo(layout, from.h, to.h);
  if (out < 0) return refuse('routeBroken', ROUTES, { place: to.text });
  return { track: layout.border[from.h * 6 + out] ?? -1, out, in: (out + 3) % 6 };
}

const leads = (place: Place, edge: number): boolean =>
  place.n < 0 || (((trackOf(place.face).stops[edge] ?? 0) >> place.n) & 1) !== 0;

export function walk(map: BoardMap, board: Board, corp: CorpId, path: readonly string[]): Walk | Refusal {
  const layout = layoutOf(map);
  const stops: WalkedStop[] = [];
  const track = new Set<number>();
  let before: Place | null = null;
  let entered = -1;
  for (let i = 0; i < path.length; i++) {
    const text: unknown = path[i];
    const place = placeAt(map, board, layout, text);
    if (!place) return refuse('routeBroken', ROUTES, { place: typeof text === 'string' ? text : '' });
    if (place.n < 0 && (i === 0 || i === path.length - 1))
      return refuse('routeEnds', ROUTES, { place: place.text });
    if (before) {
      const step = section(layout, before, place);
      if ('code' in step) return step;
      if (before.n < 0) {
        const turns: number = trackOf(before.face).through[entered] ?? 0;
        if (((turns >> step.out) & 1) === 0) return noTurn(before, entered, step.out);
      }
      if (!leads(before, step.out)) return refuse('routeBroken', ROUTES, { place: before.text });
      if (!leads(place, step.in)) return refuse('routeBroken', ROUTES, { place: place.text });
      if (track.has(step.track)) return refuse('routeTrackTwice', ROUTES, { place: place.text });
      track.add(step.track);
      entered = step.in;
    }
    const stop = place.n < 0 ? null : stopAt(map, board, corp, layout, place);
    if (stop) stops.push(stop);
    before = place;
  }
  return { stops, track };
}
