// Heads with a byte of them spoilt. The log of a short game stands nowhere else, and the end of every log.
import { entryAfter, headOf, type Entry } from '@/net/entry';
import { newMeta, type Meta } from '@/net/replica';
import { exportText } from '@/store/gameFile';
import { openGames } from '@/store/games';
import { openSaves, type OpenSave } from '@/store/saves';
import { seal } from '@/store/saves/record';

import { crashes, FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const GAME = gameId(1);
const heads = [`rh1/${GAME}/h0`, `rh1/${GAME}/h1`] as const;
const short = recordedLog(5, 40);
const long = recordedLog(5, 150);
const hashes = (entries: readonly Entry[]): string[] => entries.map((entry) => entry.hash);

/** A game written entry by entry, so that one head is an entry behind the other. */
async function played(log: readonly Entry[], meta: Meta = newMeta('host')): Promise<FakeDisk> {
  const disk = new FakeDisk();
  const created = await openSaves(disk, () => 1).create(GAME, log.slice(0, 1), { length: 1 }, meta);
  if (!created.ok) throw new Error(created.refusal.code);
  for (let i = 1; i < log.length; i++)
    await created.value.write(
      { from: i, entries: log.slice(i, i + 1), archive: [], meta },
      { length: i + 1 },
    );
  return disk.reborn();
}

async function reopen(disk: FakeDisk, otherwise?: Meta): Promise<OpenSave> {
  const opened = await openSaves(disk, () => 2).open(GAME, otherwise);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

function scratch(disk: FakeDisk, key: string, at: number): void {
  const text = disk.cells.get(key) ?? '';
  expect(text.length).toBeGreaterThan(at);
  disk.cells.set(key, `${text.slice(0, at)}\u00a4${text.slice(at + 1)}`);
}
const lengthOf = (disk: FakeDisk, key: string): number => disk.cells.get(key)?.length ?? 0;
/** Where the entry of this number stands in a record. */
const entryAt = (disk: FakeDisk, key: string, seq: number): number =>
  (disk.cells.get(key) ?? '').indexOf(`"seq":${seq},`);

describe.each([
  ['a short game', short],
  ['a long one', long],
])('%s with a byte of each head spoilt', (_, log) => {
  test.each([0.01, 0.2, 0.4, 0.6, 0.8, 0.97])(
    'at %d of both opens, and loses only what was there',
    async (at) => {
      const disk = await played(log);
      for (const key of heads) scratch(disk, key, Math.max(20, Math.floor(lengthOf(disk, key) * at)));
      const said = await openSaves(disk, () => 2).list();
      const save = await reopen(disk);
      const { length } = save.table.entries;
      expect(hashes(save.table.entries)).toEqual(hashes(log.slice(0, length)));
      // The two heads are an entry apart, so the same place is another entry in each, or the same one.
      expect(save.damage).toMatchObject({ kept: length, lost: log.length - length, gone: 0, aside: 'done' });
      expect(save.damage?.unread).toBeLessThanOrEqual(1);
      expect(said).toMatchObject({ value: [{ problem: null, damage: { kept: length }, behind: true }] });
      expect((await reopen(disk.reborn())).damage).toBeNull();
    },
  );

  test('in different entries opens whole: each has what the other lost', async () => {
    const disk = await played(log);
    scratch(disk, heads[0], entryAt(disk, heads[0], log.length - 5));
    scratch(disk, heads[1], entryAt(disk, heads[1], log.length - 9));
    const save = await reopen(disk);
    expect(save.table.entries).toEqual(log);
    expect(save.damage).toMatchObject({ kept: log.length, lost: 0, unread: 0, gone: 0 });
  });

  test('S3 a crash at any write while mending keeps what was found', async () => {
    const disk = await played(log);
    scratch(disk, heads[0], entryAt(disk, heads[0], log.length - 5));
    scratch(disk, heads[1], entryAt(disk, heads[1], log.length - 9));
    const mended = disk.reborn();
    await reopen(mended);
    expect(mended.done.length).toBeGreaterThan(3);
    for (const once of crashes(disk, mended.done)) {
      const second = once.reborn();
      expect(hashes((await reopen(second)).table.entries)).toEqual(hashes(log));
      for (const twice of crashes(once, second.done))
        expect(hashes((await reopen(twice)).table.entries)).toEqual(hashes(log));
    }
  });

  test('comes out of its raw copy', async () => {
    const disk = await played(log);
    for (const key of heads) scratch(disk, key, lengthOf(disk, key) - 20);
    const text = await openSaves(disk, () => 2).bytes(GAME);
    if (!text.ok) throw new Error(text.refusal.code);
    const games = openGames(openSaves(new FakeDisk(), () => 3));
    const imported = await games.importText(text.value);
    if (!imported.ok) throw new Error(imported.refusal.code);
    expect(await games.exportText(imported.value)).toEqual({ ok: true, value: exportText(log) });
    // Both heads still say where the log ended, so nothing is said to be missing.
    const table = await games.open(imported.value);
    expect(table.ok && table.value.view.getState().damage).toBeNull();
  });

  test('is listed with its title and its players, and not with a round', async () => {
    const disk = await played(log);
    for (const key of heads) scratch(disk, key, lengthOf(disk, key) - 20);
    const games = openGames(openSaves(disk, () => 2));
    await games.refresh();
    const [item] = games.view.getState().items ?? [];
    expect(item).toMatchObject({ problem: null, behind: true, damage: { lost: 0 } });
    expect(item?.summary?.title).toBe('1830');
    expect(item?.summary?.players).toHaveLength(4);
  });
});

test('a byte spoilt anywhere in each head of a short game loses no more than the entry it was in', async () => {
  const log = short.slice(0, 4);
  const whole = await played(log);
  const [shorter = '', longer = ''] = heads
    .map((key) => whole.cells.get(key) ?? '')
    .sort((a, b) => a.length - b.length);
  // The second entry is at the same place in both.
  const [tail, second, third] = ['"tail":', '"seq":1,', '"seq":2,'].map((mark) => longer.indexOf(mark));
  for (let at = 0; at < shorter.length; at++) {
    const disk = whole.reborn();
    for (const key of heads) scratch(disk, key, at);
    const opened = await openSaves(disk, () => 2).open(GAME);
    const found = opened.ok ? opened.value.table.entries : [];
    expect(hashes(found)).toEqual(hashes(log.slice(0, found.length)));
    const least = at < (tail ?? 0) ? 4 : at < (second ?? 0) + 130 ? 0 : at < (third ?? 0) + 130 ? 1 : 2;
    expect([at, found.length >= least]).toEqual([at, true]);
    if (at > shorter.indexOf('],"meta":')) expect([at, found.length >= 3]).toEqual([at, true]);
  }
});

test('of a newer head with a spoilt byte the last entry still counts; of one that was cut short it does not', async () => {
  const disk = await played(long);
  const newest = heads.find((key) => entryAt(disk, key, long.length) >= 0) ?? heads[0];
  const text = disk.cells.get(newest) ?? '';
  scratch(disk, newest, text.length - 20);
  expect((await reopen(disk.reborn())).table.entries).toEqual(long);
  disk.cells.set(newest, text.slice(0, text.indexOf('"meta":')));
  expect((await reopen(disk)).table.entries).toEqual(long.slice(0, -1));
});

test('entries that gave way do not come back out of a bad head', async () => {
  const disk = await played(long);
  const save = await reopen(disk);
  const archive = long.slice(140);
  const rest = { from: 140, entries: [], archive, meta: save.table.meta };
  expect(await save.write(rest, null)).toBeNull();
  const older = heads.find((key) => entryAt(disk, key, long.length) >= 0) ?? heads[0];
  scratch(disk, older, lengthOf(disk, older) - 20);
  expect((await reopen(disk.reborn())).table.entries).toEqual(long.slice(0, 140));
  for (const key of heads) scratch(disk, key, lengthOf(disk, key) - 21);
  expect((await reopen(disk)).table.entries).toEqual(long.slice(0, 140));
});

test('of two entries that follow the same one the later epoch counts', async () => {
  const fork = entryAfter(headOf(short.slice(0, 30)), 3, { kind: 'epoch', host: 'a'.repeat(32) });
  if (!fork) throw new Error('no entry');
  const head = {
    gen: 1,
    length: 31,
    hash: fork.hash,
    segments: [],
    meta: newMeta('guest'),
    about: null,
    at: 1,
  };
  const bad = (tail: readonly Entry[]): string => `${seal({ ...head, tail }).slice(0, -2)}?}`;
  for (const [a, b] of [heads, [heads[1], heads[0]]]) {
    const disk = new FakeDisk([
      [a ?? '', bad(short)],
      [b ?? '', bad([...short.slice(0, 30), fork])],
    ]);
    expect((await reopen(disk)).table.entries).toEqual([...short.slice(0, 30), fork]);
  }
});

describe('EP1 what a bad head says of a promise binds, and to nobody', () => {
  const promise = (promised: number): Meta => ({ ...newMeta('guest'), promised, promisedTo: 'b'.repeat(32) });
  const guest = newMeta('guest');

  test('where no head is good', async () => {
    const disk = await played(short, promise(7));
    for (const key of heads) scratch(disk, key, lengthOf(disk, key) - 10);
    const { meta } = (await reopen(disk, guest)).table;
    expect(meta).toEqual({ ...guest, promised: 7 });
    // And it lasts.
    expect((await reopen(disk.reborn(), guest)).table.meta).toEqual({ ...guest, promised: 7 });
  });

  test('where the good one is older', async () => {
    const disk = await played(short, promise(7));
    const save = await reopen(disk);
    await save.write({ from: short.length, entries: [], archive: [], meta: promise(9) }, null);
    const newest = heads.find((key) => disk.cells.get(key)?.includes('"promised":9')) ?? heads[0];
    scratch(disk, newest, lengthOf(disk, newest) - 10);
    expect((await reopen(disk)).table.meta).toEqual({ ...promise(9), promisedTo: '' });
  });

  test('but never less than a good head does, and never what nobody would believe', async () => {
    const disk = await played(short, promise(7));
    const text = disk.cells.get(heads[0]) ?? '';
    for (const claimed of ['3', '7', '99999', '']) {
      disk.cells.set(heads[0], text.replace('"promised":7', `"promised":${claimed}`));
      expect((await reopen(disk.reborn())).table.meta).toEqual(promise(7));
    }
  });

  test('of two good heads the newer one’s promise holds with the one it was given to', async () => {
    const disk = await played(long, promise(7));
    const save = await reopen(disk);
    const later = { ...promise(9), promisedTo: 'c'.repeat(32) };
    await save.write({ from: long.length, entries: [], archive: [], meta: later }, null);
    const newest = heads.find((key) => disk.cells.get(key)?.includes('"promised":9')) ?? heads[0];
    // Its log is not there, so the older head's opens.
    const head = JSON.parse((disk.cells.get(newest) ?? '').slice('rh1:00000000:'.length));
    disk.cells.set(newest, seal({ ...head, hash: '0'.repeat(32), gen: head.gen + 1 }));
    expect((await reopen(disk)).table.meta).toEqual(later);
  });
});
