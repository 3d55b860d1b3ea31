import type { Entry } from '@/net/entry';
import { newMeta } from '@/net/replica';
import { openSaves, type OpenSave } from '@/store/saves';
import { seal } from '@/store/saves/record';

import { FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const GAME = gameId(1);
const log = recordedLog(5, 140);
const meta = newMeta('host');
const sofar = (entries: readonly Entry[]): string[] => entries.map((entry) => entry.hash);

async function create(disk: FakeDisk, game = GAME, entries = log): Promise<OpenSave> {
  const created = await openSaves(disk, () => 1000).create(game, entries.slice(0, 1), { length: 1 });
  if (!created.ok) throw new Error(created.refusal.code);
  return created.value;
}

/** Writes entry by entry; how many were acknowledged. */
async function play(save: OpenSave, from = 1, to = log.length, of = log): Promise<number> {
  for (let i = from; i < to; i++) {
    const entries = of.slice(i, i + 1);
    const refusal = await save.write({ from: i, entries, archive: [], meta }, { length: i + 1 });
    if (refusal) return i;
  }
  return to;
}

async function reopen(disk: FakeDisk, game = GAME): Promise<OpenSave> {
  const opened = await openSaves(disk, () => 2000).open(game);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

test('save then load is the identity', async () => {
  const disk = new FakeDisk();
  await play(await create(disk));
  const save = await reopen(disk);
  expect(save.table.entries).toEqual(log);
  expect(save.table.meta).toEqual(meta);
  expect(save.damage).toBeNull();
  expect(save.about).toEqual({ length: log.length });
  expect((await disk.keys()).filter((key) => key.includes('/s')).length).toBe(2);
});

test('a new game stands on both heads before it counts: half of either leaves it whole', async () => {
  for (const entries of [log.slice(0, 1), log]) {
    const disk = new FakeDisk();
    const created = await openSaves(disk, () => 1000).create(GAME, entries, null);
    expect(created.ok).toBe(true);
    const heads = ['h0', 'h1'].map((slot) => `rh1/${GAME}/${slot}`);
    expect(disk.cells.get(heads[0] ?? '')).toBe(disk.cells.get(heads[1] ?? ''));
    for (const head of heads) {
      const hurt = disk.reborn();
      const text = hurt.cells.get(head) ?? '';
      hurt.cells.set(head, text.slice(0, text.length / 2));
      const found = await reopen(hurt);
      expect(found.table.entries).toEqual(entries);
      // Mended at once, and the game goes on.
      expect((await reopen(hurt.reborn())).damage).toBeNull();
      const end = Math.min(log.length, entries.length + 3);
      expect(await play(found, entries.length, end)).toBe(end);
      expect((await reopen(hurt.reborn())).table.entries).toEqual(log.slice(0, end));
    }
  }
});

test.each(['before', 'torn', 'after', 'quota', 'tornQuota'] as const)(
  'a creation cut short at any write (%s) is a whole game, none, or one that says it is none',
  async (how) => {
    for (let at = 1; ; at++) {
      const disk = new FakeDisk();
      disk.fault = { at, how };
      const saves = openSaves(disk, () => 1000);
      const created = await saves.create(GAME, log, null);
      const whole = disk.writes < at;
      expect(created.ok).toBe(whole);
      // Who hears that there is no room finds nothing of it.
      if (!whole && !disk.dead) expect([...disk.cells]).toEqual([]);
      const opened = await openSaves(disk.reborn(), () => 2000).open(GAME);
      const found = opened.ok ? opened.value.table.entries : [];
      expect(found).toEqual(log.slice(0, found.length));
      if (!whole) continue;
      expect(found.length).toBe(log.length);
      return;
    }
  },
);

/** Games that die at every write: 2,000 crash points, at night 20,000 (TABLE.md S3). */
const doomed = Array.from({ length: process.env.NIGHTLY ? 50 : 5 }, (_, i) => recordedLog(5 + i, 135 + i));
const leastPoints = process.env.NIGHTLY ? 20_000 : 2000;

/** Plays once and gives the disk as it was when the app died at a write, with what was acknowledged by then. */
async function* crashes(of: Entry[], how: 'before' | 'torn' | 'after'): AsyncGenerator<[FakeDisk, number]> {
  const disk = new FakeDisk();
  const save = await create(disk, GAME, of);
  const cells = new Map(disk.cells);
  let seen = disk.done.length;
  for (let i = 1; i < of.length; i++) {
    await play(save, i, i + 1, of);
    for (const [key, value] of disk.done.slice(seen)) {
      const then = new FakeDisk(cells);
      if (how === 'torn' && value !== null) then.cells.set(key, value.slice(0, Math.floor(value.length / 2)));
      if (value === null) cells.delete(key);
      else cells.set(key, value);
      yield [how === 'after' ? new FakeDisk(cells) : then, i];
    }
    seen = disk.done.length;
  }
}

let points = 0;
test.each(['before', 'torn', 'after'] as const)(
  'S3 a crash at any write (%s) keeps every acknowledged entry, and the game goes on',
  async (how) => {
    for (const of of doomed) {
      for await (const [disk, acknowledged] of crashes(of, how)) {
        points++;
        const found = await reopen(disk);
        const length = found.table.entries.length;
        expect(length).toBeGreaterThanOrEqual(acknowledged);
        expect(length).toBeLessThanOrEqual(acknowledged + 1);
        expect(sofar(found.table.entries)).toEqual(sofar(of.slice(0, length)));
        if (how !== 'torn') expect(found.damage).toBeNull();
        // A few entries more, across the crash, and a look from a third run.
        const end = Math.min(of.length, length + 3);
        expect(await play(found, length, end, of)).toBe(end);
        expect(sofar((await reopen(disk.reborn())).table.entries)).toEqual(sofar(of.slice(0, end)));
      }
    }
  },
  600_000,
);

test('S3 there were enough crash points', () => expect(points).toBeGreaterThanOrEqual(leastPoints));

test.each(['quota', 'tornQuota'] as const)(
  'S3 a full disk at every write (%s) loses nothing',
  async (how) => {
    for (const of of process.env.NIGHTLY ? doomed.slice(0, 10) : [log]) {
      const disk = new FakeDisk();
      let save = await create(disk, GAME, of);
      for (let i = 1; i < of.length;) {
        // Every write of this step fails once: a segment's, then the head's.
        for (let n = 1; ; n++) {
          disk.fault = { at: disk.writes + n, how };
          const done = await play(save, i, i + 1, of);
          // Half a write is found and put aside when the game is opened anew.
          const again = await reopen(disk.reborn());
          expect(sofar(again.table.entries)).toEqual(sofar(of.slice(0, done)));
          if (done > i) break;
          disk.fault = null;
        }
        disk.fault = null;
        i++;
        if (i % 20 === 0) save = await reopen(disk);
      }
      expect(sofar((await reopen(disk.reborn())).table.entries)).toEqual(sofar(of));
    }
  },
  600_000,
);

test('a full disk says so', async () => {
  const disk = new FakeDisk();
  const save = await create(disk);
  disk.fault = { at: disk.writes + 1, how: 'quota' };
  const refusal = await save.write({ from: 1, entries: log.slice(1, 2), archive: [], meta }, null);
  expect(refusal?.code).toBe('diskFull');
});

test('a flipped bit anywhere opens the newest good state, and the bad bytes are kept', async () => {
  const full = new FakeDisk();
  await play(await create(full));
  for (const [key, value] of full.cells) {
    for (const part of [0.02, 0.3, 0.6, 0.99]) {
      const disk = full.reborn();
      const at = Math.floor((value.length - 1) * part);
      const flipped =
        value.slice(0, at) + String.fromCharCode(value.charCodeAt(at) ^ 1) + value.slice(at + 1);
      disk.cells.set(key, flipped);
      const opened = await openSaves(disk, () => 2000).open(GAME);
      if (!opened.ok) {
        // The first entry is gone, and with it the setup: nothing opens, nothing is touched.
        expect(key).toContain('/s0.');
        expect(part).toBe(0.02);
        expect(opened.refusal.code).toBe('saveUnreadable');
        expect(disk.cells.get(key)).toBe(flipped);
        continue;
      }
      const save = opened.value;
      const { length } = save.table.entries;
      expect(sofar(save.table.entries)).toEqual(sofar(log.slice(0, length)));
      if (key.endsWith('/h0') || key.endsWith('/h1')) expect(length).toBeGreaterThanOrEqual(log.length - 1);
      // Of a segment all entries before the flipped one are left; the first is longer than others.
      else if (part > 0.02)
        expect(length).toBeGreaterThan((key.includes('/s1.') ? 64 : 0) + 64 * (part - 0.1));
      const whole = length === log.length && save.damage === null;
      if (!whole) expect(save.damage).not.toBeNull();
      const before = [...disk.cells.values()];
      expect(await play(save, length, Math.min(log.length, length + 2))).toBe(
        Math.min(log.length, length + 2),
      );
      // What could not be used lies aside, and still holds every byte.
      const after = [...disk.cells.values()];
      if (length < log.length) expect(after).toContain(flipped);
      const lost = before.filter((bytes) => !after.includes(bytes) && !bytes.startsWith('rh1:'));
      expect(lost).toEqual([]);
      expect((await reopen(disk.reborn())).damage).toBeNull();
    }
  }
});

test('half a save: without its last segment it opens where the rest ends', async () => {
  const disk = new FakeDisk();
  await play(await create(disk));
  const second = [...disk.cells.keys()].find((key) => key.includes('/s1.')) ?? '';
  disk.cells.delete(second);
  const save = await reopen(disk);
  expect(save.table.entries.length).toBe(64);
  // The segment itself is nowhere; what followed it lies aside.
  expect(save.damage).toEqual({ kept: 64, lost: log.length - 64, unread: 0, gone: 64, aside: 'done' });
});

test('a newest head of which half is left still tells how many entries are lost', async () => {
  const disk = new FakeDisk();
  const save = await create(disk);
  await play(save, 1, 100);
  const three = { from: 100, entries: log.slice(100, 103), archive: [], meta };
  expect(await save.write(three, null)).toBeNull();
  const newest = disk.done.findLast(([key]) => /\/h[01]$/.test(key));
  if (!newest?.[1]) throw new Error('no head');
  disk.cells.set(newest[0], newest[1].slice(0, newest[1].length / 2));
  // The half that told of them is not there any more, but for its beginning.
  expect((await reopen(disk)).damage).toEqual({ kept: 100, lost: 3, unread: 0, gone: 3, aside: 'done' });
  // A whole save once it was opened.
  expect((await reopen(disk)).damage).toBeNull();
});

test('both heads gone: the segments still make a game', async () => {
  const disk = new FakeDisk();
  await play(await create(disk));
  for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${GAME}/${slot}`, 'nonsense');
  const save = await reopen(disk);
  expect(save.table.entries.length).toBe(Math.floor(log.length / 64) * 64);
  expect(await play(save, save.table.entries.length)).toBe(log.length);
  expect((await reopen(disk)).table.entries).toEqual(log);
  expect([...disk.cells].filter(([key]) => key.startsWith('rh1/bad/')).map(([, v]) => v)).toEqual([
    'nonsense',
    'nonsense',
  ]);
});

test('a save of a newer version is left alone', async () => {
  const disk = new FakeDisk();
  await play(await create(disk), 1, 5);
  // Its other head is older and ours, but what a newer version has touched is that version's.
  disk.cells.set(`rh1/${GAME}/h0`, seal({ anything: 1 }, 2));
  const before = [...disk.cells];
  const saves = openSaves(disk, () => 0);
  const opened = await saves.open(GAME);
  expect(opened.ok ? null : opened.refusal).toEqual({ code: 'saveNewer', rule: '', args: { schema: 2 } });
  const listed = await saves.list();
  expect(listed.ok && listed.value[0]?.problem?.code).toBe('saveNewer');
  expect([...disk.cells]).toEqual(before);
});

test.each([
  [
    'is told where it stands where it stood',
    { gen: 9, about: { players: 3 }, at: 77, more: 1 },
    { players: 3 },
    77,
  ],
  ['is not guessed at', { generation: 9, summary: {}, at: 77 }, null, 0],
])('what the list shows of a newer save %s', async (_, head, about, at) => {
  const disk = new FakeDisk([[`rh1/${GAME}/h0`, seal(head, 2)]]);
  const listed = await openSaves(disk, () => 0).list();
  expect(listed).toMatchObject({ value: [{ game: GAME, about, at, problem: { code: 'saveNewer' } }] });
});

test('entries that had to give way are archived before they are replaced', async () => {
  const disk = new FakeDisk();
  const save = await create(disk);
  await play(save, 1, 135);
  const other = recordedLog(5, 10);
  const archive = log.slice(10, 135);
  const refusal = await save.write({ from: 10, entries: other.slice(10), archive, meta }, null);
  expect(refusal).toBeNull();
  expect((await reopen(disk)).table.entries).toEqual([...log.slice(0, 10), ...other.slice(10)]);
  expect([...disk.cells.keys()].some((key) => key.startsWith(`rh1/${GAME}/a11.`))).toBe(true);
});

test('two games side by side do not touch each other', async () => {
  const disk = new FakeDisk();
  const [a, b] = [await create(disk, gameId(1)), await create(disk, gameId(2))];
  await Promise.all([play(a, 1, 90), play(b, 1, 40)]);
  expect((await reopen(disk, gameId(1))).table.entries.length).toBe(90);
  expect((await reopen(disk, gameId(2))).table.entries.length).toBe(40);
  disk.cells.set(`rh1/${gameId(2)}/h0`, 'x');
  disk.cells.set(`rh1/${gameId(2)}/h1`, 'x');
  expect((await reopen(disk, gameId(1))).damage).toBeNull();
});

test('the same game in two windows: the second to write must look again', async () => {
  const disk = new FakeDisk();
  await play(await create(disk), 1, 10);
  const [one, two] = [await reopen(disk), await reopen(disk)];
  expect(await play(one, 10, 11)).toBe(11);
  const refusal = await two.write({ from: 10, entries: log.slice(10, 11), archive: [], meta }, null);
  expect(refusal?.code).toBe('saveElsewhere');
});
