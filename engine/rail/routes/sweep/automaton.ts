// All routes of one train at once: a layered graph whose paths from the first layer to the last are exactly the
// legal routes. A state says how the links carried between two nodes hang together, and what the route has
// used up; routes that agree on this share their future. Its size depends on how many links are carried, not
// on how many routes there are.
import type { Tally } from '../tally';
import type { TrainSpec } from '../types';
import type { Option } from './options';
import { StateTable } from './table';
import { trimmed, type Automaton } from './trim';

const END = 255;
const BITS = 8;
const PER_WORD = 4;
const OWN = 1;
const DONE = 2;
/** Not allowed. */
const NO = -0x40000000;

export interface SweepParts {
  readonly tally: Tally;
  /** Options of each layer. */
  readonly options: readonly (readonly Option[])[];
  readonly slotsOf: readonly (readonly number[])[];
  readonly freshOf: readonly (readonly boolean[])[];
  readonly slots: number;
}

export class AutomatonBuilder {
  private readonly mateWords: number;
  private readonly width: number;
  private readonly mates: Uint8Array;
  private readonly before: Uint8Array;
  private readonly words: Int32Array;
  private readonly out: Int32Array;
  readonly first: number[] = [];
  readonly next: number[] = [];
  readonly gain: number[] = [];
  readonly moves: number[] = [];
  readonly classOf: number[] = [];
  readonly used: number[] = [];
  readonly base: number[] = [0];
  private here: StateTable;
  private there: StateTable;
  private readonly classes: StateTable;
  private layer = 0;

  constructor(
    private readonly parts: SweepParts,
    private readonly train: TrainSpec,
    /** Stops the route must have. */
    private readonly wish: ReadonlySet<number>,
  ) {
    this.mateWords = Math.max(1, Math.ceil(parts.slots / PER_WORD));
    this.width = this.mateWords + 2;
    this.mates = new Uint8Array(parts.slots);
    this.before = new Uint8Array(parts.slots);
    this.words = new Int32Array(this.width);
    this.out = new Int32Array(this.width);
    this.here = new StateTable(this.width);
    this.there = new StateTable(this.width);
    this.classes = new StateTable(this.width);
    this.here.add(this.out);
  }

