// The hands of players at one device: they tap what the screen names and the hexes they see.
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

import { boundsOf, hexCentre } from '@/components/board/geometry';
import { MAP } from '@/engine/titles/1830/data/map';

export interface Window {
  readonly width: number;
  readonly height: number;
  readonly touch: boolean;
}

export const PHONE: Window = { width: 390, height: 844, touch: true };
export const DESK: Window = { width: 1280, height: 800, touch: false };

export interface Hands {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console. */
  readonly complaints: string[];
  tap(target: Locator): Promise<void>;
  /** A button by its spoken name. */
  press(name: string | RegExp): Promise<void>;
  /** The panel's own button by its part: 'confirm', 'pass', 'skip'. */
  part(id: string): Promise<void>;
  tapHex(hex: string): Promise<void>;
  /** Takes the device where it is handed over. */
  goOn(): Promise<void>;
  /** The sentence of the strip: who decides what. */
  decision(): Promise<string>;
  /** Waits until the strip says so. */
  decides(text: string | RegExp): Promise<void>;
  picture(file: string): Promise<void>;
}

const bounds = boundsOf(Object.keys(MAP));

export async function openHands(browser: Browser, window: Window): Promise<Hands> {
  const { width, height, touch } = window;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    locale: 'en-GB',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const tap = (target: Locator): Promise<void> => (touch ? target.tap() : target.click());
  const hands: Hands = {
    page,
    context,
    complaints,
    tap,
    async press(name) {
      const exact = typeof name === 'string';
      await tap(page.getByRole('button', { name, exact }).locator('visible=true').first());
    },
    part: (id) => tap(page.getByTestId(id).locator('visible=true').first()),
    async tapHex(hex) {
      const box = await page.getByTestId('map').boundingBox();
      if (!box) throw new Error('no map');
      const centre = hexCentre(hex);
      const x = box.x + ((centre.x - bounds.x) / bounds.width) * box.width;
      const y = box.y + ((centre.y - bounds.y) / bounds.height) * box.height;
      if (touch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    async goOn() {
      const go = page.getByTestId('go-on');
      // The hand-over appears with the next position, which may still be on its way to the disk.
      await page.waitForTimeout(60);
      if (await go.isVisible()) await tap(go);
    },
    decision: async () => (await page.getByTestId('decision').getAttribute('aria-label')) ?? '',
    async decides(text) {
      await page.getByTestId('decision').and(page.getByLabel(text)).waitFor();
    },
    async picture(file) {
      await page.screenshot({ path: file });
    },
  };
  return hands;
}
