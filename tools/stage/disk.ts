// What may happen to the disk of a browser, made to happen. What runs inside the page is text (tools/stage/page.ts
// says why).
import type { Page } from 'playwright-core';

import { SCHEMA } from '../../store/saves/migrations/steps';
import { seal } from '../../store/saves/record';

const games = 'Object.keys(localStorage).filter((key) => /^rh1\\/[0-9a-f]{32}\\//.test(key))';

/** The keys of all games, and what is under them. */
export const diskOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(`Object.fromEntries(${games}.map((key) => [key, localStorage.getItem(key)]))`);

/** To the last character. */
export const fillDisk = (page: Page): Promise<void> =>
  page.evaluate(`(() => {
    for (let more = 1 << 22, ballast = ''; more >= 1; ) {
      try {
        localStorage.setItem('ballast', ballast + 'x'.repeat(more));
        ballast += 'x'.repeat(more);
      } catch {
        more >>= 1;
      }
    }
  })()`);

export const makeRoom = (page: Page): Promise<void> => page.evaluate("localStorage.removeItem('ballast')");

/** One bit in the middle of what lies under a game's keys of this beginning: `s0.` its first segment, `h` its heads. */
export const flipBit = (page: Page, game: string, part: string): Promise<void> =>
  page.evaluate(`(() => {
    const keys = ${games}.filter((key) => key.startsWith('rh1/${game}/${part}'));
    if (keys.length === 0) throw new Error('nothing there: ${part}');
    for (const key of keys) {
      const text = localStorage.getItem(key);
      const at = text.length >> 1;
      const bad = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
      localStorage.setItem(key, bad);
    }
  })()`);

/** Every part of a game as a version would have written it that this one does not know. */
export const makeNewer = (page: Page, game: string): Promise<void> =>
  page.evaluate(`(() => {
    for (const key of ${games}) {
      if (key.startsWith('rh1/${game}/')) localStorage.setItem(key, ${JSON.stringify(seal({ unheard: 'of' }, SCHEMA + 1))});
    }
  })()`);
