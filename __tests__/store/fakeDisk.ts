import type { KeyValue } from '@/store/saves/keyValue';

/** What happens at a write of the given number, counted from 1. */
export type Fault =
  /** The app dies before the write, in the middle of it, or right after it. */
  | { readonly at: number; readonly how: 'before' | 'torn' | 'after' }
  /** The write fails and the app lives on; half of it may be there. */
  | { readonly at: number; readonly how: 'quota' | 'tornQuota' };

export class Crash extends Error {}

/** A disk in memory that fails when it is told to. */
export class FakeDisk implements KeyValue {
  readonly cells: Map<string, string>;
  writes = 0;
  /** Everything that was done, in order. */
  readonly done: (readonly [key: string, value: string | null])[] = [];
  fault: Fault | null = null;
  dead = false;

  constructor(cells: Iterable<readonly [string, string]> = []) {
    this.cells = new Map(cells);
  }

  keys = async (): Promise<string[]> => [...this.cells.keys()];
  get = async (keys: readonly string[]): Promise<(string | null)[]> =>
    keys.map((key) => this.cells.get(key) ?? null);

  set = async (key: string, value: string): Promise<void> => {
    if (this.dead) throw new Crash();
    const now = ++this.writes;
    const fault = this.fault?.at === now ? this.fault : null;
    const half = value.slice(0, Math.floor(value.length / 2));
    switch (fault?.how) {
      case 'before':
        this.dead = true;
        throw new Crash();
      case 'torn':
        this.cells.set(key, half);
        this.dead = true;
        throw new Crash();
      case 'after':
        this.cells.set(key, value);
        this.dead = true;
        throw new Crash();
      case 'tornQuota':
        this.cells.set(key, half);
        throw new Error('QuotaExceededError');
      case 'quota':
        throw new Error('QuotaExceededError');
      case undefined:
        this.cells.set(key, value);
        this.done.push([key, value]);
    }
  };

  remove = async (keys: readonly string[]): Promise<void> => {
    if (this.dead) throw new Crash();
    for (const key of keys) {
      this.cells.delete(key);
      this.done.push([key, null]);
    }
  };

  /** The same bytes after the app was started again. */
  reborn(): FakeDisk {
    return new FakeDisk(this.cells);
  }
}

/** Every state a disk can be in when the app dies between its writes, or in the middle of one. */
export function* crashes(from: FakeDisk, done: FakeDisk['done']): Generator<FakeDisk> {
  const now = from.reborn();
  for (const [key, value] of done) {
    if (value !== null) {
      const torn = now.reborn();
      torn.cells.set(key, value.slice(0, Math.floor(value.length / 2)));
      yield torn;
    }
    if (value === null) now.cells.delete(key);
    else now.cells.set(key, value);
    yield now.reborn();
  }
}
