// What is said of a damaged save is what is true of it.
import type { Entry } from '@/net/entry';
import { newMeta } from '@/net/replica';
import { readRawCopy } from '@/store/rawCopy';
import { openSaves } from '@/store/saves';

import { FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const GAME = gameId(1);
const log = recordedLog(5, 211);
const meta = newMeta('host');

/** Three segments and a tail of twenty entries, on both heads. */
async function played(): Promise<FakeDisk> {
  const disk = new FakeDisk();
  const created = await openSaves(disk, () => 1).create(GAME, log, null, meta);
  expect(created.ok).toBe(true);
  return disk.reborn();
}

type Hurt = (text: string) => string;
/** Cut off in the middle of the entry behind so many. */
const cut =
  (n: number): Hurt =>
  (text) => {
    const start = text.indexOf('[');
    const items: Entry[] = JSON.parse(text.slice(start));
    return text.slice(0, start + JSON.stringify(items.slice(0, n)).length + 20);
  };
/** A letter changed in the entry behind so many. */
const spoilt =
  (n: number): Hurt =>
  (text) => {
    const at = cut(n)(text).length;
    return `${text.slice(0, at)}?${text.slice(at + 1)}`;
  };

async function damageOf(which: string, hurt: Hurt | null, full = false): Promise<unknown> {
  const disk = await played();
  for (const [key, text] of [...disk.cells]) {
    if (!key.includes(`/${which}`)) continue;
    if (hurt) disk.cells.set(key, hurt(text));
    else disk.cells.delete(key);
  }
  if (full) disk.set = () => Promise.reject(new Error('QuotaExceededError'));
  const opened = await openSaves(disk, () => 2).open(GAME);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const aside = [...disk.cells.keys()].some((key) => key.startsWith('rh1/bad/'));
  expect(opened.value.damage?.aside === 'done').toBe(aside);
  return opened.value.damage;
}

const last = log.length;
test.each([
  ['one entry of the first segment', 's0.', spoilt(20), { kept: 20, lost: last - 20, unread: 1, gone: 0 }],
  ['half of a segment is gone', 's1.', cut(30), { kept: 94, lost: last - 94, unread: 1, gone: 33 }],
  ['a segment is empty', 's1.', () => '', { kept: 64, lost: last - 64, unread: 0, gone: 64 }],
  ['a segment is not there', 's1.', null, { kept: 64, lost: last - 64, unread: 0, gone: 64 }],
  ['the last segment is not there', 's2.', null, { kept: 128, lost: last - 128, unread: 0, gone: 64 }],
  ['a segment is something else', 's1.', () => 'x', { kept: 64, lost: last - 64, unread: 64, gone: 0 }],
  [
    'both heads are cut off',
    'h',
    (text: string) => text.slice(0, 90),
    { kept: 192, lost: 20, unread: 1, gone: 19 },
  ],
])('%s', async (_, which, hurt, counts) => {
  expect(await damageOf(which, hurt)).toEqual({ ...counts, aside: 'done' });
  // Where nothing can be stored, nothing was put aside as yet.
  expect(await damageOf(which, hurt, true)).toEqual({ ...counts, aside: 'due' });
});

test('where there is nothing to put aside, nothing was', async () => {
  const counts = { kept: 192, lost: 0, unread: 0, gone: 0 };
  expect(await damageOf('h', () => '')).toEqual({ ...counts, aside: 'none' });
  expect(await damageOf('h', null)).toEqual({ ...counts, aside: 'none' });
});

test('a raw copy that names thousands of segments costs no time', async () => {
  const found: Record<string, string> = Object.fromEntries((await played()).cells);
  for (let k = 3; k < 10_000; k++) found[`rh1/${GAME}/s${k}.00000000`] = 'x';
  const start = performance.now();
  const read = await readRawCopy({ found });
  expect(read).toMatchObject({ ok: true, value: { damage: { lost: 6000 - last } } });
  expect(performance.now() - start).toBeLessThan(2000);
});
