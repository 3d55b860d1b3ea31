import { newMeta } from '@/net/replica';
import { openSaves, type Saves } from '@/store/saves';
import { UNDO_FOR } from '@/store/saves/removal';

import { FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const log = recordedLog(5, 70);
const GAME = gameId(1);

/** A disk with one game of some seventy entries, its saves, and the hands of their clock. */
async function shelf() {
  const disk = new FakeDisk();
  const clock = { now: 1_000 };
  const saves = openSaves(disk, () => clock.now);
  const created = await saves.create(GAME, log.slice(0, 1), { length: 1 });
  if (!created.ok) throw new Error(created.refusal.code);
  await created.value.write({ from: 1, entries: log.slice(1), archive: [], meta: newMeta('host') }, null);
  return { disk, clock, saves };
}

async function ids(saves: Saves): Promise<string[]> {
  const listed = await saves.list();
  if (!listed.ok) throw new Error(listed.refusal.code);
  return listed.value.map((item) => item.game);
}

async function entries(saves: Saves): Promise<number> {
  const opened = await saves.open(GAME);
  return opened.ok ? opened.value.table.entries.length : -1;
}

test('a deleted game can be brought back until it is purged', async () => {
  const { disk, saves } = await shelf();
  await saves.remove(GAME);
  expect(await ids(saves)).toEqual([]);
  await saves.restore(GAME);
  expect(await ids(saves)).toEqual([GAME]);
  expect(await entries(saves)).toBe(log.length);
  await saves.remove(GAME);
  await saves.purge(GAME);
  expect([...disk.cells]).toEqual([]);
});

test('a start right after it still offers the game back, a later one does away with it', async () => {
  const { disk, clock, saves } = await shelf();
  await saves.remove(GAME);
  const again = openSaves(disk, () => clock.now);
  await again.purgeRemoved();
  expect(await again.lately()).toMatchObject({ ok: true, value: { game: GAME } });
  clock.now += UNDO_FOR;
  expect(await again.lately()).toEqual({ ok: true, value: null });
  await again.purgeRemoved();
  expect([...disk.cells]).toEqual([]);
});

test.each([
  ['nobody can read', 'x'],
  ['of a clock that went back since', '999999'],
])('a mark %s is an old one', async (_, mark) => {
  const { disk, saves } = await shelf();
  disk.cells.set(`rh1/${GAME}/x`, mark);
  expect(await saves.lately()).toEqual({ ok: true, value: null });
  await saves.purgeRemoved();
  expect([...disk.cells]).toEqual([]);
});

/** From now on the disk is full: it holds as much as it does, and nothing beyond that. The way to make room again. */
function fill(disk: FakeDisk): () => void {
  const size = (): number => [...disk.cells].reduce((n, [key, text]) => n + key.length + text.length, 0);
  const most = size();
  const { set } = disk;
  disk.set = async (key, value) => {
    const before = disk.cells.has(key) ? key.length + (disk.cells.get(key)?.length ?? 0) : 0;
    if (size() - before + key.length + value.length > most) throw new Error('QuotaExceededError');
    await set(key, value);
  };
  return () => void (disk.set = set);
}

test('on a full disk a game gives way to its own mark: it outlasts a reload, and comes back whole', async () => {
  const { disk, clock, saves } = await shelf();
  const room = fill(disk);
  expect(await saves.remove(GAME)).toBeNull();
  expect(saves.isHeld(GAME)).toBe(false);
  const again = openSaves(disk, () => clock.now);
  expect(await ids(again)).toEqual([]);
  await again.purgeRemoved();
  expect(await again.lately()).toMatchObject({ value: { game: GAME, problem: null, damage: null } });
  expect(await again.restore(GAME)).toBeNull();
  expect(await ids(again)).toEqual([GAME]);
  const opened = await again.open(GAME);
  expect(opened).toMatchObject({ ok: true, value: { damage: null, table: { entries: log } } });
  // Where there is room it stands on two heads again.
  await again.remove(GAME);
  room();
  await again.restore(GAME);
  const heads = ['h0', 'h1'].map((slot) => disk.cells.get(`rh1/${GAME}/${slot}`));
  expect(heads[0]).toBeDefined();
  expect(heads[1]).toBe(heads[0]);
});

test('of a game that is not whole nothing gives way: its bytes are held in memory', async () => {
  const { disk, saves } = await shelf();
  for (const [key, text] of [...disk.cells])
    if (key.endsWith('/h0')) disk.cells.set(key, `?${text.slice(1)}`);
  const before = [...disk.cells].sort();
  fill(disk);
  expect(await saves.remove(GAME)).toBeNull();
  expect(saves.isHeld(GAME)).toBe(true);
  expect([...disk.cells]).toEqual([]);
  expect(await saves.restore(GAME)).toBeNull();
  expect(saves.isHeld(GAME)).toBe(false);
  expect([...disk.cells].sort()).toEqual(before);
});

/** A game that is only in memory, and its saves. */
async function held() {
  const at = await shelf();
  const before = [...at.disk.cells].sort();
  // There is room for nothing at all.
  const { set } = at.disk;
  at.disk.set = () => Promise.reject(new Error('QuotaExceededError'));
  expect(await at.saves.remove(GAME)).toBeNull();
  expect(at.saves.isHeld(GAME)).toBe(true);
  expect([...at.disk.cells]).toEqual([]);
  return { ...at, before, room: () => (at.disk.set = set) };
}

test('where there is not even room for that, its bytes are held in memory until they are wanted or not', async () => {
  const { disk, saves, before, room } = await held();
  room();
  expect(await saves.restore(GAME)).toBeNull();
  expect([...disk.cells].sort()).toEqual(before);
  expect(await entries(saves)).toBe(log.length);
});

test('a game that does not fit back leaves nothing half written, and can be brought back later', async () => {
  const { disk, saves, before, room } = await held();
  expect(await saves.restore(GAME)).toMatchObject({ code: 'restoreFull' });
  room();
  for (const at of [1, 2, 3]) {
    disk.fault = { at: disk.writes + at, how: 'quota' };
    expect(await saves.restore(GAME)).toMatchObject({ code: 'restoreFull' });
    expect([...disk.cells]).toEqual([]);
    expect(saves.isHeld(GAME)).toBe(true);
  }
  expect(await saves.restore(GAME)).toBeNull();
  expect([...disk.cells].sort()).toEqual(before);
});
