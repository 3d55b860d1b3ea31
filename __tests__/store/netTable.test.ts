// Several devices in one process, each with stores and a disk of its own, over the local link: the same way as
// over the network, with the real rules.
import { playGame, tableOf } from '@/engine/bots/play';
import { stateHash } from '@/engine/core/hash';
import { game1830 } from '@/engine/index';
import { canGoOn } from '@/store/net/roster';
import { openSaves } from '@/store/saves';
import { parseSummary } from '@/store/summary';

import { Phone, play, tableOfThree, until, unwrap } from './netDevices';

jest.setTimeout(60_000);

const SEED = 11;
const recorded = playGame(
  game1830,
  tableOf('1830', game1830.rules, 3, SEED, { seating: 'entered' }),
  'mixed',
);
const opened: Phone[] = [];
const keep = <T extends readonly Phone[]>(phones: T): T => {
  opened.push(...phones);
  return phones;
};
afterEach(async () => {
  for (const phone of opened.splice(0)) await phone.tables.stop(phone.id);
});

test('three devices join, take seats, start and play; all have the same log and position', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben] = phones;
  expect(ben.table.view.getState().mySeats).toEqual(['p2']);
  expect(ben.table.view.getState().setup.seats.map((s) => s.name)).toEqual(['Anna', 'Ben', 'Carl']);
  await play(phones, recorded.actions.slice(0, 120));
  expect(new Set(phones.map((p) => p.log)).size).toBe(1);
  expect(new Set(phones.map((p) => stateHash(p.table.view.getState().state))).size).toBe(1);
  await until('settled', () => phones.every((p) => p.table.view.getState().settled === 121));
  const connected = (): string[] =>
    anna.table.view
      .getState()
      .connections.filter((c) => c.online)
      .map((c) => `${c.name}${c.host ? ' (host)' : ''}`)
      .sort();
  await until('all online', () => connected().length === 3);
  expect(connected()).toEqual(['Anna (host)', 'Ben', 'Carl']);
});

test('a guest acts only for its own seat and only when the rules allow it', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [, ben, carl] = phones;
  expect(await ben.table.propose({ seat: 'p1', type: 'pass' })).toMatchObject({ code: 'notYourSeat' });
  expect(await carl.table.propose({ seat: 'p3', type: 'pass' })).toMatchObject({ code: 'notYourTurn' });
  expect(carl.table.view.getState().refusal).toMatchObject({ code: 'notYourTurn' });
  expect(carl.table.view.getState().entries).toHaveLength(1);
});

test('undo is free after one’s own action, and asks the others further back', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben] = phones;
  await play(phones, recorded.actions.slice(0, 1));
  expect(await anna.table.undo()).toBeNull();
  expect(await anna.table.redo()).toBeNull();
  await until('redone everywhere', () => ben.table.view.getState().actions.length === 1);
  const before = ben.table.undo();
  await until('asked', () => anna.session.view.getState().asks.length === 1);
  expect(ben.table.view.getState().saving).toBe('saved');
  anna.session.answer(anna.session.view.getState().asks[0]?.id ?? '', false);
  expect(await before).toMatchObject({ code: 'declined' });
  const again = ben.table.undo();
  await until('asked again', () => anna.session.view.getState().asks.length === 1);
  anna.session.answer(anna.session.view.getState().asks[0]?.id ?? '', true);
  expect(await again).toBeNull();
  await until('undone everywhere', () => phones.every((p) => p.table.view.getState().actions.length === 0));
});

test('a guest that reloads is back in its seat with nothing to do', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  await play(phones, recorded.actions.slice(0, 20));
  await ben.reload();
  expect(ben.table.view.getState().actions).toHaveLength(20);
  await until('back', () => ben.session.view.getState().status === 'joined');
  expect(ben.table.view.getState().mySeats).toEqual(['p2']);
  await play([anna, ben, carl], recorded.actions.slice(20, 40));
});

test('the host is lost: a guest continues, the old host returns as a guest, the logs are equal', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  await play(phones, recorded.actions.slice(0, 30));
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  expect(ben.session.view.getState().canTakeOver).toBe(true);
  ben.session.takeOver();
  await until('Ben is host', () => ben.session.view.getState().status === 'hosting');
  await until('Carl follows', () => carl.session.view.getState().status === 'joined');
  expect(carl.session.view.getState().notices).toMatchObject([{ kind: 'hostIs' }]);
  const rest = recorded.actions.slice(30);
  const annas = rest.findIndex((action) => action.seat === 'p1');
  await play([ben, carl], rest.slice(0, annas));
  await anna.reload();
  await until('Anna is a guest', () => anna.session.view.getState().status === 'joined', 20_000);
  expect(anna.session.view.getState().hosting).toBe(false);
  await until('Anna caught up', () => anna.log === ben.log);
  await play([anna, ben, carl], rest.slice(annas, annas + 10));
  await until('equal', () => new Set([anna.log, ben.log, carl.log]).size === 1);
});

