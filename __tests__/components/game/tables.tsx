import { act, fireEvent, render, type RenderAPI } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GameTable } from '@/components/game/GameTable';
import { DeafTimeContext } from '@/components/ui/deaf';
import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import type { RailAction } from '@/engine/rail/actions';
import type { Setup } from '@/engine/core/game';
import { setupEntry } from '@/store/gameFile';
import { openGames, type Games } from '@/store/games';
import { openSaves } from '@/store/saves';
import type { Table } from '@/store/table';

import { FakeDisk } from '../../store/fakeDisk';
import { gameId, next } from '../../store/recorded';

const NAMES = ['Anna', 'Ben', 'Carl'];

export function threeSeats(seed = 7): Setup {
  const setup = tableOf('1830', game1830.rules, 3, seed);
  return { ...setup, seats: setup.seats.map((seat, i) => ({ ...seat, name: NAMES[i] ?? seat.name })) };
}

export interface Opened {
  readonly games: Games;
  readonly id: string;
  readonly table: Table;
  /** What the random players would do next. */
  readonly rest: readonly RailAction[];
}

/** A real table on a disk in memory, after so many actions of random players. */
export async function openTable(actions: number, seed = 7, beyond = 40): Promise<Opened> {
  const setup = threeSeats(seed);
  const played = playGame(game1830, setup, 'builder', {}, actions + beyond).actions;
  const id = gameId(1);
  const first = setupEntry(id, setup, { p1: '0', p2: '1', p3: '2' });
  if (!first.ok) throw new Error(first.refusal.code);
  const log = [first.value];
  for (const action of played.slice(0, actions)) log.push(next(log, action));
  const saves = openSaves(new FakeDisk(), () => 1);
  await saves.create(id, log, null);
  const games = openGames(saves);
  const opened = await games.open(id);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { games, id, table: opened.value, rest: played.slice(actions) };
}

export const layout = (width: number, height: number) => ({
  nativeEvent: { layout: { x: 0, y: 0, width, height } },
});

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** The table on a phone, measured as a browser would. */
export function renderTable(table: Table, onHome = () => {}): RenderAPI {
  const api = render(
    <SafeAreaProvider initialMetrics={metrics}>
      <DeafTimeContext.Provider value={0}>
        <GameTable table={table} onHome={onHome} />
      </DeafTimeContext.Provider>
    </SafeAreaProvider>,
  );
  measure(api);
  return api;
}

/** Tells the phone's layout how much room it has. */
export function measure(api: Pick<RenderAPI, 'queryByTestId'>): void {
  const main = api.queryByTestId('main');
  if (main) fireEvent(main, 'layout', layout(390, 680));
  const pages = api.queryByTestId('pages');
  if (pages) fireEvent(pages, 'layout', layout(390, 400));
}

export const propose = (table: Table, action: RailAction | undefined) =>
  act(async () => {
    if (action) await table.propose(action);
  });
