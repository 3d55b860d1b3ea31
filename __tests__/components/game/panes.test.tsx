import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GameScreen } from '@/components/game/GameScreen';
import { LanguageContext } from '@/components/words/useWords';
import { DeafTimeContext } from '@/components/ui/deaf';
import { refuse } from '@/engine/core/refusal';

import { openTable, renderTable } from './tables';

// Whole screens on a busy machine take their time.
jest.setTimeout(30_000);

beforeEach(() => {
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width: 1280, height: 800, scale: 1, fontScale: 1 });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('players show cash, certificates against the limit, worth and the priority deal', async () => {
  const { table } = await openTable(60);
  const { state } = table.view.getState();
  renderTable(table);
  for (const seat of state.seats) {
    const card = within(screen.getByTestId(`player-${seat}`));
    expect(card.getByText('Certificates')).toBeTruthy();
    expect(card.queryByText('Priority deal') !== null).toBe(state.priority === seat);
  }
});

test('in the auction players show what lies on bids and what is left', async () => {
  const { table } = await openTable(0);
  const seat = table.view.getState().actors[0] ?? '';
  await table.propose({ type: 'bid', seat, private: 'CS', price: 46 });
  renderTable(table);
  const card = within(screen.getByTestId(`player-${seat}`));
  expect(card.getByText('On bids')).toBeTruthy();
  expect(card.getByText('$46')).toBeTruthy();
  expect(card.getByText('$754')).toBeTruthy();
});

test('a private company tells what it is worth, what it keeps free and what it can do', async () => {
  const { table } = await openTable(0);
  const seat = table.view.getState().actors[0] ?? '';
  await table.propose({ type: 'buyPrivate', seat, private: 'SV', price: 20 });
  const next = table.view.getState().actors[0] ?? '';
  await table.propose({ type: 'buyPrivate', seat: next, private: 'CS', price: 40 });
  renderTable(table);
  fireEvent.press(screen.getByTestId('private-CS'));
  expect(screen.getByText('Burlington (B20)')).toBeTruthy();
  expect(screen.getByText(/may lay a tile on Burlington \(B20\)/)).toBeTruthy();
  expect(screen.getByText('All private companies close with the first 5-train.')).toBeTruthy();
  fireEvent.press(screen.getByText('OK'));
  expect(screen.queryByText('Burlington (B20)')).toBeNull();
});

test('a chosen company shows on the market where it would go', async () => {
  const { table } = await openTable(100);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-market'));
  fireEvent(screen.getByTestId('market-pane'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 600 } },
  });
  const listed = Object.entries(table.view.getState().state.corps).filter(([, corp]) => corp.cell !== null);
  const id = listed[0]?.[0] ?? '';
  fireEvent.press(screen.getByTestId(`where-${id}`));
  expect(within(screen.getByTestId('market-moves')).getByText(/Pays a dividend/)).toBeTruthy();
});

test('charters, trains and tiles are one tap apart', async () => {
  const { table } = await openTable(100);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-companies'));
  expect(screen.getByTestId('charter-NYC')).toBeTruthy();
  fireEvent.press(screen.getByTestId('tab-trains'));
  expect(within(screen.getByTestId('bank-train-D')).getByText(/Never rusts/)).toBeTruthy();
  fireEvent.press(screen.getByTestId('tab-tiles'));
  expect(screen.getByTestId('supply-57')).toBeTruthy();
});

test('the log tells what was taken back', async () => {
  const { table } = await openTable(20);
  await table.undo();
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-log'));
  expect(screen.getByText(/takes back 1 action\./)).toBeTruthy();
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
});

test('the rounds of the log are entries of its list', async () => {
  const { table } = await openTable(60);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-log'));
  const rounds = within(screen.getByTestId('log')).getAllByRole('heading');
  for (const round of rounds) {
    let around = round.parent;
    while (around && around.props.role !== 'listitem' && around.props.role !== 'list') around = around.parent;
    expect(around?.props.role).toBe('listitem');
  }
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
});

test('names stand whole wherever players are told apart by them', async () => {
  const { table } = await openTable(60);
  renderTable(table);
  const named = () => screen.getAllByText(/^(Anna|Ben|Carl)( |$)/).map(({ props }) => props);
  const players = named();
  fireEvent.press(screen.getByTestId('tab-companies'));
  const names = [...players, ...named()];
  expect(names.length).toBeGreaterThan(6);
  for (const { numberOfLines } of names) expect(numberOfLines).toBeUndefined();
});

test('a charter is called what its head shows', async () => {
  const { table } = await openTable(60);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-companies'));
  const { corps } = table.view.getState().state;
  const [id = ''] = Object.entries(corps).find(([, corp]) => corp.president !== null) ?? [];
  const charter = within(screen.getByTestId(`charter-${id}`));
  const name = String(charter.getByRole('button').props.accessibilityLabel);
  for (const words of [/, (Anna|Ben|Carl)( · |, )/, /, \$\d+, par \$\d+$/]) expect(name).toMatch(words);
});

const inside = (children: React.ReactNode) => (
  <SafeAreaProvider
    initialMetrics={{
      frame: { x: 0, y: 0, width: 390, height: 844 },
      insets: { top: 0, left: 0, right: 0, bottom: 0 },
    }}
  >
    <DeafTimeContext.Provider value={0}>{children}</DeafTimeContext.Provider>
  </SafeAreaProvider>
);

test('a game that cannot be opened says why and can be taken away, in the player’s language', async () => {
  const home = jest.fn();
  const no = (code: string) => Promise.resolve({ ok: false, refusal: refuse(code, '') } as const);
  const games = {
    open: () => no('saveUnreadable'),
    exportText: jest.fn(() => no('diskFault')),
    rawText: () => no('diskFault'),
    importText: () => no('fileUnknown'),
  };
  render(
    inside(
      <LanguageContext.Provider value="de">
        <GameScreen id="x" games={games} onHome={home} />
      </LanguageContext.Provider>,
    ),
  );
  fireEvent.press(await screen.findByText('Ausgeben'));
  expect(games.exportText).toHaveBeenCalledWith('x');
  expect(await screen.findByText(/^Dieses Gerät hat den letzten Schritt nicht gespeichert/)).toBeTruthy();
  fireEvent.press(screen.getByText('Zu den Spielen'));
  expect(home).toHaveBeenCalled();
});

test('a game opens from the disk', async () => {
  const { games, id } = await openTable(10);
  render(inside(<GameScreen id={id} games={games} onHome={() => {}} />));
  expect(await screen.findByTestId('strip')).toBeTruthy();
});
