// A table of several devices on a simulated network, and the eyes that watch what must never happen.
import type { BaseAction } from '@/engine/core/game';
import { stateHash } from '@/engine/core/hash';
import { mac, tableIdOf, tokenFor } from '@/net/code';
import { deviceOf, type Keys } from '@/net/keys';
import type { DeviceId, Entry, Holders } from '@/net/entry';
import type { Links } from '@/net/links/link';
import { FakeDisk, SimulatedNetwork, chanceOf, type Chance } from '@/net/links/simulated';
import type { Command, Effect, Input, TableConfig, TableEvent } from '@/net/machine';
import type { Party } from '@/net/party';
import type { Rules } from '@/net/rules';
import { holdersAfter } from '@/net/seats';
import type { GameFor } from '@/net/session';
import { comeBack, step } from '@/net/table';

export const stepMs = 250;

export class Violation extends Error {}

export interface WorldOptions<S, A extends BaseAction> {
  readonly seed: number;
  readonly devices: number;
  readonly gameFor: GameFor<S, A>;
  readonly rules?: Rules;
  readonly batch?: number;
  readonly frameBytes?: number;
  readonly autoFollow?: boolean;
}

export interface Node<S, A extends BaseAction> {
  readonly index: number;
  readonly device: DeviceId;
  readonly config: TableConfig<S, A>;
  disk: FakeDisk;
  party: Party<S, A> | null;
  links: Links | null;
  wakeAt: number;
  /** The log as the events told it. */
  mirror: Entry[];
  events: TableEvent[];
  offset: number;
  boots: number;
  diskFull: boolean;
  diskDelay: number;
}

/** Worth as much as signatures where nobody lies, as here, and ten thousand tables have time for them. */
const honestKeys: Keys = {
  publicKey: (token) => mac(token, 'public'),
  sign: (token, text) => mac(token, 'public') + mac(honestKeys.publicKey(token), text),
  verifies: (key, text, signature) => signature === key + mac(key, text),
};

export const secret = mac('00'.repeat(16), 'a table').slice(0, 32);

const epochOf = <S, A extends BaseAction>(party: Party<S, A>): number =>
  party.host ? party.host.epoch : party.guest.epoch;

export class World<S, A extends BaseAction> {
  readonly chance: Chance;
  readonly network: SimulatedNetwork;
  readonly nodes: Node<S, A>[] = [];
  /** Hash at each index any device ever called settled. */
  readonly settled: string[] = [];
  /** The epoch in which each was first called settled. */
  readonly settledIn: number[] = [];
  /** Everything any host ever announced. */
  readonly announced = new Map<string, Entry>();
  /** What each device's screen was told had to give way. */
  readonly archivedShown = new Set<string>();
  elections = 0;
  inputs = 0;

  constructor(readonly options: WorldOptions<S, A>) {
    this.chance = chanceOf(options.seed);
    this.network = new SimulatedNetwork(this.chance);
    for (let index = 0; index < options.devices; index++) this.nodes.push(this.newNode(index));
  }

  node(index: number): Node<S, A> {
    const node = this.nodes[index];
    if (!node) throw new Error(`no node ${index}`);
    return node;
  }

  party(index: number): Party<S, A> {
    const { party } = this.node(index);
    if (!party) throw new Error(`node ${index} is off`);
    return party;
  }

  private newNode(index: number): Node<S, A> {
    const { options } = this;
    const token = tokenFor(mac('01'.repeat(16), String(index)).slice(0, 32), tableIdOf(secret));
    return {
      index,
      device: deviceOf(token, honestKeys),
      config: {
        secret,
        token,
        keys: honestKeys,
        name: `P${index}`,
        gameFor: options.gameFor,
        engine: 'e1',
        build: 'b1',
        seed: index + 1,
        rules: options.rules,
        batch: options.batch,
        frameBytes: options.frameBytes,
        autoFollow: options.autoFollow,
      },
      disk: new FakeDisk(index === 0 ? 'host' : 'guest'),
      party: null,
      links: null,
      wakeAt: 0,
      mirror: [],
      events: [],
      offset: 0,
      boots: 0,
      diskFull: false,
      diskDelay: 0,
    };
  }

