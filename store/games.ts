// The games of this device, as the home screen shows them, and the ways to come to a new one.
import { createStore, type StoreApi } from 'zustand/vanilla';

import type { SeatId, Setup } from '../engine/core/game';
import { no, ok, refuse, type Refusal, type Result } from '../engine/core/refusal';
import type { Entry } from '../net/entry';
import { exportText, importText, setupEntry } from './gameFile';
import { newGameId } from './ids';
import { openLocalTable } from './localTable';
import { readLog } from './reading';
import type { SavedGame, Saves } from './saves';
import { parseSummary, summaryJson, summaryOf, type Summary } from './summary';
import type { Table } from './table';

export interface GameItem {
  readonly id: string;
  /** Null when nothing on disk can tell; without a `problem` the game opens at its newest good state. */
  readonly summary: Summary | null;
  /** Last played, in milliseconds. */
  readonly at: number;
  readonly problem: Refusal | null;
}

export interface GamesView {
  /** Null as long as the disk has not answered. The last played first. */
  readonly items: readonly GameItem[] | null;
  /** The game just deleted, as long as it can be brought back. */
  readonly removed: GameItem | null;
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
  importText(text: string): Promise<Result<string>>;
  forgive(): void;
}

export function openGames(saves: Saves): Games {
  const view = createStore<GamesView>(() => ({ items: null, removed: null, refusal: null, unread: null }));
  const said = (refusal: Refusal | null): Refusal | null => {
    if (refusal) view.setState({ refusal });
    return refusal;
  };
  const itemOf = ({ game, about, at, problem }: SavedGame): GameItem => ({
    id: game,
    summary: parseSummary(about),
    at,
    problem,
  });
  const refresh = async (): Promise<void> => {
    const listed = await saves.list();
    if (!listed.ok) {
      view.setState({ unread: listed.refusal });
      return;
    }
    const items = listed.value.map(itemOf);
    items.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    const first = view.getState().items === null;
    view.setState({ items, unread: null });
    // The page was opened anew in the middle of deleting.
    const lately = first ? await saves.lately() : null;
    if (lately?.ok && lately.value && !view.getState().removed)
      view.setState({ removed: itemOf(lately.value) });
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
    view.setState({ removed: null });
    return removed ? saves.purge(removed.id) : null;
  };

  return {
    view,
    refresh,
    async create(setup, colours) {
      const id = newGameId();
      const kept = Object.fromEntries(Object.entries(colours).map(([seat, n]) => [seat, String(n)]));
      const entry = setupEntry(id, setup, kept);
      return entry.ok ? keep(id, [entry.value]) : entry;
    },
    async open(id) {
      const save = await saves.open(id);
      if (!save.ok) return save;
      return openLocalTable(save.value, {
        again: () => saves.open(id),
        watch: (heard) => saves.watch(id, heard),
      });
    },
    async remove(id) {
      await settleRemove();
      const refusal = await saves.remove(id);
      if (refusal) return said(refusal);
      const items = view.getState().items ?? [];
      view.setState({
        items: items.filter((item) => item.id !== id),
        removed: items.find((item) => item.id === id) ?? null,
      });
      return null;
    },
    async undoRemove() {
      const { removed } = view.getState();
      if (!removed) return null;
      const refusal = await saves.restore(removed.id);
      if (refusal) return said(refusal);
      view.setState({ removed: null });
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
    async importText(text) {
      const id = newGameId();
      const entries = importText(text, id);
      return entries.ok ? keep(id, entries.value) : entries;
    },
    forgive: () => view.setState({ refusal: null }),
  };
}
