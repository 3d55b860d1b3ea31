import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { JoinScreen } from '@/components/table/JoinScreen';
import { TableScreen } from '@/components/table/TableScreen';
import { refuse } from '@/engine/core/refusal';
import { toCode } from '@/net/code';
import { openPreferences } from '@/store/preferences';

import { show } from '../../app/stage';
import { Phone, tableOfThree, until } from '../../store/netDevices';

jest.setTimeout(60_000);

// Tables change by themselves: what the screens make of it is waited for, not wrapped.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

const opened: Phone[] = [];
afterEach(async () => {
  for (const phone of opened.splice(0)) await phone.tables.stop(phone.id);
});

async function at(phone: Phone): Promise<{ onHome: jest.Mock; onElsewhere: jest.Mock }> {
  const on = { onHome: jest.fn(), onElsewhere: jest.fn() };
  show(<TableScreen id={phone.id} tables={phone.tables} preferences={openPreferences(phone.disk)} {...on} />);
  return on;
}

test('a typed code is checked in words, and a good one joins', async () => {
  const onJoin = jest.fn().mockResolvedValue(null);
  show(<JoinScreen given="" name="" onName={jest.fn()} onBack={jest.fn()} onJoin={onJoin} />);
  const type = (text: string) => {
    fireEvent.changeText(screen.getByTestId('join-field'), text);
    fireEvent.press(screen.getByTestId('join'));
  };
  type('0A1B2');
  expect(screen.getByText(/shorter or longer/)).toBeTruthy();
  type('0A1B2-U');
  expect(screen.getByText(/no code has/)).toBeTruthy();
  const code = toCode('0123456789abcdef0123456789abcdef');
  type(`${code.slice(1, 2)}${code.slice(0, 1)}${code.slice(2)}`);
  expect(screen.getByText(/changed places/)).toBeTruthy();
  expect(onJoin).not.toHaveBeenCalled();
  type(code.toLowerCase().replace(/-/g, ' '));
  await waitFor(() => expect(onJoin).toHaveBeenCalledTimes(1));
});

test('the host invites, sees guests sit down, gives a seat to its own device and starts', async () => {
  const [anna, ben] = [new Phone('Anna'), new Phone('Ben')];
  opened.push(anna, ben);
  const code = await anna.host(['Anna', 'Ben', 'Carl']);
  await at(anna);
  await waitFor(() => expect(screen.getByTestId('code')).toBeTruthy());
  expect(screen.getByTestId('code').props.children).toBe(code.replace(/-/g, ' '));
  expect(screen.getByTestId('start').props.accessibilityState.disabled).toBe(true);
  await ben.join(code);
  await until('joined', () => ben.session.view.getState().status === 'joined');
  await act(async () => {
    ben.take('p2');
    await until('taken', () => anna.session.view.getState().roster.seats[1]?.device !== '');
  });
  fireEvent.press(screen.getByRole('button', { name: /^Change who plays Carl/ }));
  fireEvent.press(screen.getByTestId('give-me'));
  await waitFor(() => expect(screen.getByTestId('start').props.accessibilityState.disabled).toBe(false));
  await act(async () => {
    fireEvent.press(screen.getByTestId('start'));
    await until('started', () => ben.session.view.getState().table !== null);
  });
  expect(anna.table.view.getState().mySeats).toEqual(['p1', 'p3']);
});

test('the host is gone: the guest is offered to continue, and does', async () => {
  const phones = await tableOfThree(11);
  opened.push(...phones);
  const [anna, ben, carl] = phones;
  await at(ben);
  await waitFor(() => expect(screen.getByTestId('connections')).toBeTruthy());
  expect(screen.getByLabelText('3 of 3 devices connected')).toBeTruthy();
  await act(async () => {
    await anna.tables.stop(anna.id);
    await until('lost', () => ben.session.view.getState().status === 'lost');
  });
  await act(async () => {
    fireEvent.press(screen.getByTestId('take-over'));
    await until('Carl follows', () => carl.session.view.getState().status === 'joined', 20_000);
  });
  await waitFor(() => expect(screen.getByText('This device is host now.')).toBeTruthy());
});

test('a table that cannot be opened says why and what to do, and can be tried again', async () => {
  const anna = new Phone('Anna');
  opened.push(anna);
  await anna.host(['Anna', 'Ben']);
  const { open } = anna.tables;
  const failed = { ok: false, refusal: refuse('linksFailed', '', { message: 'chunk' }) } as const;
  anna.tables.open = async () => failed;
  await at(anna);
  await waitFor(() => expect(screen.getByText(/Check that this device is online/)).toBeTruthy());
  anna.tables.open = open;
  fireEvent.press(screen.getByTestId('try-again'));
  await waitFor(() => expect(screen.getByTestId('code')).toBeTruthy());
});

test('a latecomer without a seat says who it is, and the host knows who asks', async () => {
  const phones = await tableOfThree(17);
  const late = new Phone('');
  opened.push(...phones, late);
  const [anna] = phones;
  const called = () =>
    anna.session.view.getState().roster.devices.find((d) => d.id === late.session.party.device)?.name;
  await late.join(toCode(anna.session.party.config.secret));
  await until('sees the game', () => late.session.view.getState().table !== null);
  await until('is seen', () => called() === '');
  await at(late);
  await waitFor(() => expect(screen.getByTestId('connections')).toBeTruthy());
  fireEvent.press(screen.getByTestId('connections'));
  fireEvent.changeText(screen.getByTestId('my-name'), 'Dora');
  await until('is called', () => called() === 'Dora');
});

test('the host types a name of two words, adds a seat, and orders the seats only where they are not drawn', async () => {
  const anna = new Phone('Anna');
  opened.push(anna);
  await anna.host(['Anna', 'Ben', 'Carl']);
  await at(anna);
  const roster = () => anna.session.view.getState().roster.seats;
  const seating = async () => {
    const place = await anna.tables.open(anna.id);
    return place.ok ? place.value.draft?.options : null;
  };
  await waitFor(() => expect(screen.getByTestId('add-seat')).toBeTruthy());
  // Letter by letter, each on top of what the field shows: so a keyboard types.
  for (const letter of 'Eva M') {
    const field = screen.getByLabelText('Name of player 2');
    const shown: string = letter === 'E' ? '' : field.props.value;
    await act(async () => fireEvent.changeText(field, `${shown}${letter}`));
  }
  expect(roster()[1]?.name).toBe('Eva M');
  await act(async () => fireEvent.press(screen.getByTestId('add-seat')));
  expect(roster().map(({ id, colour, device }) => [id, colour, device])[3]).toEqual(['p4', '3', '']);
  await act(async () => fireEvent.press(screen.getByRole('button', { name: 'Move Eva M up' })));
  expect(roster().map((seat) => seat.id)).toEqual(['p2', 'p1', 'p3', 'p4']);
  await act(async () => fireEvent.press(screen.getByRole('button', { name: /^Drawn/ })));
  expect(screen.queryByRole('button', { name: 'Move Eva M down' })).toBeNull();
  await waitFor(async () => expect(await seating()).toEqual({}));
  await anna.reload();
  expect(await seating()).toEqual({});
});
