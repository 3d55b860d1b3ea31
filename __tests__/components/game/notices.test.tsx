import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GameScreen } from '@/components/game/GameScreen';
import { exportText } from '@/store/gameFile';
import { openGames, type Games } from '@/store/games';
import { openSaves } from '@/store/saves';

import { FakeDisk } from '../../store/fakeDisk';
import { windowsOn } from '../../store/fakeWindows';
import { recordedLog } from '../../store/recorded';

// Whole screens on a busy machine take their time.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width: 1280, height: 800, scale: 1, fontScale: 1 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function importInto(games: Games): Promise<string> {
  const imported = await games.importText(exportText(recordedLog(5, 140)));
  if (!imported.ok) throw new Error(imported.refusal.code);
  return imported.value;
}

function game(games: Games, id: string, onHome = () => {}) {
  return render(
    <SafeAreaProvider
      initialMetrics={{
        frame: { x: 0, y: 0, width: 390, height: 844 },
        insets: { top: 0, left: 0, right: 0, bottom: 0 },
      }}
    >
      <GameScreen id={id} games={games} onHome={onHome} />
    </SafeAreaProvider>,
  );
}

test('what is missing is not said to lie aside, and what lies aside can be taken away', async () => {
  const disk = new FakeDisk();
  const id = await importInto(openGames(openSaves(disk, () => 1)));
  for (const key of [...disk.cells.keys()]) if (key.includes('/s1.')) disk.cells.delete(key);
  const games = openGames(openSaves(disk.reborn(), () => 2));
  const text = jest.spyOn(games, 'rawText');
  game(games, id);
  const said = await screen.findByText(/^The save was damaged\. /);
  expect(said.props.children).toBe(
    'The save was damaged. Of its last 77 actions 64 are gone without a trace; the other 13 are whole, but cannot be played without them. The game stands where it stood before them. What could not be used was put aside.',
  );
  await act(async () => fireEvent.press(screen.getByTestId('export-aside')));
  const handed = await text.mock.results[0]?.value;
  expect(handed?.ok && handed.value).toContain('rh1/bad/');
});

test('a game deleted in another window says so, offers the way home, and is whole once it is back', async () => {
  const [one, two] = windowsOn(new FakeDisk(), false).map((each) => openGames(openSaves(each, () => 7)));
  if (!one || !two) throw new Error('no windows');
  const id = await importInto(one);
  const home = jest.fn();
  game(one, id, home);
  await screen.findByTestId('tab-market');
  await two.refresh();
  await act(async () => void (await two.remove(id)));
  expect(await screen.findByText(/^This game was deleted in another window\. Bring it back/)).toBeTruthy();
  fireEvent.press(screen.getByTestId('to-games'));
  expect(home).toHaveBeenCalled();
  await act(async () => void (await two.undoRemove()));
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(screen.queryByText(/deleted in another window/)).toBeNull();
});

test('a full disk is told of once, and the choice is still there', async () => {
  const disk = new FakeDisk();
  const games = openGames(openSaves(disk, () => 1));
  const id = await importInto(games);
  game(games, id);
  await screen.findByTestId('tab-market');
  // Buttons that have just appeared do not hear at once.
  await act(() => new Promise((done) => setTimeout(done, 500)));
  const choice = screen.getByTestId('pass');
  disk.fault = { at: disk.writes + 1, how: 'quota' };
  await act(async () => fireEvent.press(choice));
  expect(await screen.findAllByText(/storage of this device is full/)).toHaveLength(1);
});
