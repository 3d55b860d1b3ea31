// A networked table is open in one window of a browser at a time: two would be the same device, and the host has one
// link for each. Whoever opened it last has it.
import { partKey, type GameId } from './keys';
import type { KeyValue } from './keyValue';

/** `lost`: another window has opened it since. The returned function stops listening. */
export async function takeTable(
  disk: KeyValue,
  game: GameId,
  window: string,
  lost: () => void,
): Promise<() => void> {
  if (!disk.watch) return () => undefined;
  const key = partKey(game, 'w');
  const stop = disk.watch((changed) => {
    if (changed === key) lost();
  });
  try {
    await disk.set(key, window);
  } catch {
    // A full disk keeps nobody from the table; the host tells two windows apart as well.
  }
  return stop;
}
