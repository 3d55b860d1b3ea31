/** Bytes from the platform's good source of chance; works on plain http too. */
export const randomBytes = (count: number): Uint8Array =>
  globalThis.crypto.getRandomValues(new Uint8Array(count));
