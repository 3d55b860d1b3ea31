import { readFileSync, readdirSync } from 'node:fs';
import { join as path } from 'node:path';
import { hostPeerId, tableIdOf, tokenFor } from '@/net/code';
import { deviceOf } from '@/net/keys';
import { entryAfter, headOf } from '@/net/entry';
import { localHub } from '@/net/links/local';
import { timing } from '@/net/limits';
import { rules } from '@/net/rules';
import { createGuestRunner, createHostRunner, noLinks, type Disk } from '@/net/runner';
import { comeBack, fork, newHost } from '@/net/table';
import { openTable } from './chaos';
import {
  Bench,
  bid,
  callHost,
  configOf,
  deviceNamed,
  guestBench,
  hostBench,
  join,
  logOf,
  setupBody,
  welcome,
} from './fakes';
import { act } from './schedules';
import { toyFor, toySetup, type ToyAction, type ToyState } from './toy';

const log2 = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);
const canvass = (epoch: number, by: string) => ({ t: 'canvass', epoch, by: deviceNamed(by), ask: true });

describe('voting', () => {
  test('EP1 a vote is given after the promise is written, once in an epoch', () => {
    const bench = guestBench(undefined, log2);
    bench.autoWrite = false;
    bench.say(1, canvass(2, 'c'));
    expect(bench.told(1, 'vote')).toEqual([]);
    expect(bench.writes[bench.writes.length - 1]?.record.meta).toMatchObject({
      promised: 2,
      promisedTo: deviceNamed('c'),
    });
    bench.wrote(true);
    expect(bench.told(1, 'vote')).toHaveLength(1);
    bench.say(1, canvass(2, 'a'));
    bench.say(1, canvass(1, 'a'));
    expect(bench.told(1, 'vote')).toHaveLength(1);
    expect(bench.party.replica.meta.promisedTo).toBe(deviceNamed('c'));
  });

  test('EP1 a promise outlives a restart', () => {
    const bench = guestBench(undefined, log2);
    bench.say(1, canvass(4, 'c'));
    const meta = bench.writes[bench.writes.length - 1]?.record.meta;
    if (!meta) throw new Error('nothing written');
    const again = new Bench(comeBack(configOf('b'), { meta, entries: log2 }));
    callHost(again, 1);
    again.say(1, canvass(3, 'a'));
    again.say(1, canvass(4, 'a'));
    expect(again.told(1, 'vote')).toEqual([]);
    expect(again.told(1, 'proof')[0]?.promised).toBe(4);
  });

  test('VT1 a vote names the log and does not carry it; only the candidate promised to may fetch it', () => {
    const bench = guestBench(undefined, log2);
    bench.say(1, { t: 'need', epoch: 2, samples: [] });
    expect(bench.told(1, 'log')).toEqual([]);
    bench.say(1, canvass(2, 'c'));
    expect(bench.told(1, 'vote')[0]).toEqual({
      t: 'vote',
      seq: 2,
      hash: headOf(log2).hash,
      epoch: 2,
      last: 1,
    });
    bench.say(1, { t: 'need', epoch: 2, samples: [] });
    expect(bench.told(1, 'log')[0]?.entries).toHaveLength(2);
  });

  test('EP5 whoever speaks for an epoch before the promise is not heard', () => {
    const run = (broken: boolean): number => {
      const bench = guestBench(broken ? { ...rules, isPast: () => false } : rules, log2);
      bench.say(1, canvass(3, 'c'));
      welcome(bench, 1, log2, 1);
      bench.say(1, {
        t: 'commit',
        epoch: 1,
        entry: entryAfter(headOf(log2), 1, bid('a', 'a:1:2')),
        settled: 0,
      });
      return bench.party.replica.log.length;
    };
    expect(run(false)).toBe(2);
    expect(run(true)).toBe(3);
  });

  test('a guest told to ask first asks first', () => {
    const bench = new Bench(
      comeBack(
        { ...configOf('b'), autoFollow: false },
        { meta: { ...guestBench().party.replica.meta }, entries: log2 },
      ),
    );
    callHost(bench, 1);
    bench.say(1, canvass(2, 'c'));
    expect(bench.told(1, 'vote')).toEqual([]);
    expect(bench.last('canvassed')).toEqual({ e: 'canvassed', epoch: 2, by: deviceNamed('c') });
    bench.give({ i: 'command', command: { c: 'follow' } });
    expect(bench.told(1, 'vote')).toHaveLength(1);
  });
});

