// The other end of a link in the hands of a test: an honest handshake, then whatever it likes.
import { mac, tableIdOf, tokenFor } from '@/net/code';
import { entryAfter, headOf, type Body, type Entry } from '@/net/entry';
import { frames, takeFrame, toFrames } from '@/net/frames';
import { pledgeOf, proofOf } from '@/net/handshake';
import { deviceOf, ed25519 } from '@/net/keys';
import type { Effect, Input, TableConfig, TableEvent } from '@/net/machine';
import type { Message, Proof } from '@/net/messages';
import { parseMessage } from '@/net/parse';
import type { Party } from '@/net/party';
import type { WriteRecord } from '@/net/replica';
import type { Rules } from '@/net/rules';
import { newGuest, newHost, step } from '@/net/table';
import { toyFor, toySetup, type ToyAction, type ToyState } from './toy';

export const secret = 'ab'.repeat(16);
export const table = tableIdOf(secret);
export const tokenOf = (who: string): string => tokenFor(mac(secret, who).slice(0, 32), table);
export const deviceNamed = (who: string): string => deviceOf(tokenOf(who));

export const configOf = (who: string, rules?: Rules): TableConfig<ToyState, ToyAction> => ({
  secret,
  token: tokenOf(who),
  name: who,
  gameFor: toyFor,
  engine: 'e1',
  build: 'b1',
  seed: 5,
  rules,
});

type MessageOf<T extends Message['t']> = Message extends infer M
  ? M extends { t: string }
    ? T extends M['t']
      ? M
      : never
    : never
  : never;

export type Toy = Party<ToyState, ToyAction>;

/** A machine and what came out of it; disk writes succeed at once unless told otherwise. */
export class Bench {
  readonly events: TableEvent[] = [];
  readonly sent: { link: number; message: Message }[] = [];
  readonly closed: number[] = [];
  readonly dialled: number[] = [];
  readonly writes: { id: number; record: WriteRecord }[] = [];
  now = 1_000;
  autoWrite = true;

  constructor(readonly party: Toy) {
    this.tick(0);
  }

  give(input: Input): Effect[] {
    const effects = step(this.party, input);
    for (const effect of effects) this.note(effect);
    return effects;
  }

  private note(effect: Effect): void {
    if (effect.f === 'event') this.events.push(effect.event);
    if (effect.f === 'close') this.closed.push(effect.link);
    if (effect.f === 'dial') this.dialled.push(effect.epoch);
    if (effect.f === 'send') {
      const frame = takeFrame(frames(), effect.text, 0);
      const message = frame.kind === 'message' ? parseMessage(frame.text) : null;
      if (!message) throw new Error(`unreadable: ${effect.text}`);
      this.sent.push({ link: effect.link, message });
    }
    if (effect.f === 'write') {
      this.writes.push({ id: effect.id, record: effect.record });
      if (this.autoWrite) this.give({ i: 'wrote', id: effect.id, ok: true });
    }
  }

  wrote(ok: boolean): void {
    const last = this.writes[this.writes.length - 1];
    if (last) this.give({ i: 'wrote', id: last.id, ok });
  }

  tick(ms: number): void {
    this.now += ms;
    this.give({ i: 'tick', now: this.now });
  }

  pass(ms: number, by = 250): void {
    for (let t = 0; t < ms; t += by) this.tick(by);
  }

  say(link: number, message: unknown): void {
    for (const text of toFrames(frames(), message) ?? []) this.give({ i: 'frame', link, text });
  }

  /** All messages of a kind sent on a link. */
  told<T extends Message['t']>(link: number, t: T): MessageOf<T>[] {
    return this.sent.flatMap((s) =>
      s.link === link && s.message.t === t ? [s.message as MessageOf<T>] : [],
    );
  }

  last<E extends TableEvent['e']>(e: E): Extract<TableEvent, { e: E }> | undefined {
    return this.events.filter((x): x is Extract<TableEvent, { e: E }> => x.e === e).pop();
  }
}

