// The graph as nodes: places where links meet, each a stop with its links or a junction. Undirected.
import type { Graph } from '../graph';

export interface Node {
  readonly h: number;
  /** The edge of each link end; -1 in the middle of a loop. */
  readonly edges: readonly number[];
  /** Link ends that meet here, by link. */
  readonly links: readonly number[];
  readonly stops: readonly number[];
  /** Indices into `links`: track past every stop. */
  readonly through: readonly (readonly [number, number])[];
  /** Index into `links`, stop: track that leads to it. */
  readonly leads: readonly (readonly [number, number])[];
}

export interface Net {
  readonly nodes: readonly Node[];
  /** Both nodes of each link; -1 where an end leads nowhere. */
  readonly ends: Int16Array;
  /** Number of links, the halves of loops included. */
  readonly links: number;
  /** Crossings of each link in order from one end to the other; empty for the second half of a loop. */
  readonly chains: readonly (readonly number[])[];
}

interface Meeting {
  /** Edges related to each edge of the hex, as bits, and stops related to each edge. */
  readonly edges: Uint8Array;
  readonly stops: number[][];
}

function meetings(graph: Graph): Map<number, Meeting> {
  const at = new Map<number, Meeting>();
  const meeting = (h: number): Meeting => {
    let found = at.get(h);
    if (!found) at.set(h, (found = { edges: new Uint8Array(6), stops: [[], [], [], [], [], []] }));
    return found;
  };
  const addStop = (h: number, edge: number, stop: number): void => {
    const list = meeting(h).stops[edge];
    if (list && !list.includes(stop)) list.push(stop);
  };
  for (const c of graph.crossings) {
    const h = graph.layout.beyond[c] ?? 0;
    const edge = ((c % 6) + 3) % 6;
    for (const stop of graph.arrives[c] ?? []) addStop(h, edge, stop);
    for (const next of graph.onward[c] ?? []) {
      const m = meeting(h);
      const exit = next % 6;
      if (graph.joined[h * 6 + edge] === exit) continue;
      m.edges[edge] = (m.edges[edge] ?? 0) | (1 << exit);
      m.edges[exit] = (m.edges[exit] ?? 0) | (1 << edge);
    }
  }
  graph.leaves.forEach((list, stop) => {
    for (const c of list) addStop(Math.floor(c / 6), c % 6, stop);
  });
  return at;
}

/** The crossings of the link that leaves hex * 6 + edge, up to its other end. */
function chainFrom(graph: Graph, start: number): number[] {
  const chain: number[] = [];
  for (let c = start; ;) {
    chain.push(c);
    const there = graph.layout.beyond[c] ?? 0;
    const exit = graph.joined[there * 6 + (((c % 6) + 3) % 6)] ?? -1;
    if (exit < 0) return chain;
    c = there * 6 + exit;
  }
}

/** Parts of a hex that do not touch: each becomes a node. */
function parts(h: number, { edges, stops }: Meeting, graph: Graph): Node[] {
  const nodes: Node[] = [];
  let left = 0;
  for (let e = 0; e < 6; e++) if (edges[e] || stops[e]?.length) left |= 1 << e;
  while (left) {
    let part = left & -left;
    const here = new Set<number>();
    for (let before = 0; before !== part;) {
      before = part;
      for (let e = 0; e < 6; e++) {
        const own = stops[e] ?? [];
        if (!((part >> e) & 1) && !own.some((s) => here.has(s))) continue;
        part |= (1 << e) | (edges[e] ?? 0);
        own.forEach((s) => here.add(s));
      }
    }
    const list = [0, 1, 2, 3, 4, 5].filter((e) => (part >> e) & 1);
    const through: [number, number][] = [];
    list.forEach((a, i) =>
      list.forEach((b, j) => i < j && ((edges[a] ?? 0) >> b) & 1 && through.push([i, j])),
    );
    nodes.push({
      h,
      edges: list,
      links: list.map((e) => graph.linkOf[h * 6 + e] ?? -1),
      stops: [...here].sort((a, b) => a - b),
      through,
      leads: list.flatMap((e, i) => (stops[e] ?? []).map((s): [number, number] => [i, s])),
    });
    left &= ~part;
  }
  return nodes;
}

/** A link with both ends at one node gets a node in its middle, so that every link joins two nodes. */
function cutLoops(nodes: Node[], chains: (readonly number[])[]): Node[] {
  const out: Node[] = [];
  for (const node of nodes) {
    const links = node.links.slice();
    links.forEach((link, i) => {
      if (links.indexOf(link) === i) return;
      links[i] = chains.push([]) - 1;
      out.push({
        h: -1,
        edges: [-1, -1],
        links: [link, links[i] ?? 0],
        stops: [],
        through: [[0, 1]],
        leads: [],
      });
    });
    out.push({ ...node, links });
  }
  return out;
}

export function netOf(graph: Graph): Net {
  const nodes: Node[] = [];
  const chains: (readonly number[])[] = new Array<readonly number[]>(graph.links).fill([]);
  for (const [h, meeting] of [...meetings(graph)].sort((a, b) => a[0] - b[0])) {
    for (const node of parts(h, meeting, graph)) nodes.push(node);
    for (let e = 0; e < 6; e++) {
      const link = graph.linkOf[h * 6 + e] ?? -1;
      if (!meeting.edges[e] && !meeting.stops[e]?.length) continue;
      if (link >= 0 && (chains[link]?.length ?? 0) === 0) chains[link] = chainFrom(graph, h * 6 + e);
    }
  }
  const cut = cutLoops(nodes, chains);
  const ends = new Int16Array(chains.length * 2).fill(-1);
  cut.forEach((node, i) => {
    for (const link of node.links) ends[link * 2 + (ends[link * 2] === -1 ? 0 : 1)] = i;
  });
  return { nodes: cut, ends, links: chains.length, chains };
}
