// xoshiro128** on uint32: the only source of chance. Its state is four numbers inside the game's state.
export type RandomState = [number, number, number, number];

const rotl = (x: number, k: number): number => ((x << k) | (x >>> (32 - k))) >>> 0;

/** Fills the generator from one number with splitmix32, so that neighbouring seeds give unrelated games. */
export function seedRandom(seed: number): RandomState {
  let x = seed >>> 0;
  const next = (): number => {
    x = (x + 0x9e3779b9) >>> 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad) >>> 0;
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97) >>> 0;
    return (z ^ (z >>> 15)) >>> 0;
  };
  return [next(), next(), next(), next()];
}

export function nextUint32(state: RandomState): number {
  const [a, b, c, d] = state;
  const result = Math.imul(rotl(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
  const t = (b << 9) >>> 0;
  let s2 = (c ^ a) >>> 0;
  let s3 = (d ^ b) >>> 0;
  const s1 = (b ^ s2) >>> 0;
  const s0 = (a ^ s3) >>> 0;
  s2 = (s2 ^ t) >>> 0;
  s3 = rotl(s3, 11);
  state[0] = s0;
  state[1] = s1;
  state[2] = s2;
  state[3] = s3;
  return result;
}

/** A whole number from 0 to n - 1, without modulo bias. */
export function randomBelow(state: RandomState, n: number): number {
  const limit = Math.floor(0x100000000 / n) * n;
  let x = nextUint32(state);
  while (x >= limit) x = nextUint32(state);
  return x % n;
}

export function shuffled<T>(state: RandomState, items: readonly T[]): T[] {
  const out = items.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomBelow(state, i + 1);
    const x = out[i] as T;
    out[i] = out[j] as T;
    out[j] = x;
  }
  return out;
}
