// The games of this device, as the home screen shows them, and the ways to come to a new one.
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SeatId, Setup } from '../engine/core/game';
import { whyNames } from '../engine/core/names';
import { no, ok, refuse, type Refusal, type Result } from '../engine/core/refusal';
import type { CallNameless } from '../engine/interop/players';
import type { Entry } from '../net/entry';
import { exportText, importText, setupEntry } from './gameFile';
import { newGameId } from './ids';
import { openLocalTable } from './localTable';
import { readLog } from './reading';
import type { SavedGame, Saves } from './saves';
import type { Damage } from './saves/damage';
import { beginningOf, parseSummary, summaryJson, summaryOf, type Summary } from './summary';
import type { Table } from './table';

export interface GameItem {
  readonly id: string;
  /** Null when nothing on disk can tell. */
  readonly summary: Summary | null;
  /** Last played, in milliseconds. */
  readonly at: number;
  /** Why it cannot be opened. */
  readonly problem: Refusal | null;
  /** It is not whole, and opens at its newest good state. */
  readonly damage: Damage | null;
  /** Opening it does not reach the position the summary tells of. */
  readonly behind: boolean;
  /** Something of it was put aside: `rawText` hands it out. */
  readonly aside: boolean;
  /** Nothing of it can be read, but its table's host has all of it. */
  readonly fromHost: boolean;
}

export interface GamesView {
  /** Null as long as the disk has not answered. The last played first. */
  readonly items: readonly GameItem[] | null;
  /** The game just deleted, as long as it can be brought back. */
  readonly removed: GameItem | null;
  /** For want of room that game is only in memory: nothing but a word of the player's may let it go. */
  readonly held: boolean;
  readonly refusal: Refusal | null;
  /** Why the disk did not say which games there are; null once it has. */
  readonly unread: Refusal | null;
}

export interface Games {
  readonly view: Pick<StoreApi<GamesView>, 'getState' | 'subscribe' | 'getInitialState'>;
  refresh(): Promise<void>;
  /** Checks the setup and puts the game on disk; its id. `colours`: index of a player's colour, by seat. */
  create(setup: Setup, colours: Readonly<Record<SeatId, number>>): Promise<Result<string>>;
  open(id: string): Promise<Result<Table>>;
  remove(id: string): Promise<Refusal | null>;
  /** Brings the game just deleted back. */
  undoRemove(): Promise<Refusal | null>;
  /** The game just deleted is gone for good. */
  settleRemove(): Promise<Refusal | null>;
  /** The game as one text; where it cannot be read, its bytes as they lie on disk. */
  exportText(id: string): Promise<Result<string>>;
  /** Its bytes as they lie on disk, with what was put aside. */
  rawText(id: string): Promise<Result<string>>;
  /** `callNameless`: what to call players of a file who have no name, in the language of whoever imports it. */
  importText(text: string, callNameless?: CallNameless): Promise<Result<string>>;
  forgive(): void;
}

// What goes by when it is tried again says nothing about the save.
const passing = new Set(['diskFault', 'diskFull', 'saveMissing']);