  boot(index: number): void {
    const node = this.node(index);
    if (node.party) return;
    node.boots += 1;
    const seed = index * 1000 + node.boots;
    node.party = comeBack({ ...node.config, seed }, node.disk.load());
    node.mirror = node.party.replica.log.slice();
    const alive = node.party;
    const give = (input: Input): void => {
      if (node.party === alive) this.give(node, input);
    };
    node.links = this.network.attach(index, {
      up: (link, dialled, prints) => {
        const nonce = mac('02'.repeat(16), `${link}`).slice(0, 32);
        give({ i: 'up', link, dialled, prints, nonce });
      },
      down: (link) => give({ i: 'down', link }),
      frame: (link, text) => give({ i: 'frame', link, text }),
      taken: (epoch) => give({ i: 'taken', epoch }),
      trouble: () => undefined,
    });
  }

  kill(index: number): void {
    const node = this.node(index);
    if (!node.party) return;
    node.party = null;
    node.links = null;
    this.network.kill(index);
    node.disk.crash(this.chance);
  }

  command(index: number, command: Command): void {
    const node = this.node(index);
    if (node.party) this.give(node, { i: 'command', command });
  }

  give(node: Node<S, A>, input: Input): void {
    const party = node.party;
    if (!party) return;
    this.inputs += 1;
    for (const effect of step(party, input)) this.perform(node, party, effect);
  }

  private perform(node: Node<S, A>, party: Party<S, A>, effect: Effect): void {
    if (node.party !== party) return;
    switch (effect.f) {
      case 'send':
        return node.links?.send(effect.link, effect.text);
      case 'close':
        return node.links?.close(effect.link);
      case 'dial':
        return node.links?.dial(effect.epoch);
      case 'listen':
        this.elections += 1;
        return node.links?.listen(effect.epoch, effect.alias);
      case 'unlisten':
        return node.links?.unlisten();
      case 'write': {
        node.disk.begin(effect.record);
        const full = node.diskFull;
        this.network.after(1 + this.chance.below(node.diskDelay), () => {
          if (node.party !== party) return;
          if (full) node.disk.refuse();
          else node.disk.finish();
          this.give(node, { i: 'wrote', id: effect.id, ok: !full });
        });
        return;
      }
      case 'event':
        return this.watch(node, party, effect.event);
    }
  }

  private watch(node: Node<S, A>, party: Party<S, A>, event: TableEvent): void {
    node.events.push(event);
    if (node.events.length > 400) node.events.splice(0, 200);
    if (event.e === 'log') {
      if (event.from > node.mirror.length) throw new Violation('event log has a gap');
      // Whoever has not heard of a later host may follow an earlier one for a while (Raft 5.3): only under a host of
      // the epoch in which it settled, or of a later one, and on a device that was told so, must an entry never go.
      for (const lost of event.dropped) {
        if (this.settled[lost.seq - 1] !== lost.hash) continue;
        if (epochOf(party) >= (this.settledIn[lost.seq - 1] ?? 0) || party.settled >= lost.seq)
          throw new Violation(`settled entry ${lost.seq} dropped`);
      }
      node.mirror = [...node.mirror.slice(0, event.from), ...event.entries];
      if (party.host?.mode === 'open')
        for (const entry of event.entries) this.announced.set(entry.hash, entry);
    }
    if (event.e === 'archived')
      for (const entry of event.entries) this.archivedShown.add(`${node.index}|${entry.hash}`);
    if (event.e === 'settled') this.watchSettled(node, party, event.seq);
    if (event.e === 'rejected') this.watchRejected(node, party, event.cid, event.refusal.code);
    if (event.e === 'divergence' || event.e === 'illegal') {
      throw new Violation(`device ${node.index}: ${JSON.stringify(event)}`);
    }
  }

  /** PR1: within an epoch what was logged is not stale, and what was stale is not logged. */
  private watchRejected(node: Node<S, A>, party: Party<S, A>, cid: string, code: string): void {
    if (code !== 'stale' || party.host) return;
    const { epoch, hostDevice } = party.guest;
    const host = this.nodes.find((n) => n.device === hostDevice)?.party;
    if (host?.host?.mode !== 'open' || host.host.epoch !== epoch) return;
    if (host.replica.log.some((e) => 'cid' in e && e.cid === cid && e.epoch === epoch))
      throw new Violation(`device ${node.index} was refused what was logged`);
  }

