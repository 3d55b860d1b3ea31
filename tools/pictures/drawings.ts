// Tiles, maps, market, supply and the kit as pictures: tsx tools/pictures/drawings.ts [name ...]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { chromiumFlags, findChromium } from '../chromium';
import { galleryPage } from './bundle';

const folder = join(__dirname, '..', '..', 'pictures');

/** Writes every sheet in both themes and returns the folder. */
export async function writeDrawings(only: readonly string[] = []): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
    page.on('console', (message) => {
      if (message.type() === 'error') process.stderr.write(`${message.text()}\n`);
    });
    await page.setContent(await galleryPage());
    const names: string[] = await page.evaluate('window.sheetNames()');
    for (const name of names) {
      if (only.length > 0 && !only.includes(name)) continue;
      for (const theme of ['light', 'dark']) {
        await page.setViewportSize(name.startsWith('phone') ? { width: 390, height: 844 } : { width: 1440, height: 900 });
        await page.evaluate(`window.showSheet(${JSON.stringify(name)}, ${JSON.stringify(theme)})`);
        await page.evaluate('document.fonts.ready');
        await page.waitForTimeout(250);
        await page.locator('#root').screenshot({ path: join(folder, `${name}-${theme}.png`) });
      }
    }
  } finally {
    await browser.close();
  }
  return folder;
}

if (require.main === module) {
  void writeDrawings(process.argv.slice(2)).then((written) => process.stdout.write(`${written}\n`));
}
