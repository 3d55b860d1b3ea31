// One screen in one look after the other: light and dark, in both languages.
import { join } from 'node:path';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { LANGUAGES, type Preferences } from '../../store/preferences';
import { prefer } from '../stage/page';

type Look = Pick<Preferences, 'theme' | 'language'>;

export interface Device {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly looks: readonly Look[];
}

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  LANGUAGES.map((language) => ({ theme, language })),
);

export async function settled(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready');
  await page.waitForTimeout(400);
}

/** Shows a screen in one look after the other. */
export async function inEveryLook(page: Page, device: Device, name: string, folder: string): Promise<void> {
  for (const look of device.looks) {
    await prefer(page, look);
    await settled(page);
    await page.screenshot({ path: join(folder, `${device.name}-${name}-${look.theme}-${look.language}.png`) });
  }
}
