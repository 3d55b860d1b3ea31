// The best way to the end from every state of an automaton, when things have prices. With prices 0 it is the best
// single route; with good prices the sum over all trains is close to the best set (Lagrange), from above.
import type { Automaton } from './trim';

/** So far below any revenue that no sum climbs back. */
export const NEVER = -0x10000000;
/** The price of a link that is taken. */
export const TAKEN = 0x1000000;
const MASKS = 64;

/** What a move costs: the links it begins, and its passes through the node. */
export class Prices {
  /** Prices of all sets of links begun at each layer. */
  private readonly links: Int32Array;
  private readonly passes: Int32Array;

  constructor(private readonly linksOf: readonly (readonly number[])[]) {
    this.links = new Int32Array(linksOf.length * MASKS);
    this.passes = new Int32Array(linksOf.length);
  }

  set(link: Int32Array, pass: Int32Array): void {
    this.passes.set(pass);
    this.linksOf.forEach((links, layer) => {
      const at = layer * MASKS;
      for (let i = 0; i < links.length; i++) {
        const own = link[links[i] ?? 0] ?? 0;
        const bit = 1 << i;
        for (let mask = 0; mask < bit; mask++)
          this.links[at + bit + mask] = (this.links[at + mask] ?? 0) + own;
      }
    });
  }

  of(layer: number, auto: Automaton, move: number): number {
    return (
      (this.links[layer * MASKS + (auto.fresh[move] ?? 0)] ?? 0) +
      (this.passes[layer] ?? 0) * (auto.passes[move] ?? 0)
    );
  }
}

/** Fills `best` with the most that can still be earned from every state. */
export function backward(auto: Automaton, prices: Prices, best: Int32Array): void {
  const { base, first, next, gain, finals } = auto;
  const layers = base.length - 2;
  const end = base[layers] ?? 0;
  for (let s = 0; s < finals.length; s++) best[end + s] = finals[s] ? 0 : NEVER;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const to = base[layer + 1] ?? 0;
    for (let s = base[layer] ?? 0; s < to; s++) {
      let most = NEVER;
      const last = first[s + 1] ?? 0;
      for (let m = first[s] ?? 0; m < last; m++) {
        const value = (gain[m] ?? 0) - prices.of(layer, auto, m) + (best[next[m] ?? 0] ?? 0);
        if (value > most) most = value;
      }
      best[s] = most;
    }
  }
}

/** The moves of the best route by `best`, one per layer. */
export function trace(auto: Automaton, prices: Prices, best: Int32Array): number[] {
  const { base, first, next, gain } = auto;
  const moves: number[] = [];
  let s = 0;
  for (let layer = 0; layer < base.length - 2; layer++) {
    for (let m = first[s] ?? 0; m < (first[s + 1] ?? 0); m++) {
      if ((gain[m] ?? 0) - prices.of(layer, auto, m) + (best[next[m] ?? 0] ?? 0) !== best[s]) continue;
      moves.push(m);
      s = next[m] ?? 0;
      break;
    }
  }
  return moves;
}

/** What each move promises with `best`, and the moves of each state sorted by it, the most first. */
export function ranked(
  auto: Automaton,
  prices: Prices,
  best: Int32Array,
): { order: Int32Array; promise: Int32Array } {
  const { base, first, next, gain } = auto;
  const promise = new Int32Array(next.length);
  const order = new Int32Array(next.length);
  for (let layer = 0; layer < base.length - 2; layer++) {
    for (let s = base[layer] ?? 0; s < (base[layer + 1] ?? 0); s++) {
      const from = first[s] ?? 0;
      for (let m = from; m < (first[s + 1] ?? 0); m++) {
        const value = (gain[m] ?? 0) - prices.of(layer, auto, m) + (best[next[m] ?? 0] ?? 0);
        promise[m] = value;
        // Few moves each: insert in place.
        let at = m;
        for (; at > from && (promise[order[at - 1] ?? 0] ?? 0) < value; at--) order[at] = order[at - 1] ?? 0;
        order[at] = m;
      }
    }
  }
  return { order, promise };
}