test('what was decided while no host was there is done once the table has one again, whoever that is', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  const [first, second] = recorded.actions;
  if (first?.seat !== 'p1' || second?.seat !== 'p2') throw new Error('another beginning');
  await play(phones, [first]);
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  const saving = () => ben.table.view.getState().saving;
  expect(saving()).toBe('saved');
  const answer = ben.table.propose(second);
  expect(saving()).toBe('waiting');
  ben.session.takeOver();
  expect(saving()).toBe('standing');
  expect(await answer).toBeNull();
  expect(ben.session.view.getState().status).toBe('hosting');
  expect([saving(), ben.table.view.getState().actions]).toEqual(['saved', [first, second]]);
  await until('Carl has it', () => carl.log === ben.log);
});

const connected = (phone: Phone): string[] =>
  phone.table.view
    .getState()
    .connections.filter((c) => c.online)
    .map((c) => c.device);

test('a device that stands knows of itself and of whoever is connected to it; so does a host that reloads alone', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  await carl.tables.stop(carl.id);
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  ben.session.takeOver();
  expect(ben.session.view.getState().status).toBe('canvass');
  const device = (phone: Phone): string => phone.session.party.device;
  expect(connected(ben)).toEqual([device(ben)]);
  expect(ben.table.view.getState().connections.filter((c) => c.host)).toEqual([]);
  await ben.tables.stop(ben.id);
  await anna.reload();
  expect(anna.session.view.getState().status).toBe('canvass');
  expect(connected(anna)).toEqual([device(anna)]);
  const { connections } = anna.table.view.getState();
  expect(connections.map((c) => c.seats.join()).sort()).toEqual(['p1', 'p2', 'p3']);
  await carl.reload();
  expect(connected(carl)).toEqual([device(carl)]);
  await until('Anna is host', () => anna.session.view.getState().status === 'hosting', 20_000);
  await until('both green', () => connected(anna).length === 2 && connected(carl).length === 2);
});

test('who is host now is said no longer when that host is lost', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  ben.session.takeOver();
  const said = (): readonly string[] => carl.session.view.getState().notices.map(({ kind }) => kind);
  await until('said', () => said().includes('hostIs'), 20_000);
  await ben.tables.stop(ben.id);
  await until('lost again', () => carl.session.view.getState().status !== 'joined');
  expect(said()).toEqual([]);
});

