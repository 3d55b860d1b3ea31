// A graph made ready for the sweep.
import type { Graph } from '../graph';
import type { Tally } from '../tally';
import type { TrainSpec } from '../types';
import { AutomatonBuilder, type SweepParts } from './automaton';
import type { Automaton } from './trim';
import { netOf, type Net } from './nodes';
import { optionsOf } from './options';
import { sweepOf } from './order';
import { pathOf } from './path';

export interface Field {
  readonly graph: Graph;
  readonly net: Net;
  readonly parts: SweepParts;
  /** Node and links of each layer. */
  readonly nodes: readonly number[];
  readonly links: readonly (readonly number[])[];
}

export function fieldOf(graph: Graph, tally: Tally): Field {
  const net = netOf(graph);
  const { layers, slots } = sweepOf(net);
  const parts: SweepParts = {
    tally,
    options: layers.map((layer) => optionsOf(net, layer, graph, tally)),
    slotsOf: layers.map((layer) => layer.slots),
    freshOf: layers.map((layer) => layer.fresh),
    slots,
  };
  const nodes = layers.map(({ node }) => node);
  return { graph, net, parts, nodes, links: nodes.map((node) => net.nodes[node]?.links ?? []) };
}

export function* automatonOf(
  field: Field,
  train: TrainSpec,
  wish: ReadonlySet<number>,
): Generator<void, Automaton> {
  const builder = new AutomatonBuilder(field.parts, train, wish);
  while (builder.step()) yield;
  return builder.finish();
}

/** Calls `use` for each link that the moves begin. */
export function eachLink(
  field: Field,
  auto: Automaton,
  moves: readonly number[],
  use: (link: number) => void,
): void {
  moves.forEach((m, layer) => {
    const fresh = auto.fresh[m] ?? 0;
    if (fresh === 0) return;
    field.links[layer]?.forEach((link, i) => {
      if ((fresh >> i) & 1) use(link);
    });
  });
}

export const gainOf = (auto: Automaton, moves: readonly number[]): number =>
  moves.reduce((sum, m) => sum + (auto.gain[m] ?? 0), 0);

/** The walk of a train; empty if it stays idle. */
export function walkOf(field: Field, auto: Automaton, moves: readonly number[]): string[] {
  const steps = moves.flatMap((m, layer) => {
    const option = field.parts.options[layer]?.[auto.option[m] ?? 0];
    return (option?.pieces ?? []).map((piece) => ({ node: field.nodes[layer] ?? 0, piece }));
  });
  return pathOf(field.graph, field.net, steps);
}
