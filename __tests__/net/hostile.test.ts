// S4: whatever a stranger, a spectator or a cheating guest sends, the table stands.
import { stateHash } from '@/engine/core/hash';
import { entryAfter, genesis } from '@/net/entry';
import { frames, toFrames } from '@/net/frames';
import { chanceOf, type Chance } from '@/net/links/simulated';
import { limits } from '@/net/limits';
import {
  bid,
  call,
  deviceNamed,
  guestBench,
  hello,
  hostBench,
  join,
  nonce,
  proofFor,
  type Bench,
} from './fakes';

const count = process.env.NIGHTLY ? 200_000 : 20_000;

const head = { seq: 1, hash: '0'.repeat(32) };

function hostileMessage(chance: Chance, bench: Bench): unknown {
  const { session, log } = bench.party.replica;
  const b8 = deviceNamed('b').slice(0, 8);
  const act = (seat: string, type = 'bid', n = 1) => ({ kind: 'act', action: { seat, type, n, tag: 1 } });
  const propose = (body: unknown, base: unknown = session.base) => ({
    t: 'propose',
    cid: `${b8}:x:${chance.below(1e6).toString(36)}`,
    base,
    body,
  });
  const choices: (() => unknown)[] = [
    () => null,
    () => [],
    () => 17,
    () => ({ t: 'nonsense' }),
    () => ({ t: 'propose' }),
    () => propose(act('a')),
    () => propose(act('c')),
    () => propose(act('b', 'add')),
    () => propose(act('b', 'bid', 1000)),
    () => propose(act('b'), head),
    () => propose({ kind: 'undo', seat: 'a', to: 0 }),
    () => propose({ kind: 'epoch', host: deviceNamed('b') }),
    () => ({ ...propose(act('b')), cid: `${deviceNamed('a').slice(0, 8)}:x:1` }),
    () => propose({ kind: 'act', action: { seat: 'b', type: 'bid', n: 1.5, tag: 1 } }),
    () => propose({ kind: 'act', action: { seat: 'b', type: 'x'.repeat(5000) } }),
    () => ({ t: 'commit', epoch: 1, settled: 9, entry: entryAfter(log[0] ?? genesis, 1, bid('b', 'b:1:1')) }),
    () => ({ t: 'commit', epoch: 99, settled: 9, entry: log[0] }),
    () => ({
      t: 'welcome',
      ...head,
      epoch: 7,
      settled: 1,
      host: deviceNamed('b'),
      roster: { started: true, seats: [], devices: [] },
    }),
    () => ({ t: 'pulse', ...head, epoch: 9, settled: 9, host: deviceNamed('b'), clock: null }),
    () => ({ t: 'log', epoch: 1, from: 0, entries: log.slice() }),
    () => ({ t: 'canvass', epoch: 5, by: deviceNamed('b'), ask: true }),
    () => ({ t: 'vote', ...head, epoch: 1 + chance.below(3), last: 900 }),
    () => ({ t: 'ack', ...head, seq: 5999, epoch: 1, promised: 0, state: null }),
    () => ({ t: 'ack', ...head, epoch: 1, promised: 0, state: { at: 16, hash: 'ffffffff' } }),
    () => ({ t: 'need', epoch: 1, samples: [{ seq: 5000, hash: '1'.repeat(32) }] }),
    () => ({ t: 'need', epoch: 1, samples: new Array(500).fill(head) }),
    () => ({ t: 'answer', id: 'x:1:1', seat: 'a', yes: true }),
    () => proofFor(9, 'a'),
    () => hello,
    () => ({ t: 'diverged', at: 1, hash: '00000000' }),
    () => ({ t: 'asks', asks: [] }),
    () => ({ t: 'roster', roster: null }),
    () => ({ t: 'bye', code: 'unheard-of', detail: '' }),
  ];
  return (choices[chance.below(choices.length)] ?? (() => null))();
}

function hostileText(chance: Chance, bench: Bench): string {
  const good = toFrames(frames(), hostileMessage(chance, bench))?.[0] ?? '';
  switch (chance.below(12)) {
    case 0:
      return good.slice(0, chance.below(good.length));
    case 1: {
      const at = chance.below(good.length);
      return good.slice(0, at) + String.fromCharCode(chance.below(300)) + good.slice(at + 1);
    }
    case 2:
      return `v1|1|1/1|${'['.repeat(1 + chance.below(11_000))}`;
    case 3:
      return `v1|1|1/1|{"t":"propose","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}`;
    case 4:
      return 'v1|1|1/1|' + '9'.repeat(chance.below(400)) + 'e400';
    case 5:
      return `v1|${1 + chance.below(50)}|${1 + chance.below(60)}/${1 + chance.below(20_000)}|${'x'.repeat(chance.below(12_000))}`;
    case 6:
      return 'x'.repeat(chance.below(40_000));
    case 7:
      return `v1|1|1/1|{"t":"hello","nonce":null,"min":NaN}`;
    default:
      return good;
  }
}

