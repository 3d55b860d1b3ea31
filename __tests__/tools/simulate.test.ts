import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(300_000);

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function tool(name: string, ...args: string[]): { status: number | null; lines: string[]; err: string } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', `tools/${name}.ts`, ...args], { cwd: root });
  const lines = run.stdout.toString().split('\n').filter(Boolean);
  return { status: run.status, lines, err: run.stderr.toString() };
}

describe('npm run simulate', () => {
  test('plays games and prints a line for each and a summary', () => {
    const { status, lines } = tool(
      'simulate',
      '--players',
      '3',
      '--games',
      '2',
      '--seed',
      '5',
      '--save',
      folder,
    );
    expect(status).toBe(0);
    const [first, second, summary] = lines.map((line) => JSON.parse(line));
    expect(first).toMatchObject({ title: '1830', seed: 5, players: 3 });
    expect(second).toMatchObject({ seed: 6 });
    expect(summary).toMatchObject({ summary: true, games: 2 });
    expect(readdirSync(folder)).toHaveLength(2);
    // What was saved replays to the same result.
    const saved = tool('replay', join(folder, '1830-mixed-3-5.json.gz'));
    expect(JSON.parse(saved.lines[0] ?? '{}')).toMatchObject({ finished: true, reason: first.reason });
  });

  test.each([
    [['--players', '9'], 'playerCount'],
    [['--title', '1831'], 'no title 1831'],
    [['--bot', 'genius'], 'no bot genius'],
    [['--games', 'many'], 'whole numbers'],
    [['--option', 'luck=true'], 'noSuchOption'],
    [['--colour', 'red'], 'what is "colour"'],
  ])('says what is wrong with %j', (args, message) => {
    const { status, err } = tool('simulate', ...args);
    expect(status).toBe(1);
    expect(err).toContain(message);
  });
});
