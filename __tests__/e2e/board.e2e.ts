// What a finger on the board brings, and that it is seen.
import { POSITIONS } from '@/tools/pictures/positions';
import { openStage } from '@/tools/stage/page';
import { openAt, tapNear } from '@/tools/stage/visit';

import { quiet } from './tour';
import { openWeb } from './web';

const web = openWeb();

/** A position of tools/pictures on a phone; `touch` taps a hex as a finger does, at full view. */
async function phoneAt(name: string, width = 390, height = 844) {
  const position = POSITIONS.find((one) => one.name === name);
  if (!position) throw new Error(name);
  const { page, complaints } = await openStage(web.browser, {
    viewport: { width, height },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto(web.address);
  await page.waitForFunction("typeof roundhouse === 'object'");
  await openAt(page, web.address, position.game, position.count);
  await quiet(page);
  const touch = async (hex: string) => {
    const box = await page.locator(`[data-testid="hex-${hex}"]`).first().boundingBox();
    if (!box) throw new Error(hex);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  const done = async () => {
    expect(complaints).toEqual([]);
    await page.context().close();
  };
  return { page, touch, done };
}

test('what is told about a hex stays until it is closed, wherever on the board the hex lies', async () => {
  const { page, touch, done } = await phoneAt('stock');
  for (const hex of ['A19', 'B20', 'D2', 'F16', 'E23']) {
    await touch(hex);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    // The click that browsers send after a touch has come and gone by then.
    await page.waitForTimeout(400);
    expect([hex, await dialog.isVisible()]).toEqual([hex, true]);
    // A tap beside the dialog still closes it.
    await page.touchscreen.tap(195, 20);
    await dialog.waitFor({ state: 'hidden' });
  }
  await done();
});

test.each([
  [390, 844],
  [360, 740],
])('at %d×%d why a hex cannot be chosen is seen, also beside a tile that is', async (width, height) => {
  const { page, touch, done } = await phoneAt('track-early', width, height);
  await tapNear(page, 'hex-button-');
  await touch('F20');
  const seen = async () => {
    await quiet(page);
    const [why, body] = await Promise.all(
      ['why-not', 'body'].map((id) => page.getByTestId(id).locator('visible=true').first().boundingBox()),
    );
    if (!why || !body) throw new Error('not there');
    expect(why.y).toBeGreaterThanOrEqual(body.y - 1);
    expect(why.y + why.height).toBeLessThanOrEqual(body.y + body.height + 1);
  };
  await seen();
  expect(await page.getByTestId('why-not').innerText()).toMatch(/\(6\.2\.1, 1\)/);

  // A panel of one line rises to say it.
  await page.getByRole('button', { name: 'Smaller panel' }).tap();
  await page.getByTestId('why-not').waitFor({ state: 'hidden' });
  await quiet(page);
  await touch('F20');
  await seen();
  await done();
});