test('a host removes a device: before the start its seat is free again, and it learns why it is out', async () => {
  const phones = keep([new Phone('Anna'), new Phone('Ben')] as const);
  const [anna, ben] = phones;
  await ben.join(await anna.host(['Anna', 'Seat 2']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  const seat = () => anna.session.view.getState().roster.seats[1];
  await until('taken', () => seat()?.name === 'Ben');
  const told: (string | undefined)[] = [];
  ben.session.view.subscribe(({ bye }) => told.push(bye?.code));
  anna.session.remove(ben.session.party.device);
  await until('told', () => told.includes('removed'));
  expect(seat()).toMatchObject({ name: 'Seat 2', device: '' });
  expect(anna.session.view.getState().roster.devices).toHaveLength(1);
});

test('two devices have no majority: the game goes on as a fork, and says so', async () => {
  const phones = keep([new Phone('Anna'), new Phone('Ben')] as const);
  const [anna, ben] = phones;
  await ben.join(await anna.host(['Anna', 'Ben']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  await until('taken', () => anna.session.view.getState().roster.seats.every((s) => s.device !== ''));
  anna.start(SEED);
  await until('started', () => phones.every((p) => p.session.view.getState().table !== null));
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  expect(ben.session.view.getState().canTakeOver).toBe(false);
  await ben.reload();
  await until('lost again', () => ben.session.view.getState().status === 'lost');
  expect(ben.session.view.getState().canTakeOver).toBe(false);
  const old = ben.id;
  await ben.open(unwrap(await ben.tables.fork(ben.id)));
  expect(ben.id).not.toBe(old);
  await until('open', () => ben.session.view.getState().status === 'hosting');
  expect(ben.table.view.getState().mySeats).toEqual(['p1', 'p2']);
  expect(ben.session.view.getState().notices).toMatchObject([{ kind: 'forked' }]);
  expect(await ben.table.propose({ seat: 'p1', type: 'pass' })).toBeNull();
  // The list says so for good; the table it was copied from is none.
  const forked = async (id: string): Promise<boolean | undefined> => {
    const listed = unwrap(await openSaves(ben.disk, () => 8).list());
    return parseSummary(listed.find(({ game }) => game === id)?.about)?.forked;
  };
  await ben.table.close();
  expect([await forked(ben.id), await forked(old)]).toEqual([true, false]);
});

test('whether a device can go on without a host that is gone', () => {
  expect(canGoOn(['a', 'b'], 'a', 'b')).toBe(false);
  expect(canGoOn(['a', 'b'], '', 'b')).toBe(false);
  expect(canGoOn(['a', 'b', 'c'], '', 'b')).toBe(true);
  // The host watches only, or it was this device itself.
  expect(canGoOn(['a', 'b'], 'd', 'b')).toBe(true);
  expect(canGoOn(['b'], '', 'b')).toBe(true);
  expect(canGoOn(['a', 'b'], 'b', 'b')).toBe(true);
});

test('a latecomer watches, asks for a seat, and gets it by the host’s tap', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, , carl] = phones;
  await play(phones, recorded.actions.slice(0, 5));
  const dora = new Phone('Dora');
  keep([dora]);
  const place = unwrap(await anna.tables.open(anna.id));
  await dora.open(unwrap(await dora.tables.join({ secret: place.secret, epoch: 1, server: null })));
  await until('Dora sees the game', () => dora.session.view.getState().table !== null);
  expect(dora.table.view.getState().mySeats).toEqual([]);
  expect(await dora.table.undo()).toMatchObject({ code: 'notYourSeat' });
  dora.take('p3');
  await until('asked', () => anna.session.view.getState().wishes.length === 1);
  expect(dora.table.view.getState().mySeats).toEqual([]);
  anna.session.giveSeat('p3', dora.session.view.getState().device);
  await until('moved', () => dora.table.view.getState().mySeats.join() === 'p3');
  await until('Carl watches', () => carl.table.view.getState().mySeats.length === 0);
  expect(anna.session.view.getState().wishes).toEqual([]);
});

test('the clock runs, pauses and outlives the host', async () => {
  const phones = keep(await tableOfThree(SEED));
  const [anna, ben, carl] = phones;
  anna.session.clock('start');
  await until('time passes', () => (ben.session.view.getState().clock?.used.p1 ?? 0) > 2000);
  anna.session.clock('pause');
  await until('paused', () => ben.session.view.getState().clock?.running === false);
  const used = ben.session.view.getState().clock?.used.p1 ?? 0;
  await anna.tables.stop(anna.id);
  await until('lost', () => ben.session.view.getState().status === 'lost');
  ben.session.takeOver();
  await until('Carl follows', () => carl.session.view.getState().status === 'joined');
  expect(ben.session.view.getState().clock?.used.p1).toBeGreaterThanOrEqual(used);
});

test('whoever leaves before the start gives the seat to others', async () => {
  const phones = keep([new Phone('Anna'), new Phone('Ben')] as const);
  const [anna, ben] = phones;
  await ben.join(await anna.host(['Anna', 'Ben']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  const seats = (): readonly string[] => anna.session.view.getState().roster.seats.map((seat) => seat.device);
  await until('taken', () => !seats().includes(''));
  await until('told', () => ben.session.view.getState().roster.seats.every((seat) => seat.device !== ''));
  await ben.tables.stop(ben.id);
  await until('free again', () => seats().includes(''));
});

test('a host that reloads before the start finds its guests in their seats', async () => {
  const phones = keep([new Phone('Anna'), new Phone('Ben')] as const);
  const [anna, ben] = phones;
  await ben.join(await anna.host(['Anna', 'Ben']));
  await until('joined', () => ben.session.view.getState().status === 'joined');
  ben.take('p2');
  await until('taken', () => anna.session.view.getState().roster.seats[1]?.device !== '');
  await anna.reload();
  await until('open again', () => anna.session.view.getState().status === 'hosting');
  await until('back', () => anna.session.view.getState().roster.devices.filter((d) => d.online).length === 2);
  anna.start(SEED);
  await until('started', () => phones.every((p) => p.session.view.getState().table !== null));
});
