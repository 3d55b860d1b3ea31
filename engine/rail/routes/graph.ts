// The part of a board that a company's trains can use, as numbers. Track that is always used together is
// one link; a link is one bit, so that "is this track free" is a few ands.
import { faceOf, stopId, type Board, type CorpId, type StopId } from '../board';
import type { BoardMap } from '../map';
import type { HexId } from '../../hex/hex';
import { layoutOf, type Layout } from './layout';
import { valueOf } from './revenue';
import { blocked, stationsOf } from './stations';
import { trackOf, type FaceTrack } from './track';
import type { RouteRules } from './types';

export interface GraphStop {
  readonly id: StopId;
  readonly h: number;
  readonly n: number;
  readonly value: number;
  readonly town: boolean;
  /** Own station. */
  readonly own: boolean;
  /** A route may end here, not pass. */
  readonly endOnly: boolean;
  /** At most one stop of a class is in a route: itself, its red area, its hex where hexes count once. */
  readonly kind: number;
}

export interface Graph {
  readonly layout: Layout;
  readonly stops: readonly GraphStop[];
  readonly kinds: number;
  readonly links: number;
  /** All crossings a train of the company may make. */
  readonly crossings: readonly number[];
  /** crossing (hex * 6 + edge, leaving) -> its link, or -1 where no train of the company can come. */
  readonly linkOf: Int16Array;
  /** hex * 6 + edge -> the edge its link goes on through in this hex, or -1 where the link ends. */
  readonly joined: Int8Array;
  /** Crossings a train may continue with, by the crossing it came over. */
  readonly onward: readonly (readonly number[])[];
  /** Stops that a crossing arrives at. */
  readonly arrives: readonly (readonly number[])[];
  /** Crossings that leave each stop. */
  readonly leaves: readonly (readonly number[])[];
}

const opposite = (edge: number): number => (edge + 3) % 6;
const NONE: readonly number[] = [];

/** The same border, crossed the other way. */
export function reverse(layout: Layout, crossing: number): number {
  const edge = crossing % 6;
  return (layout.beyond[crossing] ?? 0) * 6 + opposite(edge);
}

class Builder {
  readonly layout: Layout;
  readonly stops: GraphStop[] = [];
  readonly leaves: number[][] = [];
  readonly onward: (readonly number[])[];
  readonly arrives: (readonly number[])[];
  private readonly tracks: (FaceTrack | undefined)[];
  private readonly stopAt = new Map<number, number>();
  private readonly kindAt = new Map<string, number>();
  private readonly reached: Uint8Array;
  private readonly order: number[] = [];

  constructor(
    private readonly map: BoardMap,
    private readonly board: Board,
    private readonly corp: CorpId,
    private readonly rules: RouteRules,
    private readonly shut: ReadonlySet<number>,
  ) {
    this.layout = layoutOf(map);
    const size = this.layout.hexes.length * 6;
    this.onward = new Array<readonly number[]>(size).fill(NONE);
    this.arrives = new Array<readonly number[]>(size).fill(NONE);
    this.tracks = new Array<FaceTrack | undefined>(this.layout.hexes.length);
    this.reached = new Uint8Array(size);
  }

  private trackAt(h: number): FaceTrack {
    return (this.tracks[h] ??= trackOf(faceOf(this.map, this.board, this.layout.hexes[h] ?? '')));
  }

  private kindOf(hex: HexId, id: StopId, group: string | undefined): number {
    const once = this.rules.once === 'all' || (this.rules.once?.includes(hex) ?? false);
    const key = group !== undefined ? `*${group}` : once ? hex : id;
    let kind = this.kindAt.get(key);
    if (kind === undefined) this.kindAt.set(key, (kind = this.kindAt.size));
    return kind;
  }

  /** The number of a stop, new or known; -1 where the company may not come. */
  find(h: number, n: number): number {
    const key = h * 8 + n;
    const known = this.stopAt.get(key);
    if (known !== undefined) return known;
    const hex = this.layout.hexes[h] ?? '';
    const stop = faceOf(this.map, this.board, hex).stops[n];
    if (!stop || this.rules.closed?.includes(hex)) {
      this.stopAt.set(key, -1);
      return -1;
    }
    const id = stopId(hex, n);
    const stations = stationsOf(this.board).get(id);
    const index = this.stops.length;
    this.stopAt.set(key, index);
    this.leaves.push([]);
    this.stops.push({
      id,
      h,
      n,
      value: valueOf(stop, hex, this.rules),
      town: stop.kind === 'town',
      own: stations?.includes(this.corp) ?? false,
      endOnly: stop.kind === 'offboard' || blocked(stop, stations, this.corp),
      kind: this.kindOf(hex, id, stop.kind === 'offboard' ? (this.map.hexes[hex]?.group ?? hex) : undefined),
    });
    return index;
  }

  /** Walks all track from the company's stations outwards, through every stop it may pass. */
  flood(): void {
    // Sorted, so that the answer does not depend on the order in which stations were placed.
    for (const id of (this.board.tokens[this.corp] ?? []).slice().sort()) {
      const slash = id.indexOf('/');
      const h = this.layout.index.get(id.slice(0, slash));
      if (h !== undefined) this.find(h, Number(id.slice(slash + 1)));
    }
    const queue: number[] = [];
    for (let s = 0; s < this.stops.length; s++) {
      this.leave(s, queue);
      for (let c = queue.pop(); c !== undefined; c = queue.pop()) this.cross(c, queue);
    }
  }

