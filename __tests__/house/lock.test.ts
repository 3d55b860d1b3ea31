import { readFileSync } from 'node:fs';

test('the lock file names no host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});
