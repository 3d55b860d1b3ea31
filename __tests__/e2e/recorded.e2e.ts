// A whole recorded game through the store, from its file to the final ranking, with the screens looking on.
import { openStage, play, prefer } from '@/tools/stage/page';
import { exportedGame, recordedGame } from '@/tools/stage/recorded';

import { openWeb } from './web';

jest.setTimeout(600_000);

const game = recordedGame('1830-builder-4-25');
/** So many actions lie in the imported file; the rest is played. */
const PREFIX = 40;
/** Between two looks at another tab. */
const STRIDE = 30;

const web = openWeb();

test.each([
  {
    name: 'a phone',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    tabs: ['board', 'market', 'companies', 'players', 'log'],
  },
  {
    name: 'a window',
    viewport: { width: 1280, height: 800 },
    hasTouch: false,
    isMobile: false,
    tabs: ['market', 'companies', 'players', 'log'],
  },
])(
  'a recorded game plays to its final ranking on $name without a complaint',
  async ({ tabs, ...options }) => {
    const { viewport, hasTouch, isMobile } = options;
    const { page, complaints } = await openStage(web.browser, { viewport, hasTouch, isMobile });
    await page.goto(web.address);
    await prefer(page, { handOver: false });

    const picked = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import a file' }).click();
    const file = {
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(exportedGame(game, PREFIX)),
    };
    await (await picked).setFiles(file);
    await page.getByTestId('decision').waitFor();

    for (let done = PREFIX, n = 0; done < game.actions.length; done += STRIDE, n++) {
      await page.getByTestId(`tab-${tabs[n % tabs.length]}`).click();
      await play(page, game.actions.slice(done, done + STRIDE));
    }
    await page.getByTestId('place-p1').waitFor();
    expect(complaints).toEqual([]);

    // It is all on disk: the page opened anew shows the same end.
    await page.reload();
    await page.getByTestId('place-p1').waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);
