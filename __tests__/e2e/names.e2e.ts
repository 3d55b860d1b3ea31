// What people may type or tap before a game: each mistake has its sentence, and starts nothing.

import { clipped } from './clipped';
import { openHands, PHONE } from './hands';
import { openWeb } from './web';

const web = openWeb();

test('a name of 500 characters, the same name twice and a seventh player are refused in words', async () => {
  const h = await openHands(web.browser, PHONE);
  const { page } = h;
  await page.goto(web.address);
  await h.press('Play 1830');
  const name = (n: number) => page.getByRole('textbox', { name: `Name of player ${n}` });
  const start = page.getByRole('button', { name: /^Start the game/ });
  const startable = page.getByRole('button', { name: /^Start the game/, disabled: false });
  await startable.waitFor();

  await name(1).fill('Maximiliane '.repeat(42).slice(0, 500));
  await h.sees(/^A name has at most \d+ letters\.$/);
  expect(await start.isDisabled()).toBe(true);
  expect((await name(1).inputValue()).length).toBe(500);
  expect(await page.evaluate(clipped)).toEqual([]);

  await name(1).fill('Carl');
  await h.sees('Two players are called Carl. Names must differ.');
  expect(await start.isDisabled()).toBe(true);
  await name(1).fill('carl ');
  await h.sees(/are too much alike/);
  await name(1).fill('Anna');
  await startable.waitFor();

  const add = page.getByRole('button', { name: /^Add a player/ });
  for (let players = 4; players <= 6; players++) {
    await h.tap(add);
    await page.getByTestId(`player-line-${players}`).waitFor();
  }
  expect(await add.isDisabled()).toBe(true);
  await h.sees(/^This game is for 2 to 6 players, not 7/);
  expect(await page.getByTestId('player-line-7').count()).toBe(0);
  // Six may begin.
  await h.tap(startable);
  await page.getByTestId('decision').waitFor();
  expect(h.complaints).toEqual([]);
  await h.context.close();
});
