// Text at 130 %, as a phone's own setting makes it: React Native then multiplies the size and the line height of
// every text, and nothing else. In Chromium `text-size-adjust` does just that, in pages laid out as on a phone only
// (`isMobile`). Pictures drawn as SVG keep their words, on a phone too.
import type { Page } from 'playwright-core';

const LARGE = 'roundhouse-large-text';

/** From now on until it is called with false; also in pages opened later. */
export async function largeText(page: Page, on = true): Promise<void> {
  const script = `(() => {
    let style = document.getElementById('${LARGE}');
    if (!${on}) return style?.remove();
    if (style) return;
    style = document.createElement('style');
    style.id = '${LARGE}';
    style.textContent = 'html { -webkit-text-size-adjust: 130% !important } svg { -webkit-text-size-adjust: 100% }';
    (document.head ?? document.documentElement).append(style);
  })()`;
  await page.evaluate(script);
}
