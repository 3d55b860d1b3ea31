import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { HomeScreen } from '@/components/home/HomeScreen';
import { tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import { exportText } from '@/store/gameFile';
import type { Games } from '@/store/games';
import { seal } from '@/store/saves/record';
import { UNDO_FOR } from '@/store/saves/removal';

import { FakeDisk } from '../store/fakeDisk';
import { recordedLog } from '../store/recorded';
import { gamesOn, show } from './stage';

const now = new Date(2026, 10, 18, 14, 5).getTime();
const setup = {
  ...tableOf('1830', game1830.rules, 3, 4, { seating: 'entered' }),
  seats: ['Anna', 'Ben', 'Carl'].map((name, i) => ({ id: `p${i + 1}`, name })),
};

function home(games: Games, language: 'en' | 'de' = 'en') {
  const on = { onNew: jest.fn(), onJoin: jest.fn(), onOpen: jest.fn(), onSettings: jest.fn() };
  show(<HomeScreen games={games} now={now} {...on} />, language);
  return on;
}

async function oneGame(disk: FakeDisk): Promise<{ games: Games; id: string }> {
  const games = gamesOn(disk, now);
  const created = await games.create(setup, {});
  if (!created.ok) throw new Error(created.refusal.code);
  return { games, id: created.value };
}

test('without games it leads into a first one', async () => {
  const games = gamesOn(new FakeDisk());
  const on = home(games);
  await act(() => games.refresh());
  expect(screen.getByRole('heading', { name: 'Roundhouse' })).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Play 1830' }));
  expect(on.onNew).toHaveBeenCalled();
  fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
  expect(on.onSettings).toHaveBeenCalled();
});

test('a game says title, round, players, whose turn and when it was played', async () => {
  const { games, id } = await oneGame(new FakeDisk());
  const on = home(games);
  expect(screen.getByText('1830 · Private auction')).toBeTruthy();
  expect(screen.getByText('Anna to act')).toBeTruthy();
  expect(screen.getByText('today, 14:05')).toBeTruthy();
  fireEvent.press(
    screen.getByRole('button', {
      name: '1830 · Private auction, today, 14:05, Anna, Ben, Carl, Anna to act',
    }),
  );
  expect(on.onOpen).toHaveBeenCalledWith(id);
});

test('the same in German', async () => {
  const { games } = await oneGame(new FakeDisk());
  home(games, 'de');
  expect(screen.getByText('Anna ist am Zug')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^1830 · Privatbahn-Auktion, .*Anna ist am Zug$/ })).toBeTruthy();
});

