// All trains together: one path through each train's automaton, layer by layer, no link begun twice. States of
// the same trains in the same places are merged; one that cannot beat the best known set is dropped.
import type { Automaton } from './trim';
import { NEVER } from './bound';
import { Front } from './front';
import { StateTable } from './table';

export interface Team {
  /** Trains in order, equal ones side by side. */
  readonly autos: readonly Automaton[];
  /** From every state of each train's automaton: the most still to come, links priced. */
  readonly best: readonly Int32Array[];
  /** The moves of each state, the most promising first, and what each move promises, priced. */
  readonly order: readonly Int32Array[];
  readonly promise: readonly Int32Array[];
  /** Sum of the prices of all that is to be had from each layer on. */
  readonly priceLeft: Int32Array;
  /** Layers with stops that some train must have: their bits, and those each option has. Null: none there. */
  readonly wanted: readonly (Wanted | null)[];
}

export interface Wanted {
  readonly all: number;
  readonly byOption: readonly number[];
}

export interface Found {
  readonly revenue: number;
  /** Moves of each train, one per layer. */
  readonly moves: readonly (readonly number[])[];
}

/** Whether the moves of one layer have all the stops that are wanted there. */
export function meets(
  autos: readonly Automaton[],
  moves: ArrayLike<number>,
  wanted: Wanted | null | undefined,
): boolean {
  if (!wanted) return true;
  const had = autos.reduce(
    (bits, auto, t) => bits | (wanted.byOption[auto.option[moves[t] ?? 0] ?? 0] ?? 0),
    0,
  );
  return had === wanted.all;
}

/** Joint states that one step goes on from. */
const CHUNK = 1000;

/** The order of equal trains: by class, so that states of one class meet. */
function before(auto: Automaton | undefined, a: number, b: number): boolean {
  const [x, y] = [auto?.classOf[a] ?? 0, auto?.classOf[b] ?? 0];
  return x === y ? a < b : x < y;
}

export class JointSearch {
  private readonly fronts: Front[] = [];
  private readonly classes: StateTable;
  private readonly width: number;
  private readonly layers: number;
  private layer = 0;
  private cursor = 0;
  private readonly picked: Int32Array;
  private readonly nexts: Int32Array;
  /** `picked` and `nexts` with equal trains in order. */
  private readonly moves: Int32Array;
  private readonly states: Int32Array;
  nodes = 0;

  constructor(
    private readonly team: Team,
    /** Only sets that earn at least this are looked for. */
    private readonly atLeast: number,
    /** Keep at most so many states per layer; Infinity: exact. */
    private readonly beam: number,
  ) {
    this.width = team.autos.length;
    this.layers = (team.autos[0]?.base.length ?? 2) - 2;
    this.classes = new StateTable(Math.max(1, this.width));
    this.picked = new Int32Array(this.width);
    this.nexts = new Int32Array(this.width);
    this.moves = new Int32Array(this.width);
    this.states = new Int32Array(this.width);
    const front = new Front(this.team.autos, this.classes);
    front.put(this.states, 0, -1, this.moves);
    this.fronts.push(front);
  }

  /** Goes on for a while; false when all layers are done. */
  step(): boolean {
    if (this.layer >= this.layers) return false;
    if (this.cursor === 0) this.begin();
    const here = this.fronts[this.layer];
    const there = this.fronts[this.layer + 1];
    if (!here || !there) return false;
    const until = Math.min(here.count, this.cursor + CHUNK);
    for (; this.cursor < until; this.cursor++) this.expand(here, this.cursor, there);
    if (this.cursor < here.count) return true;
    this.cursor = 0;
    this.layer++;
    return true;
  }

  private begin(): void {
    const here = this.fronts[this.layer];
    if (here && here.count > this.beam) this.fronts[this.layer] = this.narrowed(here);
    this.fronts.push(new Front(this.team.autos, this.classes));
  }

  private promise(front: Front, j: number): number {
    let sum = front.earnedAt(j);
    for (let t = 0; t < this.width; t++) sum += this.team.best[t]?.[front.stateAt(j, t)] ?? NEVER;
    return sum;
  }

  /** The most promising states of a front. */
  private narrowed(front: Front): Front {
    const promise = Array.from({ length: front.count }, (_, j) => this.promise(front, j));
    const order = promise.map((_, j) => j).sort((a, b) => (promise[b] ?? 0) - (promise[a] ?? 0) || a - b);
    const out = new Front(this.team.autos, this.classes);
    for (const j of order.slice(0, this.beam)) {
      for (let t = 0; t < this.width; t++) {
        this.states[t] = front.stateAt(j, t);
        this.moves[t] = front.moveAt(j, t);
      }
      out.put(this.states, front.earnedAt(j), front.parentAt(j), this.moves);
    }
    return out;
  }

