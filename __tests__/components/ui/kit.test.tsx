import { act, fireEvent, render } from '@testing-library/react-native';
import { useState } from 'react';
import { Text as NativeText, View } from 'react-native';

import { skin } from '@/components/titles/1830/skin';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { Dialog } from '@/components/ui/Dialog';
import { EmptyState } from '@/components/ui/EmptyState';
import { formatMoney } from '@/components/ui/formatMoney';
import { IconButton } from '@/components/ui/IconButton';
import { inSight } from '@/components/ui/inSight';
import { NumberField } from '@/components/ui/NumberField';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { stepped, typedNumber } from '@/components/ui/range';
import { IntoSight, ScrollBody } from '@/components/ui/ScrollBody';
import { SegmentedTabs } from '@/components/ui/SegmentedTabs';
import { Sheet } from '@/components/ui/Sheet';
import { nextHeight, settledHeight, sheetPoints } from '@/components/ui/sheetHeights';
import { spokenName } from '@/components/ui/spoken';
import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { dark, light, players, ThemeChoiceContext, useTheme } from '@/components/ui/theme';
import { Toast } from '@/components/ui/Toast';
import { Toggle } from '@/components/ui/Toggle';
import { layoutKind } from '@/components/ui/useLayout';

const nothing = () => {};

test('a button is a button, and a disabled one says why', () => {
  const press = jest.fn();
  const api = render(
    <View>
      <Button label="Lay" kind="primary" detail="$80" onPress={press} />
      <Button label="Buy" disabled reason="Not enough cash" showReason onPress={press} />
    </View>,
  );
  fireEvent.press(api.getByRole('button', { name: 'Lay, $80' }));
  const buy = api.getByRole('button', { name: 'Buy, Not enough cash', disabled: true });
  fireEvent.press(buy);
  expect(press).toHaveBeenCalledTimes(1);
});

test('icon buttons, chips and cards have names and states', () => {
  const press = jest.fn();
  const api = render(
    <>
      <IconButton icon="undo" label="Undo" onPress={press} />
      <Chip label="Anna" selected onPress={press} />
      <Card label="NYC" onPress={press}>
        <Text>Charter</Text>
      </Card>
    </>,
  );
  fireEvent.press(api.getByRole('button', { name: 'Undo' }));
  fireEvent.press(api.getByRole('button', { name: 'Anna', selected: true }));
  fireEvent.press(api.getByRole('button', { name: 'NYC' }));
  expect(press).toHaveBeenCalledTimes(3);
});

test('tabs say which is chosen', () => {
  const select = jest.fn();
  const tabs = [
    { id: 'board', label: 'Board' },
    { id: 'log', label: 'Log', badge: 2 },
  ] as const;
  const api = render(<SegmentedTabs tabs={tabs} selected="board" onSelect={select} label="Views" />);
  expect(api.getByRole('tab', { name: 'Board', selected: true })).toBeTruthy();
  fireEvent.press(api.getByRole('tab', { name: 'Log (2)' }));
  expect(select).toHaveBeenCalledWith('log');
});

test('the Tab key stops once at tabs, and the arrows lead from one to the next', () => {
  const select = jest.fn();
  const tabs = [
    { id: 'board', label: 'Board' },
    { id: 'market', label: 'Market' },
    { id: 'log', label: 'Log' },
  ] as const;
  const api = render(<SegmentedTabs tabs={tabs} selected="board" onSelect={select} label="Views" />);
  const stops = api.getAllByRole('tab').map((tab) => tab.props.tabIndex);
  expect(stops).toEqual([0, -1, -1]);
  const preventDefault = jest.fn();
  const key = (name: string, held = {}) =>
    fireEvent(api.getByRole('tab', { name: 'Board' }), 'keyDown', { key: name, preventDefault, ...held });
  for (const name of ['ArrowRight', 'ArrowLeft', 'End', 'Home']) key(name);
  expect(select.mock.calls).toEqual([['market'], ['log'], ['log'], ['board']]);
  expect(preventDefault).toHaveBeenCalledTimes(4);
  // What else a key does stays with the browser.
  key('ArrowLeft', { altKey: true });
  key('Tab');
  expect(select).toHaveBeenCalledTimes(4);
  expect(preventDefault).toHaveBeenCalledTimes(4);
});