  /** Meets one more node; false after the last. */
  step(): boolean {
    const { parts, layer, here, there } = this;
    const options = parts.options[layer];
    if (!options) return false;
    const slots = parts.slotsOf[layer] ?? [];
    const fresh = parts.freshOf[layer] ?? [];
    const byOld: (readonly [Option, number])[][] = [];
    const required = new Set(options.flatMap(({ stops }) => stops.filter((stop) => this.wish.has(stop))));
    options.forEach((option, i) => {
      for (const stop of required) if (!option.stops.includes(stop)) return;
      (byOld[option.old] ??= []).push([option, i]);
    });
    const later = parts.options.slice(layer + 1);
    const ownLater = later.some((list) => list.some((option) => option.own));
    const laterBits = later.reduce((bits, list) => list.reduce((b, option) => b | option.bits, bits), 0);
    const forget = parts.tally.single & ~laterBits;
    there.clear();
    this.out.fill(0);
    there.add(this.out);
    this.classify();
    for (let s = 0; s < here.count; s++) {
      this.first.push(this.next.length);
      here.read(s, this.words);
      this.unpack();
      let old = 0;
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i] ?? -1;
        if (slot >= 0 && !fresh[i] && this.before[slot]) old |= 1 << i;
      }
      const done = ((this.words[this.mateWords] ?? 0) & DONE) !== 0;
      for (const [option, i] of byOld[old] ?? []) {
        if (done && option.fresh) continue;
        const worth = this.apply(option, ownLater, forget);
        if (worth === NO) continue;
        this.next.push(there.add(this.out));
        this.gain.push(option.value + worth);
        this.moves.push(i | (option.joins.length << 16) | (option.fresh << 20));
      }
    }
    this.base.push((this.base[layer] ?? 0) + here.count);
    this.here = there;
    this.there = here;
    this.layer++;
    return true;
  }

  private classify(): void {
    const { here, words, mateWords, classes } = this;
    classes.clear();
    for (let s = 0; s < here.count; s++) {
      here.read(s, words);
      const attributes = words[mateWords] ?? 0;
      // An idle train and a finished one both carry nothing; the idle one may still do more.
      let begun = false;
      for (let w = 0; w < mateWords; w++) if (words[w]) begun = true;
      const wants = begun && !(attributes & OWN) ? 1 : 0;
      words[mateWords] = 0;
      this.classOf.push(classes.add(words));
      this.used.push((attributes & ~OWN) | wants);
    }
  }

  private unpack(): void {
    for (let slot = 0; slot < this.before.length; slot++) {
      const word = this.words[slot >> 2] ?? 0;
      this.before[slot] = (word >>> ((slot & 3) * BITS)) & END;
    }
  }

  /** Puts the state after the option into `out`; NO, or the bonus it earns. */
  private apply(option: Option, ownLater: boolean, forget: number): number {
    const { out, words, mateWords } = this;
    if (option.pieces.length === 0) {
      out.set(words);
      out[mateWords + 1] = (out[mateWords + 1] ?? 0) & ~forget;
      if (!ownLater && !((out[mateWords] ?? 0) & (OWN | DONE)) && this.before.some((mate) => mate !== 0))
        return NO;
      return 0;
    }
    const bits = words[mateWords + 1] ?? 0;
    if (bits & option.bits & this.parts.tally.single) return NO;
    const ends = this.join(option);
    if (ends < 0) return NO;
    return this.pack(option, ends, bits | option.bits, ownLater, forget);
  }

  /** Joins the mates; the number of open routes that have one end already, or -1 if not allowed; 3: closed. */
  private join(option: Option): number {
    const { mates } = this;
    mates.set(this.before);
    let closed = false;
    for (const [a, b] of option.joins) {
      const ma = mates[a] ?? 0;
      const mb = mates[b] ?? 0;
      if (ma === b + 1) return -1;
      // A link begun here has no mate yet: the other side's far end becomes its own.
      const farA = ma === 0 ? a + 1 : ma;
      const farB = mb === 0 ? b + 1 : mb;
      if (ma !== 0) mates[a] = 0;
      if (mb !== 0) mates[b] = 0;
      if (farA === END && farB === END) closed = true;
      if (farA !== END) mates[farA - 1] = farB;
      if (farB !== END) mates[farB - 1] = farA;
    }
    for (const a of option.ends) {
      const ma = mates[a] ?? 0;
      if (ma === 0) mates[a] = END;
      else {
        mates[a] = 0;
        if (ma === END) closed = true;
        else mates[ma - 1] = END;
      }
    }
    let ends = 0;
    let open = false;
    for (let slot = 0; slot < mates.length; slot++) {
      if (mates[slot] === END) ends++;
      if (mates[slot]) open = true;
    }
    if (closed) return open ? -1 : 3;
    return ends > 2 ? -1 : ends;
  }

  private pack(option: Option, ends: number, bits: number, ownLater: boolean, forget: number): number {
    const { out, words, mateWords, mates, train } = this;
    const attributes = words[mateWords] ?? 0;
    const own = (attributes & OWN) | (option.own ? OWN : 0);
    if (!own && (ends === 3 || !ownLater)) return NO;
    let counted = 0;
    if (train.reach !== null) {
      let large = ((attributes >> 2) & 127) + option.large;
      let towns = ((attributes >> 9) & 127) + option.towns;
      const spare = train.towns ?? 0;
      if (towns > spare) {
        if (train.apart) return NO;
        large += towns - spare;
        towns = spare;
      }
      // Each end still to come is one more stop.
      const toCome = ends === 3 ? 0 : 2 - ends;
      if (large + (train.apart || spare ? 0 : toCome) > train.reach) return NO;
      counted = (large << 2) | (towns << 9);
    }
    out.fill(0);
    if (ends === 3) {
      out[mateWords] = DONE;
      return this.parts.tally.worth(bits);
    }
    for (let slot = 0; slot < mates.length; slot++) {
      const word = slot >> 2;
      out[word] = (out[word] ?? 0) | ((mates[slot] ?? 0) << ((slot & 3) * BITS));
    }
    out[mateWords] = own | counted;
    out[mateWords + 1] = bits & ~forget;
    return 0;
  }

  finish(): Automaton {
    const count = this.here.count;
    this.classify();
    const finals = new Uint8Array(count);
    finals[0] = 1;
    for (let s = 1; s < count; s++) {
      this.here.read(s, this.words);
      if ((this.words[this.mateWords] ?? 0) & DONE) finals[s] = 1;
    }
    for (let s = 0; s <= count; s++) this.first.push(this.next.length);
    this.base.push((this.base[this.layer] ?? 0) + count);
    return trimmed(this, this.layer, finals);
  }
}
