// A network and disks that fail on purpose, the same way for the same seed. Time is counted in steps.
import type { Entry } from '../entry';
import { newMeta, type Meta, type SavedTable, type WriteRecord } from '../replica';
import type { LinkHandlers, Links } from './link';

export interface Chance {
  below(n: number): number;
  /** True with a probability of `percent` in a hundred. */
  percent(percent: number): boolean;
}

export function chanceOf(seed: number): Chance {
  // splitmix32: as good as needed here, and half of the simulation's time was spent on a better one.
  let x = Math.imul(seed + 1, 0x9e3779b1);
  const below = (n: number): number => {
    x = (x + 0x9e3779b9) | 0;
    let z = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return ((z ^ (z >>> 15)) >>> 0) % Math.max(1, n);
  };
  return { below, percent: (percent) => below(10_000) < percent * 100 };
}

export interface Weather {
  /** Percent of frames lost and repeated. */
  drop: number;
  repeat: number;
  /** Steps a frame takes, from 1. */
  delay: number;
  /** Percent of lost links whose other end never hears of it. */
  silentDeath: number;
  /** How long the address of a dead device stays taken. */
  linger: number;
}

export const calm: Weather = { drop: 0, repeat: 0, delay: 1, silentDeath: 0, linger: 4 };

interface SimLink {
  readonly ends: readonly [
    { readonly node: number; readonly id: number },
    { readonly node: number; readonly id: number },
  ];
  up: boolean;
}

export class SimulatedNetwork {
  weather: Weather = { ...calm };
  now = 0;
  frames = 0;
  bytes = 0;
  private nextLink = 1;
  private readonly nodes = new Map<number, LinkHandlers>();
  private readonly links = new Map<number, SimLink>();
  private readonly addresses = new Map<number, { node: number; until: number }>();
  private readonly queue = new Map<number, (() => void)[]>();
  private readonly islands = new Map<number, number>();

  constructor(private readonly chance: Chance) {}

  attach(node: number, handlers: LinkHandlers): Links {
    this.nodes.set(node, handlers);
    const alive = (): boolean => this.nodes.get(node) === handlers;
    return {
      listen: (epoch, alias) => {
        this.release(node);
        if (!this.hold(epoch, node)) this.after(1, () => alive() && handlers.taken(epoch));
        if (alias) this.hold(0, node);
      },
      unlisten: () => this.release(node),
      dial: (epoch) => this.dial(node, epoch),
      send: (link, text) => alive() && this.send(node, link, text),
      close: (link) => alive() && this.cutLink(link, node),
      destroy: () => this.kill(node),
    };
  }

  /** The device is gone without a word. */
  kill(node: number): void {
    this.nodes.delete(node);
    for (const [epoch, held] of this.addresses) {
      if (held.node === node)
        this.addresses.set(epoch, { node: -1, until: this.now + this.chance.below(this.weather.linger) });
    }
    for (const [id, link] of this.links) if (link.ends.some((e) => e.node === node)) this.cutLink(id, node);
  }

  /** Devices on different islands do not hear each other; links between them die. */
  split(island: (node: number) => number): void {
    this.islands.clear();
    for (const node of this.nodes.keys()) this.islands.set(node, island(node));
    for (const [id, link] of this.links) {
      if (!this.reachable(link.ends[0].node, link.ends[1].node)) link.up = false;
      if (!link.up) this.links.delete(id);
    }
  }

  heal(): void {
    this.islands.clear();
  }

  /** Cuts one link at random. */
  cut(): void {
    const ids = [...this.links.keys()];
    const id = ids[this.chance.below(ids.length)];
    if (id !== undefined) this.cutLink(id, -1);
  }

  advance(): void {
    this.now += 1;
    const due = this.queue.get(this.now) ?? [];
    this.queue.delete(this.now);
    for (const run of due) run();
  }

  after(steps: number, run: () => void): void {
    const at = this.now + Math.max(1, steps);
    const list = this.queue.get(at);
    if (list) list.push(run);
    else this.queue.set(at, [run]);
  }

