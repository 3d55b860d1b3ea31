// Decisions of several people on their own devices: an offer is answered where it was made to, and what the rules
// force on a president is decided on the president's device.
import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import type { ActionType } from '@/engine/rail/actions';

import { play, tableOfThree } from './netDevices';

jest.setTimeout(60_000);

const SEED = 38;
const setup = tableOf('1830', game1830.rules, 3, SEED, { seating: 'entered' });
const { actions } = playGame(game1830, setup, 'builder', {}, 120);
const first = (type: ActionType): number => actions.findIndex((action) => action.type === type);

test('offers, an exchange and a forced discard are each decided on the device of the seat', async () => {
  const phones = await tableOfThree(SEED);
  const mine = (seat: string) => phones.filter((p) => p.table.view.getState().mySeats.includes(seat));
  const states = () => phones.map((p) => p.table.view.getState());
  let done = 0;
  for (const type of ['exchange', 'decline', 'accept', 'discardTrain'] as const) {
    const at = first(type);
    expect(at).toBeGreaterThan(done);
    await play(phones, actions.slice(done, at));
    const action = actions[at];
    if (!action) throw new Error(type);
    const [owner, ...more] = mine(action.seat);
    expect(more).toEqual([]);
    for (const { actors } of states()) expect(actors).toContain(action.seat);
    // On any other device it is nobody's to decide, whatever the rules say.
    for (const other of phones.filter((p) => p !== owner))
      expect(await other.table.propose(action)).toMatchObject({ code: 'notYourSeat' });
    await play(phones, [action]);
    done = at + 1;
  }
  expect(new Set(phones.map((p) => p.log)).size).toBe(1);
  await Promise.all(phones.map((p) => p.tables.stop(p.id)));
});