  private watchSettled(node: Node<S, A>, party: Party<S, A>, seq: number): void {
    const log = party.replica.log;
    if (log.length < seq) throw new Violation(`device ${node.index} settles ${seq} beyond its log`);
    const known = Math.min(seq, this.settled.length);
    if (known > 0 && log[known - 1]?.hash !== this.settled[known - 1]) {
      throw new Violation(`device ${node.index} settles another history at ${known}`);
    }
    for (let i = this.settled.length; i < seq; i++) {
      this.settled.push(log[i]?.hash ?? '');
      this.settledIn.push(epochOf(party));
    }
  }

  /** One step of time for everyone. */
  tick(): void {
    this.network.advance();
    for (const node of this.nodes) {
      if (!node.party && node.wakeAt > 0 && this.network.now >= node.wakeAt) {
        node.wakeAt = 0;
        this.boot(node.index);
      }
      this.give(node, { i: 'tick', now: 1_000_000 + node.offset + this.network.now * stepMs });
    }
  }

  run(steps: number): void {
    for (let i = 0; i < steps; i++) this.tick();
  }

  /** Runs until the condition holds; how many steps it took, or null. */
  until(condition: () => boolean, steps: number): number | null {
    for (let i = 0; i < steps; i++) {
      if (condition()) return i;
      this.tick();
    }
    return condition() ? steps : null;
  }

  host(): Node<S, A> | null {
    const open = this.nodes.filter((n) => n.party?.host?.mode === 'open');
    return open.reduce<Node<S, A> | null>(
      (best, n) => ((n.party?.host?.epoch ?? 0) > (best?.party?.host?.epoch ?? -1) ? n : best),
      null,
    );
  }

  /** One host, everyone with it, the same log everywhere, all of it settled. The dead may be left out. */
  converged(without: Node<S, A> | null = null): boolean {
    const host = this.host();
    if (!host?.party) return false;
    const log = host.party.replica.log;
    const head = log[log.length - 1]?.hash;
    return this.nodes.every((n) => {
      if (n === without) return true;
      const p = n.party;
      if (!p || p.replica.log[p.replica.log.length - 1]?.hash !== head) return false;
      if (p.pending || p.replica.saved !== log.length) return false;
      if (p.settled !== log.length) return false;
      return p === host.party
        ? true
        : p.host === null && p.guest.joined && p.guest.hostDevice === host.device;
    });
  }

  /** What must hold when all is quiet. */
  inspect(): void {
    const host = this.host();
    const log = host?.party?.replica.log ?? [];
    this.settled.forEach((hash, i) => {
      if (log[i]?.hash !== hash) throw new Violation(`settled entry ${i + 1} is not in the end`);
    });
    const cids = log.flatMap((e) => ('cid' in e ? [e.cid] : []));
    if (new Set(cids).size !== cids.length) throw new Violation('an action was applied twice');
    let holders: Holders = {};
    for (const entry of log) {
      holders = holdersAfter(holders, entry);
      if (!('cid' in entry) || entry.cid.split(':')[0] === holders[entry.seat]?.slice(0, 8)) continue;
      throw new Violation(`entry ${entry.seq}: a device acted for a seat it does not hold`);
    }
    const kept = new Set(log.map((e) => e.hash));
    const archived = new Set(this.nodes.flatMap((n) => n.disk.archive.map((e) => e.hash)));
    for (const [hash, entry] of this.announced) {
      if (!kept.has(hash) && !archived.has(hash))
        throw new Violation(`entry ${entry.seq} vanished without a trace`);
    }
    for (const node of this.nodes) {
      for (const { seq, hash } of node.disk.archive) {
        if (this.archivedShown.has(`${node.index}|${hash}`)) continue;
        throw new Violation(`device ${node.index} put entry ${seq} aside and did not show it`);
      }
    }
    const states = new Set(this.nodes.map((n) => (n.party ? stateHash(n.party.replica.session.state) : '')));
    if (states.size > 1) throw new Violation('states differ');
    for (const n of this.nodes) {
      const mine = n.party?.replica.log ?? [];
      if (n.mirror.length !== mine.length || n.mirror.some((e, i) => e.hash !== mine[i]?.hash)) {
        throw new Violation(`events of device ${n.index} tell another story`);
      }
    }
  }
}
