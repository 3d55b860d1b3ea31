// Devices without a seat: a tablet as the board for all, the laptop that opened the table, a guest who looks on.
import { deviceOf } from '@/net/keys';
import { timing } from '@/net/limits';
import { newMeta } from '@/net/replica';
import { comeBack } from '@/net/table';
import { openTable } from './chaos';
import {
  Bench,
  bid,
  callHost,
  configOf,
  deviceNamed,
  guestBench,
  join,
  logOf,
  setupBody,
  welcome,
} from './fakes';
import { act } from './schedules';

const log2 = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);
const canvass = (epoch: number, by: string, ask: boolean) => ({
  t: 'canvass',
  epoch,
  by: deviceNamed(by),
  ask,
});
/** A device that holds no seat and was host when it was closed. */
const seatless = (): Bench =>
  new Bench(
    comeBack(configOf('w'), { meta: { ...newMeta('host'), creator: false, promised: 1 }, entries: log2 }),
  );

describe('EP11 only who has a vote is asked for it', () => {
  test('a candidate asks the holders of seats and tells the others', () => {
    const bench = seatless();
    join(bench, 1, 'b');
    join(bench, 2, 'x');
    expect(bench.told(1, 'canvass')[0]).toMatchObject({ epoch: 2, ask: true });
    expect(bench.told(2, 'canvass')[0]).toMatchObject({ epoch: 2, ask: false });
  });

  test('who is told is not bound, and looks elsewhere when nothing comes of it', () => {
    const bench = guestBench(undefined, log2);
    bench.say(1, canvass(5, 'c', false));
    expect(bench.told(1, 'vote')).toEqual([]);
    expect(bench.party.replica.meta.promised).toBe(1);
    expect(bench.party.guest.joined).toBe(false);
    for (let t = 0; t <= timing.probe; t += 2_000) {
      bench.tick(2_000);
      bench.say(1, canvass(5, 'c', false));
    }
    expect(bench.closed).toContain(1);
    callHost(bench, 2);
    welcome(bench, 2, log2, 3);
    expect(bench.party).toMatchObject({ status: 'joined', guest: { epoch: 3 } });
  });
});

describe('EP12 a candidate without a seat', () => {
  test('is bound only when it has its majority, and opens when that is on disk', () => {
    const bench = seatless();
    bench.autoWrite = false;
    expect(bench.party.replica.meta.promised).toBe(1);
    for (const [link, who] of [
      [1, 'a'],
      [2, 'b'],
    ] as const) {
      join(bench, link, who);
      const { seq, hash } = log2[1] ?? { seq: 0, hash: '' };
      bench.say(link, { t: 'vote', seq, hash, epoch: 2, last: 1 });
    }
    for (let t = 0; t <= timing.grace; t += 500) bench.tick(500);
    expect(bench.party.host?.mode).toBe('canvass');
    expect(bench.party.replica.meta).toMatchObject({
      promised: 2,
      promisedTo: deviceOf(configOf('w').token),
    });
    bench.wrote(true);
    expect(bench.party.host?.mode).toBe('open');
  });

  test('does not climb with every restart', () => {
    expect(seatless().party.host?.epoch).toBe(2);
    const again = comeBack(configOf('w'), { meta: seatless().party.replica.meta, entries: log2 });
    expect(new Bench(again).party.host?.epoch).toBe(2);
  });

  const dialled = (): Bench => {
    const bench = seatless();
    callHost(bench, 3);
    return bench;
  };

  test('follows an open host of an earlier epoch than its own', () => {
    const bench = dialled();
    bench.party.host = bench.party.host && { ...bench.party.host, epoch: 9 };
    welcome(bench, 3, log2, 2);
    expect(bench.party.status).toBe('joined');
  });

  test('gives way to whoever asks for its vote, or stands in a later epoch', () => {
    for (const [epoch, ask, gives] of [
      [2, false, false],
      [3, false, true],
      [2, true, true],
      [1, true, false],
    ] as const) {
      const bench = dialled();
      bench.say(3, canvass(epoch, 'c', ask));
      expect([epoch, ask, bench.party.host === null]).toEqual([epoch, ask, gives]);
    }
  });
});

test('EP12 whoever continues stands later than anybody it heard to stand, unless that is beyond belief', () => {
  for (const [heard, stands] of [
    [9, 10],
    [5_000, 2],
  ] as const) {
    const bench = guestBench(undefined, log2);
    bench.say(1, canvass(heard, 'c', false));
    bench.give({ i: 'command', command: { c: 'takeOver' } });
    expect(bench.party.host?.epoch).toBe(stands);
  }
});

test('EP11 EP12 whoever watches and taps "continue" while the table goes on is back at it, and takes nobody along', () => {
  const world = openTable({ seed: 3, devices: 4, watchers: 1 });
  world.network.split((n) => (n === 3 ? 1 : 0));
  expect(world.until(() => world.party(3).status === 'lost', 200)).not.toBeNull();
  world.command(3, { c: 'takeOver' });
  world.run(40);
  world.network.heal();
  expect(world.until(() => world.converged(), 200)).not.toBeNull();
  expect(world.host()?.index).toBe(0);
  world.command(0, act('a', 1));
  expect(world.until(() => world.converged(), 40)).not.toBeNull();
  world.inspect();
});

test('EP12 a watcher may be host when the host is gone', () => {
  const world = openTable({ seed: 3, devices: 4, watchers: 1 });
  world.kill(0);
  world.command(3, { c: 'takeOver' });
  expect(world.until(() => world.party(3).host?.mode === 'open', 120)).not.toBeNull();
  world.command(1, act('b', 1));
  world.run(20);
  world.boot(0);
  expect(world.until(() => world.converged(), 200)).not.toBeNull();
  expect(world.host()?.index).toBe(3);
  world.inspect();
});
