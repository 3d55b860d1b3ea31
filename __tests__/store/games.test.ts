import { tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import { exportText, setupEntry } from '@/store/gameFile';
import { openGames } from '@/store/games';
import { openPreferences, STANDARD } from '@/store/preferences';
import { openSaves } from '@/store/saves';

import { FakeDisk } from './fakeDisk';
import { recordedLog, gameId, next } from './recorded';

let clock = 0;
const open = (disk: FakeDisk) => openGames(openSaves(disk, () => ++clock));
const setup = tableOf('1830', game1830.rules, 3, 2, { seating: 'entered' });

test('the list says title, players, round and whose turn, the last played first', async () => {
  const disk = new FakeDisk();
  const games = open(disk);
  const first = await games.create(setup, { p1: 3, p2: 1, p3: 0 });
  const second = await games.create({ ...setup, seed: 3 }, {});
  if (!first.ok || !second.ok) throw new Error('no game');
  expect(games.view.getState().items?.map((item) => item.id)).toEqual([second.value, first.value]);
  const table = await games.open(first.value);
  if (!table.ok) throw new Error('no table');
  await table.value.propose({ seat: 'p1', type: 'pass' });
  await games.refresh();
  const item = games.view.getState().items?.[0];
  expect(item).toMatchObject({ id: first.value, problem: null });
  expect(item?.summary).toEqual({
    title: '1830',
    players: [
      { seat: 'p1', name: 'Player 1', colour: 3, worth: null },
      { seat: 'p2', name: 'Player 2', colour: 1, worth: null },
      { seat: 'p3', name: 'Player 3', colour: 0, worth: null },
    ],
    round: { kind: 'auction' },
    turn: 'p2',
    actions: 1,
    reason: null,
    forked: false,
  });
});

test('a game that cannot be set up is refused and leaves nothing on disk', async () => {
  const disk = new FakeDisk();
  const refused = async (change: Partial<typeof setup>) => {
    const created = await open(disk).create({ ...setup, ...change }, {});
    return created.ok ? null : created.refusal.code;
  };
  expect(await refused({ seats: tableOf('1830', 1, 7, 1).seats })).toBe('playerCount');
  const named = (a: string, b: string) => ({
    seats: [
      { id: 'a', name: a },
      { id: 'b', name: b },
    ],
  });
  expect(await refused(named('Anna', 'Anna'))).toBe('nameTwice');
  expect(await refused(named('Anna', 'B'.repeat(500)))).toBe('nameTooLong');
  expect(await refused(named('Anna', ' '))).toBe('nameMissing');
  expect(disk.cells.size).toBe(0);
});

test('delete, undo, delete for good', async () => {
  const disk = new FakeDisk();
  const games = open(disk);
  const created = await games.create(setup, {});
  if (!created.ok) throw new Error('no game');
  await games.remove(created.value);
  expect(games.view.getState()).toMatchObject({ items: [], removed: { id: created.value } });
  await games.undoRemove();
  expect(games.view.getState().items?.map((item) => item.id)).toEqual([created.value]);
  await games.remove(created.value);
  await games.settleRemove();
  expect(disk.cells.size).toBe(0);
  expect(games.view.getState().removed).toBeNull();
});

test('a game that is only in memory is offered back until it is back, or let go', async () => {
  const disk = new FakeDisk();
  const games = open(disk);
  const [a, b] = [await games.create(setup, {}), await games.create({ ...setup, seed: 3 }, {})];
  if (!a.ok || !b.ok) throw new Error('no game');
  const { set } = disk;
  disk.set = () => Promise.reject(new Error('QuotaExceededError'));
  await games.remove(a.value);
  expect(games.view.getState()).toMatchObject({ removed: { id: a.value }, held: true });
  expect((await games.undoRemove())?.code).toBe('restoreFull');
  expect(games.view.getState()).toMatchObject({ removed: { id: a.value }, held: true });
  // What is deleted to make room is offered back before it.
  disk.set = set;
  await games.remove(b.value);
  expect(games.view.getState()).toMatchObject({ removed: { id: b.value }, held: false });
  await games.settleRemove();
  expect(disk.cells.size).toBe(0);
  expect(games.view.getState()).toMatchObject({ removed: { id: a.value }, held: true });
  expect(await games.undoRemove()).toBeNull();
  expect(games.view.getState()).toMatchObject({ removed: null, held: false, items: [{ id: a.value }] });
  // And one that is let go is gone.
  disk.set = () => Promise.reject(new Error('QuotaExceededError'));
  await games.remove(a.value);
  await games.settleRemove();
  expect(games.view.getState()).toMatchObject({ removed: null, held: false });
  expect((await games.open(a.value)).ok).toBe(false);
});

test('export then import is the same game under another id', async () => {
  const games = open(new FakeDisk());
  const log = recordedLog(9, 120);
  const imported = await games.importText(exportText(log));
  if (!imported.ok) throw new Error(imported.refusal.code);
  const text = await games.exportText(imported.value);
  expect(text.ok && JSON.parse(text.value).entries).toEqual(log);
  expect(imported.value).not.toBe(gameId(1));
});

test.each([
  ['half a file', (text: string) => text.slice(0, text.length / 2), 'fileUnreadable'],
  ['a changed price', (text: string) => text.replace('"price":2', '"price":3'), 'fileDamaged'],
  [
    'a file of a newer version',
    (text: string) => text.replace('"roundhouse":1', '"roundhouse":9'),
    'fileNewer',
  ],
  ['something else', () => '{"hello":1}', 'fileUnknown'],
  ['no object', () => '7', 'fileUnknown'],
  ['an empty file', () => '', 'fileEmpty'],
  ['a blank file', () => '\ufeff \n', 'fileEmpty'],
  ['a raw copy of nothing', () => '{"roundhouse":"bytes"}', 'rawUnreadable'],
])('%s is refused with a reason, and nothing is lost', async (_, change, code) => {
  const disk = new FakeDisk();
  const imported = await open(disk).importText(change(exportText(recordedLog(9, 40))));
  expect(imported.ok ? null : imported.refusal.code).toBe(code);
  expect(disk.cells.size).toBe(0);
});

test.each([25, 64, 65, 500])('a name of %d letters in a file is refused for what it is', async (letters) => {
  const seats = setup.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'B'.repeat(letters) } : seat));
  const first = setupEntry(gameId(1), { ...setup, seats }, {});
  if (!first.ok) throw new Error(first.refusal.code);
  const imported = await open(new FakeDisk()).importText(exportText([first.value]));
  expect(imported.ok ? null : imported.refusal).toMatchObject({ code: 'nameTooLong', args: { max: 24 } });
});

