// Every screen of the built app as a picture, on each device, in each theme and language.
import { mkdirSync } from 'node:fs';

import { chromium, type Page } from 'playwright-core';

import { buildWeb, webFolder } from '../../server/build';
import { chromiumFlags, findChromium } from '../chromium';
import { openStage, putGame } from '../stage/page';
import { exportedGame } from '../stage/recorded';
import { serveWeb } from '../stage/serve';
import { inEveryLook, looks, settled, type Device } from './looks';
import { POSITIONS, type Position } from './positions';
import { showTable } from './tables';

const touch = { hasTouch: true, isMobile: true };

const devices: readonly Device[] = [
  { name: 'phone', options: { ...touch, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }, looks },
  { name: 'tablet', options: { ...touch, viewport: { width: 820, height: 1180 } }, looks },
  {
    name: 'window',
    options: { viewport: { width: 1280, height: 800 } },
    looks: looks.filter(({ language }) => language === 'en'),
  },
];
const TABS = ['market', 'companies', 'players', 'log'];
/** Of the companies' pane. */
const PARTS = ['charters', 'trains', 'tiles'];

async function showTabs(page: Page, device: Device, folder: string): Promise<void> {
  for (const tab of TABS) {
    await page.getByTestId(`tab-${tab}`).click();
    await inEveryLook(page, device, `tab-${tab}`, folder);
  }
  await page.getByTestId('tab-companies').click();
  for (const [n, part] of PARTS.entries()) {
    await page.getByTestId('pane-companies').getByRole('tab').nth(n).click();
    await inEveryLook(page, device, `tab-companies-${part}`, folder);
  }
  await page.getByTestId('tab-market').click();
  await page.getByTestId('where-NYC').click();
  await inEveryLook(page, device, 'tab-market-where', folder);
}

async function showGame(page: Page, device: Device, at: Position, address: string, folder: string) {
  const id = await putGame(page, exportedGame(at.game, at.count));
  await page.goto(`${address}/game/${id}`);
  await page.getByTestId('map').waitFor();
  await inEveryLook(page, device, `game-${at.name}`, folder);
  for (const { tap, name } of at.then ?? []) {
    // In the middle and not on the element: a lit hex lies beneath what takes the gestures.
    const target = page.locator(`[data-testid^="${tap}"]:not([aria-disabled="true"])`).locator('visible=true').first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${at.name}: nothing to tap for ${name}`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await inEveryLook(page, device, `game-${name}`, folder);
  }
  if (at.tabs) await showTabs(page, device, folder);
}

async function showAll(page: Page, device: Device, address: string, folder: string, only: readonly string[]) {
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const show = async (name: string, path: string): Promise<void> => {
    if (!wanted(name)) return;
    await page.goto(`${address}${path}`);
    await settled(page);
    await inEveryLook(page, device, name, folder);
  };
  await page.goto(address);
  await show('home-empty', '/');
  await show('new-game', '/new');
  await show('join', '/join');
  await show('settings', '/settings');
  for (const position of POSITIONS) {
    if (wanted(position.name)) await showGame(page, device, position, address, folder);
  }
  await show('home', '/');
}

/** Writes the screens, all or those named, and returns the folder. */
export async function writeScreens(folder: string, only: readonly string[] = []): Promise<void> {
  if (!buildWeb()) throw new Error('the web app could not be built');
  mkdirSync(folder, { recursive: true });
  const [served, browser] = await Promise.all([
    serveWeb(webFolder),
    chromium.launch({ executablePath: findChromium(), args: chromiumFlags }),
  ]);
  try {
    for (const device of devices) {
      const { page, complaints } = await openStage(browser, device.options);
      await showAll(page, device, served.address, folder, only);
      for (const complaint of complaints) process.stderr.write(`${device.name}: ${complaint}\n`);
      await page.context().close();
      if (only.length === 0 || only.includes('table')) await showTable(browser, device, served.address, folder);
    }
  } finally {
    await browser.close();
    served.stop();
  }
}