test('a toggle is a switch', () => {
  const change = jest.fn();
  const api = render(<Toggle label="Optional rule" on={false} onChange={change} />);
  fireEvent.press(api.getByRole('switch', { name: 'Optional rule', checked: false }));
  expect(change).toHaveBeenCalledWith(true);
});

function Bidding({ change }: { change: (value: number) => void }) {
  const [value, setValue] = useState(105);
  return (
    <NumberField
      label="Bid"
      value={value}
      suggestion={105}
      range={{ min: 105, max: 600, step: 5 }}
      onChange={(next) => {
        change(next);
        setValue(next);
      }}
      error={value > 600 ? 'Too much.' : ''}
      words={{ less: 'Less', more: 'More', whole: (amount) => `Whole amounts only: ${amount}` }}
      sign="$"
    />
  );
}

test('a number is in force as it is typed, and only the buttons keep it in its range', () => {
  const change = jest.fn();
  const api = render(<Bidding change={change} />);
  const field = () => api.getByLabelText('Bid');
  expect(api.getByRole('button', { name: 'Less', disabled: true })).toBeTruthy();
  fireEvent.press(api.getByRole('button', { name: 'More' }));
  expect(change).toHaveBeenLastCalledWith(110);
  fireEvent.changeText(field(), '1234');
  expect(change).toHaveBeenLastCalledWith(1234);
  expect(field().props).toMatchObject({ 'aria-invalid': true, accessibilityHint: 'Too much.' });
  expect(api.getByText('Too much.')).toBeTruthy();
  fireEvent(field(), 'blur');
  fireEvent(field(), 'submitEditing');
  expect(field().props.value).toBe('1234');
  expect(change).toHaveBeenCalledTimes(2);
  fireEvent.press(api.getByRole('button', { name: 'Less' }));
  expect(change).toHaveBeenLastCalledWith(600);
});

test('of a fraction the field says what counts', () => {
  const api = render(<Bidding change={jest.fn()} />);
  fireEvent.changeText(api.getByLabelText('Bid'), '120.5');
  expect(api.getByText('Whole amounts only: $120')).toBeTruthy();
  fireEvent.changeText(api.getByLabelText('Bid'), '1200');
  fireEvent.changeText(api.getByLabelText('Bid'), '120');
  expect(api.queryByText(/Whole amounts/)).toBeNull();
});

test('an emptied number is the suggested one', () => {
  const change = jest.fn();
  const api = render(<Bidding change={change} />);
  fireEvent.changeText(api.getByLabelText('Bid'), '2');
  fireEvent.changeText(api.getByLabelText('Bid'), '');
  expect(change).toHaveBeenLastCalledWith(105);
  expect(api.getByLabelText('Bid').props).toMatchObject({ value: '', placeholder: '105' });
  fireEvent.press(api.getByRole('button', { name: 'More' }));
  expect(api.getByLabelText('Bid').props.value).toBe('110');
});

test('ranges: the most is allowed off the steps', () => {
  const range = { min: 10, max: 103, step: 5 };
  expect(stepped(100, 1, range)).toBe(103);
  expect(stepped(103, -1, range)).toBe(100);
  expect(stepped(10, -1, range)).toBe(10);
  expect(stepped(2500, -1, range)).toBe(103);
  expect(stepped(3, 1, range)).toBe(10);
  expect(typedNumber('$1,200')).toBe(1200);
  expect(typedNumber('abc')).toBeNull();
});

test('what appears is scrolled into sight, no further than needed', () => {
  const shown = { top: 100, height: 200 };
  expect(inSight({ top: 150, height: 60 }, shown)).toBe(100);
  expect(inSight({ top: 290, height: 60 }, shown)).toBe(158);
  expect(inSight({ top: 40, height: 60 }, shown)).toBe(40);
  expect(inSight({ top: 400, height: 300 }, shown)).toBe(400);
  // A whole of its own leaves nothing above it that is cut through.
  expect(inSight({ top: 290, height: 60 }, shown, true)).toBe(290);
  expect(inSight({ top: 150, height: 60 }, shown, true)).toBe(100);
});