test('a deleted game can be brought back', async () => {
  const disk = new FakeDisk();
  const { games } = await oneGame(disk);
  home(games);
  fireEvent.press(screen.getByRole('button', { name: /^More about 1830/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('1830 · Private auction is deleted.');
  expect(screen.queryByText('Anna to act')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Anna to act');
  await waitFor(() => expect(screen.queryByText(/is deleted/)).toBeNull());
});

async function deleteGame(): Promise<void> {
  fireEvent.press(screen.getByRole('button', { name: /^More about 1830/ }));
  fireEvent.press(screen.getByRole('button', { name: 'Delete' }));
  await act(() => jest.advanceTimersByTimeAsync(10));
}

describe('a deleted game', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is offered back as long on the page as after a reload, and covers nothing', async () => {
    const disk = new FakeDisk();
    const { games } = await oneGame(disk);
    home(games);
    await deleteGame();
    expect(screen.getByTestId('toast')).toHaveStyle({ width: '100%' });
    expect(screen.getByTestId('toast')).not.toHaveStyle({ position: 'absolute' });
    await act(() => jest.advanceTimersByTimeAsync(UNDO_FOR - 100));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(disk.cells.size).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(disk.cells.size).toBe(0);
  });

  test('is gone at once when that is what is wanted', async () => {
    const disk = new FakeDisk();
    const { games } = await oneGame(disk);
    home(games);
    await deleteGame();
    fireEvent.press(screen.getByRole('button', { name: 'Delete for good' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(disk.cells.size).toBe(0);
    expect(screen.queryByTestId('toast')).toBeNull();
  });

  test('that no disk has room for is offered back until somebody lets it go', async () => {
    const disk = new FakeDisk();
    const { games } = await oneGame(disk);
    home(games);
    const { set } = disk;
    disk.set = () => Promise.reject(new Error('QuotaExceededError'));
    await deleteGame();
    expect(screen.getByText(/^1830 · Private auction is deleted\. The storage .* is full, so/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(10 * UNDO_FOR));
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText(/cannot come back yet/)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(10 * UNDO_FOR));
    expect(screen.queryByText(/cannot come back yet/)).toBeNull();
    disk.set = set;
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('Anna to act')).toBeTruthy();
    expect(screen.queryByTestId('toast')).toBeNull();
  });
});

test('a game whose heads are both bad is listed with its title and its players', async () => {
  const { games, id } = await hurtGame((disk, key) => {
    const text = disk.cells.get(key) ?? '';
    disk.cells.set(key, `${text.slice(0, -9)}?${text.slice(-8)}`);
  }, /\/h[01]$/);
  const on = home(games);
  expect(screen.queryByText('Damaged save')).toBeNull();
  expect(screen.getByText('1830')).toBeTruthy();
  expect(screen.getByText('Player 1')).toBeTruthy();
  expect(screen.queryByText(/to act/)).toBeNull();
  fireEvent.press(screen.getByTestId(`game-${id}`));
  expect(on.onOpen).toHaveBeenCalledWith(id);
});

test('a damaged save is said plainly and is not opened', async () => {
  const disk = new FakeDisk();
  const { games, id } = await oneGame(disk);
  for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${id}/${slot}`, 'nonsense');
  await games.refresh();
  const on = home(games);
  expect(screen.getAllByText(/This save is damaged and cannot be opened/)).toBeTruthy();
  const spoken = 'More about Damaged save';
  expect(screen.getByRole('button', { name: spoken })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Damaged save, .*This save is damaged/ })).toBeTruthy();
  fireEvent.press(screen.getByTestId(`game-${id}`));
  expect(on.onOpen).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
});

/** A game of some hundred actions, with one of its records taken away or spoilt. */
async function hurtGame(hurt: (disk: FakeDisk, key: string) => void, which: RegExp) {
  const disk = new FakeDisk();
  const games = gamesOn(disk, now);
  const imported = await games.importText(exportText(recordedLog(5, 140)));
  if (!imported.ok) throw new Error(imported.refusal.code);
  for (const key of [...disk.cells.keys()]) if (which.test(key)) hurt(disk, key);
  const again = gamesOn(disk.reborn(), now);
  await again.refresh();
  return { games: again, id: imported.value };
}

test('a save cut in half everywhere is not said to open', async () => {
  const { games, id } = await hurtGame((disk, key) => disk.cells.set(key, 'rh1:0'), /./);
  const on = home(games);
  expect(screen.getByText('Cannot be opened')).toBeTruthy();
  expect(screen.queryByText('In progress')).toBeNull();
  fireEvent.press(screen.getByTestId(`game-${id}`));
  expect(on.onOpen).not.toHaveBeenCalled();
});

test('a save without its beginning is not said to open, though its heads are good', async () => {
  const { games } = await hurtGame((disk, key) => disk.cells.delete(key), /\/s0\./);
  home(games);
  expect(screen.getByText('Cannot be opened')).toBeTruthy();
  expect(screen.getByText('1830', { exact: false })).toBeTruthy();
  expect(screen.queryByText(/to act/)).toBeNull();
});

test.each([
  // In its first entry: those before a bad one would be saved.
  [
    'flipped',
    (disk: FakeDisk, key: string) => disk.cells.set(key, disk.cells.get(key)?.replace('{', '[') ?? ''),
  ],
  ['missing', (disk: FakeDisk, key: string) => disk.cells.delete(key)],
])('a save with a %s middle says how much it opens without, and not where it stood', async (_, hurt) => {
  const { games, id } = await hurtGame(hurt, /\/s1\./);
  const on = home(games);
  const lost = 'Part of this save is damaged. It opens without its last 77 actions.';
  expect(screen.getByText(lost)).toBeTruthy();
  expect(screen.getByRole('button', { name: new RegExp(`^1830, .*${lost}$`) })).toBeTruthy();
  expect(screen.getByText('1830')).toBeTruthy();
  expect(screen.queryByText(/to act/)).toBeNull();
  fireEvent.press(screen.getByTestId(`game-${id}`));
  expect(on.onOpen).toHaveBeenCalledWith(id);
  // Once it was opened it is whole, and what lies aside can still be had.
  const table = await games.open(id);
  if (table.ok) await table.value.close();
  await act(() => games.refresh());
  expect(screen.queryByText(/damaged/)).toBeNull();
  expect(screen.getByText(/to act/)).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: /^More about 1830/ }));
  const text = jest.spyOn(games, 'rawText');
  fireEvent.press(screen.getByRole('button', { name: 'Export what was put aside' }));
  const handed = await text.mock.results[0]?.value;
  expect(handed?.ok && handed.value).toContain('rh1/bad/');
});

test('a save of a newer version is not called damaged, and keeps its names where they can be read', async () => {
  const disk = new FakeDisk();
  const { games, id } = await oneGame(disk);
  const head = JSON.parse((disk.cells.get(`rh1/${id}/h0`) ?? '').slice('rh1:00000000:'.length));
  for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${id}/${slot}`, seal({ ...head, tail: 'other' }, 2));
  disk.cells.set(`rh1/${'e'.repeat(32)}/h0`, seal({ all: 'new' }, 2));
  await games.refresh();
  home(games);
  expect(screen.queryByText('Damaged save')).toBeNull();
  expect(screen.getByText('1830 · Private auction')).toBeTruthy();
  expect(screen.getByText('today, 14:05')).toBeTruthy();
  expect(screen.getByText('Anna')).toBeTruthy();
  expect(screen.getByText('Save of a newer version')).toBeTruthy();
  const spoken =
    /^1830 · Private auction, today, 14:05, Anna, Ben, Carl, This game was saved by a newer version/;
  expect(screen.getByRole('button', { name: spoken })).toBeTruthy();
});