describe('standing', () => {
  const candidate = (): Bench => {
    const bench = guestBench(undefined, log2);
    bench.give({ i: 'command', command: { c: 'takeOver' } });
    return bench;
  };
  const vote = (seq: number, hash: string, last: number) => ({ t: 'vote', seq, hash, epoch: 2, last });
  const mine = headOf(log2);

  test('EP2 one of three is not a majority, two are', () => {
    const bench = candidate();
    bench.pass(5_000);
    expect(bench.party.host?.mode).toBe('canvass');
    join(bench, 5, 'spectator');
    bench.say(5, vote(mine.seq, mine.hash, 1));
    bench.pass(2_000);
    expect(bench.party.host?.mode).toBe('canvass');
    join(bench, 6, 'c');
    expect(bench.told(6, 'canvass')[0]).toEqual(canvass(2, 'b'));
    bench.say(6, vote(mine.seq, mine.hash, 1));
    bench.pass(timing.grace + 250);
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.told(6, 'welcome')[0]?.epoch).toBe(2);
  });

  test('EP3 EP4 the best log is fetched first; then the epoch begins with an entry that says so', () => {
    const longer = logOf([1, setupBody], [1, bid('a', 'a:1:1')], [1, bid('a', 'a:1:2')]);
    const bench = candidate();
    join(bench, 6, 'c');
    const head = headOf(longer);
    bench.say(6, vote(head.seq, head.hash, 1));
    bench.pass(timing.grace + 500);
    expect(bench.party.host?.mode).toBe('canvass');
    expect(bench.told(6, 'need').length).toBeGreaterThan(0);
    bench.say(6, { t: 'log', epoch: 2, from: 2, entries: longer.slice(2) });
    bench.pass(timing.grace + 500);
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.party.replica.log[3]).toMatchObject({
      kind: 'epoch',
      epoch: 2,
      seq: 4,
      host: deviceNamed('b'),
    });
  });

  test('EP6 a host that meets a member bound to a later epoch stands again', () => {
    const bench = hostBench(undefined, ['c']);
    join(bench, 9, 'stranger', 50);
    expect(bench.party.host?.epoch).toBe(1);
    join(bench, 8, 'b', 6);
    expect(bench.party.host).toMatchObject({ mode: 'canvass', epoch: 7 });
  });

  test('EP7 the address of every epoch is another; one that stays taken is given up', () => {
    expect(new Set([0, 1, 2, 3].map((e) => hostPeerId('ab'.repeat(16), e))).size).toBe(4);
    const bench = candidate();
    bench.give({ i: 'taken', epoch: 2 });
    bench.tick(250);
    expect(bench.dialled).toContain(0);
    bench.pass(timing.probe + 500);
    expect(bench.party.host?.epoch).toBeGreaterThan(2);
  });

  test('EP8 HR1 a host that was away becomes a guest; its unsettled entry is archived and shown', () => {
    const world = openTable({ seed: 3, devices: 3 });
    world.network.split((n) => (n === 0 ? 0 : 1));
    world.command(0, act('a', 1));
    world.run(8);
    expect(world.party(0).replica.log).toHaveLength(2);
    world.kill(0);
    world.command(1, { c: 'takeOver' });
    expect(world.until(() => world.party(1).host?.mode === 'open', 120)).not.toBeNull();
    world.command(1, act('b', 2));
    world.run(20);
    world.network.heal();
    world.boot(0);
    world.tick();
    expect(world.party(0).host).toMatchObject({ mode: 'canvass', epoch: 2 });
    expect(world.until(() => world.converged(), 400)).not.toBeNull();
    expect(world.host()?.index).toBe(1);
    expect(world.node(0).events.find((e) => e.e === 'archived')).toMatchObject({
      entries: [{ seq: 2, kind: 'act' }],
    });
    expect(world.node(0).disk.archive).toHaveLength(1);
    world.inspect();
  });

  test('EP8 a host that was only cut off finds the table again by itself', () => {
    const world = openTable({ seed: 3, devices: 3 });
    world.network.split((n) => (n === 0 ? 0 : 1));
    world.command(2, { c: 'takeOver' });
    expect(world.until(() => world.party(2).host?.mode === 'open', 200)).not.toBeNull();
    world.network.heal();
    expect(world.until(() => world.converged(), 400)).not.toBeNull();
    expect(world.party(0).host).toBeNull();
  });

  test('HR1 a host whose disk went back in time gets the rest from the others', () => {
    const world = openTable({ seed: 3, devices: 3 });
    for (let i = 0; i < 5; i++) {
      world.command(0, act('a', i));
      world.run(6);
    }
    expect(world.converged()).toBe(true);
    world.kill(0);
    world.node(0).disk.entries.length = 2;
    world.boot(0);
    expect(world.until(() => world.converged(), 200)).not.toBeNull();
    expect(world.party(0).replica.session.timeline.actions).toHaveLength(5);
    world.inspect();
  });

  test('two devices: nobody can take over alone', () => {
    const world = openTable({ seed: 3, devices: 2 });
    world.kill(0);
    world.command(1, { c: 'takeOver' });
    world.run(200);
    expect(world.party(1).host?.mode).toBe('canvass');
  });

  test('FK1 a fork goes on with the whole history, says so, and is another table', () => {
    const world = openTable({ seed: 3, devices: 2 });
    world.command(0, act('a', 1));
    world.run(10);
    world.kill(0);
    const secret = 'cd'.repeat(16);
    const token = tokenFor('ef'.repeat(16), tableIdOf(secret));
    const stored = fork(world.party(1), deviceOf(token, world.node(1).config.keys));
    const bench = new Bench(comeBack({ ...world.node(1).config, secret, token }, stored));
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.party.table).not.toBe(world.party(1).table);
    const kinds = bench.party.replica.log.map((e) => (e.kind === 'note' ? e.note.type : e.kind));
    expect(kinds).toEqual(['setup', 'act', 'fork', 'epoch']);
    for (const seat of ['b', 'a']) {
      bench.give({
        i: 'command',
        command: {
          c: 'propose',
          body: { kind: 'act', action: { seat, type: 'bid', n: 2, tag: 2 } as ToyAction },
        },
      });
    }
    expect(bench.party.replica.log).toHaveLength(6);
    expect(bench.party.settled).toBe(6);
  });
});

