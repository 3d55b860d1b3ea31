// What one route can do at one node: nothing, end at the stop, pass through it, pass by it.
import type { Graph } from '../graph';
import type { Tally } from '../tally';
import type { Net } from './nodes';
import type { Layer } from './order';

export interface Option {
  /** Slots taken over from earlier layers, as bits over the node's links; and links begun here, likewise. */
  readonly old: number;
  readonly fresh: number;
  /** Pairs of slots that the route joins here. */
  readonly joins: readonly (readonly [number, number])[];
  /** Slots that end here. */
  readonly ends: readonly number[];
  readonly value: number;
  readonly large: number;
  readonly towns: number;
  readonly own: boolean;
  readonly bits: number;
  readonly stops: readonly number[];
  readonly pieces: readonly Piece[];
}

/** One thing a route does at a node; -1: no link, no stop. Indices into the node's links. */
export interface Piece {
  readonly a: number;
  readonly b: number;
  readonly stop: number;
}

/** All sets of pieces of a node that share no link and no stop. */
function choices(net: Net, layer: Layer, graph: Graph): Piece[][] {
  const node = net.nodes[layer.node];
  if (!node) return [];
  const usable = (i: number): boolean => (layer.slots[i] ?? -1) >= 0;
  const pieces: Piece[] = node.through
    .filter(([a, b]) => usable(a) && usable(b))
    .map(([a, b]) => ({ a, b, stop: -1 }));
  for (const stop of node.stops) {
    const here = node.leads.filter(([i, s]) => s === stop && usable(i)).map(([i]) => i);
    here.forEach((a, i) => {
      pieces.push({ a, b: -1, stop });
      if (graph.stops[stop]?.endOnly) return;
      for (const b of here.slice(i + 1)) pieces.push({ a, b, stop });
    });
  }
  const out: Piece[][] = [];
  const pick = (from: number, taken: Piece[], links: number, kinds: readonly number[]): void => {
    out.push(taken);
    for (let i = from; i < pieces.length; i++) {
      const piece = pieces[i];
      if (!piece) continue;
      const mask = (1 << piece.a) | (piece.b < 0 ? 0 : 1 << piece.b);
      const kind = graph.stops[piece.stop]?.kind ?? -1;
      if (links & mask || (kind >= 0 && kinds.includes(kind))) continue;
      pick(i + 1, [...taken, piece], links | mask, kind >= 0 ? [...kinds, kind] : kinds);
    }
  };
  pick(0, [], 0, []);
  return out;
}

export function optionsOf(net: Net, layer: Layer, graph: Graph, tally: Tally): Option[] {
  const slot = (i: number): number => layer.slots[i] ?? -1;
  return choices(net, layer, graph).map((pieces) => {
    const used = pieces.flatMap(({ a, b }) => (b < 0 ? [a] : [a, b]));
    const stops = pieces.filter(({ stop }) => stop >= 0);
    const sum = (of: (s: number) => number): number => stops.reduce((total, { stop }) => total + of(stop), 0);
    return {
      old: used.reduce((mask, i) => (layer.fresh[i] ? mask : mask | (1 << i)), 0),
      fresh: used.reduce((mask, i) => (layer.fresh[i] ? mask | (1 << i) : mask), 0),
      joins: pieces.filter(({ b }) => b >= 0).map(({ a, b }) => [slot(a), slot(b)] as const),
      ends: pieces.filter(({ b }) => b < 0).map(({ a }) => slot(a)),
      value: sum((s) => graph.stops[s]?.value ?? 0),
      large: sum((s) => (graph.stops[s]?.town ? 0 : 1)),
      towns: sum((s) => (graph.stops[s]?.town ? 1 : 0)),
      own: stops.some(({ stop }) => graph.stops[stop]?.own),
      bits: stops.reduce(
        (bits, { b, stop }) => bits | (tally.visit[stop] ?? 0) | (b < 0 ? (tally.end[stop] ?? 0) : 0),
        0,
      ),
      stops: stops.map(({ stop }) => stop),
      pieces,
    };
  });
}
