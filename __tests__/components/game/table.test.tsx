import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Dimensions, ScrollView } from 'react-native';

import { preferences } from '@/store/device';

import { openTable, propose, renderTable } from './tables';

// Whole screens on a busy machine take their time.
jest.setTimeout(30_000);

const window = (width: number, height: number) =>
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width, height, scale: 1, fontScale: 1 });

beforeEach(() => {
  window(390, 844);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('the strip says where the game stands and whose decision it is', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  expect(screen.getByTestId('strip').props.accessibilityLabel).toBe('Auction · Phase 1 · Bank $9,600');
  const first = table.view.getState().actors[0];
  const name = table.view.getState().setup.seats.find((seat) => seat.id === first)?.name ?? '';
  expect(screen.getByTestId('decision').props.accessibilityLabel).toContain(name);
});

test('a tap on the strip shows the details', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  fireEvent.press(screen.getByTestId('strip'));
  expect(screen.getByText('Certificate limit')).toBeTruthy();
  fireEvent.press(screen.getByText('OK'));
  expect(screen.queryByText('Certificate limit')).toBeNull();
});

test('a pane is made when it is first seen, and then kept', async () => {
  const { table } = await openTable(60);
  renderTable(table);
  expect(screen.queryByTestId('pane-market')).toBeNull();
  fireEvent.press(screen.getByTestId('tab-market'));
  expect(screen.getByTestId('pane-market')).toBeTruthy();
  fireEvent.press(screen.getByTestId('tab-board'));
  expect(screen.getByTestId('pane-market', { includeHiddenElements: true })).toBeTruthy();
  expect(screen.queryByTestId('pane-market')).toBeNull();
});

test('a hidden pane stands still and catches up when it is seen', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-log'));
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy();
  fireEvent.press(screen.getByTestId('tab-board'));
  const seat = table.view.getState().actors[0] ?? '';
  await propose(table, { type: 'buyPrivate', seat, private: 'SV', price: 20 });
  expect(screen.getByText('Nothing has happened yet.', { includeHiddenElements: true })).toBeTruthy();
  fireEvent.press(screen.getByTestId('tab-log'));
  expect(screen.getByText(/buys Schuylkill Valley for \$20/)).toBeTruthy();
  expect(screen.getByText('Private auction')).toBeTruthy();
  // The list fills up in steps of its own.
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
});

test('another person decides: one tap to go on, and none for whoever has the device', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  const seat = table.view.getState().actors[0] ?? '';
  expect(screen.queryByTestId('hand-over')).toBeNull();
  await propose(table, { type: 'pass', seat });
  expect(screen.getByText(/is next$/)).toBeTruthy();
  // Taking it back returns to the one who has the device.
  fireEvent.press(screen.getByTestId('undo'));
  await act(async () => table.close());
  expect(screen.queryByTestId('hand-over')).toBeNull();
  await propose(table, { type: 'pass', seat });
  fireEvent.press(screen.getByTestId('go-on'));
  expect(screen.queryByTestId('hand-over')).toBeNull();
});

test('who does not want the hand-over is not asked', async () => {
  await act(() => preferences.change({ handOver: false }));
  const { table } = await openTable(0);
  renderTable(table);
  await propose(table, { type: 'pass', seat: table.view.getState().actors[0] ?? '' });
  expect(screen.queryByTestId('hand-over')).toBeNull();
  await act(() => preferences.change({ handOver: true }));
});

test('beside a wide board the panes need no tab for the board', async () => {
  window(1280, 800);
  const { table } = await openTable(30);
  renderTable(table);
  expect(screen.getByTestId('pane-board')).toBeTruthy();
  expect(screen.getByTestId('pane-players')).toBeTruthy();
  expect(screen.queryByTestId('tab-board')).toBeNull();
  fireEvent.press(screen.getByTestId('tab-companies'));
  expect(screen.getByTestId('charter-PRR')).toBeTruthy();
  expect(screen.getByTestId('pane-board')).toBeTruthy();
});

test('beside one column a table can take the board’s place, and gives it back when the board is asked for', async () => {
  window(1024, 768);
  const { table } = await openTable(30);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-market'));
  const chosen = screen.getAllByTestId(/^where-/)[0]?.props.testID;
  fireEvent.press(screen.getByTestId(chosen));
  fireEvent.press(screen.getByLabelText('Larger, in place of the board'));
  expect(screen.getByTestId('pane-board', { includeHiddenElements: true })).not.toBeVisible();
  // Still the same table, with what was chosen in it, and every other beside it.
  expect(screen.getByTestId(chosen).props.accessibilityState.selected).toBe(true);
  fireEvent.press(screen.getByTestId('tab-companies'));
  expect(screen.getByTestId('charter-PRR')).toBeTruthy();
  fireEvent.press(screen.getByLabelText('Back to the board'));
  expect(screen.getByTestId('pane-board')).toBeVisible();
  expect(screen.getByTestId('charter-PRR')).toBeTruthy();
});

test('a phone on its side has the panel in a drawer', async () => {
  window(844, 390);
  const { table } = await openTable(30);
  renderTable(table);
  const panel = screen.getByTestId('panel');
  // Where there is so little height the head scrolls with the rest.
  const [body] = panel.findAllByType(ScrollView);
  expect(body?.findAllByProps({ role: 'heading' }).length).toBeGreaterThan(0);
  fireEvent.press(screen.getByLabelText('Smaller panel'));
  expect(screen.queryByTestId('panel')).toBeNull();
});

test('the end brings the ranking with what everyone’s worth is made of', async () => {
  const { table } = await openTable(5000, 3, 0);
  const { outcome, state } = table.view.getState();
  expect(outcome).not.toBeNull();
  const home = jest.fn();
  renderTable(table, home);
  expect(screen.getByText(/ won$/)).toBeTruthy();
  const broke = state.ended?.bankrupt ?? null;
  const name = state.setup.seats.find(({ id }) => id === broke)?.name;
  expect(screen.getByText(broke === null ? 'The bank broke.' : `${name} went bankrupt.`)).toBeTruthy();
  for (const seat of state.seats)
    expect(within(screen.getByTestId(`place-${seat}`)).getByText('Shares')).toBeTruthy();
  // What the ranking covers is drawn after it.
  await screen.findByTestId('pages', { includeHiddenElements: true });
  fireEvent.press(screen.getByText('To the games'));
  expect(home).toHaveBeenCalled();
});
