// Phones together: a real PeerServer as its own process, real data channels, one browser context per device.
import { roundOf } from '@/store/rounds';
import {
  actionsAt,
  at,
  codeOf,
  hostTable,
  joinTable,
  logOf,
  openDevice,
  Pilot,
  propose,
  reopen,
  setupAt,
  startGame,
  until,
  type Device,
} from '@/tools/stage/devices';

import { openWeb } from './web';

const web = openWeb(['--host-resolver-rules=MAP table.test 127.0.0.1']);

async function closeAll(devices: readonly Device[]): Promise<void> {
  for (const device of devices) await device.context.close();
}

async function sameLogs(devices: readonly Device[]): Promise<string> {
  const [first] = devices;
  if (!first) throw new Error('nobody there');
  const length = JSON.parse(await logOf(first)).length;
  for (const device of devices) await until(device, `game().entries.length >= ${length}`);
  const logs = await Promise.all(devices.map(logOf));
  for (const log of logs) expect(log).toBe(logs[0]);
  return logs[0] ?? '';
}

test('three devices join by link and play; reload, the host dies, a guest continues, the host comes back', async () => {
  const anna = await openDevice(web.browser, 'Anna');
  const bea = await openDevice(web.browser, 'Bea', { viewport: { width: 820, height: 1180 } });
  const chris = await openDevice(web.browser, 'Chris');
  const all = [anna, bea, chris];

  // The way players go: new game, open a table, link, seat, name, start.
  await anna.page.goto(`${web.address}/new`);
  await anna.page.getByTestId('open-table').click();
  await anna.page.getByTestId('code').waitFor();
  const address = anna.page.url();
  const link = `${web.address}/join#k=${await codeOf(anna)}&e=1`;
  for (const [guest, seat] of [[bea, 'Ben'] as const, [chris, 'Carl'] as const]) {
    await guest.page.goto(link);
    await guest.page.getByTestId('my-name').fill(guest.name);
    await guest.page.getByRole('button', { name: `Take this seat: ${seat}` }).click();
    await guest.page.getByRole('button', { name: `Give back the seat of ${guest.name}` }).waitFor();
  }
  await anna.page.getByTestId('start').click();
  for (const device of all) await device.page.getByTestId('connections').waitFor();
  // Escape closes a dialog, also where no motion is wanted, as here.
  await chris.page.getByTestId('connections').click();
  await chris.page.getByRole('dialog').last().waitFor();
  await chris.page.keyboard.press('Escape');
  await chris.page.getByTestId('leave').waitFor({ state: 'detached' });

  // The first decisions by hand, on the device whose turn it is.
  const holders = new Map<string, Device>([
    ['p1', anna],
    ['p2', bea],
    ['p3', chris],
  ]);
  for (let i = 0; i < 3; i++) {
    const [seat = ''] = await at<string[]>(anna, 'return view().table.view.getState().actors;');
    const device = holders.get(seat);
    await device?.page.getByRole('button', { name: /^Pass/ }).click();
    for (const other of all) await until(other, `game().actions.length === ${i + 1}`);
  }

  const pilot = new Pilot(await setupAt(anna), await actionsAt(anna));
  const step = async (): Promise<string> => {
    const action = pilot.next();
    const device = holders.get(action.seat);
    if (!device) return action.seat;
    await propose(device, action, pilot.played);
    pilot.apply(action);
    return '';
  };

  // Through the auction and the first stock round into an operating round.
  while (roundOf(pilot.state).kind !== 'operating') {
    if (pilot.played > 200) throw new Error('no operating round came');
    await step();
  }
  // A guest reloads in the middle of a turn.
  await bea.page.reload();
  await until(bea, "view().status === 'joined'");
  await until(bea, "game().mySeats.join() === 'p2'");
  while (roundOf(pilot.state).kind === 'operating' && pilot.played < 300) await step();
  await sameLogs(all);

  // The host's page is killed: no goodbye.
  holders.delete('p1');
  await anna.page.goto('chrome://crash').catch(() => undefined);
  await anna.page.close();
  await bea.page.getByTestId('take-over').click({ timeout: 60_000 });
  await bea.page.getByTestId('host-is').waitFor({ timeout: 60_000 });
  await chris.page.getByTestId('host-is').waitFor({ timeout: 60_000 });
  for (let n = 0; n < 20; n++) if ((await step()) !== '') break;
  await sameLogs([bea, chris]);

  // The old host comes back and is a guest.
  await reopen(anna, address);
  await until(anna, "view().status === 'joined' && !view().hosting", 60_000);
  holders.set('p1', anna);
  await sameLogs(all);
  for (let n = 0; n < 12; n++) await step();
  const log = await sameLogs(all);
  expect(JSON.parse(log).length).toBeGreaterThan(pilot.played);
  await until(anna, 'game().settled === game().entries.length');
  expect([...bea.complaints, ...chris.complaints]).toEqual([]);
  await closeAll(all);
}, 240_000);

