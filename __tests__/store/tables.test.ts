// Coming to a table and back to it, whatever happened to the disk in between.
import { tableIdOf, type Secret } from '@/net/code';
import { localHub } from '@/net/links/local';
import type { OpenLinks } from '@/net/links/link';
import { newMeta } from '@/net/replica';
import { openGames } from '@/store/games';
import { deviceSecret, writeRecord } from '@/store/net/record';
import { openSaves } from '@/store/saves';
import { seal } from '@/store/saves/record';
import { openTables, type Tables } from '@/store/tables';

import { FakeDisk } from './fakeDisk';
import { unwrap } from './netDevices';
import { recordedLog } from './recorded';

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

describe('a join that was cut short', () => {
  test.each(['before', 'torn', 'after', 'quota', 'tornQuota'] as const)(
    'at any write (%s) is made whole by the next one',
    async (how) => {
      for (let at = 1; ; at++) {
        const disk = new FakeDisk();
        disk.fault = { at, how };
        const first = tablesOn(disk);
        await first.join(invitation);
        const whole = disk.writes < at;
        disk.fault = null;
        const again = disk.dead ? disk.reborn() : disk;
        const tables = tablesOn(again);
        unwrap(await tables.join(invitation));
        expect(unwrap(await tables.open(id)).session.party.replica.meta.role).toBe('guest');
        expect(await listedOn(again)).toEqual([id]);
        await tables.stop(id);
        if (whole) return;
      }
    },
  );
});

describe('a guest whose save cannot be read', () => {
  test('comes back with an empty log for the host to fill; the bad bytes are kept', async () => {
    const disk = new FakeDisk();
    unwrap(await tablesOn(disk).join(invitation));
    for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${id}/${slot}`, `bad ${slot}`);
    const { party } = unwrap(await tablesOn(disk).open(id)).session;
    expect(party.replica.meta).toMatchObject({ role: 'guest', creator: false });
    expect([...disk.cells.values()]).toEqual(expect.arrayContaining(['bad h0', 'bad h1']));
  });

  test('whoever opened the table is not made a guest of nobody', async () => {
    const disk = new FakeDisk();
    const tables = tablesOn(disk);
    const mine = unwrap(await tables.host({ title: '1830', rules: 1, options: {} }, []));
    for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${mine}/${slot}`, 'bad');
    const before = [...disk.cells];
    expect(await tables.open(mine)).toMatchObject({ refusal: { code: 'saveUnreadable' } });
    expect([...disk.cells]).toEqual(before);
  });

  test('a way to the table that cannot be read is found again by joining; the log stays', async () => {
    const disk = new FakeDisk();
    const tables = tablesOn(disk);
    unwrap(await tables.join(invitation));
    const head = disk.cells.get(`rh1/${id}/h0`);
    for (const copy of ['t', 't1']) disk.cells.set(`rh1/${id}/${copy}`, 'bad');
    expect(await tables.isTable(id)).toBe(true);
    expect(await tables.open(id)).toMatchObject({ refusal: { code: 'tableUnreadable' } });
    unwrap(await tables.join(invitation));
    expect(disk.cells.get(`rh1/${id}/h0`)).toBe(head);
    unwrap(await tables.open(id));
    expect(unwrap(await savesOn(disk).bytes(id))).not.toContain('/t');
  });
});

test('links that cannot be loaded are a refusal, and the next try is a new one', async () => {
  const disk = new FakeDisk();
  let tries = 0;
  const tables = tablesOn(disk, async () => {
    if (++tries === 1) throw new Error('Loading chunk 7 failed');
    return hub.open;
  });
  unwrap(await tables.join(invitation));
  expect(await tables.open(id)).toMatchObject({
    refusal: { code: 'linksFailed', args: { message: 'Loading chunk 7 failed' } },
  });
  expect((await tables.open(id)).ok).toBe(true);
});

test('a disk that fails while a table is opened is a refusal too', async () => {
  const disk = new FakeDisk();
  const tables = tablesOn(disk);
  unwrap(await tables.join(invitation));
  const get = disk.get;
  disk.get = async () => {
    throw new Error('I/O');
  };
  expect(await tables.open(id)).toMatchObject({ refusal: { code: 'diskFault' } });
  expect(await tables.isTable(id)).toBe(true);
  disk.get = get;
  expect((await tables.open(id)).ok).toBe(true);
});

