// Whoever asks the system for less motion gets none: what moves otherwise is there at once.
import type { Page } from 'playwright-core';

import { POSITIONS } from '@/tools/pictures/positions';
import { openStage } from '@/tools/stage/page';
import { openAt } from '@/tools/stage/visit';

import { openWeb } from './web';

const web = openWeb();

/** What moved in the half second after a deed: by name, the places it was seen at, frame by frame. */
async function movedBy(page: Page, deed: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await page.evaluate(() => {
    const seen: Record<string, string[]> = {};
    const watch = (name: string, value: string | undefined) => {
      const places = (seen[name] ??= []);
      if (value !== undefined && places.at(-1) !== value) places.push(value);
    };
    const frame = () => {
      const sheet = document.querySelector('[data-testid="sheet"]');
      watch('sheet', sheet?.getBoundingClientRect().height.toFixed());
      const map = document.querySelector('[data-testid="map"]');
      watch('board', map?.parentElement?.style.transform);
      for (const animation of document.getAnimations())
        if (Number(animation.effect?.getComputedTiming().duration) > 0)
          watch(
            `animation ${animation instanceof CSSTransition ? animation.transitionProperty : ''}`,
            'runs',
          );
      if (Reflect.get(window, 'movements') === seen) requestAnimationFrame(frame);
    };
    Reflect.set(window, 'movements', seen);
    frame();
  });
  await deed();
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'movements');
    Reflect.set(window, 'movements', null);
    return JSON.parse(JSON.stringify(seen));
  });
}

const DEEDS = {
  'a larger panel': (page: Page) => page.getByRole('button', { name: 'Larger panel' }).tap(),
  'a smaller panel': (page: Page) => page.getByRole('button', { name: 'Smaller panel' }).tap(),
  'a tab': async (page: Page) => {
    await page.getByTestId('tab-market').tap();
    await page.getByTestId('tab-board').tap();
  },
  'a dialog': async (page: Page) => {
    await page.getByTestId('strip').tap();
    await page.getByRole('button', { name: 'OK' }).tap();
  },
  'the whole board': (page: Page) => page.getByRole('button', { name: 'Whole board' }).tap(),
  'a double tap on the board': async (page: Page) => {
    await page.touchscreen.tap(200, 250);
    await page.touchscreen.tap(200, 250);
  },
};

test('with reduced motion panels, tabs, dialogs and the board are where they go at once', async () => {
  const { page, complaints } = await openStage(web.browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto(web.address);
  const position = POSITIONS.find(({ name }) => name === 'run');
  if (!position) throw new Error('no such position');
  await openAt(page, web.address, position.game, position.count);
  // What is drawn later than the rest is there, and buttons hear.
  await page.waitForTimeout(1000);
  for (const [name, deed] of Object.entries(DEEDS)) {
    const { sheet = [], board = [], ...animations } = await movedBy(page, () => deed(page));
    expect([name, animations]).toEqual([name, {}]);
    if (name === 'a larger panel') expect(sheet).toHaveLength(2);
    if (name === 'a double tap on the board') expect(board).toHaveLength(2);
    // Before and after; a tab away and back is twice that.
    const places = name === 'a tab' ? 4 : 2;
    expect([name, sheet, sheet.length <= places]).toEqual([name, sheet, true]);
    expect([name, board, board.length <= places]).toEqual([name, board, true]);
  }
  // Whatever would move by itself later has no time to.
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      // Nobody sees how the edges of the screen are measured.
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
      const lasts = (times: string) => times.split(',').some((time) => parseFloat(time) > 0);
      return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
        ? [element.outerHTML.slice(0, 120)]
        : [];
    }),
  );
  expect(slow).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