const prints = { local: 'L', remote: 'R' };
export const nonce = (n: number): string => n.toString(16).padStart(32, '0');

export const hello = {
  t: 'hello',
  min: 2,
  max: 2,
  build: 'b1',
  engine: 'e1',
  table,
  nonce: nonce(7),
  mac: '',
};

/** Connects as a guest up to the host's hello. */
export function call(bench: Bench, link: number, remote = `R${link}`): void {
  bench.give({ i: 'up', link, dialled: null, prints: { local: 'L', remote }, nonce: nonce(link) });
  bench.say(link, hello);
}

export function proofFor(link: number, who: string, remote = `R${link}`, promised = 0): Proof {
  const transcript = {
    guestNonce: nonce(7),
    hostNonce: nonce(link),
    guestPrint: remote,
    hostPrint: 'L',
    table,
  };
  const key = ed25519.publicKey(tokenOf(who));
  const signature = ed25519.sign(tokenOf(who), pledgeOf(transcript));
  return { t: 'proof', mac: proofOf(secret, 'guest', transcript), key, signature, name: who, promised };
}

/** Connects and proves: the host takes it in. */
export function join(bench: Bench, link: number, who: string, promised = 0): void {
  call(bench, link);
  bench.say(link, proofFor(link, who, `R${link}`, promised));
}

/** A host's bench with seats a (the host), b, c for the devices of those names; game on. */
export function hostBench(rules?: Rules, links: readonly string[] = ['b', 'c']): Bench {
  const bench = new Bench(newHost(configOf('a', rules)));
  for (const id of ['a', 'b', 'c']) {
    const seat = { id, name: id, colour: 'red', device: deviceNamed(id) };
    bench.give({ i: 'command', command: { c: 'lobby', edit: { op: 'add', seat } } });
  }
  bench.give({ i: 'command', command: { c: 'start', setup: toySetup(['a', 'b', 'c']) } });
  links.forEach((who, i) => join(bench, i + 1, who));
  return bench;
}

export const setupBody: Extract<Body, { kind: 'note' }> = {
  kind: 'note',
  note: {
    type: 'setup',
    table,
    setup: toySetup(['a', 'b', 'c']),
    holders: { a: deviceNamed('a'), b: deviceNamed('b'), c: deviceNamed('c') },
    colours: { a: '', b: '', c: '' },
  },
};

export const bid = (seat: string, cid: string, n = 1): Body => ({
  kind: 'act',
  seat,
  cid,
  action: { seat, type: 'bid', n, tag: n } as ToyAction,
});

export function logOf(...bodies: readonly [number, Body][]): Entry[] {
  const log: Entry[] = [];
  for (const [epoch, body] of bodies) {
    const entry = entryAfter(headOf(log), epoch, body);
    if (entry) log.push(entry);
  }
  return log;
}

/** A guest (device b) on link 1, its host in the hands of the test: proved, not yet welcomed. */
export function guestBench(rules?: Rules, entries: readonly Entry[] = []): Bench {
  const bench = new Bench(newGuest(configOf('b', rules)));
  callHost(bench, 1);
  if (entries.length > 0) {
    welcome(bench, 1, entries, 1);
    bench.say(1, { t: 'log', epoch: 1, from: 0, entries });
  }
  return bench;
}

export function callHost(bench: Bench, link: number): void {
  bench.give({ i: 'up', link, dialled: 1, prints, nonce: nonce(link) });
  const transcript = { guestNonce: nonce(link), hostNonce: nonce(9), guestPrint: 'L', hostPrint: 'R', table };
  bench.say(link, { ...hello, nonce: nonce(9), mac: proofOf(secret, 'host', transcript) });
}

export function welcome(bench: Bench, link: number, log: readonly Entry[], epoch: number, settled = 0): void {
  const { seq, hash } = headOf(log);
  const roster = { started: false, seats: [], devices: [] };
  bench.say(link, { t: 'welcome', seq, hash, epoch, settled, host: deviceNamed('a'), roster });
}