  private push(crossing: number, queue: number[]): boolean {
    const there = this.layout.beyond[crossing] ?? -1;
    if (there < 0 || this.shut.has(this.layout.border[crossing] ?? -1)) return false;
    const track = this.trackAt(there);
    const entry = opposite(crossing % 6);
    if (((track.through[entry] ?? 0) | (track.stops[entry] ?? 0)) === 0) return false;
    if (!this.reached[crossing]) {
      this.reached[crossing] = 1;
      this.order.push(crossing);
      queue.push(crossing);
    }
    return true;
  }

  private leave(s: number, queue: number[]): void {
    const stop = this.stops[s];
    const out = this.leaves[s];
    if (!stop || !out || stop.endOnly) return;
    const track = this.trackAt(stop.h);
    for (let edge = 0; edge < 6; edge++) {
      if ((((track.stops[edge] ?? 0) >> stop.n) & 1) === 0) continue;
      if (this.push(stop.h * 6 + edge, queue)) out.push(stop.h * 6 + edge);
    }
  }

  private cross(crossing: number, queue: number[]): void {
    const there = this.layout.beyond[crossing] ?? 0;
    const entry = opposite(crossing % 6);
    const track = this.trackAt(there);
    const stops = track.stops[entry] ?? 0;
    const through = track.through[entry] ?? 0;
    const arrives: number[] = [];
    const onward: number[] = [];
    for (let n = 0; stops >> n; n++) {
      const s = (stops >> n) & 1 ? this.find(there, n) : -1;
      if (s >= 0) arrives.push(s);
    }
    for (let edge = 0; through >> edge; edge++) {
      if ((through >> edge) & 1 && this.push(there * 6 + edge, queue)) onward.push(there * 6 + edge);
    }
    this.arrives[crossing] = arrives;
    this.onward[crossing] = onward;
  }

  /** Forgets track that leads to no stop. */
  trim(): void {
    const useful = new Uint8Array(this.reached.length);
    for (let changed = true; changed;) {
      changed = false;
      for (let i = this.order.length - 1; i >= 0; i--) {
        const c = this.order[i] ?? 0;
        if (useful[c]) continue;
        if ((this.arrives[c]?.length ?? 0) === 0 && !this.onward[c]?.some((next) => useful[next])) continue;
        useful[c] = 1;
        changed = true;
      }
    }
    for (const c of this.order) {
      if (!useful[c]) this.reached[c] = 0;
      const onward = this.onward[c] ?? NONE;
      if (onward.some((next) => !useful[next])) this.onward[c] = onward.filter((next) => useful[next]);
    }
    this.leaves.forEach((out, s) => {
      this.leaves[s] = out.filter((c) => useful[c]);
    });
  }

  /** Numbers the links: borders joined by track without a choice are one. */
  link(): { links: number; linkOf: Int16Array; joined: Int8Array } {
    const { layout } = this;
    const linkOf = new Int16Array(this.reached.length).fill(-1);
    const joined = new Int8Array(this.reached.length).fill(-1);
    const live = (c: number): boolean => {
      const back = reverse(layout, c);
      return this.reached[c] === 1 || this.reached[back] === 1;
    };
    let links = 0;
    const queue: number[] = [];
    for (const start of this.order) {
      if (!this.reached[start] || linkOf[start] !== -1) continue;
      queue.push(start, reverse(layout, start));
      linkOf[start] = linkOf[reverse(layout, start)] = links;
      for (let c = queue.pop(); c !== undefined; c = queue.pop()) {
        const next = this.onlyWay(c, live);
        if (next < 0 || linkOf[next] !== -1) continue;
        linkOf[next] = linkOf[reverse(layout, next)] = links;
        joined[next] = opposite(c % 6);
        joined[next - (next % 6) + opposite(c % 6)] = next % 6;
        queue.push(next);
      }
      links++;
    }
    return { links, linkOf, joined };
  }

  /** The crossing that must follow this one, and that can follow no other; -1 if there is a choice. */
  private onlyWay(crossing: number, live: (c: number) => boolean): number {
    const there = this.layout.beyond[crossing] ?? -1;
    const entry = opposite(crossing % 6);
    const exit = this.single(there, entry, live);
    return exit >= 0 && this.single(there, exit, live) === entry ? there * 6 + exit : -1;
  }

  private single(h: number, edge: number, live: (c: number) => boolean): number {
    const track = this.trackAt(h);
    if ((track.stops[edge] ?? 0) !== 0) return -1;
    let found = -1;
    for (let exit = 0; exit < 6; exit++) {
      if ((((track.through[edge] ?? 0) >> exit) & 1) === 0 || !live(h * 6 + exit)) continue;
      if (found >= 0) return -1;
      found = exit;
    }
    return found;
  }

  get crossings(): number[] {
    return this.order.filter((c) => this.reached[c]);
  }

  get kinds(): number {
    return this.kindAt.size;
  }
}

/** Whether any route can have the stop: a station without track to another stop is on the board all the same. */
export const usable = ({ leaves, crossings, arrives }: Graph, s: number): boolean =>
  (leaves[s]?.length ?? 0) > 0 || crossings.some((c) => arrives[c]?.includes(s));

export function compile(
  map: BoardMap,
  board: Board,
  corp: CorpId,
  rules: RouteRules,
  shut: ReadonlySet<number>,
): Graph {
  const builder = new Builder(map, board, corp, rules, shut);
  builder.flood();
  builder.trim();
  const { links, linkOf, joined } = builder.link();
  const { layout, stops, kinds, onward, arrives, leaves } = builder;
  return {
    layout,
    stops,
    kinds,
    links,
    crossings: builder.crossings,
    linkOf,
    joined,
    onward,
    arrives,
    leaves,
  };
}
