// All trains together: one path through each train's automaton, layer by layer, no link begun twice. States of
// the same trains in the same places are merged; one that cannot beat the best known set is dropped.
import type { Automaton } from './automaton';
import { NEVER, type Prices } from './bound';

export interface Team {
  /** Trains in order, equal ones side by side. */
  readonly autos: readonly Automaton[];
  /** From every state of each train's automaton: the most still to come, links priced. */
  readonly best: readonly Int32Array[];
  readonly prices: Prices;
  /** Sum of the prices of the links begun at or after each layer. */
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
  moves: readonly number[],
  wanted: Wanted | null | undefined,
): boolean {
  if (!wanted) return true;
  const had = autos.reduce(
    (bits, auto, t) => bits | (wanted.byOption[auto.option[moves[t] ?? 0] ?? 0] ?? 0),
    0,
  );
  return had === wanted.all;
}

/** One layer of joint states: for each, the trains' states, what is earned, and how it came about. */
class Front {
  readonly index = new Map<number | string, number>();
  readonly states: number[] = [];
  readonly earned: number[] = [];
  readonly parent: number[] = [];
  readonly moves: number[] = [];
}

export class JointSearch {
  private readonly fronts: Front[] = [];
  private readonly width: number;
  private readonly layers: number;
  private layer = 0;
  private readonly picked: number[] = [];
  private readonly nexts: number[] = [];
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
    const front = new Front();
    front.states.push(...team.autos.map(() => 0));
    front.earned.push(0);
    front.parent.push(-1);
    front.moves.push(...team.autos.map(() => -1));
    this.fronts.push(front);
  }

  /** Goes one layer on; false after the last. */
  step(): boolean {
    if (this.layer >= this.layers) return false;
    let here = this.fronts[this.layer];
    const there = new Front();
    if (here && here.earned.length > this.beam) here = this.narrowed(here);
    this.fronts[this.layer] = here ?? new Front();
    for (let j = 0; j < (here?.earned.length ?? 0); j++) if (here) this.expand(here, j, there);
    this.fronts.push(there);
    this.layer++;
    return true;
  }

  private promise(front: Front, j: number): number {
    let sum = front.earned[j] ?? 0;
    for (let t = 0; t < this.width; t++)
      sum += this.team.best[t]?.[front.states[j * this.width + t] ?? 0] ?? NEVER;
    return sum;
  }

  private narrowed(front: Front): Front {
    const order = front.earned
      .map((_, j) => j)
      .sort((a, b) => this.promise(front, b) - this.promise(front, a) || a - b);
    const out = new Front();
    for (const j of order.slice(0, this.beam)) {
      out.earned.push(front.earned[j] ?? 0);
      out.parent.push(front.parent[j] ?? -1);
      for (let t = 0; t < this.width; t++) {
        out.states.push(front.states[j * this.width + t] ?? 0);
        out.moves.push(front.moves[j * this.width + t] ?? -1);
      }
    }
    return out;
  }

  private expand(here: Front, j: number, there: Front): void {
    const { team, width, layer } = this;
    const earned = here.earned[j] ?? 0;
    let hope = team.priceLeft[layer] ?? 0;
    for (let t = 0; t < width; t++) hope += team.best[t]?.[here.states[j * width + t] ?? 0] ?? NEVER;
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
    if (!auto || !best) return;
    const s = here.states[j * width + t] ?? 0;
    const last = auto.first[s + 1] ?? 0;
    const without = hope - (best[s] ?? 0);
    for (let m = auto.first[s] ?? 0; m < last; m++) {
      const fresh = auto.fresh[m] ?? 0;
      if (fresh & taken) continue;
      const gain = auto.gain[m] ?? 0;
      const to = auto.next[m] ?? 0;
      const then = without + gain - (team.prices.table[layer * 64 + fresh] ?? 0) + (best[to] ?? 0);
      if (then < this.atLeast) continue;
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
    const moves = picked.slice();
    const states = nexts.slice();
    // Equal trains are told apart by nothing: sort them.
    for (let t = 1; t < width; t++) {
      for (
        let u = t;
        u > 0 && team.autos[u] === team.autos[u - 1] && (states[u] ?? 0) < (states[u - 1] ?? 0);
        u--
      ) {
        [states[u], states[u - 1]] = [states[u - 1] ?? 0, states[u] ?? 0];
        [moves[u], moves[u - 1]] = [moves[u - 1] ?? 0, moves[u] ?? 0];
      }
    }
    const key = this.keyOf(states);
    const old = there.index.get(key);
    if (old !== undefined && (there.earned[old] ?? 0) >= earned) return;
    const at = old ?? there.earned.length;
    if (old === undefined) there.index.set(key, at);
    there.earned[at] = earned;
    there.parent[at] = parent;
    for (let t = 0; t < width; t++) {
      there.states[at * width + t] = states[t] ?? 0;
      there.moves[at * width + t] = moves[t] ?? 0;
    }
  }

  private keyOf(states: readonly number[]): number | string {
    let key = 0;
    for (let t = 0; t < this.width; t++) {
      const base = this.team.autos[t]?.base;
      const from = base?.[this.layer + 1] ?? 0;
      key = key * ((base?.[this.layer + 2] ?? 0) - from) + (states[t] ?? 0) - from;
    }
    return key <= Number.MAX_SAFE_INTEGER ? key : states.join();
  }

  /** The best set found; null if none earns `atLeast`. */
  result(): Found | null {
    const { team, width } = this;
    const last = this.fronts[this.layers];
    let best = -1;
    (last?.earned ?? []).forEach((earned, j) => {
      const whole = team.autos.every((auto, t) => {
        return auto.finals[(last?.states[j * width + t] ?? 0) - (auto.base[this.layers] ?? 0)] === 1;
      });
      if (whole && earned >= this.atLeast && (best < 0 || earned > (last?.earned[best] ?? 0))) best = j;
    });
    if (best < 0) return null;
    const revenue = last?.earned[best] ?? 0;
    return { revenue, moves: this.histories(best) };
  }

  /** Follows each train back through the layers; equal trains may have changed places at every one. */
  private histories(best: number): number[][] {
    const { team, width } = this;
    const moves: number[][] = team.autos.map(() => []);
    let places = team.autos.map((_, t) => t);
    for (let layer = this.layers, j = best; layer > 0; layer--) {
      const front = this.fronts[layer];
      const before = this.fronts[layer - 1];
      const parent = front?.parent[j] ?? 0;
      const free = new Set(team.autos.map((_, t) => t));
      places = places.map((place, t) => {
        const move = front?.moves[j * width + place] ?? 0;
        moves[t]?.unshift(move);
        const from = [...free].find((p) => {
          const auto = team.autos[p];
          const s = before?.states[parent * width + p] ?? 0;
          return auto === team.autos[t] && (auto?.first[s] ?? 0) <= move && move < (auto?.first[s + 1] ?? 0);
        });
        free.delete(from ?? place);
        return from ?? place;
      });
      j = parent;
    }
    return moves;
  }
}