test('players without a name are called as the language of whoever imports the file has it', async () => {
  const games = open(new FakeDisk());
  const players = [{ id: 1 }, { id: 2, name: 'Ben' }];
  const text = JSON.stringify({ title: '1830', players, actions: [] });
  expect((await games.importText(text, (n) => `Person ${n}`)).ok).toBe(true);
  const named = games.view.getState().items?.[0]?.summary?.players.map(({ name }) => name);
  expect(named).toEqual(['Person 1', 'Ben']);
});

/** A game whose record of this kind is gone, as its raw copy. */
async function rawCopy(which: RegExp): Promise<string> {
  const disk = new FakeDisk();
  const imported = await open(disk).importText(exportText(recordedLog(9, 150)));
  if (!imported.ok) throw new Error(imported.refusal.code);
  for (const key of [...disk.cells.keys()]) if (which.test(key)) disk.cells.delete(key);
  const text = await openSaves(disk.reborn(), () => 1).bytes(imported.value);
  if (!text.ok) throw new Error(text.refusal.code);
  return text.value;
}

test('of the raw copy of a damaged save comes what is good of it, and how much is lost is said once', async () => {
  const disk = new FakeDisk();
  const games = open(disk);
  const imported = await games.importText(await rawCopy(/\/s1\./));
  if (!imported.ok) throw new Error(imported.refusal.code);
  const first = await games.open(imported.value);
  const damage = { kept: 64, lost: 87, unread: 0, gone: 64, aside: 'none', copied: true };
  expect(first.ok && first.value.view.getState()).toMatchObject({ damage, readOnly: null });
  expect(first.ok && first.value.view.getState().entries).toEqual(recordedLog(9, 150).slice(0, 64));
  if (first.ok) await first.value.close();
  const again = await games.open(imported.value);
  expect(again.ok && again.value.view.getState().damage).toBeNull();
  expect([...disk.cells.keys()].some((key) => key.startsWith('rh1/bad/'))).toBe(false);
});

