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
  /** A company or a private company in a list. */
  choose(id: string): Promise<void>;
  tapHex(hex: string): Promise<void>;
  /** The previewed tile as it is drawn. */
  preview(): Promise<string>;
  /** What lies on a hex of the board, as it is drawn. */
  drawnOn(hex: string): Promise<string>;
  /** Waits for words on the screen. */
  sees(text: string | RegExp): Promise<void>;
  /** Waits until the strip says so, and takes the device where it is handed over. */
  decides(text: string | RegExp): Promise<void>;
  picture(file: string): Promise<void>;
}

const bounds = boundsOf(Object.keys(MAP));

interface Manner {
  readonly language?: 'en' | 'de';
  readonly dark?: boolean;
}

/** How much of a button is pushed out at the side of what holds it. Playwright would scroll there, a hand cannot. */
function cutOff(element: Element): number {
  const box = element.getBoundingClientRect();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around);
    // In a row that scrolls it can be brought into sight.
    if (overflowX === 'auto' || overflowX === 'scroll') return 0;
    if (overflowX === 'visible') continue;
    const edge = around.getBoundingClientRect();
    const cut = Math.max(edge.left - box.left, box.right - edge.right);
    if (cut > 1) return Math.round(cut);
  }
  return 0;
}

export async function openHands(browser: Browser, window: Window, manner: Manner = {}): Promise<Hands> {
  const { width, height, touch } = window;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: touch ? 2 : 1,
    locale: manner.language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: manner.dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  const tap = async (target: Locator): Promise<void> => {
    const cut = await target.evaluate(cutOff);
    if (cut > 0) throw new Error(`${target.toString()} is cut off by ${cut} px`);
    await (touch ? target.tap() : target.click());
  };
  const hands: Hands = {
    page,
    context,
    complaints,
    tap,
    async press(name) {
      const exact = typeof name === 'string';
      await tap(page.getByRole('button', { name, exact }).locator('visible=true').first());
    },
    choose: (id) => tap(page.getByTestId(`choose-${id}`).locator('visible=true').first()),
    async tapHex(hex) {
      const box = await page.getByTestId('map').boundingBox();
      if (!box) throw new Error('no map');
      const centre = hexCentre(hex);
      const x = box.x + ((centre.x - bounds.x) / bounds.width) * box.width;
      const y = box.y + ((centre.y - bounds.y) / bounds.height) * box.height;
      if (touch) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    },
    // The preview is the hex as it would be, and an outline.
    preview: () => page.getByTestId('tile-preview').locator('> *').first().innerHTML(),
    drawnOn: (hex) =>
      page.locator(`[data-testid="hex-${hex}"]:not([data-testid="tile-preview"] *)`).innerHTML(),
    sees: (text) => page.getByText(text).locator('visible=true').first().waitFor(),
    async decides(text) {
      await page.getByTestId('decision').and(page.getByLabel(text)).waitFor();
      // The panel, or the question whose device it is: one of them is there with the strip.
      const go = page.getByTestId('go-on');
      await go
        .or(page.getByRole('button', { name: 'Undo' }))
        .locator('visible=true')
        .first()
        .waitFor();
      if (await go.isVisible()) await tap(go);
    },
    async picture(file) {
      await page.screenshot({ path: file });
    },
  };
  return hands;
}
