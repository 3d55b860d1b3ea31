// What a phone loads, and how soon it answers: printed, and held under ceilings.
import { webFolder } from '@/server/build';
import { firstAnswer } from '@/tools/bench/screen-times';
import { CEILINGS, weights } from '@/tools/stage/size';

import { openWeb } from './web';

/** Milliseconds. Fifteen times what it takes: a busy machine is slow, not wrong. */
const PATIENCE = 10_000;

const web = openWeb();

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

test.each(['scripts', 'fonts'] as const)('the web app loads no more %s than their ceiling', (what) => {
  const { raw, gzip } = weights(webFolder)[what];
  print(`${what}: ${gzip.toFixed(1)} KB gzipped (ceiling ${CEILINGS[what]}), ${raw.toFixed(0)} KB raw`);
  expect(gzip).toBeGreaterThan(100);
  expect(gzip).toBeLessThanOrEqual(CEILINGS[what]);
});

test('the first button of the web app answers', async () => {
  const context = await web.browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(web.address, { waitUntil: 'commit' });
  const ms = await firstAnswer(page);
  print(`time to interactive: ${Math.round(ms)} ms on this machine`);
  expect(ms).toBeLessThan(PATIENCE);
  await context.close();
});
