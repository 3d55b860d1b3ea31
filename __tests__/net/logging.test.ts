import { refuse } from '@/engine/core/refusal';
import { entryAfter, follows, headOf, verifiedPrefix, type Entry } from '@/net/entry';
import { firstDifference } from '@/net/divergence';
import { timing } from '@/net/limits';
import { openReplica, newMeta } from '@/net/replica';
import { rules } from '@/net/rules';
import { settledIndex } from '@/net/settle';
import { answerNeed, mergeLog, samplesOf } from '@/net/sync';
import { bid, deviceNamed, guestBench, hostBench, logOf, setupBody, welcome, type Bench } from './fakes';
import { toy, toyFor, type ToyAction } from './toy';

const b8 = deviceNamed('b').slice(0, 8);
const cid = `${b8}:1:1`;
const bidBody = (seat: string, n = 1) =>
  ({ kind: 'act', action: { seat, type: 'bid', n, tag: n } as ToyAction }) as const;
const proposal = (bench: Bench, id = cid, seat = 'b', n = 1) => ({
  t: 'propose',
  cid: id,
  base: bench.party.replica.session.base,
  body: bidBody(seat, n),
});

describe('proposing', () => {
  test('SE1 a seat is the link’s, not the message’s', () => {
    const bench = hostBench();
    bench.say(1, proposal(bench, cid, 'c'));
    expect(bench.told(1, 'reject')[0]?.refusal.code).toBe('notYourSeat');
    expect(bench.party.host?.peers.get(1)?.port.strikes).toBe(1);
    bench.say(1, proposal(bench, `${deviceNamed('c').slice(0, 8)}:1:1`, 'b'));
    expect(bench.party.host?.peers.get(1)?.port.strikes).toBe(2);
    expect(bench.party.replica.log).toHaveLength(1);
  });

  test('PR1 the same proposal again is answered with the entry it became', () => {
    const bench = hostBench();
    const message = proposal(bench);
    bench.say(1, message);
    bench.say(1, message);
    expect(bench.told(1, 'commit').map((c) => c.entry.seq)).toEqual([2, 2]);
    expect(bench.told(1, 'reject')).toEqual([]);
    expect(bench.party.replica.log).toHaveLength(2);
  });

  test('PR1 without de-duplication the same proposal is refused as stale though it was done', () => {
    const bench = hostBench({ ...rules, alreadyLogged: () => null });
    const message = proposal(bench);
    bench.say(1, message);
    bench.say(1, message);
    expect(bench.told(1, 'reject')).toHaveLength(1);
  });

  test('PR2 a proposal based on another position is stale; notes and epochs do not make it so', () => {
    const bench = hostBench();
    const early = proposal(bench, `${b8}:1:2`);
    bench.give({ i: 'command', command: { c: 'clock', op: 'start' } });
    bench.say(1, early);
    expect(bench.told(1, 'reject')).toEqual([]);
    bench.say(1, { ...early, cid: `${b8}:1:3` });
    expect(bench.told(1, 'reject')[0]?.refusal.code).toBe('stale');
  });

  test('PR3 what the game refuses comes back with its reason', () => {
    const bench = hostBench();
    bench.say(1, proposal(bench, cid, 'b', 10));
    expect(bench.told(1, 'reject')[0]?.refusal).toEqual(refuse('tooMuch', 'T2', { n: 10 }));
  });

  test('PR4 a guest repeats its one proposal until it is answered, and applies nothing itself', () => {
    const log = logOf([1, setupBody]);
    const bench = guestBench(undefined, log);
    bench.give({ i: 'command', command: { c: 'propose', body: bidBody('b') } });
    bench.give({ i: 'command', command: { c: 'propose', body: bidBody('b') } });
    expect(bench.last('rejected')?.refusal.code).toBe('busy');
    expect(bench.party.replica.log).toHaveLength(1);
    bench.tick(timing.resend);
    bench.tick(timing.resend);
    const sent = bench.told(1, 'propose');
    expect(sent.length).toBe(3);
    expect(new Set(sent.map((m) => m.cid)).size).toBe(1);
    const entry = entryAfter(headOf(log), 1, bid('b', sent[0]?.cid ?? ''));
    bench.say(1, { t: 'commit', epoch: 1, entry, settled: 1 });
    expect(bench.party.pending).toBeNull();
    expect(bench.party.replica.log).toHaveLength(2);
  });
});