test('six devices play two hundred actions and have the same log', async () => {
  const names = ['Anna', 'Ben', 'Carl', 'Dora', 'Emil', 'Frida'];
  const devices = await Promise.all(names.map((name) => openDevice(web.browser, name)));
  const [host, ...guests] = devices;
  if (!host) throw new Error('no host');
  await hostTable(host, web.address, names);
  const link = `${web.address}/join#k=${await codeOf(host)}&e=1`;
  for (const [i, guest] of guests.entries()) await joinTable(guest, link, `p${i + 2}`);
  await startGame(host, devices, 6);
  const pilot = new Pilot(await setupAt(host), []);
  while (pilot.played < 200) {
    const action = pilot.next();
    const device = devices[Number(action.seat.slice(1)) - 1];
    if (!device) throw new Error(action.seat);
    await propose(device, action, pilot.played);
    pilot.apply(action);
  }
  expect(JSON.parse(await sameLogs(devices))).toHaveLength(201);
  for (const device of devices) await until(device, 'game().settled === 201');
  for (const device of devices) expect(device.complaints).toEqual([]);
  await closeAll(devices);
}, 240_000);

test('whoever leaves a table from its dialog is home, also after a link or a reload; back leads to the table', async () => {
  const [anna, ben] = [await openDevice(web.browser, 'Anna'), await openDevice(web.browser, 'Ben')];
  await hostTable(anna, web.address, ['Anna', 'Ben']);
  await joinTable(ben, `${web.address}/join#k=${await codeOf(anna)}&e=1`, 'p2');
  await startGame(anna, [anna, ben], 2);
  await anna.page.reload();
  for (const { page, complaints } of [ben, anna]) {
    await page.getByTestId('connections').click();
    await page.getByTestId('leave').click();
    await page.waitForURL((url) => url.pathname === '/');
    const games = page
      .getByTestId(/^game-/)
      .locator('visible=true')
      .first();
    await games.waitFor();
    // What is left of the history does not come back by itself.
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe('/');
    await page.reload();
    await games.waitFor();
    expect(complaints).toEqual([]);
  }
  await closeAll([anna, ben]);
}, 120_000);

test('on an address that is not a secure context two devices join and play', async () => {
  const base = `http://table.test:${web.port}`;
  const anna = await openDevice(web.browser, 'Anna');
  const ben = await openDevice(web.browser, 'Ben');
  await hostTable(anna, base, ['Anna', 'Ben']);
  expect(await anna.page.evaluate('isSecureContext')).toBe(false);
  expect(await anna.page.getByTestId('link').innerText()).toContain(`${base}/join#k=`);
  await joinTable(ben, await anna.page.getByTestId('link').innerText(), 'p2');
  await startGame(anna, [anna, ben], 2);
  const pilot = new Pilot(await setupAt(anna), []);
  while (pilot.played < 10) {
    const action = pilot.next();
    await propose(action.seat === 'p1' ? anna : ben, action, pilot.played);
    pilot.apply(action);
  }
  expect(JSON.parse(await sameLogs([anna, ben]))).toHaveLength(11);
  expect([...anna.complaints, ...ben.complaints]).toEqual([]);
  await closeAll([anna, ben]);
}, 120_000);
