// From what a train does at each node back to the walk a player sees.
import type { Graph } from '../graph';
import type { Net } from './nodes';
import type { Piece } from './options';

interface Step {
  readonly node: number;
  readonly piece: Piece;
}

/** Hexes passed inside a link that is left from the given end. */
function passed(graph: Graph, net: Net, node: number, index: number, link: number): string[] {
  const { beyond, hexes } = graph.layout;
  const chain = net.chains[link] ?? [];
  const from = net.nodes[node];
  const forward = from !== undefined && from.h * 6 + (from.edges[index] ?? -1) === chain[0];
  const inside = forward
    ? chain.slice(0, -1).map((c) => beyond[c] ?? 0)
    : chain.slice(1).map((c) => Math.floor(c / 6)).reverse(); // prettier-ignore
  return inside.map((h) => hexes[h] ?? '');
}

export function pathOf(graph: Graph, net: Net, steps: readonly Step[]): string[] {
  const start = steps.find(({ piece }) => piece.b < 0);
  if (!start) return [];
  const path = [graph.stops[start.piece.stop]?.id ?? ''];
  let { node } = start;
  let index = start.piece.a;
  for (;;) {
    const link = net.nodes[node]?.links[index] ?? -1;
    path.push(...passed(graph, net, node, index, link));
    const there = (net.ends[link * 2] === node ? net.ends[link * 2 + 1] : net.ends[link * 2]) ?? -1;
    const links = net.nodes[there]?.links ?? [];
    const next = steps.find(
      ({ node: n, piece }) => n === there && (links[piece.a] === link || links[piece.b] === link),
    );
    if (!next) return path;
    const stop = graph.stops[next.piece.stop]?.id;
    const h = net.nodes[there]?.h ?? -1;
    if (stop !== undefined) path.push(stop);
    else if (h >= 0) path.push(graph.layout.hexes[h] ?? '');
    if (next.piece.b < 0) return path;
    index = links[next.piece.a] === link ? next.piece.b : next.piece.a;
    node = there;
  }
}
