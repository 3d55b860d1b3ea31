// What one member, one late tick or one broken listener must not be able to do to a table.
import { toFrames } from '@/net/frames';
import { headOf, type Body, type Entry, type Position } from '@/net/entry';
import { limits, timing } from '@/net/limits';
import { answerNeed } from '@/net/sync';
import { openTable } from './chaos';
import { act } from './schedules';
import {
  Bench,
  bid,
  callHost,
  deviceNamed,
  guestBench,
  hostBench,
  join,
  logOf,
  setupBody,
  welcome,
} from './fakes';

const log2 = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);

const positionOf = (log: readonly Entry[]): Position => ({ seq: log.length, hash: headOf(log).hash });

describe('votes', () => {
  const longer = logOf([1, setupBody], [1, bid('a', 'a:1:1')], [1, bid('a', 'a:1:2')]);
  const candidate = (): Bench => {
    const bench = guestBench(undefined, log2);
    bench.give({ i: 'command', command: { c: 'takeOver' } });
    return bench;
  };
  const vote = (log: readonly Entry[], last = 1) => {
    const { seq, hash } = headOf(log);
    return { t: 'vote', seq, hash, epoch: 2, last };
  };
  /** As a guest does: a sign of life and its vote every two seconds. */
  const pass = (bench: Bench, ms: number, votes: Readonly<Record<number, unknown>>): void => {
    for (let t = 0; t < ms; t += 2_000) {
      for (const [link, message] of Object.entries(votes)) bench.say(Number(link), message);
      bench.pass(2_000);
    }
  };

  test('EP2 EP3 a spectator has no vote, its log is not fetched, and sending one is a strike', () => {
    const bench = candidate();
    join(bench, 5, 'spectator');
    join(bench, 6, 'c');
    bench.say(5, vote(longer, 900));
    bench.say(6, vote(log2));
    for (let i = 0; i < 2; i++) bench.say(5, { t: 'log', epoch: 2, from: 2, entries: longer.slice(2) });
    bench.pass(timing.grace + 500);
    expect(bench.told(5, 'need')).toEqual([]);
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.party.replica.log.map((e) => e.kind)).toEqual(['note', 'act', 'epoch']);
    bench.say(5, { t: 'answer', id: 'x:1:1', seat: 'b', yes: true });
    expect(bench.closed).toContain(5);
  });

  test('EP3 a newcomer without a seat is turned away from votes, not from claims', () => {
    const bench = hostBench();
    join(bench, 5, 'newcomer');
    bench.say(5, { t: 'claim', seat: 'b', name: 'n', colour: '', hold: true });
    expect(bench.last('claimed')).toMatchObject({ device: deviceNamed('newcomer') });
    expect(bench.closed).not.toContain(5);
  });

  test('EP10 a voter that names a log and does not send it holds nobody up', () => {
    const bench = candidate();
    join(bench, 5, 'a');
    join(bench, 6, 'c');
    pass(bench, timing.pull + timing.grace + 2_000, { 5: vote(longer, 1_000), 6: vote(log2) });
    expect(bench.told(5, 'need').length).toBeGreaterThan(0);
    expect(bench.party.host?.mode).toBe('open');
  });

  test('EP10 without it there is no majority: it is asked again, and the table waits', () => {
    const bench = candidate();
    join(bench, 5, 'a');
    pass(bench, 12_000, { 5: vote(longer) });
    expect(bench.party.host?.mode).toBe('canvass');
    pass(bench, 4_000, { 5: vote(longer) });
    bench.say(5, { t: 'log', epoch: 2, from: 2, entries: longer.slice(2) });
    pass(bench, 4_000, { 5: vote(longer) });
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.party.replica.log).toHaveLength(4);
  });

  test('EP10 the voter with the best log dies before it is fetched: the others go on', () => {
    const world = openTable({ seed: 5, devices: 5 });
    world.network.split((n) => (n <= 1 ? 0 : 1));
    world.command(0, act('a', 1));
    world.run(6);
    world.kill(0);
    world.network.heal();
    world.command(2, { c: 'takeOver' });
    const voted = (): boolean => world.party(2).host?.votes.has(world.node(1).device) ?? false;
    expect(world.until(voted, 200)).not.toBeNull();
    world.kill(1);
    expect(world.until(() => world.party(2).host?.mode === 'open', 100)).not.toBeNull();
    world.boot(0);
    world.boot(1);
    expect(world.until(() => world.converged(), 400)).not.toBeNull();
    world.inspect();
  });
});

