// Finding the host. Connections are disposable: whoever has none dials, ever more slowly, the addresses of the
// epoch it knows, of the next ones, and the alias; the first that proves itself is kept.
import { nextUint32, type RandomState } from '../engine/core/random';
import type { Secret } from './code';
import { pledgeOf, proofOf, protocol, sameText, whyVersions, type Versions } from './handshake';
import type { Keys } from './keys';
import { timing } from './limits';
import type { Effect, Input } from './machine';
import type { Hello, Message } from './messages';
import { openPort, send, type Port } from './port';

export interface Dialler {
  port: Port | null;
  /** The epoch whose address the present link was dialled at. */
  epoch: number;
  proved: boolean;
  round: number;
  backoff: number;
  next: number;
}

export const dialler = (): Dialler => ({
  port: null,
  epoch: 0,
  proved: false,
  round: 0,
  backoff: timing.backoffFrom,
  next: 0,
});

/** How far beyond the known epoch the table may have gone on before only the alias finds it. */
const reach = 15;

export function dialTick(d: Dialler, known: number, now: number, random: RandomState, out: Effect[]): void {
  if (d.port || now < d.next) return;
  // The likely ones every time (same host, or the next), and a few further ones by turns.
  const step = (d.round * 3) % reach;
  const wanted = [0, 1, step + 2, step + 3, step + 4];
  for (const epoch of new Set([...wanted.map((n) => Math.max(1, known) + n), 0]))
    out.push({ f: 'dial', epoch });
  d.round += 1;
  const jitter = (nextUint32(random) % 1000) / 1000;
  d.next = now + Math.floor(d.backoff * (0.75 + jitter / 2));
  d.backoff = Math.min(timing.backoffTo, d.backoff * 1.6);
}

export interface Caller {
  readonly secret: Secret;
  readonly token: Secret;
  readonly keys: Keys;
  readonly table: string;
  readonly name: string;
  readonly promised: number;
  readonly versions: Versions;
}

/** A link we dialled is up. False when we already have a better one. */
export function dialUp(
  d: Dialler,
  input: Extract<Input, { i: 'up' }>,
  caller: Caller,
  now: number,
  out: Effect[],
): boolean {
  if (d.port && (d.proved || d.epoch >= (input.dialled ?? 0))) return false;
  if (d.port) out.push({ f: 'close', link: d.port.link });
  d.port = openPort(input.link, input.prints, input.nonce, now);
  d.epoch = input.dialled ?? 0;
  d.proved = false;
  send(d.port, { t: 'hello', ...caller.versions, table: caller.table, nonce: input.nonce, mac: '' }, out);
  return true;
}

/** The host's answer: HS2, who we are is shown only to one who proved to know the table's secret. */
export function dialHello(d: Dialler, hello: Hello, caller: Caller, out: Effect[]): Message | null {
  const port = d.port;
  if (!port || d.proved) return null;
  const why = whyVersions(caller.versions, hello);
  if (why) return { t: 'bye', code: why, detail: `${caller.versions.build} / ${hello.build}` };
  if (hello.table !== caller.table) return { t: 'bye', code: 'table', detail: '' };
  const transcript = {
    guestNonce: port.nonce,
    hostNonce: hello.nonce,
    guestPrint: port.prints.local,
    hostPrint: port.prints.remote,
    table: caller.table,
  };
  if (!sameText(hello.mac, proofOf(caller.secret, 'host', transcript)))
    return { t: 'bye', code: 'proof', detail: '' };
  d.proved = true;
  const mac = proofOf(caller.secret, 'guest', transcript);
  const { keys, token, name, promised } = caller;
  const signature = keys.sign(token, pledgeOf(transcript));
  send(port, { t: 'proof', mac, key: keys.publicKey(token), signature, name, promised }, out);
  return null;
}

export function hangUp(d: Dialler, out: Effect[]): void {
  if (d.port) out.push({ f: 'close', link: d.port.link });
  forget(d);
}

export function forget(d: Dialler): void {
  d.port = null;
  d.proved = false;
}

/** Someone welcomed us: the next loss starts from quick tries again. */
export function settleDown(d: Dialler): void {
  d.round = 0;
  d.backoff = timing.backoffFrom;
  d.next = 0;
}

export const versionsOf = (engine: string, build: string): Versions => ({ ...protocol, engine, build });
