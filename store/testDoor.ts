// A way in for browser tests that play hundreds of actions: open only where the test has put a mark into the
// page's storage before the app was loaded.
import { TITLES } from '../engine/index';
import type { Games } from './games';
import type { PreferencesStore } from './preferences';
import type { Table } from './table';
import type { Tables } from './tables';

const MARK = 'roundhouse.test';

interface Stores {
  readonly tables: Tables;
  readonly games: Games;
  readonly preferences: PreferencesStore;
}

function marked(): boolean {
  try {
    const storage: unknown = Reflect.get(globalThis, 'localStorage');
    return typeof storage === 'object' && storage !== null && MARK in storage;
  } catch {
    // A browser that keeps nothing for this page throws at the very name.
    return false;
  }
}

export function openTestDoor({ tables, games, preferences }: Stores): void {
  if (!marked()) return;
  // The table the game screen plays at: the one that was opened last.
  const door: { table: Table | null } = { table: null };
  const open = games.open;
  games.open = async (id) => {
    const opened = await open(id);
    if (opened.ok) door.table = opened.value;
    return opened;
  };
  Reflect.set(globalThis, 'roundhouse', Object.assign(door, { tables, games, preferences, titles: TITLES }));
}
