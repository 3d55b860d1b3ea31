// What a browser does around a game: its back button, and a second window.
import type { Page } from 'playwright-core';

import { newGame as startGame } from './games';
import { DESK, PHONE, type Hands, type Window } from './hands';
import { openWeb } from './web';

const web = openWeb();

const newGame = (window: Window = PHONE): Promise<Hands> => startGame(web.browser, web.address, window);

test('the arrow home and the browser agree on what lies behind', async () => {
  const h = await newGame();
  const { page } = h;
  const row = page
    .getByTestId(/^game-/)
    .locator('visible=true')
    .first();
  const atHome = async () => {
    await page.waitForURL((url) => url.pathname === '/');
    await row.waitFor();
  };
  const arrowAndForward = async () => {
    await h.tap(page.getByTestId('home').locator('visible=true'));
    await atHome();
    // Forward is the game that was left: the way home was the way back.
    await page.goForward();
    await h.decides('Anna — buys, bids or passes');
  };
  await arrowAndForward();
  await page.goBack();
  await atHome();
  await page.goForward();
  await h.decides('Anna — buys, bids or passes');
  await arrowAndForward();
  await page.reload();
  await h.decides('Anna — buys, bids or passes');
  await arrowAndForward();
  expect(h.complaints).toEqual([]);
  await h.context.close();
});

/** So many are open, and the topmost has come to rest: before that it does not hear Escape. */
const dialogs = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[aria-modal="true"][aria-label]').length === wanted &&
      document.querySelectorAll('[role="dialog"]').length === Math.min(wanted, 1),
    count,
  );

test('back closes the topmost dialog, then leaves the game; forward comes back to it', async () => {
  const h = await newGame();
  const { page } = h;
  const game = page.url();
  const strip = page.getByTestId('strip');
  const key = page.getByRole('button', { name: 'On the board' });
  const length = () => page.evaluate(() => window.history.length);
  const before = await length();
  // A screen that is drawn anew loses this.
  await page.evaluate(() => document.querySelector('[data-testid="strip"]')?.setAttribute('title', 'kept'));

  await h.tap(strip);
  await dialogs(page, 1);
  // A hand cannot reach what is under a dialog; a game that opens a second one can.
  await key.evaluate((button) => button instanceof HTMLElement && button.click());
  await dialogs(page, 2);
  expect(await length()).toBe(before + 2);
  await page.goBack();
  await dialogs(page, 1);
  await page.goBack();
  await dialogs(page, 0);
  expect(page.url()).toBe(game);
  // The step that is left ahead leads nowhere.
  await page.goForward();
  await h.tap(strip);
  await dialogs(page, 1);
  await page.keyboard.press('Escape');
  await dialogs(page, 0);
  await h.tap(strip);
  await h.press('OK');
  await dialogs(page, 0);
  expect(await strip.getAttribute('title')).toBe('kept');

  // A page loaded anew under a dialog is at the game, not in front of it.
  await h.tap(strip);
  await dialogs(page, 1);
  await page.reload();
  await strip.waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goForward();
  await h.decides('Anna — buys, bids or passes');
  expect(page.url()).toBe(game);
  expect(await length()).toBeLessThanOrEqual(before + 2);
  expect(h.complaints).toEqual([]);
  await h.context.close();
});

test('a second window follows the game where it is; whichever plays, the other shows it', async () => {
  const h = await newGame();
  const other = await h.context.newPage();
  await other.goto(h.page.url());
  const says = (page: Page, words: string) =>
    page.getByTestId('decision').and(page.getByLabel(words)).waitFor();
  await says(other, 'Anna — buys, bids or passes');
  await other.getByTestId('tab-players').tap();
  const player = other.getByTestId('player-p1');
  await player.waitFor();

  await h.press('Buy for $20: Schuylkill Valley');
  await h.decides('Ben — buys, bids or passes');
  await says(other, 'Ben — buys, bids or passes');
  // Where it was, and nothing to be closed first.
  expect(await player.isVisible()).toBe(true);
  await other.getByTestId('go-on').tap();
  await other.getByRole('button', { name: 'Larger panel' }).tap();
  await other.getByRole('button', { name: 'Buy for $40: Champlain & St. Lawrence' }).tap();
  await h.decides('Carl — buys, bids or passes');
  await h.page.reload();
  await h.decides('Carl — buys, bids or passes');
  expect(h.complaints).toEqual([]);
  await h.context.close();
});

test('by keyboard a decision leads to the next one, not to the top of the page', async () => {
  const h = await newGame(DESK);
  const { page } = h;
  // Enabled: a button that has just appeared does not hear at once.
  const key = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.and(page.locator(':not([aria-disabled="true"])')).waitFor();
    return button;
  };
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  await (await key('Buy for $20: Schuylkill Valley')).focus();
  await page.keyboard.press('Enter');
  const go = await key('Go on');
  expect(await focused()).toBe('Go on');
  await go.press('Enter');
  await h.decides('Ben — buys, bids or passes');
  await key('Buy for $40: Champlain & St. Lawrence');
  // From the panel's head through what can be chosen to what is done.
  const seen: string[] = [];
  for (let i = 0; i < 12 && seen.at(-1) !== 'Buy for $40: Champlain & St. Lawrence'; i++) {
    await page.keyboard.press('Tab');
    seen.push(await focused());
  }
  expect(seen).toContain('Buy for $40: Champlain & St. Lawrence');
  await page.keyboard.press('Enter');
  await h.decides('Carl — buys, bids or passes');
  expect(h.complaints).toEqual([]);
  await h.context.close();
});
