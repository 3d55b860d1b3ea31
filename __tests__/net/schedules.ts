// Schedules that need several coincidences; too rare to wait for.
import type { Rules } from '@/net/rules';
import { openTable } from './chaos';
import type { ToyAction, ToyState } from './toy';
import type { World } from './world';

type Toy = World<ToyState, ToyAction>;

export const act = (seat: string, tag: number, type: 'add' | 'bid' = 'bid') =>
  ({ c: 'propose', body: { kind: 'act', action: { seat, type, n: 1, tag } as ToyAction } }) as const;

function must(world: Toy, what: string, condition: () => boolean, steps = 200): void {
  if (world.until(condition, steps) === null) throw new Error(`schedule: ${what} did not happen`);
}

function finish(world: Toy): void {
  world.network.heal();
  for (const node of world.nodes) {
    node.diskFull = false;
    world.boot(node.index);
  }
  must(world, 'agreement', () => world.converged(), 900);
  world.inspect();
}

/** 2 votes for 1, loses it before it opens, and comes back to the old host 0; does it still keep its word? */
export function voteThenReturn(rules: Rules, restart: boolean): void {
  const world = openTable({ seed: 7, devices: 3, rules });
  world.network.split((n) => (n === 0 ? 0 : 1));
  world.command(1, { c: 'takeOver' });
  must(world, 'a vote', () => (world.party(1).host?.votes.size ?? 0) > 0);
  if (restart) {
    world.kill(2);
    world.boot(2);
  }
  world.network.split((n) => (n === 1 ? 0 : 1));
  must(world, 'the candidate opens', () => world.party(1).host?.mode === 'open');
  must(world, 'the voter is back', () => world.party(2).guest.joined);
  world.command(0, act('a', 1));
  world.run(20);
  finish(world);
}

/** Raft's figure 8: an entry of an older epoch reaches a majority and is overwritten all the same. */
export function figure8(rules: Rules): void {
  const world = openTable({ seed: 8, devices: 5, rules, batch: 1 });
  // a) 0 logs an entry that only 1 gets.
  world.network.split((n) => (n <= 1 ? 0 : 1));
  world.command(0, act('a', 1));
  must(world, 'the entry reaches 1', () => world.party(1).replica.saved === 2);
  // b) 4 becomes host with the votes of 2 and 3, and keeps its first entry to itself.
  world.network.split((n) => (n === 0 ? 0 : n === 1 ? 1 : 2));
  world.command(4, { c: 'takeOver' });
  must(world, 'votes for 4', () => world.party(4).host?.votes.size === 2);
  world.network.split((n) => n);
  must(world, '4 opens', () => world.party(4).host?.mode === 'open' && world.party(4).replica.saved === 2);
  // c) 0 is host again with 1 and 2; its disk fills up before its own first entry is written.
  world.network.split((n) => (n <= 2 ? 0 : n));
  must(world, '0 asks again', () => {
    const host = world.party(0).host;
    return host !== null && host.epoch > 2 && host.listening === host.epoch;
  });
  world.node(0).diskFull = true;
  must(world, '2 has the old entry', () => world.party(2).replica.saved === 2 && world.party(2).guest.joined);
  world.run(12);
  // d) 0 dies; 4 is heard again, and its log is the later one.
  world.kill(0);
  world.network.split((n) => (n === 0 ? 0 : 1));
  const leads = (): boolean => world.party(4).host?.mode === 'open' && (world.party(4).host?.epoch ?? 0) > 3;
  must(world, '4 leads', leads, 900);
  world.run(20);
  finish(world);
}
