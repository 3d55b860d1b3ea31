// Actions that gave way, as they are kept on disk and told afterwards.
import { entryAfter, headOf, type Body, type Entry } from '@/net/entry';
import { newMeta } from '@/net/replica';
import { asideLines, isTold } from '@/store/net/setAside';
import { openSaves } from '@/store/saves';

import { FakeDisk } from './fakeDisk';
import { unwrap } from './netDevices';
import { recordedLog } from './recorded';

const game = 'ab'.repeat(16);
const log = recordedLog(5, 12, game);

function after(base: readonly Entry[], epoch: number, ...bodies: readonly Body[]): Entry[] {
  const made: Entry[] = [];
  for (const body of bodies) {
    const entry = entryAfter(headOf([...base, ...made]), epoch, body);
    if (entry) made.push(entry);
  }
  return made;
}

const kept = log.slice(0, 8);
const lost = log.slice(8);
const more = after(
  log,
  1,
  { kind: 'undo', seat: 'p1', cid: 'a', to: 9 },
  { kind: 'redo', seat: 'p1', cid: 'b' },
  { kind: 'seat', seat: 'p2', device: 'd' },
  { kind: 'note', note: { type: 'clock', clock: { used: {}, running: true } } },
  { kind: 'epoch', host: 'd' },
);
const aside = [...lost, ...more];

test('each is told from the position it was done in, and what is no act too', () => {
  const lines = asideLines(kept, aside);
  const acts = lines.flatMap((line) => (line.kind === 'act' ? [line] : []));
  expect(acts.map((line) => line.action)).toEqual(lost.map((e) => (e.kind === 'act' ? e.action : null)));
  for (const { game: rules, before, action } of acts) expect(rules.why(before, action)).toBeNull();
  expect(lines.slice(lost.length)).toMatchObject([
    { kind: 'undo', count: log.length - 1 - 9 },
    { kind: 'redo', count: log.length - 1 - 9 },
    { kind: 'seat', seat: 'p2', device: 'd' },
    { kind: 'clock', running: true },
  ]);
  expect(aside.filter(isTold)).toHaveLength(lines.length);
});

test('the log it came from is followed through what was put aside earlier', () => {
  // The table was cut a second time, further back than before.
  expect(asideLines(kept.slice(0, 3), [...kept.slice(3), ...lost]).map((line) => line.kind)).toEqual(
    log.slice(3).map(() => 'act'),
  );
});

test('where a part of that log is gone it is said that somebody acted', () => {
  const [first, ...rest] = asideLines(kept.slice(0, 3), lost);
  expect([first, ...rest].map((line) => line?.kind)).toEqual(lost.map(() => 'untold'));
});

test('what was put aside is read from the disk, each entry once, and the game opens without it', async () => {
  const disk = new FakeDisk();
  const save = unwrap(await openSaves(disk, () => 1).create(game, log, null));
  const meta = newMeta('guest');
  expect(await save.archived()).toEqual([]);
  // A write that failed is written again with more behind it.
  await save.write({ from: 8, entries: [], archive: lost.slice(0, 2), meta }, null);
  await save.write({ from: 8, entries: [], archive: lost, meta }, null);
  const again = unwrap(await openSaves(disk.reborn(), () => 2).open(game));
  expect(again.table.entries).toEqual(kept);
  expect(await again.archived()).toEqual(lost);
  disk.get = async () => {
    throw new Error('I/O');
  };
  expect(await save.archived()).toEqual([]);
});
