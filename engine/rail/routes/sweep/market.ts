// Prices for links, found by letting the trains ask for them: a link that several want gets dearer, one that
// nobody wants cheaper. Every set of prices gives an upper bound; the search is for the lowest.
import type { Automaton } from './automaton';
import { backward, NEVER, Prices, TAKEN, trace } from './bound';
import { eachLink, gainOf, type Field } from './field';
import { meets, type Found, type Team, type Wanted } from './joint';

interface Kind {
  readonly auto: Automaton;
  readonly trains: number[];
  readonly best: Int32Array;
  readonly scratch: Int32Array;
}

export class Market {
  private readonly kinds: Kind[] = [];
  private readonly price: Int32Array;
  private readonly lowest: Int32Array;
  private readonly prices: Prices;
  private readonly trial: Prices;
  private readonly demand: Int32Array;
  private bound = 0;
  private scale = 1;
  /** The lowest bound so far: no set earns more. */
  least = Infinity;
  /** The best set so far. */
  known: Found | null = null;

  constructor(
    private readonly field: Field,
    private readonly autos: readonly Automaton[],
    private readonly wanted: readonly (Wanted | null)[],
    private readonly step: number,
  ) {
    this.price = new Int32Array(field.net.links);
    this.lowest = new Int32Array(field.net.links);
    this.demand = new Int32Array(field.net.links);
    this.prices = new Prices(field.links);
    this.trial = new Prices(field.links);
    autos.forEach((auto, t) => {
      const kind = this.kinds.find((k) => k.auto === auto);
      const size = auto.base[auto.base.length - 1] ?? 0;
      if (kind) kind.trains.push(t);
      else this.kinds.push({ auto, trains: [t], best: new Int32Array(size), scratch: new Int32Array(size) });
    });
    this.ask();
    this.serve();
  }

  /** A set must earn this to be news. */
  get target(): number {
    return this.known === null ? 0 : this.known.revenue + this.step;
  }

  get proved(): boolean {
    return this.least < this.target;
  }

  /** What every kind of train would run at the present prices. */
  private ask(): void {
    this.demand.fill(-1);
    this.prices.set(this.price);
    let bound = this.price.reduce((sum, p) => sum + p, 0);
    for (const { auto, trains, best } of this.kinds) {
      backward(auto, this.prices, best);
      bound += trains.length * (best[0] ?? NEVER);
      if ((best[0] ?? NEVER) < NEVER / 2) continue;
      eachLink(this.field, auto, trace(auto, this.prices, best), (link) => {
        this.demand[link] = (this.demand[link] ?? 0) + trains.length;
      });
    }
    this.bound = bound;
    if (bound >= this.least) {
      this.scale *= 0.8;
      return;
    }
    this.least = bound;
    this.lowest.set(this.price);
  }

  /** Serves the trains one after the other at these prices: a legal set, often a good one. */
  private serve(): void {
    const price = this.price.slice();
    const moves: number[][] = this.autos.map(() => []);
    let revenue = 0;
    for (const { auto, trains, scratch } of this.kinds) {
      for (const t of trains) {
        this.trial.set(price);
        backward(auto, this.trial, scratch);
        if ((scratch[0] ?? NEVER) < -TAKEN / 2) return;
        const found = trace(auto, this.trial, scratch);
        eachLink(this.field, auto, found, (link) => (price[link] = TAKEN));
        moves[t] = found;
        revenue += gainOf(auto, found);
      }
    }
    this.offer({ revenue, moves });
  }

  offer(found: Found | null): void {
    if (!found || found.revenue < this.target || !this.complete(found)) return;
    this.known = found;
  }

  private complete({ moves }: Found): boolean {
    return this.wanted.every((want, layer) => {
      if (!want) return true;
      return meets(this.autos, moves.map((list) => list[layer] ?? 0), want); // prettier-ignore
    });
  }

  /** One round: prices follow demand (Polyak's step towards the target). */
  round(): void {
    let norm = 0;
    for (let l = 0; l < this.demand.length; l++) {
      const excess = this.demand[l] ?? 0;
      if (excess > 0 || (excess < 0 && (this.price[l] ?? 0) > 0)) norm += excess * excess;
    }
    if (norm === 0) return;
    const step = (this.scale * (this.bound - this.target + this.step)) / norm;
    for (let l = 0; l < this.demand.length; l++) {
      this.price[l] = Math.max(0, (this.price[l] ?? 0) + Math.round(step * (this.demand[l] ?? 0)));
    }
    this.ask();
    this.serve();
  }

  /** The trains with the bounds of the lowest prices, for the joint search. */
  team(): Team {
    const { links, parts } = this.field;
    this.prices.set(this.lowest);
    for (const { auto, best } of this.kinds) backward(auto, this.prices, best);
    const priceLeft = new Int32Array(links.length + 1);
    for (let layer = links.length - 1; layer >= 0; layer--) {
      let sum = priceLeft[layer + 1] ?? 0;
      links[layer]?.forEach((link, i) => (sum += parts.freshOf[layer]?.[i] ? (this.lowest[link] ?? 0) : 0));
      priceLeft[layer] = sum;
    }
    const bestOf = (auto: Automaton): Int32Array =>
      this.kinds.find((k) => k.auto === auto)?.best ?? new Int32Array(0);
    return {
      autos: this.autos,
      best: this.autos.map(bestOf),
      prices: this.prices,
      priceLeft,
      wanted: this.wanted,
    };
  }
}
