// Every screen of the built app as a picture, on each device, in each theme and language.
import { mkdirSync } from 'node:fs';

import { chromium, type Browser, type Page } from 'playwright-core';

import { buildWeb, webFolder } from '../../server/build';
import { chromiumFlags, findChromium } from '../chromium';
import { openStage } from '../stage/page';
import { serveWeb } from '../stage/serve';
import { atRest, openAt, tapNear } from '../stage/visit';
import { inEveryLook, looks, twoLooks, type Device } from './looks';
import { POSITIONS, type Position } from './positions';
import { showTable } from './tables';
import { showTroubles } from './troubles';

const touch = { hasTouch: true, isMobile: true };

const devices: readonly Device[] = [
  { name: 'phone', options: { ...touch, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }, looks },
  { name: 'tablet', options: { ...touch, viewport: { width: 820, height: 1180 } }, looks },
  { name: 'column', options: { viewport: { width: 1024, height: 768 } }, looks: twoLooks },
  { name: 'window', options: { viewport: { width: 1280, height: 800 } }, looks: twoLooks },
  // A small phone whose owner reads large text (tools/stage/text.ts says how that is made).
  {
    name: 'large',
    options: { ...touch, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
    looks: twoLooks,
    large: true,
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

/** Questions and explanations over the game. */
async function showDialogs(page: Page, device: Device, folder: string): Promise<void> {
  await page.getByTestId('strip').click();
  await inEveryLook(page, device, 'dialog-round', folder, true);
  await page.keyboard.press('Escape');
  const board = page.getByTestId('tab-board');
  if (await board.isVisible()) await board.click();
  await page.getByRole('button', { name: 'On the board' }).click();
  await inEveryLook(page, device, 'dialog-layers', folder, true);
  await page.keyboard.press('Escape');
}

async function showGame(page: Page, device: Device, at: Position, address: string, folder: string) {
  await openAt(page, address, at.game, at.count);
  await inEveryLook(page, device, `game-${at.name}`, folder, at.rare);
  for (const { tap, name } of at.then ?? []) {
    await tapNear(page, tap);
    await inEveryLook(page, device, `game-${name}`, folder, at.rare);
  }
  if (!at.tabs) return;
  await showTabs(page, device, folder);
  await showDialogs(page, device, folder);
}

async function showAll(page: Page, device: Device, address: string, folder: string, only: readonly string[]) {
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const show = async (name: string, path: string): Promise<void> => {
    if (!wanted(name)) return;
    await page.goto(`${address}${path}`);
    await atRest(page);
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
  if (wanted('troubles')) await showTroubles(page, device, address, folder);
}

async function showDevice(
  browser: Browser,
  device: Device,
  address: string,
  folder: string,
  only: readonly string[],
): Promise<void> {
  const { page, complaints } = await openStage(browser, device.options);
  await showAll(page, device, address, folder, only);
  for (const complaint of complaints) process.stderr.write(`${device.name}: ${complaint}\n`);
  await page.context().close();
  if (only.length === 0 || only.includes('table')) await showTable(browser, device, address, folder);
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
    const waiting = [...devices];
    const work = async (): Promise<void> => {
      for (let device = waiting.shift(); device; device = waiting.shift())
        await showDevice(browser, device, served.address, folder, only);
    };
    // Two at a time: most of it is waiting for a screen to come to rest.
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    served.stop();
  }
}
