// Prices, found by letting the trains ask: what is wanted more often than there is of it gets dearer, the rest
// cheaper. Priced are the links, and the passes through nodes with an odd number of links (of three links only one
// pass can be made, though each link alone would allow one and a half). Every set of prices gives an upper bound.
import type { Automaton } from './trim';
import { backward, NEVER, Prices, ranked, TAKEN, trace } from './bound';
import { eachLink, gainOf, type Field } from './field';
import { meets, type Found, type Team, type Wanted } from './joint';

interface Kind {
  readonly auto: Automaton;
  readonly trains: number[];
  readonly best: Int32Array;
  readonly scratch: Int32Array;
}

/** Things to be had: links first, then a node of each layer. */
class Goods {
  readonly price: Int32Array;
  readonly exact: Float64Array;

  constructor(
    readonly links: number,
    layers: number,
  ) {
    this.exact = new Float64Array(links + layers);
    this.price = new Int32Array(links + layers);
  }

  get link(): Int32Array {
    return this.price.subarray(0, this.links);
  }

  get pass(): Int32Array {
    return this.price.subarray(this.links);
  }
}

export class Market {
  private readonly kinds: Kind[] = [];
  private readonly goods: Goods;
  private readonly lowest: Goods;
  /** How many there are of each. */
  private readonly stock: Int32Array;
  private readonly excess: Int32Array;
  private readonly prices: Prices;
  private readonly trial: Prices;
  private bound = 0;
  private rounds = 0;
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
    const { links, layers } = { links: field.net.links, layers: field.links.length };
    this.goods = new Goods(links, layers);
    this.lowest = new Goods(links, layers);
    this.excess = new Int32Array(links + layers);
    this.stock = new Int32Array(links + layers).fill(1);
    field.parts.slotsOf.forEach((slots, layer) => {
      this.stock[links + layer] = slots.filter((slot) => slot >= 0).length >> 1;
    });
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
    const { goods, excess, stock, field } = this;
    this.prices.set(goods.link, goods.pass);
    let bound = 0;
    for (let i = 0; i < stock.length; i++) {
      excess[i] = -(stock[i] ?? 0);
      bound += (stock[i] ?? 0) * (goods.price[i] ?? 0);
    }
    for (const { auto, trains, best } of this.kinds) {
      backward(auto, this.prices, best);
      bound += trains.length * (best[0] ?? NEVER);
      if ((best[0] ?? NEVER) < NEVER / 2) continue;
      const moves = trace(auto, this.prices, best);
      eachLink(field, auto, moves, (link) => (excess[link] = (excess[link] ?? 0) + trains.length));
      moves.forEach((m, layer) => {
        const at = goods.links + layer;
        excess[at] = (excess[at] ?? 0) + trains.length * (auto.passes[m] ?? 0);
      });
    }
    this.bound = bound;
    if (bound >= this.least) return;
    this.least = bound;
    this.lowest.price.set(goods.price);
  }

  /** Serves the trains one after the other at these prices: a legal set, often a good one. */
  private serve(): void {
    const price = this.goods.link.slice();
    const moves: number[][] = this.autos.map(() => []);
    let revenue = 0;
    for (const { auto, trains, scratch } of this.kinds) {
      for (const t of trains) {
        this.trial.set(price, this.goods.pass);
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
    if (found && found.revenue >= this.target && this.complete(found)) this.known = found;
  }

  private complete({ moves }: Found): boolean {
    return this.wanted.every((want, layer) => {
      if (!want) return true;
      return meets(this.autos, moves.map((list) => list[layer] ?? 0), want); // prettier-ignore
    });
  }

  /** One round: prices follow demand, by shorter and shorter steps towards the target. */
  round(serving: boolean): void {
    const { excess, goods } = this;
    let norm = 0;
    for (let i = 0; i < excess.length; i++) {
      const e = excess[i] ?? 0;
      if (e > 0 || (e < 0 && (goods.exact[i] ?? 0) > 0)) norm += e * e;
    }
    if (norm === 0) return;
    const scale = 1.3 / (1 + this.rounds++ / 12);
    const step = (scale * Math.max(this.step, this.bound - this.target + this.step)) / norm;
    for (let i = 0; i < excess.length; i++) {
      goods.exact[i] = Math.max(0, (goods.exact[i] ?? 0) + step * (excess[i] ?? 0));
      goods.price[i] = Math.round(goods.exact[i] ?? 0);
    }
    this.ask();
    if (serving) this.serve();
  }

  /** The trains with the bounds of the lowest prices, for the joint search. */
  team(): Team {
    const { links, parts } = this.field;
    this.prices.set(this.lowest.link, this.lowest.pass);
    for (const { auto, best } of this.kinds) backward(auto, this.prices, best);
    const priceLeft = new Int32Array(links.length + 1);
    for (let layer = links.length - 1; layer >= 0; layer--) {
      const node = this.lowest.links + layer;
      let sum = (priceLeft[layer + 1] ?? 0) + (this.stock[node] ?? 0) * (this.lowest.price[node] ?? 0);
      links[layer]?.forEach(
        (link, i) => (sum += parts.freshOf[layer]?.[i] ? (this.lowest.price[link] ?? 0) : 0),
      );
      priceLeft[layer] = sum;
    }
    const made = this.kinds.map((kind) => ({ ...kind, ...ranked(kind.auto, this.prices, kind.best) }));
    const kinds = this.autos.flatMap((auto) => made.filter((kind) => kind.auto === auto));
    return {
      autos: this.autos,
      best: kinds.map(({ best }) => best),
      order: kinds.map(({ order }) => order),
      promise: kinds.map(({ promise }) => promise),
      priceLeft,
      wanted: this.wanted,
    };
  }
}
