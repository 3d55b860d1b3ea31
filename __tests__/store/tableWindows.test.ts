// A networked table opened in two windows of one browser: one of them sits, the other rests and says so.
import type { RailAction } from '@/engine/rail/actions';

import { FakeDisk } from './fakeDisk';
import { windowsOn } from './fakeWindows';
import { Phone, until } from './netDevices';

const status = (p: Phone) => p.session.view.getState().status;
const rests = (p: Phone) => p.session.view.getState().resting;
const running: Phone[] = [];
afterEach(() => Promise.all(running.splice(0).map((p) => p.tables.stop(p.id))));
function windows(name: string, deaf: boolean): [Phone, Phone] {
  const [a, b] = windowsOn(new FakeDisk(), deaf);
  const both: [Phone, Phone] = [new Phone(name, a), new Phone(name, b)];
  running.push(...both);
  return both;
}
const pass: RailAction = { seat: 'p1', type: 'pass' };

test.each([
  ['hears of it by the disk', false],
  ['hears of it by the host', true],
])('the window that opened a table last sits there; the other rests, and %s', async (_, deaf) => {
  const host = new Phone('Anna');
  running.push(host);
  const [one, two] = windows('Ben', deaf);
  const code = await host.host(['Anna', 'Seat 2']);
  await one.join(code);
  await until('joined', () => status(one) === 'joined');
  one.take('p2');
  await until('taken', () => host.session.view.getState().roster.seats.every((s) => s.device !== ''));
  host.start(1);
  await until('started', () => one.session.view.getState().table !== null);

  await two.open(one.id);
  await until('the first rests', () => rests(one));
  await until('the second sits', () => status(two) === 'joined');
  expect(await host.table.propose(pass)).toBeNull();
  await until('it came and settled', () => {
    const { actions, settled, entries } = two.table.view.getState();
    return actions.length === 1 && settled === entries.length;
  });
  expect(rests(two)).toBe(false);

  await one.tables.stop(one.id);
  await one.open(one.id);
  await until('the second rests', () => rests(two));
  await until('the first sits again', () => status(one) === 'joined' && one.log === host.log);
});

test('two windows of a host: the new one leads, with everything the old one had', async () => {
  const [one, two] = windows('Anna', false);
  await one.host(['Anna', 'Ben']);
  await until('hosting', () => status(one) === 'hosting');
  one.session.edit({ op: 'assign', seat: 'p2', device: one.session.party.device });
  one.start(1);
  await until('started', () => one.session.view.getState().table !== null);
  expect(await one.table.propose(pass)).toBeNull();

  await two.open(one.id);
  expect(rests(one)).toBe(true);
  await until('the second leads', () => status(two) === 'hosting');
  expect(two.table.view.getState().actions).toEqual([pass]);
  expect(await two.table.propose({ ...pass, seat: 'p2' })).toBeNull();
});
