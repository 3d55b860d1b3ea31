import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { Dimensions } from 'react-native';

import { TableScreen } from '@/components/table/TableScreen';
import { DeafTimeContext } from '@/components/ui/deaf';
import { openPreferences } from '@/store/preferences';

import { show } from '../../app/stage';
import { Phone, tableOfThree, until } from '../../store/netDevices';

jest.setTimeout(60_000);

// Tables change by themselves: what the screens make of it is waited for, not wrapped.
beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));

beforeEach(() => {
  jest.spyOn(Dimensions, 'get').mockReturnValue({ width: 1280, height: 800, scale: 1, fontScale: 1 });
});

const opened: Phone[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const phone of opened.splice(0)) await phone.tables.stop(phone.id);
});

/** Anna, the host, has passed and is gone; Ben is on turn and buys what is for sale. */
async function bensPurchase(phones: readonly Phone[]): Promise<Phone> {
  opened.push(...phones);
  const [anna, ben] = phones;
  if (!anna || !ben) throw new Error('nobody there');
  expect(await anna.table.propose({ seat: 'p1', type: 'pass' })).toBeNull();
  await until('Ben is on turn', () => ben.table.view.getState().actors[0] === 'p2');
  show(
    <DeafTimeContext.Provider value={0}>
      <TableScreen
        id={ben.id}
        tables={ben.tables}
        preferences={openPreferences(ben.disk)}
        onHome={jest.fn()}
        onElsewhere={jest.fn()}
      />
    </DeafTimeContext.Provider>,
  );
  await screen.findByTestId('confirm', {}, { timeout: 10_000 });
  await act(async () => {
    await anna.tables.stop(anna.id);
    await until('lost', () => ben.session.view.getState().status === 'lost');
  });
  expect(screen.queryByText('Waiting for the host …')).toBeNull();
  await act(async () => fireEvent.press(screen.getByTestId('confirm')));
  await waitFor(() => expect(screen.getByText('Waiting for the host …')).toBeTruthy());
  expect(screen.queryByText('Saving …')).toBeNull();
  return ben;
}

test('what is decided while the host is gone waits for one, and is done when this device becomes it', async () => {
  const ben = await bensPurchase(await tableOfThree(11));
  await act(async () => {
    fireEvent.press(screen.getByTestId('take-over'));
    await until('done', () => ben.table.view.getState().actions.length === 2);
  });
  await waitFor(() => expect(screen.getByText('This device is host now.')).toBeTruthy());
  await waitFor(() => expect(screen.queryByText('Waiting for the others …')).toBeNull());
  expect(ben.table.view.getState().actions[1]).toMatchObject({ seat: 'p2', type: 'buyPrivate' });
});

test('whoever goes on as a copy is told that what waits for the host is not in it', async () => {
  const [anna, ben] = [new Phone('Anna'), new Phone('Ben')];
  await ben.join(await anna.host(['Anna', 'Ben']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  await until('taken', () => anna.session.view.getState().roster.seats.every((s) => s.device !== ''));
  anna.start(11);
  await until('started', () => ben.session.view.getState().table !== null);
  await bensPurchase([anna, ben]);
  fireEvent.press(screen.getByTestId('fork'));
  await waitFor(() => expect(screen.getByText(/not part of it: do it again in the copy/)).toBeTruthy());
});

test('an action the table overtook is said not to be done, where its panel is gone', async () => {
  const phones = await tableOfThree(11);
  const ben = await bensPurchase(phones);
  const [, , carl] = phones;
  if (!carl) throw new Error('no Carl');
  // As if Anna's device had told Carl's of something more before it was gone.
  const { pending } = ben.session.party;
  expect(pending).not.toBeNull();
  if (pending) ben.session.party.pending = { ...pending, base: { seq: 1, hash: '0'.repeat(32) } };
  await act(async () => {
    fireEvent.press(screen.getByTestId('take-over'));
    await until('hosting', () => ben.session.view.getState().status === 'hosting');
  });
  await waitFor(() => expect(screen.getByText(/so this was not done\. Look again\./)).toBeTruthy());
  expect(ben.table.view.getState().actions).toHaveLength(1);
});
