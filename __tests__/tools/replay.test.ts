import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function replay(
  content: string | Buffer,
  ...more: string[]
): { status: number | null; out: string; err: string } {
  const file = join(folder, 'game.json');
  writeFileSync(file, content);
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/replay.ts', file, ...more], {
    cwd: root,
  });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

const setup = {
  title: '1830',
  rules: 1,
  options: { seating: 'entered' },
  seats: [
    { id: 'a', name: 'Anna' },
    { id: 'b', name: 'Ben' },
  ],
  seed: 1,
};
const buys = { seat: 'a', type: 'buyPrivate', private: 'SV', price: 20 };

describe('npm run replay', () => {
  it('replays a game of our own and prints one line', () => {
    const { status, out } = replay(JSON.stringify({ setup, actions: [buys] }));
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      title: '1830',
      players: 2,
      actions: 1,
      finished: false,
      reason: null,
      result: { a: 1200, b: 1200 },
      error: null,
    });
  });

  it('prints a state a line, also from a gzipped file', () => {
    const { out } = replay(gzipSync(JSON.stringify({ setup, actions: [buys] })), '--states');
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatchObject({
      seq: 1,
      type: 'buyPrivate',
      bank: 9620,
      players: { a: { cash: 1180 } },
    });
  });

  it.each([
    [
      'an illegal action',
      JSON.stringify({ setup, actions: [{ ...buys, seat: 'b' }] }),
      'action 1 (buyPrivate) is illegal',
    ],
    ['half a file', '{"setup": {', 'not JSON, or it is cut off'],
    ['a cut off archive', gzipSync('{"a":1}').subarray(0, 12), 'not JSON, or it is cut off'],
    ['a foreign file', '{"hello": "world"}', 'notAGameFile'],
    [
      'an action that is none',
      JSON.stringify({ setup, actions: [{ type: 'fly' }] }),
      'entry 0 of the log is no action',
    ],
    ['too many players', JSON.stringify({ setup: { ...setup, seats: [] }, actions: [] }), 'playerCount'],
  ])('says what is wrong with %s, and exits with 1', (_name, content, sentence) => {
    const { status, out, err } = replay(content);
    expect(err).toContain(sentence);
    expect(out).toBe('');
    expect(status).toBe(1);
  });
});
