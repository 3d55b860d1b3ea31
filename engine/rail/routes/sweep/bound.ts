// The best way to the end from every state of an automaton, when links have prices. With prices 0 it is the best
// single route; with good prices the sum over all trains is close to the best set (Lagrange), from above.
import type { Automaton } from './automaton';

/** So far below any revenue that no sum climbs back. */
export const NEVER = -0x10000000;
/** The price of a link that is taken. */
export const TAKEN = 0x1000000;
const MASKS = 64;

/** Prices of all sets of links begun at each layer. */
export class Prices {
  readonly table: Int32Array;

  constructor(private readonly links: readonly (readonly number[])[]) {
    this.table = new Int32Array(links.length * MASKS);
  }

  set(price: Int32Array): void {
    this.links.forEach((links, layer) => {
      const at = layer * MASKS;
      for (let i = 0; i < links.length; i++) {
        const own = price[links[i] ?? 0] ?? 0;
        const bit = 1 << i;
        for (let mask = 0; mask < bit; mask++)
          this.table[at + bit + mask] = (this.table[at + mask] ?? 0) + own;
      }
    });
  }
}

/** Fills `best` with the most that can still be earned from every state. */
export function backward(auto: Automaton, prices: Prices, best: Int32Array): void {
  const { base, first, next, gain, fresh, finals } = auto;
  const layers = base.length - 2;
  const end = base[layers] ?? 0;
  for (let s = 0; s < finals.length; s++) best[end + s] = finals[s] ? 0 : NEVER;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const at = layer * MASKS;
    const to = base[layer + 1] ?? 0;
    for (let s = base[layer] ?? 0; s < to; s++) {
      let most = NEVER;
      const last = first[s + 1] ?? 0;
      for (let m = first[s] ?? 0; m < last; m++) {
        const value = (gain[m] ?? 0) - (prices.table[at + (fresh[m] ?? 0)] ?? 0) + (best[next[m] ?? 0] ?? 0);
        if (value > most) most = value;
      }
      best[s] = most < NEVER ? NEVER : most;
    }
  }
}

/** The moves of the best route by `best`, one per layer. */
export function trace(auto: Automaton, prices: Prices, best: Int32Array): number[] {
  const { base, first, next, gain, fresh } = auto;
  const moves: number[] = [];
  let s = 0;
  for (let layer = 0; layer < base.length - 2; layer++) {
    const at = layer * MASKS;
    for (let m = first[s] ?? 0; m < (first[s + 1] ?? 0); m++) {
      const value = (gain[m] ?? 0) - (prices.table[at + (fresh[m] ?? 0)] ?? 0) + (best[next[m] ?? 0] ?? 0);
      if (value !== best[s]) continue;
      moves.push(m);
      s = next[m] ?? 0;
      break;
    }
  }
  return moves;
}
