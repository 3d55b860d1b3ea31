// The games on this device. Each is a set of keys of its own (store/saves/keys.ts); nothing here knows a rule of
// any game. Refusals are values: a disk that fails must not take the game down.
import { no, ok, refuse, type Refusal, type Result } from '../engine/core/refusal';
import type { Entry } from '../net/entry';
import { newMeta, type Meta, type SavedTable, type WriteRecord } from '../net/replica';
import { putAside } from './saves/aside';
import type { Damage } from './saves/damage';
import { caught, diskRefusal } from './saves/fault';
import { parseShown, type Shown } from './saves/head';
import {
  asideOf,
  headKey,
  isLogPart,
  isSecretKey,
  isSecretPart,
  partKey,
  tombstoneKey,
  type GameId,
} from './saves/keys';
import type { KeyValue } from './saves/keyValue';
import { loadGame } from './saves/load';
import { unseal, type Json } from './saves/record';
import { openOutlooks, type Outlook } from './saves/outlook';
import { openRemoval } from './saves/removal';
import { openWriter, type Writer } from './saves/writer';

export interface SavedGame {
  readonly game: GameId;
  readonly about: Json;
  /** When it was last written, in milliseconds. */
  readonly at: number;
  /** Why it cannot be opened; null when there is something to open. */
  readonly problem: Refusal | null;
  /** What opening it would report: it is not whole, and opens at its newest good state. */
  readonly damage: Damage | null;
  /** `about` tells of a position that opening it will not reach. */
  readonly behind: boolean;
  /** The first entry of its log, where no head tells of the game and that could still be read. */
  readonly first: Entry | null;
  /** Something of it was put aside, now or earlier: `bytes` has it. */
  readonly aside: boolean;
  /** What leads to a networked table lies beside it. */
  readonly table: boolean;
}

export interface OpenSave extends Writer {
  readonly game: GameId;
  readonly table: SavedTable;
  readonly about: Json;
  /** The save was not whole, and opened at its newest good state. */
  readonly damage: Damage | null;
}

export interface Saves {
  list(): Promise<Result<SavedGame[]>>;
  /** The game that was deleted last, while it is still offered back. */
  lately(): Promise<Result<SavedGame | null>>;
  /**
   * Not while it is deleted: what is played then would go with the next purge. `otherwise`: who this device is at
   * the table where no head can say it any more.
   */
  open(game: GameId, otherwise?: Meta): Promise<Result<OpenSave>>;
  /** Hears when another window of this browser writes, deletes or brings back this game; the way to stop. */
  watch(game: GameId, heard: () => void): () => void;
  /** A new game, on disk when this resolves. */
  create(game: GameId, entries: WriteRecord['entries'], about: Json, meta?: Meta): Promise<Result<OpenSave>>;
  /** An empty game in the place of one that cannot be read; its bytes are put aside. */
  startOver(game: GameId, about: Json, meta: Meta): Promise<Result<OpenSave>>;
  /** Out of the list, but still there until `purge`. */
  remove(game: GameId): Promise<Refusal | null>;
  /** `restoreFull`: what was deleted is only in memory, and does not fit back as yet. */
  restore(game: GameId): Promise<Refusal | null>;
  /** Deleted, and for want of room its bytes are only in memory: they go with `purge`, or with the app. */
  isHeld(game: GameId): boolean;
  /** Gone for good; but not a game that was brought back since it was removed. */
  purge(game: GameId): Promise<Refusal | null>;
  /** Purges what was deleted in an earlier run and is no longer offered back. */
  purgeRemoved(): Promise<Refusal | null>;
  /** Every byte of a game as it lies on disk, what was put aside included. */
  bytes(game: GameId): Promise<Result<string>>;
}

