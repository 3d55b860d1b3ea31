// The order in which the sweep meets the nodes. Between two nodes it carries the links that are begun and not
// ended; the fewer they are, the fewer states. Greedy from several starts, the best kept.
import type { Net } from './nodes';

export interface Layer {
  readonly node: number;
  /** Slot of each link of the node, in its order. */
  readonly slots: readonly number[];
  /** Whether each link of the node begins here. */
  readonly fresh: readonly boolean[];
}

export interface Sweep {
  readonly layers: readonly Layer[];
  readonly slots: number;
}

/** Starts tried at first, and those tried when the board looks wide. */
const STARTS = 6;
const MORE_STARTS = 24;
const WIDE = 5000;
/** What so many open links cost; multiplied, because `**` is not the same to the last bit everywhere. */
const COSTS: number[] = [1];
for (let open = 1; open < 128; open++) COSTS.push((COSTS[open - 1] ?? 1) * 2.5);

function greedy(
  net: Net,
  ends: Int16Array,
  start: number,
  worst: number,
): { order: number[]; cost: number } | null {
  const count = net.nodes.length;
  const done = new Uint8Array(count);
  const order: number[] = [];
  let open = 0;
  let cost = 0;
  for (let at = start; order.length < count;) {
    order.push(at);
    done[at] = 1;
    for (const link of net.nodes[at]?.links ?? []) {
      const other = (ends[link * 2] === at ? ends[link * 2 + 1] : ends[link * 2]) ?? -1;
      if (other >= 0) open += done[other] ? -1 : 1;
    }
    cost += COSTS[open] ?? Infinity;
    if (cost >= worst) return null;
    let least = Infinity;
    for (let n = 0; n < count; n++) {
      if (done[n]) continue;
      let grows = 0;
      let touches = 0;
      for (const link of net.nodes[n]?.links ?? []) {
        const other = (ends[link * 2] === n ? ends[link * 2 + 1] : ends[link * 2]) ?? -1;
        if (other < 0) continue;
        if (done[other]) touches++;
        grows += done[other] ? -1 : 1;
      }
      const score = touches === 0 ? 100 + grows : grows * 2 - touches * 0.01;
      if (score >= least) continue;
      least = score;
      at = n;
    }
  }
  return { order, cost };
}

export function sweepOf(net: Net): Sweep {
  const { ends } = net;
  const count = net.nodes.length;
  let best: { order: number[]; cost: number } = { order: [], cost: Infinity };
  for (const starts of [STARTS, MORE_STARTS]) {
    if (best.cost < WIDE) break;
    const step = Math.max(1, Math.floor(count / starts));
    for (let start = 0; start < count; start += step) best = greedy(net, ends, start, best.cost) ?? best;
  }
  const slotOf = new Int16Array(net.links).fill(-1);
  const free: number[] = [];
  let slots = 0;
  const layers = best.order.map((n): Layer => {
    const links = net.nodes[n]?.links ?? [];
    const whole = links.map((link) => ends[link * 2] !== -1 && ends[link * 2 + 1] !== -1);
    const fresh = links.map((link, i) => Boolean(whole[i]) && slotOf[link] === -1);
    links.forEach((link, i) => {
      if (fresh[i]) slotOf[link] = free.pop() ?? slots++;
    });
    const mine = links.map((link, i) => (whole[i] ? (slotOf[link] ?? -1) : -1));
    links.forEach((_, i) => {
      if (!fresh[i] && (mine[i] ?? -1) >= 0) free.push(mine[i] ?? 0);
    });
    return { node: n, slots: mine, fresh };
  });
  return { layers, slots };
}
