// The screens and panels a game goes through, one after the other, for tests that look at each.
import type { Page } from 'playwright-core';

import { POSITIONS } from '@/tools/pictures/positions';
import { atRest, openAt, tapNear } from '@/tools/stage/visit';

const SCREENS = ['new', 'settings', 'join'];

/** Positions of tools/pictures, and what is tapped there before it is looked at. */
const PANELS: Readonly<Record<string, readonly string[]>> = {
  auction: ['choose-MH'],
  'track-early': ['hex-button-'],
  run: [],
  'trains-late': ['train-'],
  dividend: [],
  offer: [],
  stock: ['choose-', 'buy-'],
};

/** Of the last of the positions. */
const TABS = ['market', 'companies', 'players', 'log'];

/** Where motion is reduced it takes little time to come to rest. */
export const quiet = (page: Page): Promise<void> => atRest(page, 150);

/** Visits them all, or those named; the page must be at `address` with its test door open (tools/stage/page.ts). */
export async function tour(
  page: Page,
  address: string,
  look: (name: string) => Promise<void>,
  only?: readonly string[],
): Promise<void> {
  const show = async (name: string, go: () => Promise<unknown>): Promise<void> => {
    if (only && !only.includes(name)) return;
    await go();
    await quiet(page);
    await look(name);
  };
  await page.waitForFunction("typeof roundhouse === 'object'");
  for (const name of SCREENS) {
    await show(name, async () => {
      await page.goto(`${address}/${name}`);
      await page.getByRole('heading').first().waitFor();
    });
  }
  for (const [name, taps] of Object.entries(PANELS)) {
    await show(name, async () => {
      const position = POSITIONS.find((one) => one.name === name);
      if (!position) throw new Error(name);
      await openAt(page, address, position.game, position.count);
      for (const tap of taps) await tapNear(page, tap);
    });
  }
  for (const tab of TABS) await show(`tab ${tab}`, () => page.getByTestId(`tab-${tab}`).click());
  await show('round details', async () => {
    await page.getByTestId('strip').click();
    await page.getByRole('dialog').first().waitFor();
  });
  await show('home', async () => {
    await page.goto(address);
    await page
      .getByTestId(/^game-/)
      .first()
      .waitFor();
  });
}
