// How much a phone loads before it can play, and how much that may be.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes (1024), gzipped. Raised only with a reason in the commit. */
export const CEILINGS = { scripts: 856, fonts: 430 } as const;

export interface Weight {
  /** Kilobytes (1024). */
  readonly raw: number;
  /** Gzipped one by one. */
  readonly gzip: number;
}

function weigh(folder: string, ending: RegExp): Weight {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ending.test(name),
  );
  const bodies = files.map((name) => readFileSync(join(folder, name)));
  const sum = (lengths: readonly number[]): number => lengths.reduce((a, b) => a + b, 0) / 1024;
  return {
    raw: sum(bodies.map((body) => body.length)),
    gzip: sum(bodies.map((body) => gzipSync(body, { level: 9 }).length)),
  };
}

/** What the built web app consists of, but for a few small pictures. */
export function weights(folder: string): Record<keyof typeof CEILINGS, Weight> {
  return {
    scripts: weigh(join(folder, '_expo', 'static', 'js', 'web'), /\.js$/),
    fonts: weigh(join(folder, 'assets'), /\.(ttf|otf|woff2?)$/),
  };
}
