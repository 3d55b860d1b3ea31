// The layered graph that holds all routes of one train, without what leads nowhere.

export interface Automaton {
  /** First state of each layer; state 0 of a layer is "not yet begun". One entry more than there are nodes. */
  readonly base: readonly number[];
  /** First move of each state; one entry more than there are states. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly gain: Int32Array;
  readonly option: Uint16Array;
  /** Links begun by each move, as bits over the node's links. */
  readonly fresh: Uint8Array;
  /** How often each move passes through the node. */
  readonly passes: Uint8Array;
  /** States of a layer that differ only in what the route has used up are of one class. */
  readonly classOf: Int32Array;
  /** What each state has used up: own station not yet met, finished, large stops, towns. Less is better. */
  readonly used: Int32Array;
  /** Whether each state of the last layer is a finished route or an idle train. */
  readonly finals: Uint8Array;
}

/** Moves as they were found; `next` counts within the next layer, a move is option, passes and links begun. */
export interface Raw {
  readonly base: readonly number[];
  readonly first: readonly number[];
  readonly next: number[];
  readonly gain: readonly number[];
  readonly moves: readonly number[];
  readonly classOf: readonly number[];
  readonly used: readonly number[];
}

/** Leaves out moves into states that no finished route comes from; numbers states through all layers. */
export function trimmed(raw: Raw, layers: number, finals: Uint8Array): Automaton {
  const { base, first, next } = raw;
  const states = base[layers + 1] ?? 0;
  const live = new Uint8Array(states);
  live.set(finals, base[layers] ?? 0);
  let kept = 0;
  for (let layer = layers - 1; layer >= 0; layer--) {
    const shift = base[layer + 1] ?? 0;
    for (let s = base[layer] ?? 0; s < shift; s++) {
      for (let m = first[s] ?? 0; m < (first[s + 1] ?? 0); m++) {
        const to = (next[m] ?? 0) + shift;
        next[m] = live[to] ? to : -1;
        if (!live[to]) continue;
        live[s] = 1;
        kept++;
      }
    }
  }
  const auto: Automaton = {
    base,
    first: new Int32Array(states + 1),
    next: new Int32Array(kept),
    gain: new Int32Array(kept),
    option: new Uint16Array(kept),
    fresh: new Uint8Array(kept),
    passes: new Uint8Array(kept),
    classOf: Int32Array.from(raw.classOf),
    used: Int32Array.from(raw.used),
    finals,
  };
  let at = 0;
  for (let s = 0; s < states; s++) {
    auto.first[s] = at;
    for (let m = first[s] ?? 0; live[s] && m < (first[s + 1] ?? 0); m++) {
      const to = next[m] ?? -1;
      if (to < 0) continue;
      const move = raw.moves[m] ?? 0;
      auto.next[at] = to;
      auto.gain[at] = raw.gain[m] ?? 0;
      auto.option[at] = move & 0xffff;
      auto.passes[at] = (move >> 16) & 15;
      auto.fresh[at++] = (move >> 20) & 255;
    }
  }
  auto.first[states] = at;
  return auto;
}
