// What was on its way to the host when the host was lost.
import { entryAfter, headOf, type Entry } from '@/net/entry';
import { timing } from '@/net/limits';
import { openTable } from './chaos';
import { bid, guestBench, join, logOf, setupBody, type Bench } from './fakes';
import { act } from './schedules';
import type { ToyAction } from './toy';

const log2 = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);

describe('PR4 what a guest has proposed when it stands for host', () => {
  const vote2 = ({ seq, hash }: Entry): object => ({ t: 'vote', seq, hash, epoch: 2, last: 1 });
  const asking = (): { bench: Bench; cid: string } => {
    const bench = guestBench(undefined, log2);
    bench.give({ i: 'down', link: 1 });
    const action: ToyAction = { seat: 'b', type: 'bid', n: 1, tag: 7 };
    bench.give({ i: 'command', command: { c: 'propose', body: { kind: 'act', action } } });
    bench.give({ i: 'command', command: { c: 'takeOver' } });
    join(bench, 6, 'c');
    return { bench, cid: bench.last('proposed')?.cid ?? '' };
  };
  /** The old host had told c of more than us before it was gone. */
  const openedWith = (bench: Bench, log: readonly Entry[]): void => {
    const head = log[log.length - 1];
    if (head) bench.say(6, vote2(head));
    bench.pass(timing.grace + 500);
    if (log.length > log2.length)
      bench.say(6, { t: 'log', epoch: 2, from: log2.length, entries: log.slice(log2.length) });
    bench.pass(timing.grace + 500);
    expect(bench.party.host?.mode).toBe('open');
    expect(bench.party.pending).toBeNull();
  };

  test('is its own proposal when it opens: the position is the one it was made for (PR2)', () => {
    const { bench, cid } = asking();
    bench.pass(2_000);
    expect([bench.party.pending?.cid, bench.party.replica.log.length]).toEqual([cid, log2.length]);
    openedWith(bench, log2);
    expect(bench.party.replica.log.slice(2)).toMatchObject([{ kind: 'epoch' }, { kind: 'act', cid }]);
    expect(bench.last('log')?.entries).toMatchObject([{ kind: 'epoch' }, { kind: 'act', cid }]);
    expect(bench.told(6, 'commit').map((m) => m.entry.seq)).toEqual([3, 4]);
    expect(bench.last('rejected')).toBeUndefined();
  });

  test('is not done again when the host before had logged it (PR1)', () => {
    const { bench, cid } = asking();
    const done = entryAfter(headOf(log2), 1, bid('b', cid));
    openedWith(bench, [...log2, ...(done ? [done] : [])]);
    expect(bench.party.replica.log.slice(2)).toMatchObject([{ kind: 'act', cid }, { kind: 'epoch' }]);
    expect(bench.last('rejected')).toBeUndefined();
  });

  test('is stale when the table had gone on (PR2)', () => {
    const { bench, cid } = asking();
    openedWith(bench, logOf([1, setupBody], [1, bid('a', 'a:1:1')], [1, bid('a', 'a:1:2')]));
    expect(bench.party.replica.log.slice(2)).toMatchObject([{ cid: 'a:1:2' }, { kind: 'epoch' }]);
    expect(bench.last('rejected')).toMatchObject({ cid, refusal: { code: 'stale' } });
  });

  test('is repeated to whoever leads instead', () => {
    const world = openTable({ seed: 3, devices: 3 });
    world.network.split((n) => (n === 2 ? 1 : 0));
    world.command(2, act('c', 1));
    world.command(2, { c: 'takeOver' });
    world.command(1, { c: 'takeOver' });
    const led = (): boolean => (world.host()?.party?.host?.epoch ?? 0) > 1;
    expect(world.until(led, 400)).not.toBeNull();
    expect(world.party(2).host?.mode).toBe('canvass');
    world.network.heal();
    expect(world.until(() => world.converged(), 400)).not.toBeNull();
    expect(world.host()?.index).not.toBe(2);
    const acts = world.party(0).replica.log.filter((entry) => entry.kind === 'act');
    expect(acts).toMatchObject([{ seat: 'c' }]);
    world.inspect();
  });
});