test('a raw copy counts what is left of a torn segment, and of one that lost nothing it says nothing', async () => {
  const damageOf = async (hurt: (text: string) => string): Promise<unknown> => {
    const raw = JSON.parse(await rawCopy(/nothing/));
    for (const key of Object.keys(raw.found)) if (/\/s1\./.test(key)) raw.found[key] = hurt(raw.found[key]);
    const games = open(new FakeDisk());
    const imported = await games.importText(JSON.stringify(raw));
    if (!imported.ok) throw new Error(imported.refusal.code);
    const table = await games.open(imported.value);
    if (!table.ok) throw new Error(table.refusal.code);
    const { entries, damage } = table.value.view.getState();
    expect(entries).toEqual(recordedLog(9, 150).slice(0, entries.length));
    return damage ?? entries.length;
  };
  const torn = await damageOf((text) => text.slice(0, text.length * 0.6));
  expect(torn).toMatchObject({ kept: expect.any(Number), unread: 1, copied: true });
  const { kept, lost, gone } = torn as { kept: number; lost: number; gone: number };
  // Of its segment one entry is cut in two, and nothing is left of those behind it.
  expect([kept > 64 + 32, kept + lost, kept + 1 + gone]).toEqual([true, 151, 128]);
  expect(await damageOf((text) => text.slice(0, -1))).toBe(151);
});

test('a raw copy without its beginning says that it is one', async () => {
  const imported = await open(new FakeDisk()).importText(await rawCopy(/\/s0\./));
  expect(imported).toMatchObject({ ok: false, refusal: { code: 'rawUnreadable' } });
});

test('an action against the rules is refused with what the rules say, and whom it is about', async () => {
  const log = recordedLog(9, 6);
  const once = next(log, { seat: 'p1', type: 'pass' });
  const twice = next([...log, once], { seat: 'p1', type: 'pass' });
  const imported = await open(new FakeDisk()).importText(exportText([...log, once, twice]));
  expect(imported).toMatchObject({
    ok: false,
    refusal: { code: 'fileIllegal', args: { reason: 'notYourTurn', seat: 'Player 1' } },
  });
});

test('a damaged save is listed, and its bytes can be taken away', async () => {
  const disk = new FakeDisk();
  const games = open(disk);
  const created = await games.create(setup, {});
  if (!created.ok) throw new Error('no game');
  for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${created.value}/${slot}`, 'gone');
  await games.refresh();
  expect(games.view.getState().items?.[0]).toMatchObject({
    summary: null,
    problem: { code: 'saveUnreadable' },
  });
  const opened = await games.open(created.value);
  expect(opened.ok ? null : opened.refusal.code).toBe('saveUnreadable');
  const text = await games.exportText(created.value);
  expect(text.ok && text.value).toContain('gone');
});

test('preferences are kept, and nonsense in them falls back', async () => {
  const disk = new FakeDisk();
  const preferences = openPreferences(disk);
  await preferences.change({ language: 'de', coordinates: true });
  const again = openPreferences(disk.reborn());
  await again.load();
  expect(again.view.getState()).toEqual({ ...STANDARD, language: 'de', coordinates: true });
  disk.cells.set('rh1/preferences', 'rh1:00000000:{}');
  const third = openPreferences(disk.reborn());
  await third.load();
  expect(third.view.getState()).toEqual(STANDARD);
});