describe('logging', () => {
  test('CM1 guests are told after the write, not before', () => {
    const bench = hostBench();
    bench.autoWrite = false;
    bench.say(1, proposal(bench));
    expect(bench.told(1, 'commit')).toEqual([]);
    expect(bench.told(2, 'commit')).toEqual([]);
    bench.wrote(true);
    expect(bench.told(2, 'commit')).toHaveLength(1);
  });

  test('CM1 a disk that fails is tried again; meanwhile nothing new is logged', () => {
    const bench = hostBench();
    bench.autoWrite = false;
    bench.say(1, proposal(bench));
    bench.wrote(false);
    expect(bench.last('disk')?.failing).toBe(true);
    bench.give({ i: 'command', command: { c: 'propose', body: bidBody('a') } });
    expect(bench.last('rejected')?.refusal.code).toBe('disk');
    const tried = bench.writes.length;
    bench.pass(timing.diskRetry + 250);
    expect(bench.writes.length).toBe(tried + 1);
    bench.wrote(true);
    expect(bench.told(2, 'commit')).toHaveLength(1);
    expect(bench.last('disk')?.failing).toBe(false);
  });

  test('CM2 a guest takes the next entry of the chain only, and asks when something is missing', () => {
    const log = logOf([1, setupBody], [1, bid('a', 'a:1:1')], [1, bid('a', 'a:1:2')]);
    const bench = guestBench(undefined, log.slice(0, 1));
    bench.tick(1000);
    const asked = bench.told(1, 'need').length;
    bench.say(1, { t: 'commit', epoch: 1, entry: log[2], settled: 0 });
    expect(bench.party.replica.log).toHaveLength(1);
    expect(bench.told(1, 'need')).toHaveLength(asked + 1);
    bench.say(1, { t: 'commit', epoch: 1, entry: { ...log[1], hash: '1'.repeat(32) }, settled: 0 });
    expect(bench.party.replica.log).toHaveLength(1);
    bench.say(1, { t: 'commit', epoch: 1, entry: log[1], settled: 0 });
    bench.say(1, { t: 'commit', epoch: 1, entry: log[1], settled: 0 });
    expect(bench.party.replica.log).toHaveLength(2);
  });

  test('AK1 a guest acknowledges what is on its disk', () => {
    const log = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);
    const bench = guestBench(undefined, log.slice(0, 1));
    bench.autoWrite = false;
    bench.say(1, { t: 'commit', epoch: 1, entry: log[1], settled: 0 });
    expect(bench.told(1, 'ack').pop()?.seq).toBe(1);
    bench.wrote(true);
    expect(bench.told(1, 'ack').pop()).toMatchObject({ seq: 2, hash: log[1]?.hash, epoch: 1 });
  });

  test('AK2 SD1 what counts is the same hash in the same epoch, on a majority', () => {
    const bench = hostBench();
    const head = headOf(bench.party.replica.log);
    const ack = { t: 'ack', seq: 1, hash: head.hash, epoch: 1, promised: 0, state: null };
    bench.say(1, { ...ack, hash: '2'.repeat(32) });
    bench.say(1, { ...ack, epoch: 0 });
    expect(bench.party.settled).toBe(0);
    bench.say(1, ack);
    expect(bench.party.settled).toBe(1);
  });

  test('SD1 an entry of an older epoch settles only under one of the current', () => {
    const log = logOf([1, setupBody], [1, bid('a', 'a:1:1')], [2, { kind: 'epoch', host: deviceNamed('a') }]);
    const at = (seqs: Record<string, number>) => (d: string) => seqs[d] ?? 0;
    expect(settledIndex(log, 2, ['a', 'b', 'c'], at({ a: 3, b: 2, c: 2 }), rules)).toBe(0);
    expect(settledIndex(log, 2, ['a', 'b', 'c'], at({ a: 3, b: 3, c: 0 }), rules)).toBe(3);
    expect(settledIndex(log, 2, ['a', 'b'], at({ a: 3 }), rules)).toBe(0);
    expect(settledIndex(log, 2, [], at({}), rules)).toBe(0);
  });

  test('ST1 voters change one at a time, each change settled before the next', () => {
    const bench = hostBench();
    const seat = (id: string, device: string): string | undefined => {
      bench.events.length = 0;
      bench.give({ i: 'command', command: { c: 'seat', seat: id, device } });
      return bench.last('refused')?.refusal.code;
    };
    const settle = (): void => {
      const { seq, hash } = headOf(bench.party.replica.log);
      for (const link of [1, 2]) bench.say(link, { t: 'ack', seq, hash, epoch: 1, promised: 0, state: null });
    };
    expect(seat('b', '')).toBe('notSettled');
    settle();
    expect(seat('b', deviceNamed('new'))).toBe('freeFirst');
    expect(seat('b', '')).toBeUndefined();
    expect(seat('b', deviceNamed('new'))).toBe('notSettled');
    settle();
    expect(seat('b', deviceNamed('new'))).toBeUndefined();
    expect(bench.party.replica.session.voters).toContain(deviceNamed('new'));
  });
});

