import { chromium, type Browser } from 'playwright-core';

import { webFolder } from '@/server/build';
import { chromiumFlags, findChromium } from '@/tools/chromium';

import { startTableServer, type RunningServer } from '../server/table-server';

export interface Web {
  readonly browser: Browser;
  readonly address: string;
  readonly port: number;
}

/**
 * A real browser, and the built app on a table server, from the first test of a file to its last. `flags` adds to
 * ours, for example a host name that means this computer.
 */
export function openWeb(flags: readonly string[] = []): Web {
  let browser: Browser;
  let server: RunningServer;
  beforeAll(async () => {
    const args = [...chromiumFlags, ...flags];
    [browser, server] = await Promise.all([
      chromium.launch({ executablePath: findChromium(), args }),
      startTableServer(webFolder),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get browser() {
      return browser;
    },
    get address() {
      return server.address;
    },
    get port() {
      return server.port;
    },
  };
}
