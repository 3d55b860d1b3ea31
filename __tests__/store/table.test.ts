import { playGame, tableOf } from '@/engine/bots/play';
import { stateHash } from '@/engine/core/hash';
import { replayTrusted } from '@/engine/core/replay';
import { game1830 } from '@/engine/index';
import { entryAfter, headOf } from '@/net/entry';
import { openGames, type Games } from '@/store/games';
import { openSaves } from '@/store/saves';
import type { Table } from '@/store/table';

import { FakeDisk } from './fakeDisk';

const setup = tableOf('1830', game1830.rules, 3, 11, { seating: 'entered' });
const played = playGame(game1830, setup, 'mixed');

const gamesOn = (disk: FakeDisk): Games => openGames(openSaves(disk, () => 7));

async function newTable(disk: FakeDisk): Promise<Table> {
  const games = gamesOn(disk);
  const created = await games.create(setup, { p1: 2, p2: 0, p3: 5 });
  if (!created.ok) throw new Error(created.refusal.code);
  return openTable(games, created.value);
}

async function openTable(games: Games, id: string): Promise<Table> {
  const opened = await games.open(id);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

test('a recorded game played through the store ends as it ended, and opens again as it was', async () => {
  const disk = new FakeDisk();
  const table = await newTable(disk);
  for (const action of played.actions) expect(await table.propose(action)).toBeNull();
  const view = table.view.getState();
  expect(stateHash(view.state)).toBe(stateHash(played.state));
  expect(view.outcome).toEqual(game1830.outcome(played.state));
  expect(Object.isFrozen(view.state.corps)).toBe(true);
  await table.close();

  const again = await openTable(gamesOn(disk.reborn()), view.id);
  expect(again.view.getState().state).toEqual(view.state);
  expect(again.view.getState().colours).toEqual({ p1: 2, p2: 0, p3: 5 });
  const middle = Math.floor(played.actions.length / 2);
  expect(again.stateAt(middle)).toEqual(replayTrusted(game1830, setup, played.actions.slice(0, middle)));
});

test('what did not change stays the same object', async () => {
  const table = await newTable(new FakeDisk());
  const before = table.view.getState().state;
  await table.propose({ seat: 'p1', type: 'pass' });
  const { state } = table.view.getState();
  expect(state).not.toBe(before);
  expect(state.corps).toBe(before.corps);
  expect(state.board).toBe(before.board);
});

test('an action is on disk before it is shown', async () => {
  const disk = new FakeDisk();
  const table = await newTable(disk);
  const seen: boolean[] = [];
  table.view.subscribe((view, before) => {
    if (view.state === before.state) return;
    const text = [...disk.cells.values()].join();
    seen.push(text.includes(view.entries[view.entries.length - 1]?.hash ?? 'none'));
  });
  for (const action of played.actions.slice(0, 20)) await table.propose(action);
  expect(seen).toEqual(Array.from({ length: 20 }, () => true));
});

test('a disk that refuses leaves the game as it was, says so, and takes the next try', async () => {
  const disk = new FakeDisk();
  const table = await newTable(disk);
  const before = table.view.getState();
  disk.fault = { at: disk.writes + 1, how: 'quota' };
  expect((await table.propose({ seat: 'p1', type: 'pass' }))?.code).toBe('diskFull');
  const failed = table.view.getState();
  expect(failed.state).toBe(before.state);
  expect([failed.saving, failed.refusal?.code]).toEqual(['failed', 'diskFull']);
  expect(await table.propose({ seat: 'p1', type: 'pass' })).toBeNull();
  expect(table.view.getState()).toMatchObject({ saving: 'saved', refusal: null });
  expect(table.view.getState().actions).toHaveLength(1);
});

test('a refused action changes nothing on disk', async () => {
  const disk = new FakeDisk();
  const table = await newTable(disk);
  const { writes } = disk;
  expect((await table.propose({ seat: 'p2', type: 'pass' }))?.code).toBe('notYourTurn');
  expect(disk.writes).toBe(writes);
  expect(table.view.getState().refusal?.code).toBe('notYourTurn');
  table.forgive();
  expect(table.view.getState().refusal).toBeNull();
});

test('two taps at once are one after the other', async () => {
  const table = await newTable(new FakeDisk());
  const [one, two] = await Promise.all([
    table.propose({ seat: 'p1', type: 'pass' }),
    table.propose({ seat: 'p1', type: 'pass' }),
  ]);
  expect(one).toBeNull();
  expect(two?.code).toBe('notYourTurn');
});

test('undo then redo is the identity, also across a restart and a full disk', async () => {
  const disk = new FakeDisk();
  const table = await newTable(disk);
  for (const action of played.actions.slice(0, 30)) await table.propose(action);
  const { state, id } = table.view.getState();
  await table.undo();
  await table.undo(10);
  expect(table.view.getState()).toMatchObject({ redos: 2 });
  expect(table.view.getState().actions).toHaveLength(10);
  expect(table.view.getState().state).toEqual(replayTrusted(game1830, setup, played.actions.slice(0, 10)));

  const again = await openTable(gamesOn(disk.reborn()), id);
  expect(again.view.getState().redos).toBe(2);
  expect(await again.redo()).toBeNull();
  expect(again.view.getState().actions).toHaveLength(29);

  disk.fault = { at: disk.writes + 1, how: 'quota' };
  expect((await table.redo())?.code).toBe('diskFull');
  expect(await table.redo()).toBeNull();
  expect(await table.redo()).toBeNull();
  expect(table.view.getState().state).toEqual(state);
  expect((await table.redo())?.code).toBe('nothingToRedo');
});

test('after undo another action ends what could have been redone', async () => {
  const table = await newTable(new FakeDisk());
  await table.propose({ seat: 'p1', type: 'pass' });
  await table.undo();
  await table.propose({ seat: 'p1', type: 'bid', private: 'CS', price: 45 });
  expect(table.view.getState().redos).toBe(0);
  expect((await table.redo())?.code).toBe('nothingToRedo');
  expect((await table.undo(5))?.code).toBe('undoTarget');
});

test('a log with an action the rules do not allow opens as far as it goes, to be looked at', async () => {
  const disk = new FakeDisk();
  const games = gamesOn(disk);
  const created = await games.create(setup, {});
  if (!created.ok) throw new Error('no game');
  const saves = openSaves(disk, () => 8);
  const save = await saves.open(created.value);
  if (!save.ok) throw new Error('no save');
  const { entries, meta } = save.value.table;
  const nonsense = { seat: 'p1', type: 'fly', to: 'moon' };
  const entry = entryAfter(headOf(entries), 0, { kind: 'act', seat: 'p1', cid: 'local:2', action: nonsense });
  if (!entry) throw new Error('no entry');
  await save.value.write({ from: 1, entries: [entry], archive: [], meta }, save.value.about);
  const table = await openTable(games, created.value);
  expect(table.view.getState().readOnly?.code).toBe('saveIllegal');
  expect((await table.propose({ seat: 'p1', type: 'pass' }))?.code).toBe('saveIllegal');
});
