// What happens between the devices, on the screens that show it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { TableScreen } from '@/components/table/TableScreen';
import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import { toCode } from '@/net/code';
import { entryAfter, headOf, type Entry } from '@/net/entry';
import { openPreferences } from '@/store/preferences';
import { archiveKey } from '@/store/saves/keys';
import { seal } from '@/store/saves/record';

import { show } from '../../app/stage';
import { Phone, play, tableOfThree, until } from '../../store/netDevices';

jest.setTimeout(60_000);

// Tables change by themselves: what the screens make of it is waited for, not wrapped.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const SEED = 23;
const { actions } = playGame(
  game1830,
  tableOf('1830', game1830.rules, 3, SEED, { seating: 'entered' }),
  'mixed',
  {},
  12,
);

const opened: Phone[] = [];
afterEach(async () => {
  for (const phone of opened.splice(0)) await phone.tables.stop(phone.id);
});

async function three(): Promise<[Phone, Phone, Phone]> {
  const phones = await tableOfThree(SEED);
  opened.push(...phones);
  return phones;
}

async function at(phone: Phone, shows = /^Seats$/): Promise<void> {
  const preferences = openPreferences(phone.disk);
  const nowhere = jest.fn();
  show(
    <TableScreen
      id={phone.id}
      tables={phone.tables}
      preferences={preferences}
      onHome={nowhere}
      onElsewhere={nowhere}
    />,
  );
  await waitFor(() => expect(screen.queryByTestId('connections') ?? screen.getByText(shows)).toBeTruthy());
}

