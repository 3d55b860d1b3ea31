// Small records that must not be lost: two copies, written one after the other. One good copy is enough, and it
// mends the other; bytes nobody can read are put aside, never overwritten.
import { putAside } from './aside';
import type { KeyValue } from './keyValue';
import { seal, unseal } from './record';

export type Copies = readonly [string, string];

export type Kept<T> =
  | { readonly is: 'good'; readonly value: T }
  | { readonly is: 'absent' }
  | { readonly is: 'bad' }
  | { readonly is: 'newer'; readonly schema: number };

/** Only looks. A copy of a newer version outranks a good one: that version may have changed what it means. */
export async function readTwice<T>(
  disk: KeyValue,
  copies: Copies,
  parse: (json: unknown) => T | null,
): Promise<Kept<T>> {
  const reads = (await disk.get(copies)).map((text) => unseal(text));
  const newer = reads.find((read) => read.is === 'newer');
  if (newer?.is === 'newer') return newer;
  for (const read of reads) {
    const value = read.is === 'good' ? parse(read.json) : null;
    // The first copy is written first, so it is never the older one.
    if (value !== null) return { is: 'good', value };
  }
  return { is: reads.every((read) => read.is === 'absent') ? 'absent' : 'bad' };
}

/** Leaves both copies saying this; what could not be read lies aside. Throws what the disk throws. */
export async function writeTwice<T>(
  disk: KeyValue,
  copies: Copies,
  parse: (json: unknown) => T | null,
  value: T,
): Promise<void> {
  const text = seal(value);
  const texts = await disk.get(copies);
  for (const [i, copy] of copies.entries()) {
    if (texts[i] === text) continue;
    const read = unseal(texts[i]);
    const fits = read.is === 'absent' || (read.is === 'good' && parse(read.json) !== null);
    if (!fits) await putAside(disk, copy);
    await disk.set(copy, text);
  }
}