  private expand(here: Front, j: number, there: Front): void {
    const { team, width, layer } = this;
    const earned = here.earnedAt(j);
    let hope = team.priceLeft[layer] ?? 0;
    for (let t = 0; t < width; t++) hope += team.best[t]?.[here.stateAt(j, t)] ?? NEVER;
    if (earned + hope < this.atLeast) return;
    this.choose(here, j, there, 0, 0, earned, earned + hope);
  }

  /** Picks a move for train `t` and those after it. `hope`: the bound of the set with what is picked so far. */
  private choose(
    here: Front,
    j: number,
    there: Front,
    t: number,
    taken: number,
    earned: number,
    hope: number,
  ): void {
    const { team, width, layer } = this;
    if (t === width) {
      if (meets(team.autos, this.picked, team.wanted[layer])) this.keep(there, j, earned);
      return;
    }
    const auto = team.autos[t];
    const best = team.best[t];
    const order = team.order[t];
    const promise = team.promise[t];
    if (!auto || !best || !order || !promise) return;
    const s = here.stateAt(j, t);
    const last = auto.first[s + 1] ?? 0;
    const without = hope - (best[s] ?? 0);
    for (let i = auto.first[s] ?? 0; i < last; i++) {
      const m = order[i] ?? 0;
      const then = without + (promise[m] ?? 0);
      if (then < this.atLeast) break;
      const fresh = auto.fresh[m] ?? 0;
      if (fresh & taken) continue;
      const gain = auto.gain[m] ?? 0;
      const to = auto.next[m] ?? 0;
      this.picked[t] = m;
      this.nexts[t] = to;
      this.choose(here, j, there, t + 1, taken | fresh, earned + gain, then);
    }
  }

  private keep(there: Front, parent: number, earned: number): void {
    const { team, width, picked, nexts } = this;
    this.nodes++;
    // Links nobody began at this layer leave the bound with their price.
    let hope = earned + (team.priceLeft[this.layer + 1] ?? 0);
    for (let t = 0; t < width; t++) hope += team.best[t]?.[nexts[t] ?? 0] ?? NEVER;
    if (hope < this.atLeast) return;
    const { moves, states } = this;
    moves.set(picked);
    states.set(nexts);
    // Equal trains are told apart by nothing: sort them.
    for (let t = 1; t < width; t++) {
      for (
        let u = t;
        u > 0 &&
        team.autos[u] === team.autos[u - 1] &&
        before(team.autos[u], states[u] ?? 0, states[u - 1] ?? 0);
        u--
      ) {
        const [state, move] = [states[u] ?? 0, moves[u] ?? 0];
        states[u] = states[u - 1] ?? 0;
        moves[u] = moves[u - 1] ?? 0;
        states[u - 1] = state;
        moves[u - 1] = move;
      }
    }
    there.put(states, earned, parent, moves);
  }

  /** The best set found; null if none earns `atLeast`. */
  result(): Found | null {
    const { team } = this;
    const last = this.fronts[this.layers] ?? new Front(team.autos, this.classes);
    let best = -1;
    for (let j = 0; j < last.count; j++) {
      const whole = team.autos.every(
        (auto, t) => auto.finals[last.stateAt(j, t) - (auto.base[this.layers] ?? 0)] === 1,
      );
      if (!whole || last.earnedAt(j) < this.atLeast) continue;
      if (best < 0 || last.earnedAt(j) > last.earnedAt(best)) best = j;
    }
    if (best < 0) return null;
    return { revenue: last.earnedAt(best), moves: this.histories(best) };
  }

  /** Follows each train back through the layers; equal trains may have changed places at every one. */
  private histories(best: number): number[][] {
    const { team } = this;
    const moves: number[][] = team.autos.map(() => []);
    let places = team.autos.map((_, t) => t);
    for (let layer = this.layers, j = best; layer > 0; layer--) {
      const front = this.fronts[layer];
      const before = this.fronts[layer - 1];
      const parent = front?.parentAt(j) ?? 0;
      const free = new Set(team.autos.map((_, t) => t));
      places = places.map((place, t) => {
        const move = front?.moveAt(j, place) ?? 0;
        moves[t]?.push(move);
        const from = [...free].find((p) => {
          const auto = team.autos[p];
          const s = before?.stateAt(parent, p) ?? 0;
          return auto === team.autos[t] && (auto?.first[s] ?? 0) <= move && move < (auto?.first[s + 1] ?? 0);
        });
        free.delete(from ?? place);
        return from ?? place;
      });
      j = parent;
    }
    return moves.map((list) => list.reverse());
  }
}
