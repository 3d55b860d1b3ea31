// Which track a company can trace an unblocked route to (EN2018 6.2.1(1), 6.3.2(1), 6.3.3).
import { neighbour, opposite, type HexId } from '../hex/hex';
import { faceOf, splitStop, stopId, tokensAt, type Board, type CorpId, type StopId } from './board';
import { edgeOpen, type BoardMap } from './map';
import { stopOf, type TrackEnd } from './tile';

export interface Reach {
  /** Hex -> the edges at which track of a route lies or may be joined, as bits. */
  readonly edges: ReadonlyMap<HexId, number>;
  readonly stops: ReadonlySet<StopId>;
  /** A train could run: a station is joined to another stop. */
  readonly canRun: boolean;
}

/** A piece of track travelled in one direction; `from` is the step before it. */
interface Step {
  readonly hex: HexId;
  readonly piece: number;
  readonly exit: TrackEnd;
  readonly from: Step | null;
  readonly city: StopId | null;
}

/** A route may not use a piece of track twice nor see a city twice (EN2018 6.4.2). */
function repeats(step: Step): boolean {
  for (let a = step.from; a; a = a.from) {
    if (a.hex === step.hex && a.piece === step.piece) return true;
    if (a.city !== null && a.city === step.city) return true;
  }
  return false;
}

interface Walk {
  readonly map: BoardMap;
  readonly board: Board;
  readonly corp: CorpId;
  readonly edges: Map<HexId, number>;
  readonly stops: Set<StopId>;
}

function mark(walk: Walk, hex: HexId, edge: number): void {
  walk.edges.set(hex, (walk.edges.get(hex) ?? 0) | (1 << edge));
}

/** Whether a route may go on through a stop (EN2018 6.3.3, 6.4.2). */
function passable(walk: Walk, hex: HexId, stop: number): boolean {
  const here = faceOf(walk.map, walk.board, hex).stops[stop];
  if (!here || here.kind === 'offboard') return false;
  if (here.kind === 'town') return true;
  const tokens = tokensAt(walk.board, stopId(hex, stop));
  return tokens.length < here.slots || tokens.includes(walk.corp);
}

function stepsFrom(walk: Walk, hex: HexId, entry: TrackEnd, from: Step | null, not = -1): Step[] {
  const out: Step[] = [];
  const { paths } = faceOf(walk.map, walk.board, hex);
  for (let piece = 0; piece < paths.length; piece++) {
    const path = paths[piece];
    if (!path || piece === not) continue;
    const exit = path[0] === entry ? path[1] : path[1] === entry ? path[0] : null;
    if (exit === null) continue;
    const stop = stopOf(exit);
    out.push({ hex, piece, exit, from, city: stop === null ? null : stopId(hex, stop) });
  }
  return out;
}

function follow(walk: Walk, step: Step): Step[] {
  if (typeof step.exit === 'number') {
    const next = neighbour(step.hex, step.exit);
    if (!edgeOpen(walk.map, step.hex, step.exit)) return [];
    return stepsFrom(walk, next, opposite(step.exit), step);
  }
  const stop = stopOf(step.exit) ?? 0;
  return passable(walk, step.hex, stop) ? stepsFrom(walk, step.hex, step.exit, step, step.piece) : [];
}

function note(walk: Walk, step: Step): void {
  const path = faceOf(walk.map, walk.board, step.hex).paths[step.piece];
  for (const end of path ?? []) {
    if (typeof end === 'number') {
      mark(walk, step.hex, end);
      mark(walk, neighbour(step.hex, end), opposite(end));
    } else walk.stops.add(stopId(step.hex, stopOf(end) ?? 0));
  }
}

const directed = (step: Step): string => `${step.hex}:${step.piece}:${step.exit}`;

/** Whether a piece would add anything to what is known to be reached. */
function adds(walk: Walk, step: Step): boolean {
  const path = faceOf(walk.map, walk.board, step.hex).paths[step.piece];
  return (path ?? []).some((end) =>
    typeof end === 'number'
      ? ((walk.edges.get(step.hex) ?? 0) & (1 << end)) === 0
      : !walk.stops.has(stopId(step.hex, stopOf(end) ?? 0)),
  );
}

/** Looks for any route from the start to a directed piece; used only for the few pieces that are in doubt. */
function search(walk: Walk, start: readonly Step[], target: string): boolean {
  // A board on which this many ways lead nowhere is not known; there the piece counts as reached.
  let budget = 50_000;
  const visit = (step: Step): boolean => {
    if (repeats(step)) return false;
    if (directed(step) === target || budget-- <= 0) return true;
    return follow(walk, step).some(visit);
  };
  return start.some(visit);
}

/**
 * A breadth-first walk over directed pieces of track. The first walk to a piece is nearly always a legal
 * route; only one that turned round in a loop and came back over itself is not. Pieces reached only so are
 * in doubt, and another way to them is searched for.
 */
function explore(walk: Walk, start: Step[]): void {
  const seen = new Set<string>();
  const doubtful: Step[] = [];
  let queue = start;
  while (queue.length > 0) {
    const next: Step[] = [];
    for (const step of queue) {
      const key = directed(step);
      if (seen.has(key)) continue;
      seen.add(key);
      if (repeats(step)) doubtful.push(step);
      else note(walk, step);
      for (const following of follow(walk, step)) next.push(following);
    }
    queue = next;
  }
  for (const step of doubtful) if (adds(walk, step) && search(walk, start, directed(step))) note(walk, step);
}

function exploreFrom(walk: Walk, token: StopId): void {
  const [hex, stop] = splitStop(token);
  const origin: Step = { hex, piece: -1, exit: `s${stop}`, from: null, city: token };
  explore(walk, stepsFrom(walk, hex, `s${stop}`, origin));
}

function compute(map: BoardMap, board: Board, corp: CorpId): Reach {
  const edges = new Map<HexId, number>();
  const stops = new Set<StopId>();
  let canRun = false;
  for (const token of board.tokens[corp] ?? []) {
    const walk: Walk = { map, board, corp, edges, stops: new Set([token]) };
    exploreFrom(walk, token);
    if (walk.stops.size > 1) canRun = true;
    for (const stop of walk.stops) stops.add(stop);
  }
  return { edges, stops, canRun };
}

// Kept per board object; `version` tells whether the board has changed since.
const kept = new WeakMap<Board, { version: number; map: BoardMap; byCorp: Map<CorpId, Reach> }>();

export function reachOf(map: BoardMap, board: Board, corp: CorpId): Reach {
  let entry = kept.get(board);
  if (!entry || entry.version !== board.version || entry.map !== map) {
    entry = { version: board.version, map, byCorp: new Map() };
    kept.set(board, entry);
  }
  let reach = entry.byCorp.get(corp);
  if (!reach) entry.byCorp.set(corp, (reach = compute(map, board, corp)));
  return reach;
}
