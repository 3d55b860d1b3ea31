// What one member, one late tick or one broken listener must not be able to do to a table.
import { toFrames } from '@/net/frames';
import { headOf } from '@/net/entry';
import { limits } from '@/net/limits';
import { openTable } from './chaos';
import { callHost, deviceNamed, guestBench, hostBench, join, logOf, setupBody, welcome, bid } from './fakes';

const log2 = logOf([1, setupBody], [1, bid('a', 'a:1:1')]);

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
    bench.say(1, { t: 'canvass', epoch: 5_000, by: deviceNamed('c') });
    expect(bench.told(1, 'vote').pop()).toMatchObject({ epoch: 5_000 });
    callHost(bench, 1);
    welcome(bench, 1, log2, 9_000);
    expect(bench.party.guest).toMatchObject({ joined: true, epoch: 9_000 });
  });
});
