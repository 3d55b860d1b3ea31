// A table of three devices as two of them see it: the host in every look, then the guest.
import type { Browser } from 'playwright-core';

import { at, codeOf, hostTable, joinTable, openDevice, startGame, until } from '../stage/devices';
import { inEveryLook, type Device as Screen } from './looks';

export async function showTable(
  browser: Browser,
  screen: Screen,
  address: string,
  folder: string,
): Promise<void> {
  const show = (who: { readonly page: Parameters<typeof inEveryLook>[0] }, name: string) =>
    inEveryLook(who.page, screen, `table-${name}`, folder);
  const [anna, ben, carl] = await Promise.all(
    ['Anna', 'Ben', 'Carl'].map((name) => openDevice(browser, name, screen.options)),
  );
  if (!anna || !ben || !carl) return;
  await hostTable(anna, address, ['Anna', 'Ben', 'Carl']);
  const link = `${address}/join#k=${await codeOf(anna)}`;
  await joinTable(ben, link, 'p2');
  await until(anna, "view().roster.seats.filter((seat) => seat.device !== '').length === 2");
  await show(anna, 'lobby-host');
  await show(ben, 'lobby-guest');
  await joinTable(carl, link, 'p3');
  await startGame(anna, [anna, ben, carl], 3);
  await at(anna, "session.clock('start');");
  await show(anna, 'turn');
  await show(ben, 'waiting');
  await ben.page.getByTestId('connections').click();
  await show(ben, 'people');
  await ben.page.keyboard.press('Escape');
  await anna.context.close();
  await until(ben, "view().status === 'lost'");
  await show(ben, 'host-gone');
  await Promise.all([ben.context.close(), carl.context.close()]);
}
