import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** A sentence for the person at the terminal; not a bug. */
export class Complaint extends Error {}

/** JSON from a file, plain or gzipped. */
export function readJson(file: string): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new Complaint(`${file} cannot be read. Is the path right?`);
  }
  try {
    const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    return JSON.parse(text.toString('utf8'));
  } catch {
    throw new Complaint(`${file} is not JSON, or it is cut off. Export the game again.`);
  }
}
