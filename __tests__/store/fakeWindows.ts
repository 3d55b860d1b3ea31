import type { KeyValue } from '@/store/saves/keyValue';

import type { FakeDisk } from './fakeDisk';

type Heard = (key: string | null) => void;

/** Two windows of one browser: one storage, and each hears what the other writes; a deaf one does not. */
export function windowsOn(disk: FakeDisk, deaf: boolean): readonly [KeyValue, KeyValue] {
  const ears = [new Set<Heard>(), new Set<Heard>()] as const;
  const windowWith = (own: Set<Heard>, others: Set<Heard>): KeyValue => {
    const tell = (key: string): void => {
      for (const heard of others) if (!deaf) heard(key);
    };
    return {
      keys: disk.keys,
      get: disk.get,
      set: (key, value) => disk.set(key, value).then(() => tell(key)),
      remove: (keys) => disk.remove(keys).then(() => keys.forEach(tell)),
      watch(heard) {
        own.add(heard);
        return () => own.delete(heard);
      },
    };
  };
  return [windowWith(ears[0], ears[1]), windowWith(ears[1], ears[0])];
}
