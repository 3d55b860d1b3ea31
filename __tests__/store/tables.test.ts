// Coming to a table and back to it, whatever happened to the disk in between.
import { tableIdOf, type Secret } from '@/net/code';
import { localHub } from '@/net/links/local';
import type { OpenLinks } from '@/net/links/link';
import { openGames } from '@/store/games';
import { openSaves } from '@/store/saves';
import { openTables, type Tables } from '@/store/tables';

import { FakeDisk } from './fakeDisk';
import { unwrap } from './netDevices';

const secret: Secret = 'cd'.repeat(16);
const id = tableIdOf(secret);
const invitation = { secret, epoch: 1, server: null };
const running: Tables[] = [];
afterEach(async () => {
  for (const tables of running.splice(0)) await tables.stop(id);
});

const hub = localHub();
const savesOn = (disk: FakeDisk) => openSaves(disk, () => 1);
function tablesOn(disk: FakeDisk, links: () => Promise<OpenLinks> = async () => hub.open): Tables {
  const tables = openTables({
    disk,
    saves: savesOn(disk),
    links,
    engine: () => 'engine',
    build: 'test',
    name: () => 'Anna',
    now: () => Date.now(),
  });
  running.push(tables);
  return tables;
}
const listedOn = async (disk: FakeDisk): Promise<string[]> =>
  unwrap(await savesOn(disk).list()).map(({ game }) => game);

describe('a deleted game', () => {
  async function deleted(): Promise<FakeDisk> {
    const disk = new FakeDisk();
    const tables = tablesOn(disk);
    unwrap(await tables.join(invitation));
    unwrap(await tables.open(id));
    await tables.stop(id);
    await savesOn(disk).remove(id);
    return disk;
  }

  test('comes back for good when one joins its table again', async () => {
    const disk = await deleted();
    const tables = tablesOn(disk);
    expect(unwrap(await tables.join(invitation))).toBe(id);
    unwrap(await tables.open(id));
    await tables.stop(id);
    expect(await listedOn(disk)).toEqual([id]);
    await savesOn(disk).purgeRemoved();
    expect(await listedOn(disk)).toEqual([id]);
  });

  test('is not opened, so that nobody plays what the next start would wipe', async () => {
    const disk = await deleted();
    const tables = tablesOn(disk);
    expect(await tables.open(id)).toMatchObject({ ok: false, refusal: { code: 'saveMissing' } });
    expect(await openGames(savesOn(disk)).open(id)).toMatchObject({ refusal: { code: 'saveMissing' } });
  });

  test('joined again while “undo” is still offered, it outlives the offer', async () => {
    const disk = new FakeDisk();
    const tables = tablesOn(disk);
    unwrap(await tables.join(invitation));
    const games = openGames(savesOn(disk));
    await games.refresh();
    await games.remove(id);
    unwrap(await tables.join(invitation));
    await games.settleRemove();
    expect(await listedOn(disk)).toEqual([id]);
  });
});
