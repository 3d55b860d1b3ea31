// What a route must remember of its stops besides their sum, as bits that are or-ed together: for bonuses, and for
// classes of which a route may have one stop only.
import type { Graph } from './graph';
import type { RouteRules } from './types';

export interface Tally {
  /** Bits a route gets by having the stop, and by ending there. */
  readonly visit: Int32Array;
  readonly end: Int32Array;
  /** Bits of classes with several stops: no route gets one twice. */
  readonly single: number;
  /** What the bonuses pay for these bits. */
  worth(bits: number): number;
  readonly mostWorth: number;
}

type Payer = (bits: number) => number;

class Bits {
  readonly visit: Int32Array;
  readonly end: Int32Array;
  private next = 0;

  constructor(private readonly graph: Graph) {
    this.visit = new Int32Array(graph.stops.length);
    this.end = new Int32Array(graph.stops.length);
  }

  /** A new bit for the given stops; 0 if there are none. */
  give(list: Int32Array, stops: readonly number[]): number {
    if (stops.length === 0) return 0;
    if (this.next > 30) throw new Error('more bonuses than a route can remember');
    const bit = 1 << this.next++;
    for (const s of stops) list[s] = (list[s] ?? 0) | bit;
    return bit;
  }

  where(test: (hex: string, s: number) => boolean): number[] {
    const { stops, layout } = this.graph;
    return stops.flatMap((stop, s) => (test(layout.hexes[stop.h] ?? '', s) ? [s] : []));
  }
}

function pairPayer(
  bits: Bits,
  list: Int32Array,
  a: readonly string[],
  b: readonly string[],
  value: number,
): Payer {
  // Hexes of one side only are as good as each other; those of both need a partner and are told apart.
  const stopsIn = (hexes: readonly string[]): number[] => bits.where((hex) => hexes.includes(hex));
  const onlyA = bits.give(list, stopsIn(a.filter((hex) => !b.includes(hex))));
  const onlyB = bits.give(list, stopsIn(b.filter((hex) => !a.includes(hex))));
  let both = 0;
  for (const hex of new Set(a)) if (b.includes(hex)) both |= bits.give(list, stopsIn([hex]));
  return (seen) => {
    const shared = seen & both;
    const [one, other] = [(seen & onlyA) !== 0, (seen & onlyB) !== 0];
    const paid = (one && other) || (shared !== 0 && (one || other || (shared & (shared - 1)) !== 0));
    return paid ? value : 0;
  };
}

/** A bit for every value there is: the highest one seen is the largest stop. */
function largestPayer(graph: Graph, bits: Bits, at: string, except: readonly string[]): Payer {
  const here = bits.give(
    bits.visit,
    bits.where((hex) => hex === at),
  );
  if (!here) return () => 0;
  const others = bits.where((hex) => hex !== at && !except.includes(hex));
  const value = (s: number): number => graph.stops[s]?.value ?? 0;
  const values = [...new Set(others.map(value))].filter((v) => v > 0).sort((x, y) => y - x);
  const byValue = values.map(
    (v) =>
      [
        bits.give(
          bits.visit,
          others.filter((s) => value(s) === v),
        ),
        v,
      ] as const,
  );
  return (seen) => (seen & here ? (byValue.find(([bit]) => seen & bit)?.[1] ?? 0) : 0);
}

export function tallyOf(graph: Graph, rules: RouteRules): Tally {
  if (rules.bonuses?.some((bonus) => bonus.kind !== 'largest' && bonus.value < 0))
    throw new Error('a bonus below nothing');
  const bits = new Bits(graph);
  let single = 0;
  const members = new Map<number, number[]>();
  graph.stops.forEach(({ kind }, s) => members.set(kind, [...(members.get(kind) ?? []), s]));
  for (const stops of members.values()) if (stops.length > 1) single |= bits.give(bits.visit, stops);
  const payers = (rules.bonuses ?? []).map((bonus): Payer => {
    switch (bonus.kind) {
      case 'pair':
        return pairPayer(bits, bits.visit, bonus.a, bonus.b, bonus.value);
      case 'ends':
        return pairPayer(bits, bits.end, bonus.a, bonus.b, bonus.value);
      case 'largest':
        return largestPayer(graph, bits, bonus.at, bonus.except);
    }
  });
  const most = (rules.bonuses ?? []).reduce((sum, bonus) => {
    const top = Math.max(0, ...graph.stops.map((stop) => stop.value));
    return sum + (bonus.kind === 'largest' ? top : Math.max(0, bonus.value));
  }, 0);
  return {
    visit: bits.visit,
    end: bits.end,
    single,
    worth: (seen) => payers.reduce((sum, payer) => sum + payer(seen), 0),
    mostWorth: most,
  };
}
