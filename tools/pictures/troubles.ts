// Saves that are damaged, of a newer version or without room, at home and in the game; and deleting one.
import type { Page } from 'playwright-core';

import { fillDisk, flipBit, makeNewer, makeRoom } from '../stage/disk';
import { putGame } from '../stage/page';
import { exportedGame, recordedGame } from '../stage/recorded';
import { openAt, tapNear } from '../stage/visit';
import { inEveryLook, type Device } from './looks';

const game = recordedGame('1830-builder-4-25');

export async function showTroubles(page: Page, device: Device, address: string, folder: string): Promise<void> {
  const show = (name: string) => inEveryLook(page, device, name, folder, true);
  const damaged = await putGame(page, exportedGame(game, 150));
  const newer = await putGame(page, exportedGame(game, 30));
  const gone = await putGame(page, exportedGame(game, 30));
  await flipBit(page, damaged, 's0.');
  await makeNewer(page, newer);
  await flipBit(page, gone, 'h');
  await page.goto(address);
  await page.getByTestId(`game-${damaged}`).waitFor();
  await show('home-damaged');
  await page.getByTestId(`game-${newer}`).scrollIntoViewIfNeeded();
  await show('home-unopened');
  await page.goto(`${address}/game/${newer}`);
  await page.getByRole('alert').waitFor();
  await show('game-unopened');
  await page.goto(`${address}/game/${damaged}`);
  await page.getByTestId('map').waitFor();
  await show('game-damaged');

  await openAt(page, address, game, 3);
  await fillDisk(page);
  await tapNear(page, 'confirm');
  await page.getByRole('alert').or(page.getByText(/is full/)).first().waitFor();
  await show('game-full');
  await makeRoom(page);

  await page.goto(address);
  await page.getByRole('button', { name: /^More/ }).first().click();
  await show('dialog-delete');
  await page.getByRole('button', { name: 'Delete' }).click();
  await show('home-deleted');
}
