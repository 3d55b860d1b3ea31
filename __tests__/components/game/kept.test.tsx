import { act, fireEvent, screen } from '@testing-library/react-native';
import { BackHandler, Dimensions } from 'react-native';

import { measure, openTable, renderTable } from './tables';

// Whole screens on a busy machine take their time.
jest.setTimeout(30_000);

function turnTo(width: number, height: number): void {
  const size = { width, height, scale: 1, fontScale: 1 };
  act(() => Dimensions.set({ window: size, screen: size }));
}

beforeEach(() => turnTo(390, 844));
afterEach(() => {
  jest.restoreAllMocks();
});

test('what is half chosen outlives a turn of the phone, and the turn back', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  fireEvent.press(screen.getByTestId('choose-MH'));
  fireEvent.changeText(screen.getByTestId('amount'), '150');
  turnTo(844, 390);
  expect(screen.getByTestId('panel')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Bid \$150/ })).toBeTruthy();
  turnTo(390, 844);
  measure(screen);
  expect(screen.getByTestId('amount').props.value).toBe('150');
});

test('a choice ends with its decision: what is done later begins anew', async () => {
  const { table } = await openTable(0);
  renderTable(table);
  const seat = table.view.getState().actors[0] ?? '';
  fireEvent.press(screen.getByTestId('choose-MH'));
  await act(async () => {
    await table.propose({ type: 'pass', seat });
    await table.undo();
  });
  expect(screen.queryByTestId('amount')).toBeNull();
});

/** Android's back, asking whoever came last first. */
function androidBack(): () => boolean {
  const handlers: Parameters<typeof BackHandler.addEventListener>[1][] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, handler) => {
    handlers.push(handler);
    return { remove: () => void handlers.splice(handlers.indexOf(handler), 1) };
  });
  const event = { type: 'hardwareBackPress', timeStamp: 0 };
  return () => handlers[handlers.length - 1]?.(event) === true;
}

test('back leads from a side door to the decision, and from a tab to the board', async () => {
  const back = androidBack();
  const { table } = await openTable(70);
  renderTable(table);
  fireEvent.press(screen.getByTestId('tab-market'));
  expect(screen.getByTestId('tab-market').props.accessibilityState.selected).toBe(true);
  act(() => expect(back()).toBe(true));
  expect(screen.getByTestId('tab-board').props.accessibilityState.selected).toBe(true);
  expect(back()).toBe(false);
  fireEvent.press(screen.getByTestId('deals'));
  expect(screen.getByTestId('back')).toBeTruthy();
  act(() => expect(back()).toBe(true));
  expect(screen.queryByTestId('back')).toBeNull();
});
