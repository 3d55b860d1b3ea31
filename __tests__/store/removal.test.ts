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

test('a full disk keeps nobody from making room, nor from taking that back', async () => {
  const { disk, saves } = await shelf();
  const before = [...disk.cells].sort();
  disk.fault = { at: disk.writes + 1, how: 'quota' };
  expect(await saves.remove(GAME)).toBeNull();
  expect([...disk.cells]).toEqual([]);
  disk.fault = { at: disk.writes + 2, how: 'quota' };
  expect(await saves.restore(GAME)).toMatchObject({ code: 'diskFull' });
  expect(await saves.restore(GAME)).toBeNull();
  expect([...disk.cells].sort()).toEqual(before);
  expect(await entries(saves)).toBe(log.length);
});
