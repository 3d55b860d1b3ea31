import { randomBytes } from './random';

/** 32 hexadecimal digits nobody else has. */
export const newGameId = (): string =>
  Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The seed of a new game: any unsigned 31-bit number, so that it is the same in every number format. */
export const newSeed = (): number => randomBytes(4).reduce((sum, byte) => (sum * 256 + byte) % 0x80000000, 0);