export function openSaves(disk: KeyValue, now: () => number): Saves {
  const guarded = async (run: () => Promise<void>): Promise<Refusal | null> => {
    try {
      await run();
      return null;
    } catch (error) {
      return diskRefusal(error);
    }
  };
  const { parts, isRemoved, ...removal } = openRemoval(disk, now);
  const outlooks = openOutlooks(disk);
  const listOf = async (games: readonly (readonly [GameId, string[]])[]): Promise<SavedGame[]> => {
    const texts = await disk.get(games.flatMap(([game]) => [headKey(game, 0), headKey(game, 1)]));
    const aside = new Set((await disk.keys()).flatMap((key) => asideOf(key) ?? []));
    const list: SavedGame[] = [];
    for (const [i, [game, names]] of games.entries()) {
      const heads = texts.slice(i * 2, i * 2 + 2);
      const one = listed(game, names, heads, await outlooks.of(game, names, heads));
      if (one) list.push({ ...one, aside: aside.has(game) });
    }
    return list;
  };

  const create = async (
    game: GameId,
    entries: WriteRecord['entries'],
    about: Json,
    meta: Meta,
  ): Promise<Result<OpenSave>> => {
    const writer = openWriter(disk, game, null, now);
    const refusal = await writer.write({ from: 0, entries, archive: [], meta }, about);
    if (refusal) return no(refusal);
    return ok({ game, table: { meta, entries }, about, damage: null, ...writer });
  };

  return {
    list: () =>
      caught(async () => {
        const games = [...(await parts())].filter(([, names]) => !names.includes('x'));
        return ok(await listOf(games));
      }),
    lately: () =>
      caught(async () => {
        const last = await removal.lately();
        const found = [...(await parts())].filter(([game]) => game === last);
        return ok((await listOf(found))[0] ?? null);
      }),
    open: (game, otherwise = newMeta('host')) =>
      caught(async () => {
        if (await isRemoved(game)) return no(refuse('saveMissing', ''));
        const loaded = await loadGame(disk, game, otherwise);
        if (!loaded.ok || loaded.value.damage) outlooks.forget(game);
        if (!loaded.ok) return loaded;
        const { table, about, damage } = loaded.value;
        const writer = openWriter(disk, game, loaded.value, now);
        // Puts what is bad aside and leaves a whole save; a disk that refuses is asked again by the next write.
        const repair = { from: table.entries.length, entries: [], archive: [], meta: table.meta };
        const failed = damage ? await writer.write(repair, about) : null;
        const isAside = damage?.aside === 'due' && !failed;
        return ok({ game, table, about, damage: isAside ? { ...damage, aside: 'done' } : damage, ...writer });
      }),
    watch(game, heard) {
      const keys = [headKey(game, 0), headKey(game, 1), tombstoneKey(game)];
      const stop = disk.watch?.((key) => {
        if (key === null || keys.includes(key)) heard();
      });
      return stop ?? (() => undefined);
    },
    create: (game, entries, about, meta = newMeta('host')) =>
      caught(async () => {
        const isNew = !(await parts()).has(game);
        const made = await create(game, entries, about, meta);
        // Half of a game that was refused must not stand in the list.
        if (!made.ok && isNew)
          await guarded(async () => {
            const names = (await parts()).get(game) ?? [];
            await disk.remove(names.map((name) => partKey(game, name)));
          });
        return made;
      }),
    startOver: (game, about, meta) =>
      caught(async () => {
        const names = (await parts()).get(game) ?? [];
        for (const name of names) if (isLogPart(name)) await putAside(disk, partKey(game, name));
        return create(game, [], about, meta);
      }),
    remove: (game) => guarded(() => removal.remove(game)),
    async restore(game) {
      const refusal = await guarded(() => removal.restore(game));
      return refusal?.code === 'diskFull' ? refuse('restoreFull', '') : refusal;
    },
    isHeld: removal.isHeld,
    purge: (game) => guarded(() => removal.purge(game)),
    purgeRemoved: () => guarded(removal.purgeRemoved),
    bytes: (game) =>
      caught(async () => {
        // What leads to a table is nobody's but this device's.
        const keys = (await disk.keys()).filter((k) => k.includes(`/${game}/`) && !isSecretKey(k));
        const values = await disk.get(keys);
        const found = Object.fromEntries(keys.map((key, i) => [key, values[i] ?? '']));
        return ok(JSON.stringify({ roundhouse: 'bytes', found }));
      }),
  };
}

function listed(
  game: GameId,
  names: readonly string[],
  texts: readonly (string | null)[],
  { problem, head, length, first, damage }: Outlook,
): Omit<SavedGame, 'aside'> | null {
  // A newer version's head is not ours to open, but what the list shows may be read in it.
  const shown = texts.flatMap((text) => {
    const read = unseal(text);
    return 'json' in read ? (parseShown(read.json) ?? []) : [];
  });
  const last = shown.reduce<Shown | null>((a, b) => (a && a.gen > b.gen ? a : b), null);
  const table = names.some(isSecretPart);
  // A table whose opening was cut short before it could be told how to get there: nothing was played.
  if (!problem && length === 0 && !table) return null;
  const { about = null, at = 0 } = (problem ? null : head) ?? last ?? {};
  return { game, about, at, problem, damage, behind: !problem && !head, first: last ? null : first, table };
}
