// Between 840 and 1199 wide the board stands beside one column: strip, decision and tables above each other.
import { openStage } from '@/tools/stage/page';
import { recordedGame } from '@/tools/stage/recorded';
import { openAt, tapNear } from '@/tools/stage/visit';

import { clipped } from './clipped';
import { newGame } from './games';
import type { Hands } from './hands';
import { openWeb } from './web';

const COLUMN = { width: 1024, height: 768, touch: false };

const web = openWeb();

/** Board, decision and a table stand in the window, each large enough to use, and nothing is cut off. */
async function inSight({ page }: Hands, pane: string): Promise<void> {
  const [board, panel, table] = await Promise.all(
    ['board', 'panel', `pane-${pane}`].map((id) => page.getByTestId(id).boundingBox()),
  );
  for (const box of [board, panel, table]) {
    expect(box).not.toBeNull();
    if (!box) continue;
    expect(box.height).toBeGreaterThan(180);
    expect(box.width).toBeGreaterThan(300);
    expect([box.x >= 0, box.y >= 0]).toEqual([true, true]);
    expect(box.x + box.width).toBeLessThanOrEqual(COLUMN.width + 1);
    expect(box.y + box.height).toBeLessThanOrEqual(COLUMN.height + 1);
  }
  // One column: the table begins where the decision ends, and the board is beside both.
  if (board && panel && table) {
    expect(table.y).toBeGreaterThanOrEqual(panel.y + panel.height - 1);
    expect(panel.x).toBeGreaterThanOrEqual(board.x + board.width - 1);
  }
  expect(await page.evaluate(clipped)).toEqual([]);
}

test('beside one column an auction and a purchase need no other screen', async () => {
  const h = await newGame(web.browser, web.address, COLUMN);
  await inSight(h, 'players');
  const buys = ['$20: Schuylkill Valley', '$40: Champlain & St. Lawrence', '$70: Delaware & Hudson'];
  const more = ['$110: Mohawk & Hudson', '$160: Camden & Amboy', '$220: Baltimore & Ohio'];
  for (const [i, what] of [...buys, ...more].entries()) {
    await h.decides(new RegExp(`^${['Anna', 'Ben', 'Carl'][i % 3]}`));
    await h.press(`Buy for ${what}`);
  }
  await h.decides('Carl — sets the par value of B&O');
  await inSight(h, 'players');
  await h.press('Par $100');
  await h.press('Set par at $100');

  await h.decides('Anna — buys and sells');
  await h.tap(h.page.getByTestId('tab-companies'));
  await inSight(h, 'companies');
  await h.choose('PRR');
  await h.press('Start PRR at par $67 for $134');
  await inSight(h, 'companies');
  await h.press('Confirm: start PRR for $134, at par $67');
  await h.tap(h.page.getByTestId('tab-market'));
  await h.press('End turn');
  await h.decides('Ben — buys and sells');
  await h.choose('PRR');
  await h.press('Buy offered $67: Buy PRR from the initial offering for $67');
  await inSight(h, 'market');
  await h.press('Confirm: buy PRR for $67, from the initial offering');
  await h.press('End turn');
  await h.decides('Carl — buys and sells');
  expect(h.complaints).toEqual([]);
  await h.context.close();
});

test('a table in the board’s place keeps what it shows, and gives way to each decision on the board', async () => {
  const { page, complaints } = await openStage(web.browser, { viewport: COLUMN, reducedMotion: 'reduce' });
  await page.goto(web.address);
  await page.waitForFunction("typeof roundhouse === 'object'");
  // Clara lays track for the NYNH, and may then place a station and run.
  await openAt(page, web.address, recordedGame('1830-builder-4-25'), 319);
  const board = page.getByTestId('pane-board');
  const enlarge = page.getByTestId('enlarge');
  const charters = page
    .getByTestId('pane-companies')
    .locator('[tabindex="0"]:has([data-testid^="charter-"])');
  const scrolled = () => charters.first().evaluate((pane) => pane.scrollTop);
  await page.getByTestId('tab-companies').click();
  await charters.first().evaluate((pane) => (pane.scrollTop = 120));
  await enlarge.click();
  await board.waitFor({ state: 'hidden' });
  expect(await scrolled()).toBe(120);
  expect(await page.evaluate(clipped)).toEqual([]);
  // Whoever moves by keyboard stays on the button.
  expect(await enlarge.evaluate((button) => button === document.activeElement)).toBe(true);
  await enlarge.click();
  await board.waitFor();
  expect(await scrolled()).toBe(120);

  await tapNear(page, 'hex-button-F22');
  await enlarge.click();
  await board.waitFor({ state: 'hidden' });
  await page.getByTestId('confirm').click();
  await page.getByText('Tap a lit city to place a station.').waitFor();
  await board.waitFor();
  await enlarge.click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByText(/^Tap a stop on the board/).waitFor();
  await board.waitFor();
  // A decision that is made elsewhere leaves the table where it is.
  await enlarge.click();
  await page.getByTestId('confirm').click();
  await page
    .getByText(/NYNH pays or withholds/)
    .first()
    .waitFor();
  expect(await board.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await page.context().close();
});
