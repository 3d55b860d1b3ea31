// One screen in one look after the other: light and dark, in both languages.
import { join } from 'node:path';

import type { BrowserContextOptions, Page } from 'playwright-core';

import { LANGUAGES, type Preferences } from '../../store/preferences';
import { prefer } from '../stage/page';
import { largeText } from '../stage/text';
import { atRest } from '../stage/visit';

type Look = Pick<Preferences, 'theme' | 'language'>;

export interface Device {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly looks: readonly Look[];
  /** Its owner reads text at 130 %. */
  readonly large?: boolean;
}

export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((theme) =>
  LANGUAGES.map((language) => ({ theme, language })),
);

/** One of each theme and of each language: enough for what is rare, and for windows like others. */
export const twoLooks: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
];

/** Shows a screen in one look after the other; `rare`: in two of them. */
export async function inEveryLook(
  page: Page,
  device: Device,
  name: string,
  folder: string,
  rare = false,
): Promise<void> {
  for (const look of rare ? twoLooks : device.looks) {
    await prefer(page, look);
    if (device.large) await largeText(page);
    await atRest(page);
    await page.screenshot({ path: join(folder, `${device.name}-${name}-${look.theme}-${look.language}.png`) });
  }
  // What is tapped next may be found by its words.
  await prefer(page, { language: 'en' });
}
