import { fireEvent, screen, waitFor } from '@testing-library/react-native';

import { NewGameScreen } from '@/components/setup/NewGameScreen';
import { openFormDraft, type FormDraft } from '@/store/formDraft';
import { session } from '@/store/session';

import { FakeDisk } from '../store/fakeDisk';
import { gamesOn, show } from './stage';

function newGame(disk = new FakeDisk(), language: 'en' | 'de' = 'en', kept?: FormDraft) {
  const on = { onBack: jest.fn(), onStarted: jest.fn() };
  show(<NewGameScreen games={gamesOn(disk)} kept={kept} {...on} />, language);
  return on;
}

const start = () => screen.getByRole('button', { name: /^Start the game/ });
const name = (n: number, text: string) =>
  fireEvent.changeText(screen.getByLabelText(`Name of player ${n}`), text);

test('three players are ready: one tap starts the game', async () => {
  const disk = new FakeDisk();
  const on = newGame(disk);
  expect(start().props.accessibilityLabel).toBe('Start the game, 3 players with $800 each');
  fireEvent.press(start());
  await waitFor(() => expect(on.onStarted).toHaveBeenCalledWith(expect.stringMatching(/^[0-9a-f]{32}$/)));
  expect(disk.cells.size).toBe(2);
});

test('a name of 500 characters, the same name twice and no name are said in place', () => {
  newGame();
  name(1, 'x'.repeat(500));
  expect(screen.getAllByText('A name has at most 24 letters.').length).toBeGreaterThan(0);
  name(1, 'Ben');
  expect(screen.getAllByText('Two players are called Ben. Names must differ.').length).toBeGreaterThan(0);
  name(2, ' ');
  expect(screen.getAllByText('Every player needs a name.').length).toBeGreaterThan(0);
  expect(start().props.accessibilityState.disabled).toBe(true);
  name(2, 'Bea');
  expect(start().props.accessibilityState.disabled).toBe(false);
});

test('a name nobody can tell from another, or see at all, is said in place', () => {
  newGame();
  name(1, 'ben');
  expect(screen.getAllByText(/^Ben and ben are too much alike/).length).toBeGreaterThan(0);
  name(1, '\u200b');
  expect(screen.getAllByText(/^Nothing of this name can be seen/).length).toBeGreaterThan(0);
  name(1, '\u202eannA');
  expect(screen.getAllByText(/^The name holds characters that control the line/).length).toBeGreaterThan(0);
  expect(start().props.accessibilityState.disabled).toBe(true);
});

test('what was typed is there again when the form is, until the game is started', async () => {
  const kept = openFormDraft(session, 'test');
  newGame(new FakeDisk(), 'en', kept);
  name(2, 'Bea');
  fireEvent.press(screen.getByRole('button', { name: /^Add a player/ }));
  fireEvent.press(screen.getByRole('switch', { name: 'Third 6-train' }));
  screen.unmount();
  const on = newGame(new FakeDisk(), 'en', openFormDraft(session, 'test'));
  expect(screen.getByLabelText('Name of player 2').props.value).toBe('Bea');
  // Ben’s name was free again.
  expect(screen.getByLabelText('Name of player 4').props.value).toBe('Ben');
  expect(screen.getByRole('switch', { name: 'Third 6-train' }).props.accessibilityState.checked).toBe(true);
  fireEvent.press(start());
  await waitFor(() => expect(on.onStarted).toHaveBeenCalled());
  screen.unmount();
  newGame(new FakeDisk(), 'en', kept);
  expect(screen.getByLabelText('Name of player 2').props.value).toBe('Ben');
});

test.each(['nonsense', '{"players":7}', '{"players":[{"id":"p1","name":"A","colour":9}],"options":{}}'])(
  'a kept form nobody can read (%s) is a new one',
  (text) => {
    session.set('test', text);
    newGame(new FakeDisk(), 'en', openFormDraft(session, 'test'));
    expect(screen.getByLabelText('Name of player 1').props.value).toBe('Anna');
    session.drop('test');
  },
);

test('six players at most, two at least', () => {
  newGame();
  const add = () => screen.getByRole('button', { name: /^Add a player/ });
  for (let i = 0; i < 3; i++) fireEvent.press(add());
  expect(add().props.accessibilityState.disabled).toBe(true);
  expect(
    screen.getByText('This game is for 2 to 6 players, not 7 (p.\u00a07).', { includeHiddenElements: true }),
  ).toBeTruthy();
  for (const who of ['Frida', 'Emil', 'Dora', 'Carl'])
    fireEvent.press(screen.getByRole('button', { name: `Take ${who} out` }));
  expect(screen.getByRole('button', { name: 'Take Ben out' }).props.accessibilityState.disabled).toBe(true);
});

test('the order can be changed where it matters, and a colour is nobody else’s', () => {
  newGame();
  expect(screen.queryByRole('button', { name: 'Move Carl up' })).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'As entered' }));
  fireEvent.press(screen.getByRole('button', { name: 'Move Carl up' }));
  expect(screen.getByLabelText('Name of player 2').props.value).toBe('Carl');
  fireEvent.press(screen.getByRole('button', { name: 'Colour of Anna: blue, circle' }));
  expect(screen.getByRole('button', { name: 'Colour of Anna: vermilion, diamond' })).toBeTruthy();
});

test('a full disk is said, and the form stays', async () => {
  const disk = new FakeDisk();
  disk.fault = { at: 1, how: 'quota' };
  const on = newGame(disk);
  fireEvent.press(start());
  await screen.findByText(/The storage of this device is full/);
  expect(on.onStarted).not.toHaveBeenCalled();
  fireEvent.press(start());
  await waitFor(() => expect(on.onStarted).toHaveBeenCalled());
});

test('options have a sentence and a section; German too', () => {
  newGame(new FakeDisk(), 'de');
  expect(screen.getByText('Es gibt drei 6er-Züge statt zwei (DE 2011 V-1.7).')).toBeTruthy();
  fireEvent.press(screen.getByRole('switch', { name: 'Dritter 6er-Zug' }));
  expect(screen.getByRole('switch', { name: 'Dritter 6er-Zug' }).props.accessibilityState.checked).toBe(true);
});

test('what the fine points have settled is shown as it will be played, and cannot be chosen beside them', () => {
  newGame();
  const resale = () => screen.getByRole('switch', { name: 'Resale of private companies' }).props;
  const out = () => screen.getByRole('button', { name: /^Is out/ }).props.accessibilityState;
  expect([resale().accessibilityState.checked, out().selected]).toEqual([false, false]);
  fireEvent.press(screen.getByRole('button', { name: /^As on 18xx\.games/ }));
  expect(resale().accessibilityState).toEqual({ checked: true, disabled: true });
  expect(resale().accessibilityHint).toMatch(/Settled by “As on 18xx\.games”\.$/);
  expect(out().selected).toBe(true);
  expect(screen.getByRole('button', { name: /^May come back/ })).toBeDisabled();
  fireEvent.press(screen.getByRole('button', { name: /^As in the book/ }));
  expect([resale().accessibilityState.checked, out().selected]).toEqual([false, false]);
});