describe('one device', () => {
  test('pass-and-play is a host with no links: everything settles on its own disk, and it opens again', async () => {
    const entries: unknown[] = [];
    const disk: Disk = {
      write: async (record) => void entries.splice(record.from, Infinity, ...record.entries),
    };
    const options = {
      links: noLinks,
      disk,
      now: () => 0,
      nonce: () => '0'.repeat(32),
      onEvent: () => undefined,
    };
    const runner = createHostRunner({ ...options, config: configOf('a') });
    const quiet = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
    await quiet();
    for (const id of ['a', 'b', 'c']) {
      runner.command({
        c: 'lobby',
        edit: { op: 'add', seat: { id, name: id, colour: '', device: deviceNamed('a') } },
      });
    }
    runner.command({ c: 'start', setup: toySetup(['a', 'b', 'c']) });
    await quiet();
    for (const seat of ['a', 'b', 'c', 'a']) {
      runner.command({
        c: 'propose',
        body: { kind: 'act', action: { seat, type: 'add', n: 1, tag: 1 } as ToyAction },
      });
    }
    runner.command({ c: 'propose', body: { kind: 'undo', seat: 'a', to: 1 } });
    await quiet();
    expect(runner.party.settled).toBe(6);
    expect(runner.party.replica.session.timeline.actions).toHaveLength(1);
    runner.stop();
    const again = comeBack(configOf('a'), {
      meta: runner.party.replica.meta,
      entries: runner.party.replica.log,
    });
    const bench = new Bench(again);
    expect(bench.party.host?.mode).toBe('open');
    expect(entries).toHaveLength(6);
  });

  test('several devices in one process play over local links', async () => {
    const hub = localHub();
    const disk: Disk = { write: async () => undefined };
    let n = 1;
    const options = {
      links: hub.open,
      disk,
      now: () => Date.now(),
      nonce: () => (n++).toString(16).padStart(32, '0'),
      onEvent: () => undefined,
      tickMs: 5,
    };
    const a = createHostRunner<ToyState, ToyAction>({ ...options, config: configOf('a') });
    const b = createGuestRunner<ToyState, ToyAction>({ ...options, config: configOf('b') });
    const until = async (done: () => boolean): Promise<void> => {
      for (let i = 0; i < 400 && !done(); i++) await new Promise((next) => setTimeout(next, 5));
      if (!done()) throw new Error('waited in vain');
    };
    await until(() => b.party.guest.joined);
    for (const id of ['a', 'b']) {
      a.command({
        c: 'lobby',
        edit: { op: 'add', seat: { id, name: id, colour: '', device: deviceNamed(id) } },
      });
    }
    a.command({ c: 'start', setup: toySetup(['a', 'b']) });
    await until(() => b.party.replica.log.length === 1);
    b.command({
      c: 'propose',
      body: { kind: 'act', action: { seat: 'b', type: 'bid', n: 1, tag: 1 } as ToyAction },
    });
    await until(() => a.party.settled === 2 && b.party.settled === 2);
    a.stop();
    await until(() => !b.party.guest.joined);
    b.stop();
    expect(toyFor(toySetup(['a']))).not.toBeNull();
  });
});