/** `fromHost`: whether a game nobody can read here is a table whose host sends it anew. */
export function openGames(saves: Saves, fromHost?: (id: string) => Promise<boolean>): Games {
  /** Why games did not open that looked as if they would: more is asked of a log than of its checksums. */
  const failed = new Map<string, Refusal>();
  /** What raw copies were not whole, until the first look at the game says so. */
  const copies = new Map<string, Damage>();
  const view = createStore<GamesView>(() => ({
    items: null,
    removed: null,
    held: false,
    refusal: null,
    unread: null,
  }));
  /** Deleted before that game and only in memory: offered back after it. */
  const waiting: GameItem[] = [];
  const offer = (removed: GameItem | null): void =>
    view.setState({ removed, held: removed !== null && saves.isHeld(removed.id) });
  const said = (refusal: Refusal | null): Refusal | null => {
    if (refusal) view.setState({ refusal });
    return refusal;
  };
  const itemOf = async ({ game, about, at, table, first, ...saved }: SavedGame): Promise<GameItem> => {
    const { problem = null } = saved.problem ? saved : { problem: failed.get(game) };
    const sent = problem?.code === 'saveUnreadable' && table && fromHost ? await fromHost(game) : false;
    return {
      id: game,
      summary: parseSummary(about) ?? (first ? beginningOf(first) : null),
      at,
      ...saved,
      problem: sent ? null : problem,
      fromHost: sent,
    };
  };
  const refresh = async (): Promise<void> => {
    const listed = await saves.list();
    if (!listed.ok) {
      view.setState({ unread: listed.refusal });
      return;
    }
    const items = await Promise.all(listed.value.map(itemOf));
    items.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    const first = view.getState().items === null;
    view.setState({ items, unread: null });
    // The page was opened anew in the middle of deleting.
    const lately = first ? await saves.lately() : null;
    const removed = lately?.ok && lately.value ? await itemOf(lately.value) : null;
    if (removed && !view.getState().removed) offer(removed);
  };
  const keep = async (id: string, entries: readonly Entry[]): Promise<Result<string>> => {
    const read = readLog(entries);
    if (!read.ok) return read;
    const { game, history, timeline, colours } = read.value;
    const count = timeline.actions.length;
    const about = summaryJson(summaryOf(game, history.at(count), colours, count, entries));
    const created = await saves.create(id, entries, about);
    if (!created.ok) return no(created.refusal);
    await refresh();
    return ok(id);
  };
  const settleRemove = async (): Promise<Refusal | null> => {
    const { removed } = view.getState();
    offer(waiting.pop() ?? null);
    return removed ? saves.purge(removed.id) : null;
  };

  return {
    view,
    refresh,
    async create(setup, colours) {
      const names = whyNames(setup.seats);
      if (names) return no(names);
      const id = newGameId();
      const kept = Object.fromEntries(Object.entries(colours).map(([seat, n]) => [seat, String(n)]));
      const entry = setupEntry(id, setup, kept);
      return entry.ok ? keep(id, [entry.value]) : entry;
    },
    async open(id) {
      const save = await saves.open(id);
      const damage = save.ok ? (save.value.damage ?? copies.get(id) ?? null) : null;
      copies.delete(id);
      const table = save.ok
        ? openLocalTable(
            { ...save.value, damage },
            {
              again: () => saves.open(id),
              watch: (heard) => saves.watch(id, heard),
            },
          )
        : save;
      if (table.ok) failed.delete(id);
      else if (!passing.has(table.refusal.code)) failed.set(id, table.refusal);
      return table;
    },
    async remove(id) {
      const { removed, held } = view.getState();
      if (removed && held) waiting.push(removed);
      else await settleRemove();
      const refusal = await saves.remove(id);
      if (refusal) {
        if (removed && held) waiting.pop();
        return said(refusal);
      }
      const items = view.getState().items ?? [];
      view.setState({ items: items.filter((item) => item.id !== id) });
      offer(items.find((item) => item.id === id) ?? null);
      return null;
    },
    async undoRemove() {
      const { removed } = view.getState();
      if (!removed) return null;
      const refusal = await saves.restore(removed.id);
      if (refusal) return said(refusal);
      offer(waiting.pop() ?? null);
      await refresh();
      // Another window may have done away with it meanwhile.
      const back = view.getState().items?.some((item) => item.id === removed.id);
      return back === false ? said(refuse('saveMissing', '')) : null;
    },
    settleRemove,
    async exportText(id) {
      const save = await saves.open(id);
      return save.ok ? ok(exportText(save.value.table.entries)) : saves.bytes(id);
    },
    rawText: (id) => saves.bytes(id),
    async importText(text, callNameless) {
      const id = newGameId();
      const log = await importText(text, id, callNameless);
      if (!log.ok) return log;
      const { entries, damage } = log.value;
      const kept = await keep(id, entries);
      if (kept.ok && damage) copies.set(id, damage);
      return kept;
    },
    forgive: () => view.setState({ refusal: null }),
  };
}
