import { timing } from '@/net/limits';
import type { Command, TableEvent } from '@/net/machine';
import { createHostRunner, noLinks, type Disk, type Runner } from '@/net/runner';
import { configOf, deviceNamed } from './fakes';
import { toySetup, type ToyAction, type ToyState } from './toy';

describe('the loop around the machine', () => {
  const quiet = (ms = 30): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const options = (disk: Disk, onEvent: (event: TableEvent) => void, faults: unknown[]) => ({
    config: configOf('a'),
    links: noLinks,
    disk,
    now: () => Date.now(),
    nonce: () => '0'.repeat(32),
    tickMs: 5,
    onEvent,
    onFault: (error: unknown) => void faults.push(error),
  });
  const propose = (tag: number): Command => ({
    c: 'propose',
    body: { kind: 'act', action: { seat: 'a', type: 'bid', n: 1, tag } as ToyAction },
  });
  const start = (runner: Runner<ToyState, ToyAction>): void => {
    const seat = { id: 'a', name: 'a', colour: '', device: deviceNamed('a') };
    runner.command({ c: 'lobby', edit: { op: 'add', seat } });
    runner.command({ c: 'start', setup: toySetup(['a']) });
  };

  test('RN1 a listener that throws costs its event only: the write is done, writes come first', async () => {
    const faults: unknown[] = [];
    const order: string[] = [];
    let bomb = false;
    const disk: Disk = { write: async () => void order.push('write') };
    const runner = createHostRunner<ToyState, ToyAction>(
      options(
        disk,
        (event) => {
          order.push(event.e);
          if (bomb && event.e === 'proposed') throw new Error('a listener');
        },
        faults,
      ),
    );
    await quiet();
    start(runner);
    await quiet();
    bomb = true;
    order.length = 0;
    runner.command(propose(1));
    expect(order.slice(0, 2)).toEqual(['write', 'proposed']);
    await quiet();
    runner.command(propose(2));
    await quiet();
    expect(runner.party.replica).toMatchObject({ saved: 3, writing: null });
    expect(runner.party.settled).toBe(3);
    expect(faults).toHaveLength(2);
    runner.stop();
  });

  test('RN1 a disk that throws is a write that failed, and is tried again', async () => {
    const faults: unknown[] = [];
    const failing: boolean[] = [];
    let broken = false;
    const disk: Disk = {
      write: () => {
        if (broken) throw new Error('a disk');
        return Promise.resolve();
      },
    };
    const runner = createHostRunner<ToyState, ToyAction>(
      options(disk, (event) => void (event.e === 'disk' && failing.push(event.failing)), faults),
    );
    await quiet();
    start(runner);
    await quiet();
    broken = true;
    runner.command(propose(1));
    await quiet();
    broken = false;
    await quiet(timing.diskRetry + 100);
    expect(failing).toEqual([true, false]);
    expect(runner.party.replica.saved).toBe(2);
    runner.stop();
  });
});