test('what is chosen is looked for when it is chosen, and again when the room for it shrinks', () => {
  const measured = jest.spyOn(View.prototype, 'measureLayout');
  const body = (chosen: boolean) => (
    <ScrollBody>
      <IntoSight when={chosen}>
        <Text>5-train</Text>
      </IntoSight>
    </ScrollBody>
  );
  const api = render(body(false));
  const shrink = () =>
    fireEvent(api.getByTestId('body'), 'layout', {
      nativeEvent: { layout: { x: 0, y: 0, width: 300, height: 80 } },
    });
  shrink();
  expect(measured).not.toHaveBeenCalled();
  api.rerender(body(true));
  shrink();
  expect(measured).toHaveBeenCalledTimes(2);
});

test('what is chosen from the start is not looked for: a panel opens at its top', () => {
  const measured = jest.spyOn(View.prototype, 'measureLayout').mockClear();
  const api = render(
    <ScrollBody>
      <IntoSight when>
        <Text>5-train</Text>
      </IntoSight>
    </ScrollBody>,
  );
  fireEvent(api.getByTestId('body'), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 300, height: 80 } },
  });
  expect(measured).not.toHaveBeenCalled();
});

test('a text field has its label and says what is wrong', () => {
  const api = render(
    <TextField label="Name" value="Anna" onChange={nothing} error="Two players have this name." />,
  );
  expect(api.getByLabelText('Name').props.accessibilityHint).toBe('Two players have this name.');
  expect(api.getByText('Two players have this name.')).toBeTruthy();
});

test('a dialog has a name, its actions, and a way out', () => {
  const close = jest.fn();
  const api = render(
    <Dialog
      open
      title="Delete the game?"
      onClose={close}
      closeLabel="Close"
      actions={<Button label="Delete" onPress={nothing} />}
    >
      <Text>It can be brought back.</Text>
    </Dialog>,
  );
  expect(api.getByRole('heading', { name: 'Delete the game?' })).toBeTruthy();
  fireEvent.press(api.getByLabelText('Close', { includeHiddenElements: true }));
  expect(close).toHaveBeenCalled();
});

