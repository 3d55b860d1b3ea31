// The screens in Chromium with the CPU slowed: wall-clock times, so whatever else runs on the computer counts too.
// `screen idle frame` is the noise: p95 of frames in which nothing moves.
import { chromium, type Browser } from 'playwright-core';

import { buildWeb, webFolder } from '../../server/build';
import { chromiumFlags, findChromium } from '../chromium';
import { openStage, play, prefer, putGame } from '../stage/page';
import { recordedGame, exportedGame } from '../stage/recorded';
import { serveWeb } from '../stage/serve';
import { weights } from '../stage/size';
import { at } from './numbers';
import { firstAnswer, measured, openings, proposals, slowed } from './screen-times';
import { idle, pan, pinch } from './screen-gestures';
import type { Line } from './routes';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SLOWER = 4;
const LATE = recordedGame('1830-builder-4-20');
const FINISHED = recordedGame('1830-builder-4-25');

const ms = (name: string, value: number): Line => ({ name, value: Math.round(value * 10) / 10, unit: 'ms' });

/** The last tile laid by someone other than who acted before: a hand-over, and then lit hexes. */
function lateLay(): number {
  return LATE.actions.findLastIndex(
    (action, i) => action.type === 'layTile' && LATE.actions[i - 1]?.seat !== action.seat,
  );
}

/** Until the first screen is drawn, and until a tap on it is answered by the next one. */
async function starts(browser: Browser, address: string): Promise<Line[]> {
  const [drawn, answered]: [number[], number[]] = [[], []];
  for (let i = 0; i < 5; i++) {
    const { page } = await openStage(browser, PHONE);
    await slowed(page, SLOWER);
    await page.goto(address, { waitUntil: 'commit' });
    drawn.push(await measured(page, 'null', `document.querySelector('[role="heading"], h1')`, 0));
    answered.push(await firstAnswer(page));
    await page.context().close();
  }
  return [ms('web first screen', at(drawn, 0.5)), ms('web time to interactive', at(answered, 0.5))];
}

async function opening(browser: Browser, address: string): Promise<number[]> {
  const { page } = await openStage(browser, PHONE);
  await page.goto(address);
  const id = await putGame(page, exportedGame(FINISHED));
  await slowed(page, SLOWER);
  const times = await openings(page, id, 7);
  await page.context().close();
  return times;
}

async function late(browser: Browser, address: string): Promise<Line[]> {
  const { page } = await openStage(browser, PHONE);
  await page.goto(address);
  const lay = lateLay();
  const id = await putGame(page, exportedGame(LATE, lay - 1));
  await page.goto(`${address}/game/${id}`);
  await page.getByTestId('map').waitFor();
  await slowed(page, SLOWER);

  const taps: number[] = [];
  for (let i = 0; i < 5; i++) {
    await play(page, LATE.actions.slice(lay - 1, lay));
    // A button that has just appeared does not hear at once (components/ui/deaf.ts).
    await page.locator('[data-testid="go-on"]:not([aria-disabled="true"])').waitFor();
    taps.push(
      await measured(
        page,
        `document.querySelector('[data-testid="go-on"]').click()`,
        `document.querySelector('[data-testid="spotlight"]')`,
      ),
    );
    await page.evaluate('roundhouse.table.undo()');
    // Someone else holds the device again.
    await page.goto(`${address}/game/${id}`);
    await page.getByTestId('map').waitFor();
  }
  const frames = { idle: await idle(page), pan: await pan(page), pinch: await pinch(page) };
  await prefer(page, { handOver: false });
  const acts = await proposals(page, LATE.actions.slice(lay - 1, lay + 39));
  await page.context().close();
  return [
    ms('screen idle frame p95', at(frames.idle, 0.95)),
    ms('screen pan frame p95', at(frames.pan, 0.95)),
    ms('screen pinch frame p95', at(frames.pinch, 0.95)),
    ms('screen tap to lit hexes', at(taps, 0.5)),
    ms('screen action to updated screen', at(acts, 0.5)),
    ms('screen action to updated screen p95', at(acts, 0.95)),
  ];
}

async function screens(): Promise<Line[]> {
  if (!buildWeb()) throw new Error('the web app could not be built');
  const [served, browser] = await Promise.all([
    serveWeb(webFolder),
    chromium.launch({ executablePath: findChromium(), args: chromiumFlags }),
  ]);
  try {
    return [
      ...Object.entries(weights(webFolder)).flatMap(([what, { raw, gzip }]) => [
        { name: `web ${what} gzip`, value: Math.round(gzip), unit: 'KB' },
        { name: `web ${what} raw`, value: Math.round(raw), unit: 'KB' },
      ]),
      ...(await starts(browser, served.address)),
      ms('screen open a finished game of 766 actions', at(await opening(browser, served.address), 0.5)),
      ...(await late(browser, served.address)),
    ];
  } finally {
    await browser.close();
    served.stop();
  }
}

export const benches: Record<string, () => Promise<Line[]>> = { screens };
