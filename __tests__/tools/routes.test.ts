import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { positionOf, readPositions } from '@/tools/bench/route-positions';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function routes(file: string): { status: number | null; out: string; err: string } {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/routes.ts', file], { cwd: root });
  return { status: run.status, out: run.stdout.toString(), err: run.stderr.toString() };
}

const position = {
  id: 'one',
  title: '1830',
  phase: '2',
  company: 'PRR',
  trains: ['2'],
  tiles: { H10: '57/1' },
  tokens: { PRR: ['H12/0'] },
};
const read = (change: object): ReturnType<typeof positionOf> =>
  positionOf(JSON.stringify({ ...position, ...change }));

describe('npm run routes', () => {
  it('prints one line for each position', () => {
    const file = join(folder, 'good.jsonl');
    writeFileSync(file, `${JSON.stringify(position)}\r\n\n`);
    const { status, out, err } = routes(file);
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ id: 'one', revenue: 30, exact: true });
  });

  it('says so where a file has no position', () => {
    const file = join(folder, 'empty.jsonl');
    writeFileSync(file, '\n');
    expect(routes(file)).toEqual({ status: 1, out: '', err: `${file}: there is no position in it\n` });
  });

  it('names the file that cannot be read', () => {
    expect(() => readPositions(folder)).toThrow(`${folder}: a folder, not a file`);
    expect(() => readPositions(join(folder, 'none'))).toThrow('none: no such file');
  });

  it.each([
    [{ phase: 'banana' }, 'unknown phase: banana'],
    [{ phase: 'constructor' }, 'unknown phase: constructor'],
    [{ company: 'PPR' }, 'unknown company: PPR'],
    [{ company: 'toString' }, 'unknown company: toString'],
    [{ trains: ['0'] }, 'no such train: 0'],
    [{ tiles: { H10: '57/6' } }, 'hex H10: no such tile: 57/6'],
    [{ tokens: { PRR: ['H10/3'] } }, 'tokens of PRR: no city H10/3'],
  ])('%j is refused: %s', (change, words) => {
    expect(read(change)).toBe(words);
  });

  it('takes a company without a station, and one that only the position knows', () => {
    expect(read({ company: 'NYC' })).toMatchObject({ company: 'NYC' });
    expect(read({ company: 'X', tokens: { X: ['H12/0'] } })).toMatchObject({ company: 'X' });
  });
});