describe('undo and clock', () => {
  const play = (bench: Bench, link: number | null, seat: string, type: 'add' | 'bid', k: number): void => {
    const body = { kind: 'act', action: { seat, type, n: 1, tag: k } as ToyAction } as const;
    if (link === null) return void bench.give({ i: 'command', command: { c: 'propose', body } });
    const base = bench.party.replica.session.base;
    bench.say(link, { t: 'propose', cid: `${deviceNamed(seat).slice(0, 8)}:1:${k}`, base, body });
  };
  const undo = (bench: Bench, seat: string, to: number, k: number, link = 1): void =>
    bench.say(link, {
      t: 'propose',
      cid: `${deviceNamed('b').slice(0, 8)}:1:${k}`,
      base: bench.party.replica.session.base,
      body: { kind: 'undo', seat, to },
    });

  test('UN1 taking back one’s own latest actions is free', () => {
    const bench = hostBench();
    play(bench, 1, 'b', 'bid', 1);
    play(bench, 1, 'b', 'bid', 2);
    undo(bench, 'b', 0, 3);
    expect(bench.party.replica.session.timeline.actions).toHaveLength(0);
    expect(bench.party.asks).toEqual([]);
  });

  test('UN1 further back the others are asked, and each of them decides', () => {
    const bench = hostBench();
    play(bench, null, 'a', 'bid', 1);
    play(bench, 2, 'c', 'bid', 2);
    undo(bench, 'b', 0, 3);
    expect(bench.party.asks[0]).toMatchObject({ seat: 'b', to: 0, waiting: ['a', 'c'] });
    expect(bench.told(2, 'asks').pop()?.asks).toHaveLength(1);
    const id = bench.party.asks[0]?.id ?? '';
    bench.say(1, { t: 'answer', id, seat: 'c', yes: true });
    expect(bench.party.asks[0]?.waiting).toEqual(['a', 'c']);
    bench.say(2, { t: 'answer', id, seat: 'c', yes: true });
    bench.give({ i: 'command', command: { c: 'answer', id, seat: 'a', yes: true } });
    expect(bench.party.asks).toEqual([]);
    expect(bench.party.replica.session.timeline.actions).toHaveLength(0);
    // Whoever undid may redo.
    bench.say(1, {
      t: 'propose',
      cid: `${deviceNamed('b').slice(0, 8)}:1:4`,
      base: bench.party.replica.session.base,
      body: { kind: 'redo', seat: 'b' },
    });
    expect(bench.party.replica.session.timeline.actions).toHaveLength(2);
  });

  test('UN1 a no, a new act, or silence ends the question', () => {
    const bench = hostBench();
    const codes = (): (string | undefined)[] => bench.told(1, 'reject').map((r) => r.refusal.code);
    play(bench, null, 'a', 'bid', 1);
    undo(bench, 'b', 0, 2);
    bench.give({
      i: 'command',
      command: { c: 'answer', id: bench.party.asks[0]?.id ?? '', seat: 'a', yes: false },
    });
    undo(bench, 'b', 0, 3);
    play(bench, 2, 'c', 'bid', 4);
    undo(bench, 'b', 0, 5);
    const beat = { t: 'beat', seq: 0, hash: '0'.repeat(32), epoch: 1, promised: 0, state: null };
    for (let i = 0; i < 62; i++) {
      bench.say(1, beat);
      bench.tick(1_000);
    }
    expect(codes()).toEqual(['declined', 'stale', 'noAnswer']);
    expect(bench.party.replica.session.timeline.actions).toHaveLength(2);
  });

  test('UN1 PR4 the question ends with the device that asked, and comes back with it', () => {
    const bench = hostBench();
    play(bench, null, 'a', 'bid', 1);
    play(bench, 2, 'c', 'bid', 2);
    undo(bench, 'b', 0, 3);
    const id = bench.party.asks[0]?.id ?? '';
    bench.say(2, { t: 'answer', id, seat: 'c', yes: true });
    bench.give({ i: 'down', link: 1 });
    bench.give({ i: 'command', command: { c: 'answer', id, seat: 'a', yes: true } });
    expect(bench.party.replica.session.timeline.actions).toHaveLength(2);
    bench.tick(250);
    expect(bench.party.asks).toEqual([]);
    expect(bench.told(2, 'asks').pop()?.asks).toEqual([]);
    join(bench, 3, 'b');
    undo(bench, 'b', 0, 3, 3);
    expect(bench.party.asks[0]).toMatchObject({ id, waiting: ['a', 'c'] });
  });

  test('UN1 SE1 a seat that moved while the others were asked no longer undoes', () => {
    const bench = hostBench();
    play(bench, null, 'a', 'bid', 1);
    const settle = (): void => {
      const { seq, hash } = headOf(bench.party.replica.log);
      for (const link of [1, 2]) bench.say(link, { t: 'ack', seq, hash, epoch: 1, promised: 0, state: null });
    };
    settle();
    undo(bench, 'b', 0, 2);
    const id = bench.party.asks[0]?.id ?? '';
    bench.give({ i: 'command', command: { c: 'seat', seat: 'b', device: deviceNamed('c') } });
    bench.give({ i: 'command', command: { c: 'answer', id, seat: 'a', yes: true } });
    expect(bench.told(1, 'reject').pop()?.refusal.code).toBe('notYourSeat');
    expect(bench.party.replica.session.timeline.actions).toHaveLength(1);
  });

  test('CK1 the host counts the time of the seat the table waits for; it pauses and outlives host and restart', () => {
    const bench = hostBench();
    bench.give({ i: 'command', command: { c: 'clock', op: 'start' } });
    bench.pass(3_000);
    expect(bench.party.clock?.used.a).toBe(3_000);
    play(bench, null, 'a', 'add', 1);
    bench.tick(3_600_000);
    expect(bench.party.clock?.used.b).toBe(5_000);
    bench.give({ i: 'command', command: { c: 'clock', op: 'pause' } });
    bench.pass(2_000);
    expect(bench.party.clock).toEqual({ running: false, used: { a: 3_000, b: 5_000, c: 0 } });
    const again = new Bench(
      comeBack(configOf('a'), { meta: bench.party.replica.meta, entries: bench.party.replica.log }),
    );
    expect(again.party.clock).toEqual(bench.party.clock);
    const guest = guestBench(undefined, bench.party.replica.log);
    const { seq, hash } = headOf(bench.party.replica.log);
    guest.say(1, {
      t: 'pulse',
      seq,
      hash,
      epoch: 1,
      settled: 1,
      host: deviceNamed('a'),
      clock: bench.party.clock,
    });
    expect(guest.party.clock).toEqual(bench.party.clock);
    expect(newHost(configOf('a')).clock).toBeNull();
  });

  test('CK1 long thought is on disk too: a host that restarts meanwhile loses less than five seconds', () => {
    const bench = hostBench();
    bench.give({ i: 'command', command: { c: 'clock', op: 'start' } });
    bench.pass(62_000);
    expect(bench.writes.at(-1)?.record.meta.clock?.used.a).toBeGreaterThanOrEqual(57_000);
  });
});

test('every rule of net/SPEC.md has a test that carries its number', () => {
  const spec = readFileSync(path(__dirname, '../../net/SPEC.md'), 'utf8');
  const tests = readdirSync(__dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(path(__dirname, name), 'utf8').match(/test\(\s*'[^\n]*'/g) ?? [])
    .join('\n');
  const numbers = [...spec.matchAll(/\*\*([A-Z]{2}\d+)\*\*/g)].map((m) => m[1] ?? '');
  expect(numbers.length).toBeGreaterThan(35);
  expect(numbers.filter((n) => !new RegExp(`${n}\\b`).test(tests))).toEqual([]);
});
