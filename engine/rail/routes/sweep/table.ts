// States of one layer, each a few words, found again by their words. Open addressing over one flat array.
export class StateTable {
  private words: Int32Array;
  private slots: Int32Array;
  count = 0;

  constructor(private readonly width: number) {
    this.words = new Int32Array(width * 64);
    this.slots = new Int32Array(128).fill(-1);
  }

  /** Forgets all states; the room stays. */
  clear(): void {
    this.count = 0;
    this.slots.fill(-1);
  }

  private hash(words: Int32Array, at: number): number {
    let h = 0x9e3779b9 | 0;
    for (let i = 0; i < this.width; i++) {
      h = Math.imul(h ^ (words[at + i] ?? 0), 0x85ebca6b);
      h ^= h >>> 13;
    }
    return (h ^ (h >>> 16)) >>> 0;
  }

  private same(a: number, words: Int32Array): boolean {
    for (let i = 0; i < this.width; i++) if (this.words[a * this.width + i] !== words[i]) return false;
    return true;
  }

  private grow(): void {
    this.slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = this.slots.length - 1;
    for (let s = 0; s < this.count; s++) {
      let slot = this.hash(this.words, s * this.width) & mask;
      while (this.slots[slot] !== -1) slot = (slot + 1) & mask;
      this.slots[slot] = s;
    }
  }

  /** The number of the state with these words, which is `count - 1` after the call if it is new. */
  add(words: Int32Array): number {
    const mask = this.slots.length - 1;
    let slot = this.hash(words, 0) & mask;
    for (let s = this.slots[slot] ?? -1; s !== -1; s = this.slots[slot] ?? -1) {
      if (this.same(s, words)) return s;
      slot = (slot + 1) & mask;
    }
    const s = this.count++;
    if ((s + 1) * this.width > this.words.length) {
      const more = new Int32Array(this.words.length * 2);
      more.set(this.words);
      this.words = more;
    }
    this.words.set(words, s * this.width);
    this.slots[slot] = s;
    if (this.count * 2 > this.slots.length) this.grow();
    return s;
  }

  read(s: number, words: Int32Array): void {
    for (let i = 0; i < this.width; i++) words[i] = this.words[s * this.width + i] ?? 0;
  }
}
