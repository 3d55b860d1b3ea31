// How browser tests come into a game of three by the hands of its players.
import { openHands, type Hands, type Window } from './hands';
import type { Browser } from 'playwright-core';

/** A new game of Anna, Ben and Carl, from the home screen. */
export async function setUp(h: Hands, address: string): Promise<void> {
  await h.page.goto(address);
  await h.press('Play 1830');
  await h.press('As entered');
  await h.press(/^Start the game/);
  await h.decides('Anna — buys, bids or passes');
}

export async function newGame(browser: Browser, address: string, window: Window): Promise<Hands> {
  const h = await openHands(browser, window);
  await setUp(h, address);
  return h;
}