describe('false promises', () => {
  test('EP6 one member that names a far epoch costs the table a moment, not its life', () => {
    for (const far of [limits.promiseJump + 1, 999, 1_000, 1_001, 1_000_000]) {
      const world = openTable({ seed: 3, devices: 3 });
      const liar = world.party(1);
      const { port } = liar.dialler;
      if (!port) throw new Error('no link');
      const { seq, hash } = headOf(liar.replica.log);
      const beat = { t: 'beat', seq, hash, epoch: 1, promised: 1 + far, state: null };
      for (const text of toFrames(port.frames, beat) ?? []) world.node(1).links?.send(port.link, text);
      world.run(4);
      expect(world.until(() => world.converged(), 200)).not.toBeNull();
      world.kill(0);
      world.boot(0);
      expect(world.until(() => world.converged(), 400)).not.toBeNull();
      world.inspect();
    }
  });

  test('EP6 a promise far ahead is approached in steps; one beyond reach is not believed', () => {
    const bench = hostBench(undefined, ['c']);
    join(bench, 8, 'b', 1 + limits.promiseReach + 1);
    expect(bench.party.host).toMatchObject({ mode: 'open', epoch: 1 });
    join(bench, 9, 'b', 1 + limits.promiseReach);
    expect(bench.party.host).toMatchObject({ mode: 'canvass', epoch: 1 + limits.promiseJump + 1 });
  });

  test('EP9 a guest follows a proved host or candidate however far its epoch is', () => {
    const bench = guestBench(undefined, log2);
    bench.say(1, { t: 'canvass', epoch: 5_000, by: deviceNamed('c'), ask: true });
    expect(bench.told(1, 'vote').pop()).toMatchObject({ epoch: 5_000 });
    callHost(bench, 1);
    welcome(bench, 1, log2, 9_000);
    expect(bench.party.guest).toMatchObject({ joined: true, epoch: 9_000 });
  });
});

describe('late ticks', () => {
  const beat = { t: 'beat', seq: 0, hash: '0'.repeat(32), epoch: 1, promised: 0, state: null };

  test('BT2 a tick seven seconds late closes no link that spoke meanwhile', () => {
    const bench = hostBench();
    bench.say(1, beat);
    bench.tick(7_000);
    expect(bench.party.host?.peers.size).toBe(2);
    bench.say(1, beat);
    bench.pass(timing.afterGap + 500);
    expect([...(bench.party.host?.peers.keys() ?? [])]).toEqual([1]);
  });

  test('BT2 a guest that slept gives its host one more beat, then dials', () => {
    const bench = guestBench(undefined, log2);
    bench.tick(1_800_000);
    expect(bench.closed).toEqual([]);
    bench.pass(timing.afterGap + 500);
    expect(bench.closed).toEqual([1]);
  });
});

describe('a long log', () => {
  test('LM1 a candidate that fetches thousands of entries does not punish the voter it asks', () => {
    const bodies = Array.from({ length: 3_000 }, (_, i): [number, Body] => [1, bid('a', `a:1:${i}`)]);
    const long = logOf([1, setupBody], ...bodies);
    const bench = guestBench(undefined, long.slice(0, 2));
    bench.give({ i: 'command', command: { c: 'takeOver' } });
    join(bench, 6, 'c');
    bench.say(6, { t: 'vote', ...positionOf(long), epoch: 2, last: 1 });
    for (let i = 0; i < 40 && bench.party.replica.log.length < long.length; i++) {
      const need = bench.told(6, 'need').pop();
      if (need) bench.say(6, answerNeed(long, long.length, 2, need.samples, limits.batchEntries));
    }
    expect(bench.closed).not.toContain(6);
    expect(bench.party.replica.log).toHaveLength(long.length);
  });
});
