// The exact search for any set of trains. Cheap means first: often the prices alone prove the answer; if not, a
// narrow joint search improves what is known and a full one proves it. What takes long gets better prices.
import type { Automaton } from './trim';
import type { Field } from './field';
import { JointSearch, type Found, type Wanted } from './joint';
import { Market } from './market';

/** Rounds of prices, width of the narrow search, and when to give up and sharpen the prices first. */
const EFFORTS = [
  { rounds: 8, beam: 30, most: 4_000 },
  { rounds: 20, beam: 300, most: 40_000 },
  { rounds: 60, beam: 1_500, most: Infinity },
];

export function* race(
  field: Field,
  autos: readonly Automaton[],
  wanted: readonly (Wanted | null)[],
  step: number,
): Generator<void, Found | null> {
  const market = new Market(field, autos, wanted, step);
  if (autos.length === 1 && wanted.every((want) => want === null)) return market.known;
  for (const { rounds, beam, most } of EFFORTS) {
    for (let i = 0; i < rounds && !market.proved; i++) {
      market.round(i % 4 === 3 || i < 4);
      yield;
    }
    if (market.proved) return market.known;
    const team = market.team();
    const narrow = new JointSearch(team, market.target, beam);
    while (narrow.step()) yield;
    market.offer(narrow.result());
    if (market.proved) return market.known;
    const full = new JointSearch(team, market.target, Infinity);
    while (full.nodes < most && full.step()) yield;
    if (full.nodes >= most) continue;
    market.offer(full.result());
    return market.known;
  }
  return market.known;
}
