// How much a phone loads before it can play, and how much that may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1024) of script, gzipped. Raised only with a reason in the commit. */
export const BUNDLE_CEILING = 842;

/** Kilobytes of all scripts in the built web app, gzipped one by one. */
export function bundleSize(folder: string): number {
  const scripts = join(folder, '_expo', 'static', 'js', 'web');
  const bytes = readdirSync(scripts)
    .filter((name) => name.endsWith('.js'))
    .map((name) => gzipSync(readFileSync(join(scripts, name)), { level: 9 }).length);
  return bytes.reduce((sum, n) => sum + n, 0) / 1024;
}
