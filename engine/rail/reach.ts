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

/** Leaves its hex where another step left the hex on the other side: the rails there are used twice. */
function meets(a: Step, b: Step): boolean {
  if (typeof a.exit !== 'number' || typeof b.exit !== 'number' || opposite(a.exit) !== b.exit) return false;
  return neighbour(a.hex, a.exit) === b.hex;
}

/** A route may not use a piece of track twice nor see a city twice (EN2018 6.4.2). */
function repeats(step: Step): boolean {
  for (let a = step.from; a; a = a.from) {
    if (a.hex === step.hex && a.piece === step.piece) return true;
    if (a.city !== null && a.city === step.city) return true;
    if (meets(a, step)) return true;
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

/** The walk that ends with a step, from its beginning. */
function chainOf(step: Step): Step[] {
  const out: Step[] = [];
  for (let a: Step | null = step; a; a = a.from) out.unshift(a);
  return out;
}

/** Whether a route that takes `step` cannot have taken `other` before. */
function excludes(walk: Walk, step: Step, other: Step): boolean {
  if (other.hex === step.hex && other.piece === step.piece) return true;
  if (other.city !== null && other.city === step.city) return true;
  const path = faceOf(walk.map, walk.board, step.hex).paths[step.piece];
  const entry = path?.[0] === step.exit ? path[1] : path?.[0];
  // Left the hex where the step enters it.
  return meets(other, step) || (other.hex === step.hex && typeof entry === 'number' && other.exit === entry);
}

/** What is known of pieces that were reached only by walks that are no routes. */
interface Doubts {
  readonly walk: Walk;
  readonly start: readonly Step[];
  /** Directed pieces that no route leads to. */
  readonly dropped: Set<string>;
}

/** The shortest walk to a piece that avoids what the piece itself excludes. */
function shortest(d: Doubts, target: Step): Step | null {
  const goal = directed(target);
  const seen = new Set<string>();
  let queue: readonly Step[] = d.start;
  while (queue.length > 0) {
    const next: Step[] = [];
    for (const step of queue) {
      const key = directed(step);
      if (seen.has(key) || d.dropped.has(key)) continue;
      seen.add(key);
      if (key === goal) return step;
      if (!excludes(d.walk, target, step)) next.push(...follow(d.walk, step));
    }
    queue = next;
  }
  return null;
}

/** Tries all routes; used only when nothing simpler decides. */
function search(d: Doubts, target: Step): boolean {
  const goal = directed(target);
  // A board on which this many ways lead nowhere is not known; there the piece counts as reached.
  let budget = 50_000;
  const visit = (step: Step): boolean => {
    const key = directed(step);
    if (d.dropped.has(key) || repeats(step)) return false;
    if (key === goal || budget-- <= 0) return true;
    return !excludes(d.walk, target, step) && follow(d.walk, step).some(visit);
  };
  return d.start.some(visit);
}

/** Whether some route leads to a piece that is in doubt. */
function decide(d: Doubts, target: Step, depth = 0): boolean {
  for (;;) {
    const step = shortest(d, target);
    if (!step) {
      d.dropped.add(directed(target));
      return false;
    }
    const wrong = chainOf(step).find(repeats);
    if (!wrong) return true;
    // The step at which the walk goes wrong may itself be out of reach; then look again without it.
    if (depth >= 6 || decide(d, wrong, depth + 1)) return search(d, target);
  }
}

/**
 * A breadth-first walk over directed pieces of track. The first walk to a piece is nearly always a legal
 * route; only one that turned round in a loop and came back over itself is not. Pieces reached only so are
 * in doubt, and another way to them is looked for.
 */
function explore(walk: Walk, start: Step[]): void {
  const seen = new Set<string>();
  const doubtful = new Set<Step>();
  let queue = start;
  while (queue.length > 0) {
    const next: Step[] = [];
    for (const step of queue) {
      const key = directed(step);
      if (seen.has(key)) continue;
      seen.add(key);
      if ((step.from && doubtful.has(step.from)) || repeats(step)) doubtful.add(step);
      else note(walk, step);
      for (const following of follow(walk, step)) next.push(following);
    }
    queue = next;
  }
  const doubts: Doubts = { walk, start, dropped: new Set() };
  for (const step of doubtful) if (adds(walk, step) && decide(doubts, step)) note(walk, step);
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