describe('both heads lost, segments left', () => {
  const draft = { title: '1830', rules: 1, options: {} };
  test.each([
    ['a guest comes back as a guest and does not stand for election', null, 'guest'],
    ['whoever opened the table comes back as its host', draft, 'host'],
  ] as const)('%s', async (_, opener, role) => {
    const disk = new FakeDisk();
    const log = recordedLog(5, 70, id);
    unwrap(await savesOn(disk).create(id, log, null, newMeta(role)));
    await writeRecord(disk, id, { secret, epoch: 1, server: null, draft: opener });
    for (const slot of ['h0', 'h1']) disk.cells.set(`rh1/${id}/${slot}`, 'bad');
    const { party } = unwrap(await tablesOn(disk).open(id)).session;
    expect(party.replica.log).toHaveLength(64);
    expect(party.replica.meta.role).toBe(role);
  });
});

describe('the secret of this device, on which all its seats hang', () => {
  const [A, B] = ['rh1/device', 'rh1/device1'] as const;

  test.each([A, B])('is there as long as one copy is; %s is mended, the bad bytes are kept', async (copy) => {
    const disk = new FakeDisk();
    const first = unwrap(await deviceSecret(disk));
    const good = disk.cells.get(copy) ?? '';
    disk.cells.set(copy, good.slice(0, -3));
    expect(unwrap(await deviceSecret(disk.reborn()))).toBe(first);
    expect(unwrap(await deviceSecret(disk))).toBe(first);
    expect(disk.cells.get(copy)).toBe(good);
    expect([...disk.cells.values()]).toContain(good.slice(0, -3));
  });

  test('both copies lost: a new one, and the bad bytes are kept', async () => {
    const disk = new FakeDisk();
    const first = unwrap(await deviceSecret(disk));
    for (const copy of [A, B]) disk.cells.set(copy, `bad ${copy}`);
    expect(unwrap(await deviceSecret(disk))).not.toBe(first);
    expect([...disk.cells.values()]).toEqual(expect.arrayContaining([`bad ${A}`, `bad ${B}`]));
  });

  test('of a newer version is left alone, and says so', async () => {
    const disk = new FakeDisk();
    unwrap(await deviceSecret(disk));
    disk.cells.set(A, seal({ secret: 'elsewhere' }, 2));
    const before = [...disk.cells];
    const made = await tablesOn(disk).host({ title: '1830', rules: 1, options: {} }, []);
    expect(made).toMatchObject({ refusal: { code: 'saveNewer' } });
    expect([...disk.cells]).toEqual(before);
  });

  test.each(['before', 'torn', 'after', 'quota', 'tornQuota'] as const)(
    'once told it stays the same, whatever a write after that does (%s)',
    async (how) => {
      for (const lost of [null, A, B]) {
        for (let at = 1; at <= 3; at++) {
          const disk = new FakeDisk();
          const first = unwrap(await deviceSecret(disk));
          if (lost) disk.cells.set(lost, 'bad');
          const then = disk.reborn();
          then.fault = { at, how };
          await deviceSecret(then).catch(() => null);
          expect(unwrap(await deviceSecret(then.reborn()))).toBe(first);
          if (lost) expect([...then.cells.values()]).toContain('bad');
        }
      }
    },
  );

  test.each([1, 2])('is not told before it is on disk twice (write %i)', async (at) => {
    const disk = new FakeDisk();
    disk.fault = { at, how: 'quota' };
    const made = await tablesOn(disk).host({ title: '1830', rules: 1, options: {} }, []);
    expect(made).toMatchObject({ refusal: { code: 'diskFull' } });
  });

  test('of an older version gets its second copy', async () => {
    const disk = new FakeDisk([[A, seal({ secret })]]);
    expect(unwrap(await deviceSecret(disk))).toBe(secret);
    expect(disk.cells.get(B)).toBe(disk.cells.get(A));
  });
});
