// What may go wrong with a device and its disk, in a real browser with its real storage.
import type { Page } from 'playwright-core';

import { diskOf, fillDisk, flipBit, makeNewer, makeRoom } from '@/tools/stage/disk';
import { openStage, putGame } from '@/tools/stage/page';
import { exportedGame, recordedGame } from '@/tools/stage/recorded';

import { newGame } from './games';
import { PHONE } from './hands';
import { openWeb } from './web';

const recorded = recordedGame('1830-builder-4-25');
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const web = openWeb();

test('a disk that is full in the middle of a game says so and loses nothing; with room it goes on', async () => {
  const h = await newGame(web.browser, web.address, PHONE);
  await h.press('Buy for $20: Schuylkill Valley');
  await h.decides('Ben — buys, bids or passes');
  const before = await diskOf(h.page);
  await fillDisk(h.page);
  await h.press('Buy for $40: Champlain & St. Lawrence');
  await h.sees('The storage of this device is full. Nothing was lost; make room, then try again.');
  expect(await diskOf(h.page)).toEqual(before);
  await h.decides('Ben — buys, bids or passes');

  // Also a page opened anew while it is full stands where it stood.
  await h.page.reload();
  await h.decides('Ben — buys, bids or passes');
  await makeRoom(h.page);
  await h.press('Buy for $40: Champlain & St. Lawrence');
  await h.decides('Carl — buys, bids or passes');
  await h.page.reload();
  await h.decides('Carl — buys, bids or passes');
  expect(h.complaints).toEqual([]);
  await h.context.close();
});

/** Ways a page ends with a tap: in the same task, a little later, or without a goodbye. */
const ENDS: readonly ((page: Page, tap: string) => Promise<unknown>)[] = [
  (page, tap) => page.evaluate(`${tap}; location.replace('/favicon.ico')`),
  (page, tap) => page.evaluate(`${tap}; setTimeout(() => location.replace('/favicon.ico'))`),
  async (page, tap) => {
    await page.evaluate(tap);
    await page.goto('chrome://crash');
  },
];

/** Waits for it, but not for ever, and however it ends. */
const soon = (deed: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    deed.catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, 5000);
    }),
  ]);

test('a page that ends with a tap has saved it whole or not at all', async () => {
  const h = await newGame(web.browser, web.address, PHONE);
  const address = h.page.url();
  let page = h.page;
  const decision = (of: Page) => of.getByTestId('decision');
  for (const [n, end] of ENDS.entries()) {
    const before = await diskOf(page);
    const pass = page.locator('[data-testid="pass"]:not([aria-disabled="true"])');
    const go = page.locator('[data-testid="go-on"]:not([aria-disabled="true"])');
    await pass.or(go).first().waitFor();
    if (await go.isVisible()) await go.tap();
    await pass.waitFor();
    const said = await decision(page).getAttribute('aria-label');
    // Of a page that is gone the browser may never answer, not even that it is closed.
    await soon(end(page, `document.querySelector('[data-testid="pass"]').click()`));
    await soon(page.close());
    page = await h.context.newPage();
    await page.goto(address);
    await decision(page).waitFor();
    const says = await decision(page).getAttribute('aria-label');
    const after = await diskOf(page);
    // The decision that was made, or the one before it, and the disk agrees.
    const acted = JSON.stringify(after) !== JSON.stringify(before);
    expect([n, says === said]).toEqual([n, !acted]);
    expect(await page.getByText(/The save was damaged/).count()).toBe(0);
  }
  await h.context.close();
});

/** A page with so many actions of a recorded game on its disk; its address. */
async function withGame(count: number) {
  const { page, complaints } = await openStage(web.browser, phone);
  await page.goto(web.address);
  await page.waitForFunction("typeof roundhouse === 'object'");
  const id = await putGame(page, exportedGame(recorded, count));
  return {
    page,
    complaints,
    id,
    address: `${web.address}/game/${id}`,
    row: page.getByTestId(`game-${id}`),
  };
}

test('a flipped byte in a segment is said at home and in the game, which opens all the same', async () => {
  const { page, complaints, id, address, row } = await withGame(150);
  await flipBit(page, id, 's0.');
  await page.goto(web.address);
  await row.getByText(/^Part of this save is damaged/).waitFor();
  await row.tap();
  await page.getByText(/^The save was damaged/).waitFor();
  await page.getByTestId('decision').waitFor();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a save of a newer version says so at home and in the game, and stays untouched', async () => {
  const { page, complaints, id, address, row } = await withGame(30);
  await makeNewer(page, id);
  const newer = await diskOf(page);
  await page.goto(web.address);
  const sentence = 'This game was saved by a newer version of Roundhouse. Update the app to open it.';
  await row.getByText(sentence).waitFor();
  await page.goto(address);
  await page.getByRole('alert').getByText(sentence).waitFor();
  await page.reload();
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await diskOf(page)).toEqual(newer);
  expect(complaints).toEqual([]);
  await page.context().close();
});
