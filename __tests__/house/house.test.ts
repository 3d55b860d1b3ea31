import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './sources';

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

const binary = /\.(png|jpg|ico|ttf|otf|woff2?|gz|mp3|wav|m4a|ogg)$/;
const tracked = git('ls-files', '-z')
  .split('\0')
  // A file may be deleted and its deletion not yet recorded.
  .filter((path) => path !== '' && !binary.test(path) && existsSync(join(root, path)));

function holding(pattern: RegExp): string[] {
  return tracked.flatMap((path) => {
    const found = pattern.exec(read(path));
    return found ? [`${path}: ${found[0].trim()}`] : [];
  });
}

test('the lock file names no host', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

test('no file names a folder of somebody’s machine', () => {
  expect(holding(/(?<![\w.*)\]}/-])\/(work|root|home|Users)\/[\w.-]+\//)).toEqual([]);
  expect(holding(/\b[A-Z]:\\Users\\/)).toEqual([]);
});

test('no file names a package registry', () => {
  expect(holding(/\bregistry\.[a-z-]+\.(org|com)\b/)).toEqual([]);
});

test('the README shows the two commands', () => {
  expect(read('README.md')).toContain('npm ci && npm start');
  expect(read('README.md')).toContain('npm ci && npm test');
});

test('.ci/run can be run', () => {
  expect(git('ls-files', '--stage', '.ci/run')).toMatch(/^100755 /);
});
