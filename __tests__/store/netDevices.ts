import { game1830 } from '@/engine/index';
import type { RailAction } from '@/engine/rail/actions';
import { fromCode, toCode } from '@/net/code';
import { localHub, type LocalHub } from '@/net/links/local';
import { newSeed } from '@/store/ids';
import type { NetSession } from '@/store/netSession';
import { openSaves } from '@/store/saves';
import type { KeyValue } from '@/store/saves/keyValue';
import type { Table } from '@/store/table';
import { openTables, type Tables } from '@/store/tables';

import { FakeDisk } from './fakeDisk';

/** Time runs this many times faster: six seconds of silence are a moment, but longer than a busy computer's pause. */
const HASTE = 10;

const hubs = new Map<string, LocalHub>();
function hubOf(secret: string): LocalHub {
  const hub = hubs.get(secret) ?? localHub();
  hubs.set(secret, hub);
  return hub;
}

export const unwrap = <T>(
  result:
    { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: { code: string } },
): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

/** A phone: a disk, the stores on it, and at most one table in hand. */
export class Phone {
  disk = new FakeDisk();
  id = '';
  session!: NetSession;
  tables!: Tables;

  /** `window`: one of several windows on a disk, where this is no phone of its own. */
  constructor(
    readonly name: string,
    private readonly window: KeyValue | null = null,
  ) {
    this.boot();
  }

  private boot(): void {
    const disk = this.window ?? this.disk;
    this.tables = openTables({
      disk,
      saves: openSaves(disk, () => 7),
      links: async (secret) => hubOf(secret).open,
      engine: () => 'engine',
      build: 'test',
      name: () => this.name,
      now: () => Date.now() * HASTE,
      tickMs: 5,
    });
  }

  async open(id: string): Promise<void> {
    this.id = id;
    this.session = unwrap(await this.tables.open(id)).session;
  }

  async host(names: readonly string[]): Promise<string> {
    const draft = { title: '1830', rules: game1830.rules, options: { seating: 'entered' } };
    const seats = names.map((name, i) => ({ id: `p${i + 1}`, name, colour: String(i) }));
    await this.open(unwrap(await this.tables.host(draft, seats)));
    return toCode(unwrap(await this.tables.open(this.id)).secret);
  }

  async join(code: string): Promise<void> {
    const read = fromCode(code);
    if (!read.ok) throw new Error(read.why);
    await this.open(unwrap(await this.tables.join({ secret: read.secret, epoch: 1, server: null })));
  }

  take(seat: string): void {
    this.session.claim({ seat, name: this.name, colour: '', hold: true });
  }

  start(seed = newSeed()): void {
    const { seats } = this.session.view.getState().roster;
    const options = { seating: 'entered' };
    const players = seats.map(({ id, name }) => ({ id, name }));
    this.session.start({ title: '1830', rules: game1830.rules, options, seats: players, seed });
  }

  async reload(): Promise<void> {
    const { id } = this;
    await this.tables.stop(id);
    this.disk = this.disk.reborn();
    this.boot();
    await this.open(id);
  }

  get table(): Table {
    const { table } = this.session.view.getState();
    if (!table) throw new Error(`${this.name} has no game yet`);
    return table;
  }

  get log(): string {
    return JSON.stringify(this.table.view.getState().entries);
  }
}

export async function until(what: string, condition: () => boolean, ms = 15_000): Promise<void> {
  const from = Date.now();
  while (!condition()) {
    if (Date.now() - from > ms) throw new Error(`waited in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 4));
  }
}

/** Three phones at a table of three seats, started. */
export async function tableOfThree(seed: number): Promise<[Phone, Phone, Phone]> {
  const phones: [Phone, Phone, Phone] = [new Phone('Anna'), new Phone('Ben'), new Phone('Carl')];
  const [anna, ben, carl] = phones;
  const code = await anna.host(['Anna', 'Seat 2', 'Seat 3']);
  await ben.join(code);
  await carl.join(code);
  await until('all joined', () => [ben, carl].every((p) => p.session.view.getState().status === 'joined'));
  ben.take('p2');
  carl.take('p3');
  await until('seats taken', () => anna.session.view.getState().roster.seats.every((s) => s.device !== ''));
  anna.start(seed);
  await until('started', () => phones.every((p) => p.session.view.getState().table !== null));
  return phones;
}

/** Each action is proposed by the phone that holds its seat. */
export async function play(phones: readonly Phone[], actions: readonly RailAction[]): Promise<void> {
  for (const action of actions) {
    const owner = phones.find((p) => p.table.view.getState().mySeats.includes(action.seat));
    if (!owner) throw new Error(`nobody holds ${action.seat}`);
    const before = owner.table.view.getState().actions.length;
    await until('caught up', () => owner.table.view.getState().actions.length >= before);
    const refusal = await owner.table.propose(action);
    if (refusal) throw new Error(`${action.seat} ${action.type}: ${refusal.code}`);
    const length = owner.table.view.getState().entries.length;
    await until('all have it', () => phones.every((p) => p.table.view.getState().entries.length >= length));
  }
}
