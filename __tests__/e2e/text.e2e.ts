// Text at 130 %, as players set it on their phones: nothing is cut, on any screen, in either language.
import { LANGUAGES } from '@/store/preferences';
import { openStage, prefer } from '@/tools/stage/page';
import { largeText } from '@/tools/stage/text';

import { clipped } from './clipped';
import { quiet, tour } from './tour';
import { openWeb } from './web';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];

const web = openWeb();

test('at 130 % no word and no button is cut, on both phones, in English and German', async () => {
  const { page, complaints } = await openStage(web.browser, {
    viewport: WINDOWS[0],
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await page.goto(web.address);
  const heading = page.getByRole('heading', { name: 'Roundhouse' });
  const size = () => heading.evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  await heading.waitFor();
  const before = await size();
  await largeText(page);
  // Without this the whole test would look at ordinary text.
  expect((await size()) / before).toBeCloseTo(1.3, 2);

  const faults: string[] = [];
  await tour(page, web.address, async (name) => {
    await largeText(page);
    for (const language of LANGUAGES) {
      await prefer(page, { language });
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        await quiet(page);
        const found = await page.evaluate(clipped);
        faults.push(...found.map((fault) => `${name}, ${language}, ${window.width} wide: ${fault}`));
      }
    }
  });
  expect(faults).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
