import { playGame, tableOf } from '@/engine/bots/play';
import { game1830 } from '@/engine/index';
import { openGames, type Games } from '@/store/games';
import { openSaves } from '@/store/saves';
import type { Table } from '@/store/table';

import { FakeDisk } from './fakeDisk';
import { windowsOn } from './fakeWindows';

const setup = tableOf('1830', game1830.rules, 3, 11, { seating: 'entered' });
const { actions } = playGame(game1830, setup, 'mixed', {}, 40);

async function open(games: Games, id: string): Promise<Table> {
  const opened = await games.open(id);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** A game of nine actions, open in two windows. */
async function twoWindows(deaf = false) {
  const disk = new FakeDisk();
  const [one, two] = windowsOn(disk, deaf).map((each) => openGames(openSaves(each, () => 7)));
  if (!one || !two) throw new Error('no windows');
  const created = await one.create(setup, {});
  if (!created.ok) throw new Error(created.refusal.code);
  const id = created.value;
  const a = await open(one, id);
  for (const action of actions.slice(0, 9)) await a.propose(action);
  return { disk, id, games: two, a, b: await open(two, id) };
}

/** Everything that was heard has been looked at. */
async function settled(table: Table): Promise<ReturnType<Table['view']['getState']>> {
  await new Promise((done) => setTimeout(done, 20));
  return table.view.getState();
}

const position = ({
  state,
  actions: played,
  redos,
  entries,
  actors,
  saving,
  refusal,
}: Awaited<ReturnType<typeof settled>>) => ({ state, played, redos, entries, actors, saving, refusal });

test('a window follows what the other one plays, takes back and restores, and plays on', async () => {
  const { a, b, disk, id } = await twoWindows();
  for (const action of actions.slice(9, 20)) expect(await a.propose(action)).toBeNull();
  expect(position(await settled(b))).toEqual(position(a.view.getState()));
  await b.undo(15);
  expect(position(await settled(a))).toEqual(position(b.view.getState()));
  await a.redo();
  expect((await settled(b)).actions).toHaveLength(20);
  expect(await b.propose(actions[20] ?? { seat: '', type: 'pass' })).toBeNull();
  expect(position(await settled(a))).toEqual(position(b.view.getState()));
  expect(b.stateAt(12)).toEqual(a.stateAt(12));
  const later = await open(openGames(openSaves(disk.reborn(), () => 8)), id);
  expect(later.view.getState().entries).toEqual(a.view.getState().entries);
});

test('a window that heard nothing plays nothing over it: it shows the game as it stands, and says so', async () => {
  const { a, b } = await twoWindows(true);
  await a.propose(actions[9] ?? { seat: '', type: 'pass' });
  const stale = await settled(b);
  expect(stale.actions).toHaveLength(9);
  const refusal = await b.propose(actions[9] ?? { seat: '', type: 'pass' });
  expect(refusal?.code).toBe('playedElsewhere');
  const { entries } = a.view.getState();
  expect(b.view.getState()).toMatchObject({ entries, saving: 'saved', refusal: { code: 'playedElsewhere' } });
  expect(await b.propose(actions[10] ?? { seat: '', type: 'pass' })).toBeNull();
  expect(b.view.getState().refusal).toBeNull();
});

test('a game that is deleted in another window is played no further, unless it is brought back', async () => {
  const { a, b, id, games } = await twoWindows();
  await games.refresh();
  await games.remove(id);
  expect((await settled(a)).readOnly?.code).toBe('deletedElsewhere');
  const next = actions[9] ?? { seat: '', type: 'pass' };
  expect((await a.propose(next))?.code).toBe('deletedElsewhere');
  await games.undoRemove();
  // What was refused because of it is no longer said.
  expect(await settled(a)).toMatchObject({ readOnly: null, refusal: null });
  expect(await a.propose(next)).toBeNull();
  await a.close();
  await settled(b);
  // Whoever left the game hears no more of it.
  await b.undo();
  expect((await settled(a)).actions).toHaveLength(10);
});
