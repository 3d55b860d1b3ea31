import { fromCode, hostPeerId, parseInvitation, toCode, toLink } from '@/net/code';
import { frames, takeFrame, toFrames } from '@/net/frames';
import { deviceOfKey } from '@/net/keys';
import { limits } from '@/net/limits';
import { parseMessage } from '@/net/parse';
import { claimSeat, cleanName, editSeats, type RosterSeat } from '@/net/seats';
import { newGuest, newHost } from '@/net/table';
import {
  Bench,
  call,
  callHost,
  configOf,
  deviceNamed,
  guestBench,
  hello,
  hostBench,
  join,
  nonce,
  proofFor,
  secret,
  tokenOf,
} from './fakes';
import { toySetup } from './toy';

describe('codes and links', () => {
  test('a code carries the secret, in any writing, and its check finds every wrong or exchanged character', () => {
    const code = toCode(secret);
    expect(code).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]{2}$/);
    expect(fromCode(code.toLowerCase().replace(/-/g, ' '))).toEqual({ ok: true, secret });
    const text = code.replace(/-/g, '');
    const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
    for (let i = 0; i < text.length; i++) {
      for (const c of alphabet) {
        if (c !== text.charAt(i)) expect(fromCode(text.slice(0, i) + c + text.slice(i + 1)).ok).toBe(false);
      }
      const swapped = text.slice(0, i) + text.charAt(i + 1) + text.charAt(i) + text.slice(i + 2);
      if (swapped !== text) expect(fromCode(swapped).ok).toBe(false);
    }
    expect(fromCode('hello')).toEqual({ ok: false, why: 'length' });
    expect(fromCode('!')).toEqual({ ok: false, why: 'character' });
  });

  test('a link is read back, from whatever surrounds it', () => {
    const server = { host: '192.168.0.7', port: 8080, path: '/peerjs', secure: false };
    const link = toLink('http://192.168.0.7:8080/', { secret, epoch: 3, server });
    expect(link).toContain('/join#k=');
    expect(parseInvitation(` ${link} `)).toEqual({ secret, epoch: 3, server });
    expect(parseInvitation(toCode(secret))).toEqual({ secret, epoch: 1, server: null });
    const plain = toLink('http://192.168.0.7:8080', { secret, epoch: 3, server: null });
    expect(parseInvitation(plain)).toEqual({ secret, epoch: 3, server });
    expect(parseInvitation(toLink('https://play.example.org', { secret, epoch: 1, server: null }))).toEqual({
      secret,
      epoch: 1,
      server: { host: 'play.example.org', port: 443, path: '/peerjs', secure: true },
    });
    expect(parseInvitation('http://x/join#k=%E0%A4%A')).toHaveProperty('why');
    for (const message of [
      `Ready? See https://x.org/a — ${plain} (1830)`,
      `<${plain}>.`,
      `${link}, at eight`,
    ])
      expect(parseInvitation(message)).toEqual({ secret, epoch: 3, server });
    expect(hostPeerId(secret, 1)).not.toBe(hostPeerId(secret, 2));
    expect(hostPeerId(secret, 1)).not.toContain(secret.slice(0, 8));
  });
});

describe('frames and parsing', () => {
  test('FR1 a large message comes through in any order, repeated, and in ASCII', () => {
    const message = { text: 'Zürich 🚂'.repeat(9_000) };
    const sent = toFrames(frames(), message) ?? [];
    expect(sent.length).toBeGreaterThan(5);
    const receiver = frames();
    let text = '';
    for (const frame of [...sent].reverse().flatMap((f) => [f, f])) {
      expect(frame.length).toBeLessThanOrEqual(limits.frameBytes);
      expect(frame).toMatch(/^[\x20-\x7e]*$/);
      const result = takeFrame(receiver, frame, 0);
      if (result.kind === 'message') text = result.text;
    }
    expect(JSON.parse(text)).toEqual(message);
    expect(toFrames(frames(), 'x'.repeat(600_000))).toBeNull();
  });

  test('FR1 incomplete messages are bounded and forgotten', () => {
    const receiver = frames();
    for (let id = 1; id < 100; id++) takeFrame(receiver, `v1|${id}|1/40|${'x'.repeat(12_000)}`, 0);
    expect(receiver.partial.length).toBeLessThanOrEqual(4);
    takeFrame(receiver, 'v1|200|1/2|x', 20_000);
    expect(receiver.partial).toHaveLength(1);
    expect(takeFrame(receiver, 'x'.repeat(13_000), 0).kind).toBe('bad');
    expect(takeFrame(receiver, 'v1|1|3/2|', 0).kind).toBe('bad');
  });

  test('FR2 what is not a message is null', () => {
    const good = JSON.stringify({ t: 'answer', id: 'a:1', seat: 'a', yes: true, more: 1 });
    expect(parseMessage(good)).toEqual({ t: 'answer', id: 'a:1', seat: 'a', yes: true });
    const bad = ['', 'null', '[]', '{', '1e400', '{"t":"answer"}', '{"t":"__proto__"}', '['.repeat(100_000)];
    bad.push('{"t":"answer","id":"a:1","seat":"a","yes":true,"__proto__":{}}');
    bad.push('{"t":"need","epoch":1.5,"samples":[]}', '{"t":"need","epoch":-1,"samples":[]}');
    for (const text of bad) expect(parseMessage(text)).toBeNull();
  });
});