  private reachable(a: number, b: number): boolean {
    return (this.islands.get(a) ?? 0) === (this.islands.get(b) ?? 0);
  }

  private hold(epoch: number, node: number): boolean {
    const held = this.addresses.get(epoch);
    if (held && held.node !== node && (held.node >= 0 || held.until > this.now)) return false;
    this.addresses.set(epoch, { node, until: 0 });
    return true;
  }

  private release(node: number): void {
    for (const [epoch, held] of this.addresses) if (held.node === node) this.addresses.delete(epoch);
  }

  private dial(from: number, epoch: number): void {
    const to = this.addresses.get(epoch)?.node ?? -1;
    if (to < 0 || to === from || !this.reachable(from, to)) return;
    const [mine, theirs] = [this.nextLink++, this.nextLink++];
    const link: SimLink = {
      ends: [
        { node: from, id: mine },
        { node: to, id: theirs },
      ],
      up: true,
    };
    this.after(1 + this.chance.below(2), () => {
      const [near, far] = [this.nodes.get(from), this.nodes.get(to)];
      if (!near || !far || !this.reachable(from, to)) return;
      this.links.set(mine, link);
      this.links.set(theirs, link);
      far.up(theirs, null, { local: `fp${theirs}`, remote: `fp${mine}` });
      near.up(mine, epoch, { local: `fp${mine}`, remote: `fp${theirs}` });
    });
  }

  private send(from: number, id: number, text: string): void {
    const link = this.links.get(id);
    const to = link?.ends.find((end) => end.node !== from);
    if (!link?.up || !to) return;
    this.frames += 1;
    this.bytes += text.length;
    const { drop, repeat, delay } = this.weather;
    const copies = this.chance.percent(drop) ? 0 : this.chance.percent(repeat) ? 2 : 1;
    for (let i = 0; i < copies; i++) {
      this.after(1 + this.chance.below(delay), () => {
        if (link.up && this.reachable(from, to.node)) this.nodes.get(to.node)?.frame(to.id, text);
      });
    }
  }

  private cutLink(id: number, by: number): void {
    const link = this.links.get(id);
    if (!link) return;
    link.up = false;
    for (const end of link.ends) {
      this.links.delete(end.id);
      if (end.node === by || this.chance.percent(this.weather.silentDeath)) continue;
      this.after(1 + this.chance.below(3), () => this.nodes.get(end.node)?.down(end.id));
    }
  }
}

/** What is on a device's disk survives the device; what was being written may or may not. */
export class FakeDisk {
  meta: Meta;
  entries: Entry[] = [];
  archive: Entry[] = [];
  writes = 0;
  private flying: WriteRecord | null = null;

  constructor(role: 'host' | 'guest') {
    this.meta = newMeta(role);
  }

  begin(record: WriteRecord): void {
    this.flying = record;
  }

  /** Everything of it, as a disk should. */
  finish(): void {
    if (this.flying) this.put(this.flying, this.flying.entries.length, true);
    this.flying = null;
  }

  /** Nothing of it: the disk was full. */
  refuse(): void {
    this.flying = null;
  }

  /** Power goes while writing: all of it, nothing, or some entries without the new head. */
  crash(chance: Chance): void {
    const record = this.flying;
    this.flying = null;
    if (!record) return;
    const fate = chance.below(3);
    if (fate === 0) this.put(record, record.entries.length, true);
    if (fate === 1) this.put(record, chance.below(record.entries.length + 1), false);
  }

  load(): SavedTable {
    return { meta: this.meta, entries: this.entries.slice() };
  }

  private put(record: WriteRecord, count: number, head: boolean): void {
    this.writes += 1;
    this.archive.push(...record.archive);
    // Segments are written before the head that names them: without it, at most new entries are added.
    if (!head && record.from < this.entries.length) return;
    this.entries = [...this.entries.slice(0, record.from), ...record.entries.slice(0, count)];
    if (head) this.meta = record.meta;
  }
}
