// Bytes nobody can read are kept under another key: never deleted, never overwritten without a copy.
import { badKey } from './keys';
import type { KeyValue } from './keyValue';

/** Copies the bytes under another key, once; where they are stays as it is. Throws what the disk throws. */
export async function copyAside(disk: KeyValue, key: string): Promise<void> {
  const [bytes] = await disk.get([key]);
  // Of nothing there is nothing to keep.
  if (!bytes) return;
  const keys = new Set(await disk.keys());
  const copies: string[] = [];
  while (keys.has(badKey(key, copies.length))) copies.push(badKey(key, copies.length));
  // Mending that was cut short begins anew.
  if ((await disk.get(copies)).includes(bytes)) return;
  await disk.set(badKey(key, copies.length), bytes);
}

/** And clears the place: where nothing that still counts can be in them. */
export async function putAside(disk: KeyValue, key: string): Promise<void> {
  await copyAside(disk, key);
  await disk.remove([key]);
}
