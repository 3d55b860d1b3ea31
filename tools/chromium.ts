import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Headless, and silent towards the rest of the world. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function onPath(name: string): string | null {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

function installed(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const name of names) {
    const file = onPath(name);
    if (file) return file;
  }
  return null;
}

/** The browser to drive: CHROMIUM_PATH, the PATH, or else Debian's package where we may install it. */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  if (onPath('apt-get') && process.getuid?.() === 0) {
    // Output goes to stderr: a tool's stdout is for its result.
    const stdio: ['ignore', 2, 2] = ['ignore', 2, 2];
    try {
      execFileSync('apt-get', ['update'], { stdio });
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio });
    } catch {
      // The sentence below says what to do.
    }
    const now = installed();
    if (now) return now;
  }
  throw new Error('No Chromium was found: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
}
