import { hashOf, type Entry } from '@/net/entry';
import { newMeta } from '@/net/replica';
import { openSaves, type OpenSave } from '@/store/saves';
import { SEGMENT } from '@/store/saves/keys';
import type { Migration } from '@/store/saves/migrations/steps';
import { seal } from '@/store/saves/record';
import { leading, remnantOf } from '@/store/saves/salvage';

import { crashes, FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const GAME = gameId(1);
const log = recordedLog(5, 210);
const meta = newMeta('host');
const first = log.slice(0, SEGMENT);
const sofar = (entries: readonly Entry[]): string[] => entries.map((entry) => entry.hash);
const cells = played();

/** A game of three segments and a tail, its last entries written one by one. */
async function played(): Promise<FakeDisk> {
  const disk = new FakeDisk();
  const created = await openSaves(disk, () => 1000).create(GAME, log.slice(0, 1), null);
  if (!created.ok) throw new Error(created.refusal.code);
  expect(await play(created.value, 1)).toBe(log.length);
  return disk;
}

async function play(save: OpenSave, from: number, to = log.length): Promise<number> {
  for (let i = from; i < to; i++) {
    const entries = log.slice(i, i + 1);
    if (await save.write({ from: i, entries, archive: [], meta }, { length: i + 1 })) return i;
  }
  return to;
}

async function reopen(disk: FakeDisk): Promise<OpenSave> {
  const opened = await openSaves(disk, () => 2000).open(GAME);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

type Hurt = (text: string) => string;
/** Up to and with the entry of this place in the segment, and a bit of the next. */
const after =
  (n: number): Hurt =>
  (text) => {
    const start = text.indexOf('[');
    const items: Entry[] = JSON.parse(text.slice(start));
    return text.slice(0, start + JSON.stringify(items.slice(0, n)).length + 20);
  };
/** Another amount or name in the entry of this place: JSON still, an entry still. */
const changed =
  (n: number): Hurt =>
  (text) => {
    const start = text.indexOf('[');
    const items: Entry[] = JSON.parse(text.slice(start));
    const was = JSON.stringify(items[n]);
    return text.replace(was, was.replace(/"epoch":0/, '"epoch":1'));
  };
const unclosed: Hurt = (text) => text.slice(0, -1);
const nonsense: Hurt = (text) => `nonsense ${text}`;
const badSum: Hurt = (text) => `?${text.slice(1, 5)}zzzzzzzz${text.slice(13)}`;

async function hurt(
  ...what: readonly (readonly [which: string, how: Hurt])[]
): Promise<[FakeDisk, string[]]> {
  const disk = (await cells).reborn();
  const bad: string[] = [];
  for (const [which, how] of what)
    for (const [key, text] of [...disk.cells]) {
      if (!key.includes(`/${which}`)) continue;
      const now = how(text);
      expect(now).not.toBe(text);
      disk.cells.set(key, now);
      bad.push(now);
    }
  expect(bad.length).toBeGreaterThanOrEqual(what.length);
  return [disk, bad];
}

const damages: readonly (readonly [string, number, readonly (readonly [string, Hurt])[]])[] = [
  ['a torn first segment', 40, [['s0.', after(40)]]],
  ['a torn segment in the middle', 64 + 17, [['s1.', after(17)]]],
  ['a torn last segment', 128 + 63, [['s2.', after(63)]]],
  [
    'two torn segments',
    64 + 5,
    [
      ['s1.', after(5)],
      ['s2.', after(50)],
    ],
  ],
  ['a character changed in an entry that still parses', 64 + 30, [['s1.', changed(30)]]],
  ['a first segment without its last character', log.length, [['s0.', unclosed]]],
  ['every segment without its last character', log.length, [['s', unclosed]]],
  ['a changed checksum', log.length, [['s1.', badSum]]],
  [
    'a torn first segment and no head',
    33,
    [
      ['s0.', after(33)],
      ['h', nonsense],
    ],
  ],
  [
    'a first segment without its last character and no head',
    192,
    [
      ['s0.', unclosed],
      ['h', nonsense],
    ],
  ],
  [
    'a middle segment without its last character and half a head',
    log.length,
    [
      ['s1.', unclosed],
      ['h0', (text) => text.slice(0, 300)],
    ],
  ],
];

test.each(damages)(
  '%s: %d entries open, the game plays on, every bad byte lies aside',
  async (_, kept, what) => {
    const [disk, bad] = await hurt(...what);
    const save = await reopen(disk);
    const { length } = save.table.entries;
    // Which of two heads is the newer one is not this test's.
    expect([kept, kept - 1]).toContain(length);
    expect(sofar(save.table.entries)).toEqual(sofar(log.slice(0, length)));
    expect(save.damage).toMatchObject({ kept: length });
    expect(save.damage?.lost).toBeGreaterThanOrEqual(0);
    const aside = [...disk.cells].filter(([key]) => key.startsWith('rh1/bad/')).map(([, text]) => text);
    for (const text of bad) expect(aside).toContain(text);
    for (const [key, text] of disk.cells) if (!key.startsWith('rh1/bad/')) expect(bad).not.toContain(text);
    // Nothing that is good needs a copy: where all of the log is there, only what is bad has one.
    if (length >= log.length - 1) expect(aside.length).toBe(bad.length);
    const again = await reopen(disk.reborn());
    expect(again.damage).toBeNull();
    expect(sofar(again.table.entries)).toEqual(sofar(log.slice(0, length)));
    expect(await play(save, length)).toBe(log.length);
    const end = await reopen(disk.reborn());
    expect(end.damage).toBeNull();
    expect(end.table.entries).toEqual(log);
  },
);

test.each(damages)(
  'S3 a crash at any write while mending %s keeps what was salvaged',
  async (_, __, what) => {
    const [hurtDisk, bad] = await hurt(...what);
    const mended = hurtDisk.reborn();
    const { entries } = (await reopen(mended)).table;
    let points = 0;
    for (const once of crashes(hurtDisk, mended.done)) {
      const second = once.reborn();
      expect(sofar((await reopen(second)).table.entries)).toEqual(sofar(entries));
      // And where the second attempt is cut short as well.
      for (const disk of crashes(once, second.done)) {
        points++;
        const found = await reopen(disk);
        expect(sofar(found.table.entries)).toEqual(sofar(entries));
        expect((await reopen(disk.reborn())).damage).toBeNull();
        const cells = [...disk.cells];
        for (const text of bad) {
          const copies = cells.filter(([key, value]) => key.startsWith('rh1/bad/') && value === text);
          // Copied once, however often mending began.
          expect(copies.length).toBe(1);
        }
      }
    }
    expect(points).toBeGreaterThan(10);
  },
  60_000,
);

test('a disk that is full while mending loses nothing, and the next write mends', async () => {
  for (const how of ['quota', 'tornQuota'] as const)
    for (let at = 1; at < 8; at++) {
      const [disk, bad] = await hurt(['s0.', unclosed], ['s2.', after(50)]);
      disk.fault = { at, how };
      const save = await reopen(disk);
      const { length } = save.table.entries;
      expect(length).toBe(128 + 50);
      expect(await play(save, length, length + 20)).toBe(length + 20);
      const end = await reopen(disk.reborn());
      expect(sofar(end.table.entries)).toEqual(sofar(log.slice(0, length + 20)));
      expect((await reopen(disk)).damage).toBeNull();
      const texts = [...disk.cells.values()];
      for (const text of bad) expect(texts).toContain(text);
    }
});

test('a newest log of which more is left than the one before had is the one that opens', async () => {
  const disk = new FakeDisk();
  const created = await openSaves(disk, () => 1).create(GAME, log.slice(0, 10), null);
  if (!created.ok) throw new Error(created.refusal.code);
  await created.value.write({ from: 10, entries: log.slice(10, 150), archive: [], meta }, null);
  for (const [key, text] of [...disk.cells]) if (key.includes('/s1.')) disk.cells.set(key, after(9)(text));
  expect((await openSaves(disk, () => 1).list()).ok).toBe(true);
  const save = await reopen(disk);
  expect(sofar(save.table.entries)).toEqual(sofar(log.slice(0, 64 + 9)));
  expect(save.damage).toMatchObject({ lost: 150 - 73 });
});

describe('of a bad segment', () => {
  const salvage = (
    text: string,
    k: number,
    steps?: Readonly<Record<number, Migration>>,
    schema?: number,
  ): Entry[] => leading(remnantOf(text, steps, schema), k);
  const whole = seal(first);

  test('every entry before the first that is not whole counts, wherever it was cut', () => {
    const lengths = new Set<number>();
    let most = 0;
    for (let to = 0; to <= whole.length; to += 37) {
      const entries = salvage(whole.slice(0, to), 0);
      expect(entries).toEqual(first.slice(0, entries.length));
      expect(entries.length).toBeGreaterThanOrEqual(most);
      most = entries.length;
      lengths.add(most);
    }
    expect(lengths.size).toBe(SEGMENT);
  });

  test('no entry with a flipped bit counts', () => {
    const start = whole.indexOf('[');
    for (let at = start; at < whole.length; at += 101) {
      const text = whole.slice(0, at) + String.fromCharCode(whole.charCodeAt(at) ^ 1) + whole.slice(at + 1);
      const entries = salvage(text, 0);
      expect(entries).toEqual(first.slice(0, entries.length));
      const intact = first.filter((_, i) => start + JSON.stringify(first.slice(0, i + 1)).length - 1 <= at);
      expect(entries.length).toBe(at === whole.length - 1 ? SEGMENT : intact.length);
    }
  });

  test('what does not follow does not count, nor what belongs elsewhere', () => {
    expect(salvage(seal([first[0], first[2]]), 0)).toEqual(first.slice(0, 1));
    expect(salvage(seal(first.slice(1)), 0)).toEqual([]);
    expect(salvage(whole, 1)).toEqual([]);
    expect(salvage(seal(log), 0)).toEqual(first);
    const one = log[SEGMENT];
    if (!one) throw new Error('no entry');
    const stray = { ...one, prev: '1'.repeat(32), hash: '' };
    const hash = hashOf(stray);
    // Its link to the segment before is for whoever has that.
    expect(salvage(seal([{ ...stray, hash }]), 1)).toEqual([{ ...stray, hash }]);
    expect(salvage(seal([{ ...one, hash }]), 1)).toEqual([]);
  });

  test('a newer version’s is left alone, an older one’s is brought forward', () => {
    expect(salvage(seal(first, 2), 0)).toEqual([]);
    const steps = { 1: (json: unknown) => (Array.isArray(json) ? json.map((item) => item.now) : json) };
    const old = seal(first.map((now) => ({ now })));
    expect(salvage(old.slice(0, old.length / 2), 0, steps, 2).length).toBeGreaterThan(20);
    expect(salvage(old, 0, { 1: () => ({}) }, 2)).toEqual([]);
    const throws = () => {
      throw new Error('not all there');
    };
    expect(salvage(old, 0, { 1: throws }, 2)).toEqual([]);
    expect(salvage(seal(first, 0), 0)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['no record', 'nonsense'],
    ['only the prefix', 'rh1:00000000:'],
    ['no array', 'rh1:00000000:{"a":[1]}'],
    ['an empty array', 'rh1:00000000:[]'],
    ['numbers', 'rh1:00000000:[1,2,3'],
    ['deep nesting', `rh1:00000000:[${'{"a":'.repeat(1_000_000)}`],
    ['deep brackets', `rh1:00000000:[${'['.repeat(1_000_000)}`],
    ['a string without an end', `rh1:00000000:[{"a":"${'\\"'.repeat(2_000_000)}`],
    ['empty objects', `rh1:00000000:[${'{},'.repeat(1_000_000)}`],
    ['closing brackets', `rh1:00000000:[{${'}'.repeat(1_000_000)}`],
    ['a huge entry', seal([{ ...first[0], kind: 'x'.repeat(5_000_000) }])],
  ])('%s is no entry and costs no time', (_, text) => {
    const from = performance.now();
    expect(salvage(text, 0)).toEqual([]);
    expect(performance.now() - from).toBeLessThan(200);
  });
});
