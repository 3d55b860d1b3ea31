// Fingers on the board, and the time between frames while they move.
import type { CDPSession, Page } from 'playwright-core';

const STEPS = 120;
const PAUSE = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Times between frames while `moving` lasts. */
async function frames(page: Page, moving: () => Promise<void>): Promise<number[]> {
  await page.evaluate(`(() => {
    const times = (window.frameTimes = []);
    const next = (now) => {
      times.push(now);
      if (window.frameTimes === times) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  })()`);
  await moving();
  const times: number[] = await page.evaluate('[window.frameTimes, (window.frameTimes = null)][0]');
  return times.slice(1).map((time, i) => time - (times[i] ?? time));
}

async function touch(session: CDPSession, path: (t: number) => Point[]): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', path(0));
  for (let i = 1; i <= STEPS; i++) {
    await send('touchMove', path(i / STEPS));
    await new Promise((later) => setTimeout(later, PAUSE));
  }
  await send('touchEnd', []);
}

async function centre(page: Page): Promise<Point> {
  const box = await page.getByTestId('board').boundingBox();
  if (!box) throw new Error('no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export const idle = (page: Page): Promise<number[]> => frames(page, () => page.waitForTimeout(2000));

/** Two fingers apart and together again. */
export async function pinch(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await centre(page);
  return frames(page, () =>
    touch(session, (t) => {
      const apart = 30 + 110 * Math.sin(t * Math.PI);
      return [
        { x: x - apart, y },
        { x: x + apart, y },
      ];
    }),
  );
}

/** One finger in circles. */
export async function pan(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const { x, y } = await centre(page);
  return frames(page, () =>
    touch(session, (t) => [{ x: x + 90 * Math.sin(t * 4 * Math.PI), y: y + 60 * Math.sin(t * 6 * Math.PI) }]),
  );
}
