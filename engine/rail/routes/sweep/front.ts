// One layer of joint states: for each, the trains' states, what is earned, and how it came about. A state that is
// no better than another in anything (same links carried; no more earned, no less used up) is not kept.
import type { Automaton } from './trim';
import type { StateTable } from './table';

/** Whether `a` has used up no more than `b`: own station, finished, large stops and towns, each by itself. */
function noWorse(a: number, b: number): boolean {
  if (a === b) return true;
  return (a & 1) <= (b & 1) && (a & 2) <= (b & 2) && ((a >> 2) & 127) <= ((b >> 2) & 127) && a >> 9 <= b >> 9;
}

export class Front {
  private readonly width: number;
  private readonly key: Int32Array;
  /** First state of each tuple of classes, and the next one of the same tuple; -1: none. */
  private readonly head: number[] = [];
  private readonly same: number[] = [];
  private readonly states: number[] = [];
  private readonly earned: number[] = [];
  private readonly parent: number[] = [];
  /** The move of each train into each state. */
  private readonly moves: number[] = [];

  /** `classes` is lent while the front is filled, and may be cleared for the next one then. */
  constructor(
    private readonly autos: readonly Automaton[],
    private readonly classes: StateTable,
  ) {
    this.width = autos.length;
    this.key = new Int32Array(autos.length);
    classes.clear();
  }

  get count(): number {
    return this.earned.length;
  }

  put(states: Int32Array, earned: number, parent: number, moves: Int32Array): void {
    const { key, width, autos, head } = this;
    for (let t = 0; t < width; t++) key[t] = autos[t]?.classOf[states[t] ?? 0] ?? 0;
    const bucket = this.classes.add(key);
    if (bucket === head.length) head.push(-1);
    const top = head[bucket] ?? -1;
    for (let j = top; j >= 0; j = this.same[j] ?? -1) {
      const order = this.earnedAt(j) - earned;
      if (order >= 0 && this.covers(j, states, false)) return;
      if (order <= 0 && this.covers(j, states, true)) {
        this.write(j, states, earned, parent, moves);
        return;
      }
    }
    const j = this.count;
    this.earned.push(earned);
    this.parent.push(parent);
    this.same.push(top);
    for (let t = 0; t < width; t++) {
      this.states.push(states[t] ?? 0);
      this.moves.push(moves[t] ?? 0);
    }
    head[bucket] = j;
  }

  /** Whether state `j` has used up no more than the new one in any train; `reversed`: the other way round. */
  private covers(j: number, states: Int32Array, reversed: boolean): boolean {
    for (let t = 0; t < this.width; t++) {
      const used = this.autos[t]?.used;
      const old = used?.[this.stateAt(j, t)] ?? 0;
      const now = used?.[states[t] ?? 0] ?? 0;
      if (!(reversed ? noWorse(now, old) : noWorse(old, now))) return false;
    }
    return true;
  }

  private write(j: number, states: Int32Array, earned: number, parent: number, moves: Int32Array): void {
    this.earned[j] = earned;
    this.parent[j] = parent;
    for (let t = 0; t < this.width; t++) {
      this.states[j * this.width + t] = states[t] ?? 0;
      this.moves[j * this.width + t] = moves[t] ?? 0;
    }
  }

  stateAt(j: number, t: number): number {
    return this.states[j * this.width + t] ?? 0;
  }

  earnedAt(j: number): number {
    return this.earned[j] ?? 0;
  }

  parentAt(j: number): number {
    return this.parent[j] ?? -1;
  }

  moveAt(j: number, t: number): number {
    return this.moves[j * this.width + t] ?? 0;
  }
}