describe('joining', () => {
  test('PV1 protocols that do not meet part with a reason', () => {
    const bench = hostBench(undefined, []);
    bench.give({ i: 'up', link: 1, dialled: null, prints: { local: 'L', remote: 'R' }, nonce: nonce(1) });
    bench.say(1, { ...hello, min: 1, max: 1 });
    expect(bench.told(1, 'bye')[0]?.code).toBe('protocol');
    expect(bench.closed).toEqual([1]);
  });

  test('PV2 engines that differ part and both are named', () => {
    const bench = hostBench(undefined, []);
    bench.give({ i: 'up', link: 1, dialled: null, prints: { local: 'L', remote: 'R' }, nonce: nonce(1) });
    bench.say(1, { ...hello, engine: 'e2', build: 'b2' });
    expect(bench.told(1, 'bye')).toEqual([{ t: 'bye', code: 'engine', detail: 'b1 / b2' }]);
  });

  test('HS1 before the proof nothing is read and nothing is told', () => {
    const bench = hostBench(undefined, []);
    call(bench, 1);
    bench.say(1, { t: 'need', epoch: 1, samples: [] });
    bench.say(1, { t: 'vote', seq: 0, hash: '0'.repeat(32), epoch: 1, last: 0 });
    expect(bench.sent.map((s) => s.message.t)).toEqual(['hello']);
    bench.say(1, proofFor(1, 'b'));
    expect(bench.told(1, 'welcome')).toHaveLength(1);
    call(bench, 2);
    bench.say(2, proofFor(2, 'b', 'another fingerprint'));
    expect(bench.told(2, 'bye')[0]?.code).toBe('proof');
  });

  test('HS2 a guest says who it is only to a host that proved the secret on this channel', () => {
    const bench = new Bench(newGuest(configOf('b')));
    bench.give({ i: 'up', link: 1, dialled: 1, prints: { local: 'L', remote: 'Mallory' }, nonce: nonce(1) });
    const honest = new Bench(newGuest(configOf('b')));
    callHost(honest, 1);
    const proof = honest.told(1, 'proof')[0];
    expect(deviceOfKey(proof?.key ?? '')).toBe(deviceNamed('b'));
    expect(JSON.stringify(honest.sent)).not.toContain(tokenOf('b'));
    bench.say(1, { ...hello, nonce: nonce(9), mac: 'ab'.repeat(32) });
    expect(bench.told(1, 'proof')).toEqual([]);
    expect(bench.last('bye')?.code).toBe('proof');
  });

  test('HS2 a device’s key without its signature of this connection is nobody', () => {
    const bench = hostBench(undefined, []);
    const good = proofFor(1, 'b');
    const forged = [
      { signature: '0'.repeat(128) },
      { signature: 'f'.repeat(128) },
      { signature: proofFor(1, 'c').signature },
      { signature: proofFor(2, 'b').signature },
      { signature: proofFor(1, 'b', 'another fingerprint').signature },
      { key: proofFor(1, 'c').key },
      { key: '0'.repeat(64) },
      // A point of order one, for which a careless check takes this signature of any text.
      { key: `01${'0'.repeat(62)}`, signature: `01${'0'.repeat(126)}` },
    ];
    for (const change of forged) {
      call(bench, 1);
      bench.say(1, { ...good, ...change });
      expect(bench.told(1, 'bye').pop()?.code).toBe('proof');
    }
    expect(bench.told(1, 'welcome')).toEqual([]);
    call(bench, 1);
    bench.say(1, good);
    expect(bench.told(1, 'welcome')).toHaveLength(1);
  });

  test('HS2 whoever pretended to be the host cannot come as those who dialled it', () => {
    const guest = new Bench(newGuest(configOf('b')));
    callHost(guest, 1);
    const [caught] = guest.told(1, 'proof');
    const bench = hostBench(undefined, []);
    call(bench, 5);
    // Its own proof of the secret is good: it is a member of the table.
    bench.say(5, { ...proofFor(5, 'c'), key: caught?.key, signature: caught?.signature });
    expect(bench.told(5, 'bye')[0]?.code).toBe('proof');
    expect(bench.party.host?.peers.size).toBe(0);
  });

  test('HS3 a device has one link, the newer', () => {
    const bench = hostBench();
    join(bench, 9, 'b');
    expect(bench.told(1, 'bye')[0]?.code).toBe('replaced');
    expect(bench.told(9, 'welcome')).toHaveLength(1);
    expect(bench.party.roster.devices.filter((d) => d.id === deviceNamed('b'))).toHaveLength(1);
  });

  test('HS3 a host that hears its own call stays host', () => {
    const bench = hostBench();
    join(bench, 9, 'a');
    expect(bench.told(9, 'bye')[0]?.code).toBe('replaced');
    expect(bench.told(9, 'welcome')).toHaveLength(0);
    expect(bench.party.host?.mode).toBe('open');
  });

  test('LM3 strangers are few and have five seconds', () => {
    const bench = hostBench(undefined, []);
    for (let link = 1; link <= 20; link++) call(bench, link);
    expect(bench.party.host?.peers.size).toBe(limits.unproved);
    bench.pass(6_000);
    expect(bench.party.host?.peers.size).toBe(0);
    for (let i = 1; i <= 14; i++) join(bench, 100 + i, `device${i}`);
    expect(bench.party.host?.peers.size).toBe(limits.peers);
  });

  test('LM2 three strikes: out, and the device stays out for a minute', () => {
    const bench = hostBench();
    for (let i = 0; i < 3; i++) bench.give({ i: 'frame', link: 1, text: 'nonsense' });
    expect(bench.closed).toContain(1);
    join(bench, 30, 'b');
    expect(bench.told(30, 'bye')[0]?.code).toBe('banned');
    bench.pass(61_000, 1000);
    join(bench, 31, 'b');
    expect(bench.told(31, 'welcome')).toHaveLength(1);
  });

  test('LM1 a steady guest is never punished, a hasty one is', () => {
    const bench = hostBench();
    const beat = { t: 'beat', seq: 0, hash: '0'.repeat(32), epoch: 1, promised: 0, state: null };
    for (let i = 0; i < 100; i++) {
      for (let k = 0; k < 4; k++) bench.say(1, beat);
      bench.say(2, beat);
      bench.tick(250);
    }
    expect(bench.closed).toEqual([]);
    for (let i = 0; i < 100; i++) bench.say(1, beat);
    expect(bench.closed).toEqual([1]);
  });

  test('SE2 a free seat may be taken, another’s not touched, and the host may do anything', () => {
    const seats = editSeats([], { op: 'add', seat: { id: 'a', name: 'A', colour: '', device: '' } });
    const claim = { seat: 'a', name: ' Zoë\u202e ', colour: 'red', hold: true };
    const taken = claimSeat(seats, 'd1', claim);
    expect(taken[0]).toEqual({ id: 'a', name: 'Zoë', colour: 'red', device: 'd1', was: 'A' });
    expect(claimSeat(taken, 'd2', claim)).toEqual(taken);
    expect(claimSeat(taken, 'd2', { ...claim, hold: false })).toEqual(taken);
    expect(claimSeat(taken, 'd1', { ...claim, hold: false })[0]?.device).toBe('');
    expect(editSeats(taken, { op: 'assign', seat: 'a', device: 'd2' })[0]?.device).toBe('d2');
    expect(editSeats(taken, { op: 'order', seats: ['a', 'a'] })).toEqual(taken);
    expect(cleanName('x'.repeat(99))).toHaveLength(24);
  });

  test('SE2 a seat given back has its old name again, and no claim makes two seats of one name', () => {
    const [anna, ben, carl] = ['Anna', 'Ben', 'Carl'].map((name, i) => ({
      ...{ id: `p${i + 1}`, name, colour: '' },
      device: i === 0 ? 'host' : '',
    }));
    if (!anna || !ben || !carl) throw new Error();
    const claim = (seats: readonly RosterSeat[], seat: string, name: string, hold = true) =>
      claimSeat(seats, 'bea', { seat, name, colour: '', hold });
    const names = (seats: readonly RosterSeat[]) => seats.map((s) => s.name).join(' ');
    const first = claim([anna, ben, carl], 'p2', 'Bea');
    expect(names(first)).toBe('Anna Bea Carl');
    expect(names(claim(claim(first, 'p2', '', false), 'p3', 'Bea'))).toBe('Anna Ben Bea');
    // A second seat, and somebody else's name.
    expect(names(claim(first, 'p3', 'Bea'))).toBe('Anna Bea Carl');
    expect(names(claim(first, 'p2', ' Anna '))).toBe('Anna Bea Carl');
    expect(names(editSeats(first, { op: 'assign', seat: 'p2', device: '' }))).toBe('Anna Ben Carl');
    // The old name is another's by now, or forgotten.
    const taken = editSeats(first, { op: 'change', seat: 'p3', name: 'Ben' });
    expect(names(claim(taken, 'p2', '', false))).toBe('Anna Player 2 Ben');
    const unknown = [{ ...anna, name: 'Player 2' }, { ...ben, name: 'Bea', device: 'bea' }, carl];
    expect(names(claim(unknown, 'p2', '', false))).toBe('Player 2 Player 3 Carl');
  });

  test('SE2 seats in the lobby reach the host by claims and all devices by the roster', () => {
    const bench = new Bench(newHost(configOf('a')));
    join(bench, 1, 'b');
    bench.give({
      i: 'command',
      command: { c: 'lobby', edit: { op: 'add', seat: { id: 'x', name: 'X', colour: '', device: '' } } },
    });
    bench.say(1, { t: 'claim', seat: 'x', name: 'Bea', colour: 'blue', hold: true });
    expect(bench.told(1, 'roster').pop()?.roster.seats).toEqual([
      { id: 'x', name: 'Bea', colour: 'blue', device: deviceNamed('b') },
    ]);
    bench.give({ i: 'command', command: { c: 'start', setup: toySetup(['x', 'y']) } });
    expect(bench.last('refused')?.refusal.code).toBe('seatFree');
    bench.give({ i: 'command', command: { c: 'start', setup: toySetup(['x']) } });
    expect(bench.party.replica.session.holders).toEqual({ x: deviceNamed('b') });
    bench.say(1, { t: 'claim', seat: 'x', name: 'Bea', colour: 'blue', hold: false });
    expect(bench.last('claimed')).toMatchObject({ device: deviceNamed('b') });
    expect(bench.party.replica.session.holders).toEqual({ x: deviceNamed('b') });
  });

  test('SE3 a device that gives its name after joining is called so on all devices, and no seat changes', () => {
    const bench = hostBench();
    const called = () => bench.party.roster.devices.find((d) => d.id === deviceNamed('b'))?.name;
    const { seats } = bench.party.roster;
    bench.say(1, { t: 'name', name: ' Tab\u202elet ' });
    expect(called()).toBe('Tablet');
    expect(bench.told(2, 'roster').pop()?.roster).toEqual(bench.party.roster);
    expect(bench.party.roster.seats).toEqual(seats);
    const told = bench.told(2, 'roster').length;
    bench.say(1, { t: 'name', name: 'Tablet' });
    expect(bench.told(2, 'roster')).toHaveLength(told);
    bench.give({ i: 'down', link: 1 });
    expect(called()).toBe('Tablet');
  });

  test('SE3 a guest tells its new name to the host it has proved itself to', () => {
    const bench = guestBench();
    bench.give({ i: 'command', command: { c: 'name', name: 'Bea' } });
    expect(bench.sent.filter((one) => one.message.t === 'name').map((one) => one.message)).toEqual([
      { t: 'name', name: 'Bea' },
    ]);
  });

  test('BT1 a silent link is closed after six seconds and dialled again, ever more slowly', () => {
    const bench = guestBench();
    bench.pass(7_000);
    expect(bench.closed).toContain(1);
    bench.dialled.length = 0;
    bench.pass(4_000);
    const soon = bench.dialled.length;
    expect(new Set(bench.dialled)).toEqual(new Set([...bench.dialled, 0, 1, 2]));
    bench.pass(60_000);
    bench.dialled.length = 0;
    bench.pass(4_000);
    expect(bench.dialled.length).toBeLessThan(soon);
    expect(bench.last('status')?.status).toBe('lost');
    const host = hostBench();
    host.pass(7_000);
    expect(host.told(1, 'pulse').length).toBeGreaterThanOrEqual(2);
    expect(host.closed).toEqual([1, 2]);
  });
});
