// The first rounds of a game as three people at one device play them, by touch on a phone and with a mouse.

import { newGame } from './games';
import { DESK, PHONE, type Hands, type Window } from './hands';
import { openWeb } from './web';

const web = openWeb();

/** Anna has the priority deal and decides: beside both chips her name is still whole. */
async function readsNames(h: Hands): Promise<void> {
  await h.tap(h.page.getByTestId('tab-players'));
  const name = h.page.getByTestId('player-p1').getByText('Anna', { exact: true });
  await name.waitFor();
  expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
  const board = h.page.getByTestId('tab-board');
  if (await board.isVisible()) await h.tap(board);
}

/** Two bid on the C&St.L and outbid each other; the rest goes at its price; Anna names the par value of the B&O. */
async function auction(h: Hands): Promise<void> {
  await h.choose('CS');
  await h.press('More');
  await h.press('Bid $46 on Champlain & St. Lawrence');
  await h.decides(/^Ben/);
  await h.choose('CS');
  await h.press('Bid $51 on Champlain & St. Lawrence');
  await h.decides(/^Carl/);
  await h.press('Buy for $20: Schuylkill Valley');
  await h.decides('Anna — bids on Champlain & St. Lawrence');
  await h.press('Bid $56 on Champlain & St. Lawrence');
  await h.decides('Ben — bids on Champlain & St. Lawrence');
  await h.press('Pass');
  await h.decides('Anna — buys, bids or passes');
  await h.press('Buy for $70: Delaware & Hudson');
  await h.decides(/^Ben/);
  await h.press('Buy for $110: Mohawk & Hudson');
  await h.decides(/^Carl/);
  await h.press('Buy for $160: Camden & Amboy');
  await h.decides(/^Anna/);
  await h.press('Buy for $220: Baltimore & Ohio');
  await h.decides('Anna — sets the par value of B&O');
  await h.press('Par $100');
  await h.press('Set par at $100');
  await h.decides('Ben — buys and sells');
}

/** Ben starts the PRR; the others help to float it. */
async function stockRound(h: Hands): Promise<void> {
  await h.choose('PRR');
  await h.press('Start PRR at par $67 for $134');
  await h.sees('PRR share value starts at $67');
  await h.press('Confirm: start PRR for $134, at par $67');
  await h.press('End turn');
  for (const name of ['Carl', 'Anna', 'Ben']) {
    await h.decides(`${name} — buys and sells`);
    await h.choose('PRR');
    await h.press('Buy offered $67: Buy PRR from the initial offering for $67');
    // Carl has one share since the auction: Ben's third is the sixth that leaves the offering.
    if (name === 'Ben') await h.sees('PRR floats and will operate');
    await h.press('Confirm: buy PRR for $67, from the initial offering');
    await h.press('End turn');
  }
  for (const name of ['Carl', 'Anna', 'Ben']) {
    await h.decides(`${name} — buys and sells`);
    if (name === 'Ben') await h.sees('Operating round 1.1 begins');
    await h.press('Pass');
  }
  await h.decides('Ben — PRR lays track');
}

/** A tile laid by touch: the first rotation is drawn, a second tap turns it, and turned it stands on the board. */
async function turnedTile(h: Hands): Promise<void> {
  const empty = await h.drawnOn('H14');
  await h.tapHex('H14');
  await h.sees(/^Tile \d+ on H14 · free/);
  const first = await h.preview();
  expect(first).not.toBe(empty);
  await h.tapHex('H14');
  await h.page.waitForFunction(
    (before) => document.querySelector('[data-testid="tile-preview"] > *')?.innerHTML !== before,
    first,
  );
  const turned = await h.preview();
  await h.press(/^Lay tile \d+ on H14/);
  await h.decides(/^Ben — PRR (?!lays)/);
  expect(await h.drawnOn('H14')).toBe(turned);
  expect(turned).not.toBe(first);
  await h.press(/^Undo: PRR lays/);
  await h.decides('Ben — PRR lays track');
  expect(await h.drawnOn('H14')).toBe(empty);
}

async function playRounds(window: Window): Promise<void> {
  const h = await newGame(web.browser, web.address, window);
  await readsNames(h);
  await auction(h);
  await stockRound(h);

  await turnedTile(h);
  // A hex that is not legal says why.
  await h.tapHex('D8');
  await h.sees('No route of the company leads to D8 (6.2.1, 1).');
  await h.tapHex('H10');
  await h.sees(/Tile 57 on Pittsburgh \(H10\) · free · with a 2-train: \$0 → \$30/);
  await h.press('Lay tile 57 on Pittsburgh (H10)');

  // Undo, and again.
  await h.decides('Ben — PRR places a station');
  await h.press(/^Undo: PRR lays/);
  await h.decides('Ben — PRR lays track');
  await h.press('Redo');
  await h.decides('Ben — PRR places a station');

  await h.tapHex('H10');
  await h.sees('Treasury of PRR: $670 → $630');
  await h.press('Place station of PRR in Pittsburgh (H10): $40');
  await h.decides('Ben — PRR buys trains');
  await h.press(/^2-train · bank/);
  await h.press('Buy for $80: a 2-train from bank');
  await h.press('End turn');

  // Stock round 2: Carl offers Ben money for the M&H, and he accepts.
  await h.decides('Carl — buys and sells');
  await h.press('Private companies …');
  await h.press(/^Mohawk & Hudson from Ben/);
  await h.press('Bid $110: Mohawk & Hudson, a deal with Ben');
  await h.decides('Ben — answers the offer of Carl');
  await h.press('Accept the offer of Carl');
  await h.decides('Carl — buys and sells');
  for (const name of ['Carl', 'Anna', 'Ben']) {
    await h.decides(`${name} — buys and sells`);
    await h.press('Pass');
  }

  // Reload in the middle, and go on.
  await h.decides('Ben — PRR lays track');
  await h.page.reload();
  await h.decides('Ben — PRR lays track');
  await h.press('Skip');
  await h.sees('Best run: $30. It must be run in full (6.4).');
  await h.press('Run for $30');
  await h.decides('Ben — PRR pays or withholds');
  await h.press('Pay $30');
  await h.decides('Ben — PRR buys trains');
  await h.press(/^2-train · bank/);
  await h.sees('Treasury of PRR: $550 → $470');
  await h.press('Buy for $80: a 2-train from bank');
  await h.press('End turn');
  await h.decides(/buys and sells$/);

  expect(h.complaints).toEqual([]);
  await h.context.close();
}

const WINDOWS = { '390×844 with touch': PHONE, '1280×800': DESK };

/** All at once: most of a game is waiting at the pace of hands. */
const games = new Map<string, Promise<void>>();

beforeAll(() => {
  for (const [name, window] of Object.entries(WINDOWS)) {
    const game = playRounds(window);
    games.set(name, game);
    // Whoever asks for it below hears of its failure.
    game.catch(() => undefined);
  }
});

test.each(Object.keys(WINDOWS))('the first rounds of a game of three at %s', async (name) => {
  await games.get(name);
});