test('the host removes a device, and is told before what that means', async () => {
  const [anna, ben] = await three();
  await at(anna);
  fireEvent.press(screen.getByTestId('connections'));
  expect(screen.queryByTestId(`remove-${anna.session.party.device}`)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Remove Ben from the table' }));
  expect(screen.getByText(/It still holds the seat of Ben/)).toBeTruthy();
  const told: (string | undefined)[] = [];
  ben.session.view.subscribe(({ bye }) => told.push(bye?.code));
  await act(async () => {
    fireEvent.press(screen.getByTestId('remove-now'));
    await until('told', () => told.includes('removed'));
  });
});

test('before the start the host removes a device with its seat', async () => {
  const [anna, ben] = [new Phone('Anna'), new Phone('Ben')];
  opened.push(anna, ben);
  await ben.join(await anna.host(['Anna', 'Seat 2']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  await until('taken', () => anna.session.view.getState().roster.seats[1]?.name === 'Ben');
  await at(anna);
  fireEvent.press(screen.getByRole('button', { name: 'Remove Ben from the table' }));
  expect(screen.getByText(/its seat is free for others/)).toBeTruthy();
  await act(async () => {
    fireEvent.press(screen.getByTestId('remove-now'));
    await until('free', () => anna.session.view.getState().roster.seats[1]?.device === '');
  });
});

test('a guest who types the name of another seat is told, and its seat keeps its own', async () => {
  const [anna, ben] = [new Phone('Anna'), new Phone('Ben')];
  opened.push(anna, ben);
  await ben.join(await anna.host(['Anna', 'Seat 2']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  await until('taken', () => ben.session.view.getState().roster.seats[1]?.name === 'Ben');
  await at(ben);
  fireEvent.changeText(screen.getByTestId('my-name'), 'Anna');
  await waitFor(() => expect(screen.getByText(/Another seat is called Anna already/)).toBeTruthy());
  fireEvent.changeText(screen.getByTestId('my-name'), 'Annabel');
  await until('called', () => anna.session.view.getState().roster.seats[1]?.name === 'Annabel');
  expect(screen.queryByText(/Another seat is called/)).toBeNull();
});

test('a name too long stays in the field of the lobby and says so; the seat keeps its own', async () => {
  const said = 'A name has at most 24 letters.';
  const [anna, ben] = [new Phone('Anna'), new Phone('Ben')];
  opened.push(anna, ben);
  await ben.join(await anna.host(['Anna', 'Seat 2']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  const called = () => anna.session.view.getState().roster.seats[1]?.name;
  await until('taken', () => ben.session.view.getState().roster.seats[1]?.name === 'Ben');
  await at(ben);
  const long = 'B'.repeat(500);
  const field = () => screen.getByTestId('my-name');
  fireEvent.changeText(field(), long);
  await waitFor(() => expect(screen.getByText(said)).toBeTruthy());
  expect([field().props.value, field().props.maxLength]).toEqual([long, undefined]);
  // Longer than the pause after which a name is sent.
  await new Promise((done) => setTimeout(done, 700));
  expect(called()).toBe('Ben');
  fireEvent.changeText(field(), 'B'.repeat(24));
  await until('called', () => called() === 'B'.repeat(24));
  expect(screen.queryByText(said)).toBeNull();
});

test('nor does the host’s list of seats cut a name', async () => {
  const anna = new Phone('Anna');
  opened.push(anna);
  await anna.host(['Anna', 'Ben']);
  await at(anna);
  const field = () => screen.getByLabelText('Name of player 2');
  await waitFor(() => expect(field()).toBeTruthy());
  const long = 'B'.repeat(25);
  fireEvent.changeText(field(), long);
  await waitFor(() => expect(screen.getByText('A name has at most 24 letters.')).toBeTruthy());
  expect(field().props.value).toBe(long);
  expect(anna.session.view.getState().roster.seats[1]?.name).toBe('Ben');
});

test('a guest without its host is not told that the host was asked', async () => {
  const [anna, ben] = await three();
  await anna.tables.stop(anna.id);
  await until('gone', () => ben.session.view.getState().status !== 'joined');
  await at(ben);
  fireEvent.press(screen.getByTestId('connections'));
  await waitFor(() => fireEvent.press(screen.getByRole('button', { name: 'Ask for this seat: Carl' })));
  expect(screen.getByTestId('asked').props.children).toMatch(/not connected|host/i);
  expect(screen.queryByText('The host has been asked.')).toBeNull();
});

test('who is asked for consent hears what would be taken back', async () => {
  const phones = await three();
  const [anna, ben] = phones;
  await play(phones, actions.slice(0, 2));
  await at(anna);
  await act(async () => {
    void ben.table.undo(0);
    await until('asked', () => anna.session.view.getState().asks.length === 1);
  });
  await waitFor(() =>
    expect(
      screen.getByText(/^Ben would like to take back the last 2 actions\. The latest of them: Ben .+\.$/),
    ).toBeTruthy(),
  );
});

test('what gave way is found again after a reload, in sentences', async () => {
  const phones = await three();
  const [, ben] = phones;
  await play(phones, actions.slice(0, 3));
  const log = ben.table.view.getState().entries;
  const seat = actions[3]?.seat ?? '';
  const lost: Entry[] = [];
  for (const action of actions.slice(3, 5)) {
    const body = { kind: 'act', seat: action.seat, cid: `x:${lost.length}`, action } as const;
    const entry = entryAfter(headOf([...log, ...lost]), 1, body);
    if (entry) lost.push(entry);
  }
  const [first] = lost;
  if (!first) throw new Error();
  await ben.tables.stop(ben.id);
  await ben.disk.set(archiveKey(ben.id, first.seq, first.hash), seal(lost));
  await ben.reload();
  await at(ben);
  fireEvent.press(screen.getByTestId('connections'));
  await waitFor(() => expect(screen.getByText('Set aside: 2 actions')).toBeTruthy());
  fireEvent.press(screen.getByTestId('set-aside'));
  const name = ben.table.view.getState().setup.seats.find(({ id }) => id === seat)?.name ?? '';
  expect(screen.getByText(new RegExp(`^${name} (buys|bids|passes).*\\.$`))).toBeTruthy();
});

test('whoever begins is told so, and nobody else', async () => {
  const [anna, ben] = await three();
  await at(anna);
  expect(screen.getByTestId('turn-banner')).toBeTruthy();
  screen.unmount();
  await at(ben);
  expect(screen.queryByTestId('turn-banner')).toBeNull();
});

test('a newcomer whose host is away is not told that the host starts the game', async () => {
  const [anna] = await three();
  const code = toCode(anna.session.party.config.secret);
  await anna.tables.stop(anna.id);
  const late = new Phone('Dora');
  opened.push(late);
  await late.join(code);
  await at(late, /The table appears as soon as its host answers/);
  expect(screen.queryByText(/when everybody sits/)).toBeNull();
});

test('a device without a name begins a sentence with a capital letter', async () => {
  const [anna] = await three();
  const late = new Phone('');
  opened.push(late);
  await late.join(toCode(anna.session.party.config.secret));
  await until('joined', () => late.session.view.getState().table !== null);
  await at(anna);
  await act(async () => {
    late.take('p2');
    await until('asked', () => anna.session.view.getState().wishes.length === 1);
  });
  await waitFor(() => expect(screen.getByText('A device asks for the seat of Ben.')).toBeTruthy());
});
