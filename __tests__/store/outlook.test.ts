import { openGames } from '@/store/games';
import { openSaves, type Saves, type SavedGame } from '@/store/saves';

import { FakeDisk } from './fakeDisk';
import { gameId, recordedLog } from './recorded';

const GAME = gameId(1);
const log = recordedLog(5, 140);

async function played(): Promise<FakeDisk> {
  const disk = new FakeDisk();
  const saves = openSaves(disk, () => 1);
  const created = await saves.create(GAME, log.slice(0, 1), { length: 1 });
  if (!created.ok) throw new Error(created.refusal.code);
  const { table, write } = created.value;
  for (let i = 1; i < log.length; i++)
    await write({ from: i, entries: log.slice(i, i + 1), archive: [], meta: table.meta }, { length: i + 1 });
  return disk;
}

async function listed(saves: Saves): Promise<SavedGame> {
  const list = await saves.list();
  const [one] = list.ok ? list.value : [];
  if (!one) throw new Error('no game');
  return one;
}

const half = (text: string): string => text.slice(0, text.length / 2);
const flipped = (text: string): string => text.replace(/.$/, '?');
const flippedAt = (text: string, part: number): string => {
  const at = Math.floor(text.length * part);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);
};
type Hurt = (disk: FakeDisk, key: string, text: string) => void;
const cut: Hurt = (disk, key, text) => void disk.cells.set(key, half(text));
const cutLate: Hurt = (disk, key, text) => void disk.cells.set(key, text.slice(0, text.length * 0.6));
const flipMid: Hurt = (disk, key, text) => void disk.cells.set(key, flippedAt(text, 0.5));
const open: Hurt = (disk, key, text) => void disk.cells.set(key, text.slice(0, -1));
const flip: Hurt = (disk, key, text) => void disk.cells.set(key, flipped(text));
const drop: Hurt = (disk, key) => void disk.cells.delete(key);

const cases: readonly (readonly [string, Hurt, (name: string) => boolean])[] = (
  [
    ['cut', cut],
    ['flipped', flip],
    ['cut at 60 %', cutLate],
    ['flipped in the middle', flipMid],
    ['without its last character', open],
    ['missing', drop],
  ] as const
).flatMap(([how, hurt]) =>
  [/./, /^s0/, /^s1/, /^s/, /^h0/, /^h1/, /^h/, /^(s1|h0)/, /^(s1|h1)/, /^(s0|h)/, /^(s1|h)/, /^(s0|h0)/].map(
    (which) => [`${which.source} ${how}`, hurt, (name: string) => which.test(name)] as const,
  ),
);

test.each(cases)(
  'what the list says of a save with %s is what opening it comes to',
  async (_, hurt, which) => {
    const disk = (await played()).reborn();
    for (const [key, text] of [...disk.cells]) if (which(key.split('/')[2] ?? '')) hurt(disk, key, text);
    const saves = openSaves(disk, () => 2);
    if (disk.cells.size === 0) return;
    const said = await listed(saves);
    const opened = await saves.open(GAME);
    expect(said.problem?.code ?? null).toBe(opened.ok ? null : opened.refusal.code);
    if (!opened.ok) {
      expect((await listed(saves)).problem?.code).toBe('saveUnreadable');
      return;
    }
    // Opening puts aside what the list says lies there.
    const { damage } = opened.value;
    expect(said.damage?.aside).not.toBe('done');
    expect(said.damage).toEqual(damage && { ...damage, aside: damage.aside === 'done' ? 'due' : 'none' });
    const { length } = opened.value.table.entries;
    // The summary is of the position that opens, or says that it is not.
    if (!said.behind && said.about !== null) expect(said.about).toEqual({ length });
    // Opening mended it; what was put aside can still be had.
    const after = await listed(saves);
    expect(after).toMatchObject({ problem: null, damage: null });
    const bytes = await saves.bytes(GAME);
    expect(after.aside).toBe(bytes.ok && bytes.value.includes('rh1/bad/'));
  },
);

test('a whole game has nothing to say, and its segments are looked at once', async () => {
  const disk = (await played()).reborn();
  const asked: string[] = [];
  const saves = openSaves(
    {
      ...disk,
      keys: disk.keys,
      get(keys) {
        asked.push(...keys);
        return disk.get(keys);
      },
    },
    () => 2,
  );
  const whole = { problem: null, damage: null, behind: false, aside: false };
  expect(await listed(saves)).toMatchObject(whole);
  expect(asked.filter((key) => key.includes('/s')).length).toBe(2);
  expect(await listed(saves)).toMatchObject(whole);
  expect(asked.filter((key) => key.includes('/s')).length).toBe(2);
});

test('what was sound when the list was made and is torn since is looked at again once it was opened', async () => {
  const disk = (await played()).reborn();
  const saves = openSaves(disk, () => 2);
  await listed(saves);
  const s1 = [...disk.cells.keys()].find((key) => key.includes('/s1.')) ?? '';
  disk.cells.set(s1, half(disk.cells.get(s1) ?? ''));
  // A disk that takes nothing: what opening finds cannot be mended.
  const set = disk.set;
  disk.set = () => Promise.reject(new Error('I/O'));
  const opened = await saves.open(GAME);
  expect(opened).toMatchObject({ ok: true, value: { damage: { lost: expect.any(Number) } } });
  expect((await listed(saves)).damage).toEqual(opened.ok ? opened.value.damage : null);
  disk.set = set;
  await saves.open(GAME);
  expect((await listed(saves)).damage).toBeNull();
});

test('a game that does not open although every record is whole is listed so from then on', async () => {
  const disk = await played();
  const games = openGames(openSaves(disk, () => 2));
  // A log that does not begin with a setup: another game's second segment under the first one's name.
  const keys = [...disk.cells.keys()];
  const s0 = keys.find((key) => key.includes('/s0.')) ?? '';
  const s1 = keys.find((key) => key.includes('/s1.')) ?? '';
  disk.cells.set(s0, disk.cells.get(s1) ?? '');
  await games.refresh();
  expect(games.view.getState().items?.[0]?.problem).toBeNull();
  expect((await games.open(GAME)).ok).toBe(false);
  await games.refresh();
  expect(games.view.getState().items?.[0]?.problem?.code).toBe('saveUnreadable');
});

test('a table that cannot be read here comes from its host', async () => {
  const disk = await played();
  for (const key of [...disk.cells.keys()]) disk.cells.set(key, 'nonsense');
  disk.cells.set(`rh1/${GAME}/t`, 'a secret');
  const asked: string[] = [];
  const games = openGames(
    openSaves(disk, () => 2),
    async (id) => asked.push(id) > 0,
  );
  await games.refresh();
  expect(games.view.getState().items?.[0]).toMatchObject({ problem: null, fromHost: true });
  expect(asked).toEqual([GAME]);
});
