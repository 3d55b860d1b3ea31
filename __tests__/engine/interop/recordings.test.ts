// Reads ../shared/games/1830 and is skipped where that folder is absent.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDINGS, recordings, replayLines } from './recordings';

const KINDS = ['states', 'moves'] as const;

describe.each(KINDS)('recorded games of ../shared: %s', (kind) => {
  const names = recordings(`.${kind}.jsonl.gz`);
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  if (names.length === 0) {
    it('are skipped: ../shared/games/1830 is not there', () => expect(names).toEqual([]));
    return;
  }
  it.each(names)('%s is equal after every action', (name) => {
    const lines = replayLines(name, kind);
    expect(typeof lines).not.toBe('string');
    const ours = join(folder, `${name}.jsonl`);
    writeFileSync(
      ours,
      (typeof lines === 'string' ? [] : lines).map((line) => JSON.stringify(line)).join('\n'),
    );
    const compare = join(RECORDINGS, '../compare.mjs');
    const run = spawnSync(process.execPath, [compare, join(RECORDINGS, `${name}.${kind}.jsonl.gz`), ours]);
    expect(run.stdout.toString()).toContain('equal');
    expect(run.status).toBe(0);
  });
});
