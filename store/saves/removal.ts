// Deleting a game. A mark beside its keys takes it out of the list, and whoever deleted it by mistake has it back
// by clearing the mark; only later its keys go.
import { newMeta } from '../../net/replica';
import { diskRefusal } from './fault';
import { headKey, isLogPart, other, partKey, partOf, segmentIndex, tombstoneKey, type GameId } from './keys';
import type { KeyValue } from './keyValue';
import { loadGame } from './load';

/** A start of the app leaves what was deleted so lately alone: a page opened anew still offers it back. */
export const UNDO_FOR = 60_000;

export interface Removal {
  /** The parts of every game on disk, deleted ones included. */
  parts(): Promise<Map<GameId, string[]>>;
  isRemoved(game: GameId): Promise<boolean>;
  /** Deleted, and its bytes only in memory. */
  isHeld(game: GameId): boolean;
  remove(game: GameId): Promise<void>;
  restore(game: GameId): Promise<void>;
  purge(game: GameId): Promise<void>;
  /** The game deleted last, if that was within UNDO_FOR. */
  lately(): Promise<GameId | null>;
  /** Purges what was deleted before that. */
  purgeRemoved(): Promise<void>;
}

/** Heads last: what is cut short is a log without its end, not an end without its log. */
const written = (name: string): number => (segmentIndex(name) !== null ? 0 : isLogPart(name) ? 2 : 1);

export function openRemoval(disk: KeyValue, now: () => number): Removal {
  /** Games whose bytes had to give way to make room for anything: held until they are wanted back or not. */
  const lifted = new Map<GameId, (readonly [name: string, bytes: string])[]>();

  const parts = async (): Promise<Map<GameId, string[]>> => {
    const games = new Map<GameId, string[]>();
    for (const key of await disk.keys()) {
      const part = partOf(key);
      if (part) games.set(part.game, [...(games.get(part.game) ?? []), part.name]);
    }
    return games;
  };
  const isRemoved = async (game: GameId): Promise<boolean> =>
    typeof (await disk.get([tombstoneKey(game)]))[0] === 'string';

  const bytesOf = async (game: GameId): Promise<(readonly [name: string, bytes: string])[]> => {
    const names = (await parts()).get(game) ?? [];
    const texts = await disk.get(names.map((name) => partKey(game, name)));
    return names.flatMap((name, i) => (typeof texts[i] === 'string' ? [[name, texts[i]] as const] : []));
  };
  const putBack = async (game: GameId): Promise<void> => {
    const held = [...(lifted.get(game) ?? [])].sort(([a], [b]) => written(a) - written(b));
    try {
      for (const [name, bytes] of held) await disk.set(partKey(game, name), bytes);
    } catch (error) {
      // Half of it would be a damaged game in the list, and might be played on.
      await disk.remove(held.map(([name]) => partKey(game, name)));
      throw error;
    }
    lifted.delete(game);
  };

  const mark = (game: GameId): Promise<void> => disk.set(tombstoneKey(game), String(now()));
  /** Whether there was room for it. */
  const roomFor = async (run: () => Promise<void>): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      if (diskRefusal(error).code !== 'diskFull') throw error;
      return false;
    }
  };
  /** A whole game opens from its newest head alone. The older one is there for bad days, and is written again. */
  const giveWay = async (game: GameId): Promise<void> => {
    const loaded = await loadGame(disk, game, newMeta('host'));
    if (!loaded.ok || loaded.value.damage || loaded.value.slot === null) return;
    await disk.remove([headKey(game, other(loaded.value.slot))]);
  };
  const standOnBoth = async (game: GameId): Promise<void> => {
    const keys = [headKey(game, 0), headKey(game, 1)];
    const texts = await disk.get(keys);
    const text = texts.find((one) => typeof one === 'string');
    const missing = keys[texts.findIndex((one) => typeof one !== 'string')];
    if (text && missing !== undefined) await roomFor(() => disk.set(missing, text));
  };

  const purge = async (game: GameId): Promise<void> => {
    lifted.delete(game);
    if (!(await isRemoved(game))) return;
    const names = ((await parts()).get(game) ?? []).filter((name) => name !== 'x');
    await disk.remove(names.map((name) => partKey(game, name)));
    // The tombstone last: a purge cut short stays a deleted game.
    await disk.remove([tombstoneKey(game)]);
  };

  /** The deleted games, with how long ago that was; a mark nobody can read is an old one. */
  const removed = async (): Promise<(readonly [game: GameId, ago: number])[]> => {
    const games = [...(await parts())].flatMap(([game, names]) => (names.includes('x') ? [game] : []));
    const marks = await disk.get(games.map(tombstoneKey));
    return games.map((game, i) => {
      const at = Number(marks[i] ?? NaN);
      return [game, Number.isFinite(at) && at <= now() ? now() - at : Infinity];
    });
  };

  return {
    parts,
    isRemoved,
    purge,
    isHeld: (game) => lifted.has(game),
    async remove(game) {
      // A full disk must not keep anybody from making room.
      if (await roomFor(() => mark(game))) return;
      const bytes = await bytesOf(game);
      await giveWay(game);
      if (await roomFor(() => mark(game))) return;
      lifted.set(game, bytes);
      await disk.remove(bytes.map(([name]) => partKey(game, name)));
    },
    async restore(game) {
      await putBack(game);
      await disk.remove([tombstoneKey(game)]);
      await standOnBoth(game);
    },
    async lately() {
      const fresh = (await removed()).filter(([, ago]) => ago < UNDO_FOR).sort(([, a], [, b]) => a - b);
      return fresh[0]?.[0] ?? null;
    },
    async purgeRemoved() {
      for (const [game, ago] of await removed()) if (ago >= UNDO_FOR) await purge(game);
    },
  };
}