describe('catching up', () => {
  const many = logOf(
    [1, setupBody],
    ...Array.from({ length: 99 }, (_, i) => [1, bid('a', `a:1:${i}`)] as const).map(
      (x) => [x[0], x[1]] as [number, (typeof x)[1]],
    ),
  );
  const replica = (entries: readonly Entry[]) =>
    openReplica(toyFor, { meta: newMeta('guest'), entries }, rules);

  test('NE1 the answer follows the highest shared point and is bounded', () => {
    const mine = many.slice(0, 50);
    const samples = samplesOf(mine, null);
    expect(samples.map((s) => s.seq)).toEqual([50, 49, 48, 46, 42, 34, 18]);
    expect(answerNeed(many, 100, 1, samples, 10)).toMatchObject({ from: 50 });
    expect(answerNeed(many, 100, 1, samples, 10).entries).toHaveLength(10);
    expect(answerNeed(many, 60, 1, [{ seq: 90, hash: 'x' }], 200)).toMatchObject({ from: 0 });
    expect(answerNeed(many, 60, 1, [], 200).entries).toHaveLength(60);
  });

  test('NE2 NE3 single entries at a time get on where the points are far apart', () => {
    const forked = [...many.slice(0, 20)];
    for (let i = 0; i < 40; i++) {
      const entry = entryAfter(headOf(forked), 1, bid('c', `c:1:${i}`));
      if (entry) forked.push(entry);
    }
    const epoch = entryAfter(headOf(many), 2, { kind: 'epoch', host: deviceNamed('a') });
    const theirs = epoch ? [...many, epoch] : many;
    const r = replica(forked);
    let shared: { seq: number; hash: string } | null = null;
    let rounds = 0;
    while (headOf(r.log).hash !== headOf(theirs).hash && rounds < 300) {
      rounds += 1;
      const answer = answerNeed(theirs, theirs.length, 2, samplesOf(r.log, shared), 1);
      const merge = mergeLog(r, answer, rules);
      if (merge.kind === 'merged') shared = merge.shared;
    }
    expect(rounds).toBeLessThan(110);
    expect(r.archive).toHaveLength(40);
  });

  test('NE2 a guest asks again at once when a batch was not all', () => {
    const bench = guestBench();
    welcome(bench, 1, many, 1);
    bench.say(1, { t: 'log', epoch: 1, from: 0, entries: many.slice(0, 10) });
    bench.say(1, { t: 'log', epoch: 1, from: 10, entries: many.slice(10, 20) });
    expect(bench.told(1, 'need').map((n) => n.samples[0]?.seq ?? 0)).toEqual([0, 10, 20]);
  });

  test('LG1 a batch with a broken link is not used at all', () => {
    const r = replica(many.slice(0, 5));
    const broken = many.slice(5, 10).map((e, i) => (i === 3 ? { ...e, prev: '3'.repeat(32) } : e));
    expect(mergeLog(r, { t: 'log', epoch: 1, from: 5, entries: broken }, rules).kind).toBe('ignored');
    expect(r.log).toHaveLength(5);
    expect(mergeLog(r, { t: 'log', epoch: 1, from: 50, entries: many.slice(50, 51) }, rules).kind).toBe(
      'ignored',
    );
  });

  test('LG2 only a later epoch’s message overwrites, and what it overwrites is archived', () => {
    const other = logOf([1, setupBody], [1, bid('c', 'c:9:9')]);
    const r = replica(many.slice(0, 4));
    const message = { t: 'log', from: 1, entries: other.slice(1) } as const;
    expect(mergeLog(r, { ...message, epoch: 1 }, rules).kind).toBe('ignored');
    expect(mergeLog(r, { ...message, epoch: 2 }, rules)).toMatchObject({ kind: 'merged' });
    expect(r.log).toHaveLength(2);
    expect(r.archive.map((e) => e.seq)).toEqual([2, 3, 4]);
  });

  test('LG3 the setup is never replaced', () => {
    const other = logOf([2, { kind: 'note', note: { type: 'fork', from: '9'.repeat(32), holders: {} } }]);
    const r = replica(many.slice(0, 4));
    expect(mergeLog(r, { t: 'log', epoch: 9, from: 0, entries: other }, rules).kind).toBe('ignored');
    expect(r.log).toHaveLength(4);
  });

  test('a log that was damaged opens to its longest good beginning', () => {
    const damaged = many.map((e, i) => (i === 30 ? { ...e, epoch: 7 } : e));
    expect(verifiedPrefix(damaged)).toHaveLength(30);
    expect(many.every((e, i) => i === 0 || follows(many[i - 1] ?? e, e))).toBe(true);
  });
});

