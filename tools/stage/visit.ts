// Into the middle of a recorded game, and a tap there: for pictures and browser tests alike.
import type { Page } from 'playwright-core';

import { putGame } from './page';
import { exportedGame, type Recorded } from './recorded';

/** Puts the first `count` actions of a game on the page's disk and opens it; its id. */
export async function openAt(page: Page, address: string, game: Recorded, count: number): Promise<string> {
  const id = await putGame(page, exportedGame(game, count));
  await page.goto(`${address}/game/${id}`);
  await page.getByTestId('map').waitFor();
  return id;
}

/** What was asked for is drawn, and measured by what depends on its size; after so many milliseconds it has moved. */
export async function atRest(page: Page, moved = 400): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(moved);
}

/** The first thing in sight whose test id begins so and that can be used. */
const target = (page: Page, tap: string) =>
  page.locator(`[data-testid^="${tap}"]:not([aria-disabled="true"])`).locator('visible=true').first();

/** Taps in the middle and not on the element: a lit hex lies beneath what takes the gestures. */
export async function tapNear(page: Page, tap: string): Promise<void> {
  const found = target(page, tap);
  await found.scrollIntoViewIfNeeded();
  const box = await found.boundingBox();
  if (!box) throw new Error(`nothing to tap: ${tap}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