const fingerprint = (bench: Bench): string =>
  JSON.stringify([
    bench.party.replica.log.length,
    bench.party.replica.log[bench.party.replica.log.length - 1]?.hash,
    stateHash(bench.party.replica.session.state),
    bench.party.replica.meta,
    bench.party.settled,
    bench.party.host?.epoch,
    bench.party.host?.mode,
  ]);

describe('S4 hostile messages', () => {
  test(`${count} to a host, from a guest with a seat: nothing changes but by legal acts of that seat`, () => {
    const chance = chanceOf(4);
    const bench = hostBench(undefined, ['c']);
    let link = 100;
    let open = false;
    let dropped = 0;
    const heap = process.memoryUsage().heapUsed;
    for (let i = 0; i < count; i++) {
      if (!open) {
        bench.party.host?.bans.clear();
        join(bench, ++link, 'b');
        open = true;
      }
      const before = fingerprint(bench);
      const length = bench.party.replica.log.length;
      bench.give({ i: 'frame', link, text: hostileText(chance, bench) });
      const added = bench.party.replica.log.slice(length);
      if (added.length === 0 && fingerprint(bench) !== before)
        throw new Error(`message ${i} changed something`);
      if (added.length > 0) expect(added).toEqual([expect.objectContaining({ kind: 'act', seat: 'b' })]);
      if (bench.closed.includes(link)) {
        open = false;
        dropped += 1;
      }
      if (chance.percent(10)) bench.tick(200);
      bench.sent.length = 0;
      bench.events.length = 0;
      bench.writes.length = 0;
    }
    expect(dropped).toBeGreaterThan(count / 60);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(80e6);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(bench.party.host?.peers.size).toBeLessThanOrEqual(2);
    expect(bench.party.host?.bans.size).toBeLessThanOrEqual(256);
  }, 120_000);

  test(`${count / 4} to a host, unproved: nothing is read, nothing is told`, () => {
    const chance = chanceOf(5);
    const bench = hostBench(undefined, []);
    const before = fingerprint(bench);
    for (let i = 0; i < count / 4; i++) {
      const link = 100 + i;
      const remote = `stranger${i % 7}`;
      bench.give({ i: 'up', link, dialled: null, prints: { local: 'L', remote }, nonce: nonce(link) });
      if (chance.percent(50)) bench.say(link, hello);
      for (let k = 0; k < 4; k++) bench.give({ i: 'frame', link, text: hostileText(chance, bench) });
      if (chance.percent(30)) bench.tick(1000);
      const told = bench.sent.filter((s) => s.link === link).map((s) => s.message.t);
      if (!told.every((t) => t === 'hello' || t === 'bye'))
        throw new Error(`a stranger was told ${told.join()}`);
      bench.sent.length = 0;
      bench.events.length = 0;
      bench.closed.length = 0;
    }
    expect(fingerprint(bench)).toBe(before);
    expect(bench.party.host?.peers.size).toBeLessThanOrEqual(limits.unproved + 1);
  }, 120_000);

  test(`${count / 4} to a guest, from a host that does not keep to the rules: the log stays a chain`, () => {
    const chance = chanceOf(6);
    const bench = guestBench();
    for (let i = 0; i < count / 4; i++) {
      bench.give({ i: 'frame', link: 1, text: hostileText(chance, bench) });
      bench.sent.length = 0;
      bench.events.length = 0;
    }
    expect(bench.party.replica.log).toEqual([]);
    expect(bench.closed).toContain(1);
  });

  test('a flood is dropped at the third message too many', () => {
    const bench = hostBench();
    for (let i = 0; i < 400; i++) bench.say(1, { t: 'beat', ...head, epoch: 1, promised: 0, state: null });
    expect(bench.closed).toContain(1);
    expect(bench.last('dropped')).toMatchObject({ device: deviceNamed('b') });
  });

  test('a replayed proof of another connection is refused', () => {
    const bench = hostBench();
    call(bench, 50);
    bench.say(50, proofFor(1, 'b'));
    expect(bench.told(50, 'bye')).toEqual([{ t: 'bye', code: 'proof', detail: '' }]);
    expect(bench.told(50, 'welcome')).toEqual([]);
  });

  test('the secret without the token of a seat is a spectator: it may look and not act', () => {
    const bench = hostBench();
    join(bench, 60, 'stranger');
    expect(bench.told(60, 'welcome')).toHaveLength(1);
    const cid = `${deviceNamed('stranger').slice(0, 8)}:x:1`;
    const base = bench.party.replica.session.base;
    const length = bench.party.replica.log.length;
    const body = { kind: 'act', action: { seat: 'b', type: 'bid', n: 1, tag: 1 } };
    for (let i = 0; i < 3; i++) bench.say(60, { t: 'propose', cid, base, body });
    expect(bench.told(60, 'reject')[0]?.refusal.code).toBe('notYourSeat');
    expect(bench.party.replica.log).toHaveLength(length);
    expect(bench.closed).toContain(60);
  });
});
