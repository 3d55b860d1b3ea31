// Run by peerjs.test.ts as its own process: three devices, a real PeerServer, real data channels on loopback.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { tableIdOf, tokenFor } from '../../net/code';
import { deviceOf } from '../../net/keys';
import type { TableEvent } from '../../net/machine';
import type { WriteRecord, SavedTable } from '../../net/replica';
import type { ToyAction, ToyState } from './toy';

const hex = (): string => randomBytes(16).toString('hex');
const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function main(): Promise<void> {
  const { default: wrtc } = await import('@roamhq/wrtc');
  const { WebSocket } = await import('ws');
  Object.assign(globalThis, {
    RTCPeerConnection: wrtc.RTCPeerConnection,
    RTCSessionDescription: wrtc.RTCSessionDescription,
    RTCIceCandidate: wrtc.RTCIceCandidate,
    WebSocket,
  });
  const { peerLinks } = await import('../../net/links/peerjs');
  const { createGuestRunner, createHostRunner } = await import('../../net/runner');
  const { toyFor, toySetup } = await import('./toy');

  const child = spawn(process.execPath, [join(__dirname, 'peer-server.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((done) =>
    child.stdout.on('data', (data: Buffer) => {
      const match = /port (\d+)/.exec(String(data));
      if (match) done(Number(match[1]));
    }),
  );
  const secret = hex();
  const server = { host: '127.0.0.1', port, path: '/peerjs', secure: false };
  const disks = new Map<string, SavedTable>();
  const tokens = new Map<string, string>();
  const device = (who: string): string => deviceOf(tokens.get(who) ?? '');

  const open = (who: string, role: 'host' | 'guest') => {
    const token = tokens.get(who) ?? tokenFor(hex(), tableIdOf(secret));
    tokens.set(who, token);
    const disk = {
      write: async (record: WriteRecord): Promise<void> => {
        const before = disks.get(who)?.entries ?? [];
        disks.set(who, { meta: record.meta, entries: [...before.slice(0, record.from), ...record.entries] });
      },
    };
    const seed = randomBytes(4).readUInt32LE();
    const config = { secret, token, name: who, gameFor: toyFor, engine: 'e', build: 'b', seed };
    const make =
      role === 'host' ? createHostRunner<ToyState, ToyAction> : createGuestRunner<ToyState, ToyAction>;
    const onEvent = (event: TableEvent): void => {
      if (process.env.SHOW && ['status', 'bye', 'dropped'].includes(event.e))
        console.error(who, JSON.stringify(event));
    };
    const onTrouble = (code: string): void => (process.env.SHOW ? console.error(who, code) : undefined);
    const links = peerLinks({ secret, server, iceServers: [] });
    return make({
      config,
      stored: disks.get(who),
      links,
      disk,
      now: () => Date.now(),
      nonce: hex,
      onEvent,
      onTrouble,
    });
  };

  const wait = async (what: string, condition: () => boolean, ms = 20_000): Promise<number> => {
    const from = Date.now();
    while (!condition()) {
      if (Date.now() - from > ms) throw new Error(`waited in vain: ${what}`);
      await sleep(10);
    }
    return Date.now() - from;
  };

  const a = open('a', 'host');
  await wait('host', () => a.party.host?.mode === 'open');
  for (const id of ['a', 'b', 'c']) {
    a.command({ c: 'lobby', edit: { op: 'add', seat: { id, name: id, colour: '', device: '' } } });
  }
  let b = open('b', 'guest');
  const c = open('c', 'guest');
  const joinMs = await wait('join', () => b.party.guest.joined && c.party.guest.joined);
  [a, b, c].forEach((r, i) =>
    r.command({ c: 'claim', claim: { seat: 'abc'.charAt(i), name: '', colour: '', hold: true } }),
  );
  await wait('seats', () => a.party.replica.meta.lobby.every((s) => s.device !== ''));
  a.command({ c: 'start', setup: toySetup(['a', 'b', 'c']) });
  const same = (length: number) => (): boolean => [a, b, c].every((r) => r.party.settled === length);
  await wait('start', same(1));
  const times: number[] = [];
  for (let i = 0; i < 60; i++) {
    const seat = 'abc'.charAt(i % 3);
    const action: ToyAction = { seat, type: 'add', n: 1, tag: i };
    const from = performance.now();
    [a, b, c][i % 3]?.command({ c: 'propose', body: { kind: 'act', action } });
    while (![a, b, c].every((r) => r.party.replica.log.length === i + 2)) await new Promise(setImmediate);
    times.push(performance.now() - from);
  }
  await wait('60 actions', same(61));
  times.sort((x, y) => x - y);

  // A guest reloads.
  b.stop();
  b = open('b', 'guest');
  const rejoinMs = await wait('rejoin', () => b.party.guest.joined && b.party.settled === 61);

  // The signalling server goes away: the game goes on.
  child.kill('SIGSTOP');
  c.command({
    c: 'propose',
    body: { kind: 'act', action: { seat: 'c', type: 'bid', n: 1, tag: 100 } as ToyAction },
  });
  await wait('play without the server', same(62));
  child.kill('SIGCONT');

  // The host is gone; b continues; the old host comes back as a guest.
  a.stop();
  await wait('host lost', () => !c.party.guest.joined && !b.party.guest.joined, 15_000);
  b.command({ c: 'takeOver' });
  const takeOverMs = await wait(
    'take-over',
    () => b.party.host?.mode === 'open' && c.party.guest.joined,
    40_000,
  );
  const back = open('a', 'host');
  await wait('the old host is a guest', () => back.party.host === null && back.party.guest.joined, 60_000);
  await wait('agreement', () =>
    [back, b, c].every(
      (r) => r.party.replica.log.length === b.party.replica.log.length && r.party.settled === b.party.settled,
    ),
  );
  const logs = [back, b, c].map((r) => JSON.stringify(r.party.replica.log));
  const result = {
    joinMs,
    rejoinMs,
    takeOverMs,
    p50: Math.round((times[30] ?? 0) * 10) / 10,
    p95: Math.round((times[57] ?? 0) * 10) / 10,
    equal: logs.every((log) => log === logs[0]),
    entries: b.party.replica.log.length,
    hostIsB: b.party.device === device('b') && b.party.host !== null,
  };
  console.log(`result ${JSON.stringify(result)}`);
  child.kill('SIGKILL');
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
