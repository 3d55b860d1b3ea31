import { getRandomBytes } from 'expo-crypto';

/** Bytes from the platform's good source of chance. */
export const randomBytes = (count: number): Uint8Array => getRandomBytes(count);
