// From a deed in the page to what it draws. What runs inside the page is text (tools/stage/page.ts says why).
import type { Page } from 'playwright-core';

import type { RailAction } from '../../engine/rail/actions';

export async function slowed(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** A frame was drawn: the callback runs before it, the message after. */
const drawn = 'new Promise((done) => requestAnimationFrame(() => setTimeout(done)))';

/** Milliseconds from `deed` until `sign` is there and drawn; `from` counts from elsewhere, 0 from the page's start. */
export function measured(page: Page, deed: string, sign: string, from?: number): Promise<number> {
  return page.evaluate(`(async () => {
    const start = ${from ?? 'performance.now()'};
    ${deed};
    while (!(${sign})) {
      if (performance.now() - start > 60_000) throw new Error(${JSON.stringify(`never came: ${sign}`)});
      await new Promise((later) => setTimeout(later, 1));
    }
    await ${drawn};
    return performance.now() - start;
  })()`);
}

/**
 * Milliseconds from the page's start until its first button has answered: it is tapped from when it is there, and
 * again while nothing comes of it, until the screen it leads to is drawn.
 */
export function firstAnswer(page: Page): Promise<number> {
  return page.evaluate(`(async () => {
    const answered = () => location.pathname === '/new' && document.querySelector('[data-testid="player-line-1"]');
    for (let tapped = -Infinity; !answered(); ) {
      if (performance.now() > 60_000) throw new Error('the first button never answered');
      const button = [...document.querySelectorAll('[role="button"]')].find((one) => one.textContent === 'Play 1830');
      if (button && location.pathname !== '/new' && performance.now() - tapped > 100) {
        tapped = performance.now();
        button.click();
      }
      await new Promise((later) => setTimeout(later, 1));
    }
    await ${drawn};
    return performance.now();
  })()`);
}

/** Opens a finished game from the list of games and leaves it again, so many times: until the ranking is drawn. */
export async function openings(page: Page, game: string, times: number): Promise<number[]> {
  const all: number[] = [];
  for (let i = 0; i < times; i++) {
    await page.getByTestId(`game-${game}`).waitFor();
    await page.waitForTimeout(300);
    all.push(
      await measured(
        page,
        `document.querySelector('[data-testid="game-${game}"]').click()`,
        `document.querySelector('[data-testid="place-p1"]')`,
      ),
    );
    // The ranking covers the board, which is drawn after it.
    await page.getByTestId('map').waitFor();
    await page.goBack();
  }
  return all;
}

/** Milliseconds of each action from its proposal until it is on disk and drawn. */
export function proposals(page: Page, actions: readonly RailAction[]): Promise<number[]> {
  return page.evaluate(`(async () => {
    const times = [];
    for (const action of ${JSON.stringify(actions)}) {
      await new Promise((rest) => setTimeout(rest, 150));
      const start = performance.now();
      const refusal = await roundhouse.table.propose(action);
      if (refusal) throw new Error(JSON.stringify(refusal));
      await ${drawn};
      times.push(performance.now() - start);
    }
    return times;
  })()`);
}
