/** A game's name on disk: 32 hexadecimal digits, the id of its table. */
export type GameId = string;
export type Slot = 0 | 1;
export const other = (slot: Slot): Slot => (slot === 0 ? 1 : 0);

export const SEGMENT = 64;

const key = (game: GameId, name: string): string => `rh1/${game}/${name}`;

export const headKey = (game: GameId, slot: Slot): string => key(game, `h${slot}`);
/** Named after its last entry: the same name is the same content, so a segment is never overwritten by another. */
export const segmentName = (index: number, lastHash: string, from = 0): string =>
  `s${index}.${lastHash.slice(from, from + 8)}`;
/** The names a segment may have: where bad bytes lie under one, it is written under the next. */
export const namesOfSegment = (index: number, lastHash: string): string[] =>
  Array.from({ length: lastHash.length - 7 }, (_, from) => segmentName(index, lastHash, from));
export const partKey = key;
/** What leads back to a networked table: kept apart from the log, because it is a secret. */
export const secretKeys = (game: GameId): readonly [string, string] => [key(game, 't'), key(game, 't1')];
export const isSecretPart = (name: string): boolean => name === 't' || name === 't1';
/** Also where its bytes were put aside. */
export const isSecretKey = (any: string): boolean => /\/t1?(\.\d+)?$/.test(any);
export const tombstoneKey = (game: GameId): string => key(game, 'x');
export const badKey = (from: string, n: number): string => `rh1/bad/${from.slice('rh1/'.length)}.${n}`;
/** The game some bytes were put aside from; null for other keys. A table's secret is not the game's. */
export const asideOf = (any: string): GameId | null =>
  isSecretKey(any) ? null : (/^rh1\/bad\/([0-9a-f]{32})\//.exec(any)?.[1] ?? null);
/** Where heads of this game were put aside. */
export const asideHeadsOf = (keys: readonly string[], game: GameId): string[] =>
  keys.filter((any) => asideOf(any) === game && /\/h[01]\.\d+$/.test(any));
export const archiveKey = (game: GameId, seq: number, hash: string): string =>
  key(game, `a${seq}.${hash.slice(0, 8)}`);
export const isArchive = (name: string): boolean => /^a\d+\.[0-9a-f]{8}$/.test(name);

export interface Part {
  readonly game: GameId;
  readonly name: string;
}

/** Which game a key belongs to; null for other keys. */
export function partOf(key: string): Part | null {
  const found = /^rh1\/([0-9a-f]{32})\/([a-z][0-9a-f.]*)$/.exec(key);
  return found?.[1] && found[2] ? { game: found[1], name: found[2] } : null;
}

/** The number of a segment; null when the name is not one's. */
export function segmentIndex(name: string): number | null {
  const found = /^s(\d{1,4})\.[0-9a-f]{8}$/.exec(name);
  return found ? Number(found[1]) : null;
}

/** A head or a segment: what a log is made of. */
export const isLogPart = (name: string): boolean =>
  name === 'h0' || name === 'h1' || segmentIndex(name) !== null;
