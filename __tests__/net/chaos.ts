// One seeded schedule: a table plays while everything fails, then the weather clears and all must agree.
import { Violation, World, type Node, type WorldOptions } from './world';
import { toyFor, toySetup, type ToyAction, type ToyState } from './toy';
import type { BaseAction } from '@/engine/core/game';
import type { Rules } from '@/net/rules';
import type { ProposalBody } from '@/net/messages';

export interface ChaosResult {
  readonly world: World<ToyState, ToyAction>;
  readonly healSteps: number;
}

export type Chaos = Partial<Pick<WorldOptions<ToyState, ToyAction>, 'devices'>> & {
  rules?: Rules;
  steps?: number;
  /** Devices without a seat when the game starts. */
  watchers?: number;
};

export type Proposer<S, A extends BaseAction> = (world: World<S, A>, index: number) => ProposalBody | null;

const seatNames = ['a', 'b', 'c', 'd', 'e'];

/** Opens a table, seats everyone but the watchers, starts. Calm weather. */
export function openTable({
  watchers = 0,
  ...options
}: Omit<WorldOptions<ToyState, ToyAction>, 'gameFor'> & Pick<Chaos, 'watchers'>): World<ToyState, ToyAction> {
  const world = new World<ToyState, ToyAction>({ ...options, gameFor: toyFor });
  for (const node of world.nodes) world.boot(node.index);
  const seats = seatNames.slice(0, options.devices - watchers);
  if (world.until(() => world.host() !== null, 20) === null) throw new Error('no host at the beginning');
  for (const id of seats) {
    world.command(0, { c: 'lobby', edit: { op: 'add', seat: { id, name: id, colour: '', device: '' } } });
  }
  const joined = (): boolean => world.nodes.every((n) => n.index === 0 || n.party?.guest.joined === true);
  if (world.until(joined, 60) === null) throw new Error('not everyone joined');
  seats.forEach((seat, i) =>
    world.command(i, { c: 'claim', claim: { seat, name: seat, colour: 'red', hold: true } }),
  );
  world.run(4);
  world.command(0, { c: 'start', setup: toySetup(seats) });
  if (world.until(() => world.converged(), 60) === null) throw new Error('the start did not settle');
  return world;
}

export function randomProposal(world: World<ToyState, ToyAction>, index: number): ProposalBody | null {
  const party = world.party(index);
  const { session } = party.replica;
  const seats = Object.keys(session.holders).filter((s) => session.holders[s] === party.device);
  const { chance } = world;
  // Now and then someone tries for a seat that is not theirs.
  const seat = chance.percent(0.5) ? 'a' : (seats[chance.below(seats.length)] ?? 'a');
  const length = session.timeline.actions.length;
  if (length > 0 && chance.percent(12)) {
    return chance.percent(60)
      ? { kind: 'undo', seat, to: Math.max(0, length - 1 - chance.below(3)) }
      : { kind: 'redo', seat };
  }
  const type = chance.percent(50) ? 'add' : 'bid';
  return { kind: 'act', action: { seat, type, n: chance.below(10), tag: world.inputs } as ToyAction };
}

function disturb<S, A extends BaseAction>(world: World<S, A>): void {
  const { chance, network } = world;
  const any = chance.below(world.nodes.length);
  const node = world.node(any);
  if (node.party?.status === 'lost' && chance.percent(6)) world.command(any, { c: 'takeOver' });
  // One die for all of it: most steps bring nothing, and dice cost time.
  let roll = chance.below(10_000);
  const happens = (percent: number): boolean => (roll -= percent * 100) < 0 && roll >= -percent * 100;
  if (happens(2)) network.cut();
  if (happens(0.7)) {
    if (node.party) world.kill(any);
    node.wakeAt = network.now + 1 + chance.below(60);
  }
  if (happens(0.7)) {
    const side = chance.below(1 << world.nodes.length);
    network.split((n) => (side >> n) & 1);
  }
  if (happens(2.5)) network.heal();
  if (happens(0.15)) world.command(any, { c: 'takeOver' });
  if (happens(0.5)) node.diskFull = !node.diskFull;
  if (happens(0.5)) node.diskDelay = chance.below(8);
  if (happens(0.2)) node.offset += (chance.below(3) - 1) * 3_600_000;
  if (happens(0.5)) world.command(any, { c: 'clock', op: chance.percent(50) ? 'pause' : 'resume' });
  if (happens(1)) {
    const seat = seatNames[chance.below(world.nodes.length)] ?? 'a';
    const device = chance.percent(50) ? '' : world.node(chance.below(world.nodes.length)).device;
    world.command(any, { c: 'seat', seat, device });
  }
}

