/** All the saves ask of a disk. Tests give them one that fails on demand. */
export interface KeyValue {
  keys(): Promise<readonly string[]>;
  /** In the order asked; null where there is nothing. */
  get(keys: readonly string[]): Promise<readonly (string | null)[]>;
  set(key: string, value: string): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  /** Hears which keys other windows of the same browser write or remove, null: all; where there are none, absent. */
  watch?(heard: (key: string | null) => void): () => void;
}
