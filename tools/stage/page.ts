// The built app in a browser, with its test door open (store/testDoor.ts). What runs inside the page is text: a
// function that a compiler has touched may call helpers the page does not have.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import type { RailAction } from '../../engine/rail/actions';
import type { Preferences } from '../../store/preferences';

export interface Stage {
  readonly page: Page;
  /** Errors and warnings of the console. */
  readonly complaints: string[];
}

/** A page that has opened nothing yet. */
export async function openStage(browser: Browser, options: BrowserContextOptions): Promise<Stage> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  await context.addInitScript("localStorage.setItem('roundhouse.test', '1')");
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}

export function prefer(page: Page, some: Partial<Preferences>): Promise<void> {
  return page.evaluate(`roundhouse.preferences.change(${JSON.stringify(some)})`);
}

/** Puts an exported game on the page's disk; its id. */
export function putGame(page: Page, text: string): Promise<string> {
  return page.evaluate(`(async () => {
    const kept = await roundhouse.games.importText(${JSON.stringify(text)});
    if (!kept.ok) throw new Error(kept.refusal.code);
    return kept.value;
  })()`);
}

/** Proposes the actions one by one to the table on the screen, each drawn before the next. */
export function play(page: Page, actions: readonly RailAction[]): Promise<void> {
  return page.evaluate(`(async () => {
    for (const action of ${JSON.stringify(actions)}) {
      const refusal = await roundhouse.table.propose(action);
      if (refusal) throw new Error(JSON.stringify({ refusal, action }));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    }
  })()`);
}
