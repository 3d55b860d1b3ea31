import { chromium, type Browser, type LaunchOptions } from 'playwright-core';

import { chromiumFlags, findChromium } from '@/tools/chromium';

/** A real browser; `flags` adds to ours, for example a host name that means this computer. */
export function launchBrowser(flags: string[] = [], options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: findChromium(),
    args: [...chromiumFlags, ...flags],
  });
}