function play<S, A extends BaseAction>(world: World<S, A>, propose: Proposer<S, A>, percent: number): void {
  for (const node of world.nodes) {
    const party = node.party;
    if (!party || !party.replica.session.setup) continue;
    if (!party.pending && world.chance.percent(percent)) {
      const body = propose(world, node.index);
      if (body) world.command(node.index, { c: 'propose', body });
    }
    for (const ask of party.asks) {
      const seat = ask.waiting.find((s) => party.replica.session.holders[s] === party.device);
      if (seat && world.chance.percent(20)) {
        world.command(node.index, { c: 'answer', id: ask.id, seat, yes: world.chance.percent(80) });
      }
    }
  }
}

export function runChaos(seed: number, options: Chaos = {}): ChaosResult {
  const devices = options.devices ?? 2 + (seed % 4);
  const batch = [1, 2, 200][seed % 3];
  // A board for all, a guest who looks on: at every fourth table, at every eighth two of them.
  const watchers = options.watchers ?? (devices < 3 ? 0 : seed % 8 === 3 ? 2 : seed % 4 === 1 ? 1 : 0);
  const world = openTable({
    seed,
    devices,
    watchers,
    rules: options.rules,
    batch,
    frameBytes: seed % 5 === 0 ? 256 : undefined,
  });
  return { world, healSteps: storm(world, randomProposal, seed, options.steps ?? 320) };
}

/** Plays through a storm; how long it took to agree when it was over. */
export function storm<S, A extends BaseAction>(
  world: World<S, A>,
  propose: Proposer<S, A>,
  seed: number,
  steps: number,
): number {
  const { chance, network } = world;
  // Half of the tables have weather one could play in: there the log grows and much is at stake.
  const rough = seed % 2 === 0;
  network.weather = {
    drop: chance.below(rough ? 41 : 6),
    repeat: chance.below(41),
    delay: 1 + chance.below(rough ? 15 : 3),
    silentDeath: chance.below(101),
    linger: 1 + chance.below(120),
  };
  for (let i = 0; i < steps; i++) {
    disturb(world);
    play(world, propose, 8);
    world.tick();
  }
  network.heal();
  network.weather = { drop: 0, repeat: 0, delay: 2, silentDeath: 0, linger: 4 };
  for (const node of world.nodes) {
    node.diskFull = false;
    node.diskDelay = 0;
    node.wakeAt = 0;
    world.boot(node.index);
  }
  const healed = network.now;
  // A third of the tables first go on without one device, if the others are a majority by all their logs.
  const dead = seed % 3 === 0 ? dispensable(world) : null;
  if (dead) {
    world.kill(dead.index);
    agree(world, dead);
    world.boot(dead.index);
  }
  agree(world, null);
  world.inspect();
  return network.now - healed;
}

function dispensable<S, A extends BaseAction>(world: World<S, A>): Node<S, A> | null {
  const voters = world.nodes.flatMap((n) => (n.party ? [n.party.replica.session.voters] : []));
  const able = world.nodes.filter((n) =>
    voters.every((all) => all.filter((d) => d !== n.device).length * 2 > all.length),
  );
  return able[world.chance.below(able.length)] ?? null;
}

/** Calm weather, and people who tap when nobody leads: all but the dead must come to agree. */
function agree<S, A extends BaseAction>(world: World<S, A>, dead: Node<S, A> | null): void {
  let still = 0;
  for (let i = 0; i < 900; i++) {
    world.tick();
    if (world.converged(dead)) return;
    // When nobody leads for a while, someone who sees "lost" taps "continue from my phone". A candidate of an
    // epoch the others have left behind leads nobody.
    still = world.host() ? 0 : still + 1;
    if (still > 48 + world.chance.below(40)) {
      still = 0;
      const holders = world.nodes.filter((n) => n.party?.status === 'lost' && n.party.replica.log.length > 0);
      const one = holders[world.chance.below(holders.length)];
      if (one) world.command(one.index, { c: 'takeOver' });
    }
  }
  throw new Violation(`no agreement after the weather cleared${dead ? ` without ${dead.index}` : ''}`);
}