describe('divergence', () => {
  const sixteen = logOf(
    [1, setupBody],
    ...Array.from({ length: 15 }, (_, i): [number, ReturnType<typeof bid>] => [1, bid('a', `a:1:${i}`)]),
  );

  test('DV1 a state that is wrong in memory is made anew', () => {
    const bench = guestBench(undefined, sixteen);
    const right = bench.party.replica.marks[0]?.hash ?? '';
    const { state } = bench.party.replica.session;
    if (state) state.total += 1;
    bench.say(1, { t: 'diverged', at: 16, hash: right });
    expect(bench.last('repaired')).toEqual({ e: 'repaired', at: 16 });
    expect(bench.party.replica.stopped).toBeNull();
  });

  test('DV1 rules that differ stop the game on that device and keep its log going', () => {
    const bench = guestBench(undefined, sixteen);
    bench.say(1, { t: 'diverged', at: 16, hash: '12345678' });
    expect(bench.last('divergence')).toMatchObject({ at: 16, theirs: '12345678' });
    const next = entryAfter(headOf(sixteen), 1, bid('a', 'a:2:1'));
    bench.say(1, { t: 'commit', epoch: 1, entry: next, settled: 0 });
    expect(bench.party.replica.log).toHaveLength(17);
    bench.give({ i: 'command', command: { c: 'propose', body: bidBody('b') } });
    expect(bench.last('rejected')?.refusal.code).toBe('stopped');
  });

  test('DV1 a host notices the other state in an acknowledgement', () => {
    const bench = hostBench();
    for (let i = 0; i < 15; i++) bench.give({ i: 'command', command: { c: 'propose', body: bidBody('a') } });
    const { seq, hash } = headOf(bench.party.replica.log);
    expect(seq).toBe(16);
    bench.say(1, { t: 'ack', seq, hash, epoch: 1, promised: 0, state: { at: 16, hash: '00000000' } });
    expect(bench.told(1, 'diverged')[0]).toMatchObject({ at: 16, hash: bench.party.replica.marks[0]?.hash });
  });

  test('DV1 a state of entries that were not acknowledged proves nothing', () => {
    const bench = hostBench();
    for (let i = 0; i < 15; i++) bench.give({ i: 'command', command: { c: 'propose', body: bidBody('a') } });
    const first = bench.party.replica.log[0];
    const ack = {
      t: 'ack',
      seq: 1,
      hash: first?.hash,
      epoch: 1,
      promised: 0,
      state: { at: 16, hash: '00000000' },
    };
    bench.say(1, ack);
    expect(bench.told(1, 'diverged')).toEqual([]);
  });

  test('DV2 an action the game does not allow is seen by every guest', () => {
    const bench = guestBench(undefined, sixteen);
    const entry = entryAfter(headOf(sixteen), 1, bid('a', 'a:2:1', 10));
    bench.say(1, { t: 'commit', epoch: 1, entry, settled: 0 });
    expect(bench.last('illegal')).toMatchObject({ seq: 17, refusal: { code: 'tooMuch' } });
    expect(toy.outcome({ seats: [], turn: 0, total: 0, tally: {}, left: 1 })).toBeNull();
  });

  test('the first difference of two states is named', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('/a/1/b');
    expect(firstDifference({ a: 1 }, { a: 1 })).toBeNull();
  });
});
