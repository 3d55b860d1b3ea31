// axe-core looks at the screens and panels for what keeps people out: names, roles, contrast.
import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

import type { Preferences } from '@/store/preferences';
import { openStage, prefer } from '@/tools/stage/page';

import { misnamed } from './misnamed';
import { quiet, tour } from './tour';
import { openWeb } from './web';

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  /** Where, and what is the matter. */
  readonly nodes: readonly string[];
}

interface Verdict {
  readonly found: readonly Finding[];
  /** Texts whose contrast axe could measure. */
  readonly measured: number;
}

const web = openWeb();

// Off by default, and ours to hold: a target is as large as a finger. The rule for names reads the lines of a button
// without a space between them; `misnamed` reads them as a person does.
const rules = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: false } };

const judge = `axe.run(document, ${JSON.stringify({ rules, resultTypes: ['violations'] })}).then((result) => ({
  found: result.violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? null,
    nodes: nodes.map(({ html, failureSummary }) => [html.slice(0, 200), failureSummary].join(' — ')),
  })),
  measured: result.passes.concat(result.violations).flatMap(({ id, nodes }) => (id === 'color-contrast' ? nodes : [])).length,
}))`;

async function verdictOn(page: Page): Promise<Verdict> {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source);
  return page.evaluate(judge);
}

/** Tours with axe; what is serious, by screen and look. */
async function complaintsOfAxe(
  options: BrowserContextOptions,
  looks: (name: string) => readonly Partial<Preferences>[],
  only?: readonly string[],
): Promise<string[]> {
  const { page, complaints } = await openStage(web.browser, { ...options, reducedMotion: 'reduce' });
  await page.goto(web.address);
  const wrong: string[] = [];
  await tour(
    page,
    web.address,
    async (name) => {
      for (const look of looks(name)) {
        await prefer(page, look);
        await quiet(page);
        const { found, measured } = await verdictOn(page);
        const wrongNames = await page.evaluate(misnamed);
        wrong.push(...wrongNames.map((fault) => `${name} (${JSON.stringify(look)}), name: ${fault}`));
        expect([name, measured]).toEqual([name, expect.any(Number)]);
        expect(measured).toBeGreaterThan(0);
        for (const { id, impact, nodes } of found)
          if (impact === 'serious' || impact === 'critical' || id === 'color-contrast')
            wrong.push(...nodes.map((node) => `${name} (${JSON.stringify(look)}), ${id}: ${node}`));
      }
    },
    only,
  );
  expect(complaints).toEqual([]);
  await page.context().close();
  return wrong;
}

test('axe finds nothing serious on a phone, on any screen or panel', async () => {
  const dark = ['new', 'stock', 'run', 'tab market', 'tab companies', 'home'];
  const looks = (name: string) =>
    dark.includes(name)
      ? [{ theme: 'dark' } as const, { theme: 'light' } as const]
      : [{ theme: 'light' } as const];
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  expect(await complaintsOfAxe(phone, looks)).toEqual([]);
});

test('axe finds nothing serious in a window, where board, panel and tables stand side by side', async () => {
  const looks = () => [{ theme: 'dark', language: 'de' } as const];
  const window = { viewport: { width: 1280, height: 800 } };
  const only = ['track-early', 'trains-late', 'stock', 'tab market', 'round details'];
  expect(await complaintsOfAxe(window, looks, only)).toEqual([]);
});