test('a toast offers the way back and goes by itself', () => {
  jest.useFakeTimers();
  const [gone, undo] = [jest.fn(), jest.fn()];
  const api = render(
    <Toast message="Game deleted." onGone={gone} action={{ label: 'Undo', onPress: undo }} />,
  );
  fireEvent.press(api.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(7000));
  expect(gone).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('an empty state says how to begin', () => {
  const api = render(<EmptyState title="No games yet" sentence="Start one." />);
  expect(api.getByRole('heading', { name: 'No games yet' })).toBeTruthy();
});

test('the panel goes up and down by buttons too, and one line of it is as high as its head', () => {
  const [height, line] = [jest.fn(), jest.fn()];
  const api = render(
    <Sheet
      height="normal"
      onHeight={height}
      available={700}
      line={60}
      onLine={line}
      header={<Text>NYC lays track</Text>}
      words={{ panel: 'Actions', larger: 'Larger', smaller: 'Smaller' }}
    >
      <Text>57 on E19</Text>
    </Sheet>,
  );
  fireEvent.press(api.getByRole('button', { name: 'Larger' }));
  fireEvent.press(api.getByRole('button', { name: 'Smaller' }));
  expect(height.mock.calls).toEqual([['full'], ['line']]);
  const measured = (points: number) => ({
    nativeEvent: { layout: { x: 0, y: 0, width: 360, height: points } },
  });
  fireEvent(api.getByTestId('sheet-head'), 'layout', measured(59));
  fireEvent(api.getByTestId('sheet-head'), 'layout', measured(82));
  expect(line.mock.calls).toEqual([[60], [83]]);
  expect(sheetPoints('line', 700, 83)).toBe(83);
});

test('the panel’s heights: normal is at most 40 %, and no more than fills it on a tablet', () => {
  expect(sheetPoints('normal', 700)).toBe(322);
  expect(sheetPoints('normal', 1040)).toBe(380);
  // Higher where it has more to show, and the board keeps a third of the room.
  expect(sheetPoints('normal', 700, 60, 360)).toBe(360);
  expect(sheetPoints('normal', 700, 60, 900)).toBe(462);
  expect(sheetPoints('normal', 1040, 60, 200)).toBe(380);
  // On a small screen that is not room for a choice, what follows and two rows of buttons.
  expect(sheetPoints('normal', 508, 60, 900)).toBe(360);
  expect(sheetPoints('normal', 436, 60, 900)).toBe(349);
  expect(sheetPoints('normal', 436)).toBe(288);
  expect(nextHeight('full', 'up')).toBe('full');
  expect(settledHeight('normal', 600, 0, 700)).toBe('full');
  expect(settledHeight('normal', 280, 900, 700)).toBe('line');
});

test('every player has a shape of their own, every company its letters', () => {
  const api = render(
    <>
      {players.map((_, n) => (
        <PlayerMark key={n} player={n} label={`Player ${n}`} />
      ))}
      {Object.values(skin.corps).map((corp) => (
        <CorpToken key={corp.letters} skin={corp} />
      ))}
    </>,
  );
  for (const { shape } of players) expect(api.getByTestId(`player-${shape}`)).toBeTruthy();
  expect(api.getByLabelText('Player 3')).toBeTruthy();
  for (const { name } of Object.values(skin.corps)) expect(api.getByLabelText(name)).toBeTruthy();
});

test('money is written as the language does', () => {
  expect(formatMoney(12000, '$')).toBe('$12,000');
  expect(formatMoney(12000, '$', 'de')).toBe('$12.000');
  expect(formatMoney(-40, '$')).toBe('−$40');
});

test('the setting goes before the system', () => {
  function Probe() {
    const theme = useTheme();
    return <NativeText>{theme === dark ? 'dark' : theme === light ? 'light' : '?'}</NativeText>;
  }
  const api = render(
    <ThemeChoiceContext.Provider value="dark">
      <Probe />
    </ThemeChoiceContext.Provider>,
  );
  expect(api.getByText('dark')).toBeTruthy();
});

test.each([
  [390, 844, 'phone'],
  [844, 390, 'drawer'],
  [932, 430, 'drawer'],
  [840, 1100, 'column'],
  [1280, 800, 'twoColumns'],
])('%i by %i is %s', (width, height, kind) => {
  expect(layoutKind(width, height)).toBe(kind);
});

test('no word has a fixed height, so text at 130 % is not cut', () => {
  const api = render(<Button label="Lay" onPress={nothing} testID="button" />);
  const text = JSON.stringify(api.toJSON());
  expect(text).not.toMatch(/"height":/);
  expect(text).toMatch(/"minHeight":44/);
});

test('a control is called what is read on it, whatever else its name says', () => {
  expect(spokenName('Lay', 'Lay tile 57 on H10')).toBe('Lay tile 57 on H10');
  expect(spokenName('Buy CPR for $70', 'Confirm: buy CPR for $70, from the bank pool')).toMatch(
    /^Confirm: buy/,
  );
  expect(spokenName('Kaufen für $20', 'Kaufen für $20: Schuylkill Valley')).toMatch(/^Kaufen für/);
  // Not in one piece, and not within another word.
  expect(spokenName('1 · $50', 'Sell 1 B&M for $50')).toBe('1 · $50: Sell 1 B&M for $50');
  expect(spokenName('Take', 'Taken by Ben')).toBe('Take: Taken by Ben');
  const api = render(<Button label="Buy for $20" spoken="Schuylkill Valley" onPress={nothing} />);
  expect(api.getByRole('button', { name: 'Buy for $20: Schuylkill Valley' })).toBeTruthy();
});
