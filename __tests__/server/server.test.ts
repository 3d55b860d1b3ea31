import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { spawnTableServer, startTableServer, type RunningServer } from './table-server';

jest.setTimeout(30_000);

let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-server-'));
  writeFileSync(join(folder, 'index.html'), '<title>the app</title>');
  mkdirSync(join(folder, '_expo', 'static', 'js'), { recursive: true });
  writeFileSync(join(folder, '_expo', 'static', 'js', 'entry-0123abcd.js'), 'void 0;');
  server = await startTableServer(folder);
});

afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the address of the server is the app, and is asked for anew each time', async () => {
  const response = await fetch(server.address);
  expect(await response.text()).toContain('the app');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('an address inside the app opens the app', async () => {
  const response = await fetch(`${server.address}/table/K7QX`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('the app');
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a bundle, which has its hash in its name, is kept for ever', async () => {
  const response = await fetch(`${server.address}/_expo/static/js/entry-0123abcd.js`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('a file that is not there is not found', async () => {
  expect((await fetch(`${server.address}/_expo/static/js/entry-gone.js`)).status).toBe(404);
});

test('the PeerServer hands out ids on the same port', async () => {
  const response = await fetch(`${server.address}/peerjs/peerjs/id`);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/^[0-9a-f-]{36}$/);
});

test('a peer that presents itself is told that the line is open', async () => {
  const url = `ws://localhost:${server.port}/peerjs/peerjs?key=peerjs&id=anna&token=t`;
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(url);
  const first = await new Promise<string>((resolve, reject) => {
    socket.on('message', (data) => resolve(String(data)));
    socket.on('error', reject);
  });
  socket.close();
  expect(JSON.parse(first)).toEqual({ type: 'OPEN' });
});

test('the server says where it is', () => {
  expect(server.greeting).toContain(`http://localhost:${server.port}`);
});

const told = async (...wishes: string[]): Promise<{ code: unknown; words: string }> => {
  const child = spawnTableServer(server.port, folder, wishes);
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return { code: await new Promise((resolve) => child.on('close', resolve)), words };
};

test('--help says what can be asked for; what cannot is a sentence with the same words', async () => {
  const help = await told('--help');
  expect(help).toMatchObject({ code: 0, words: expect.stringContaining('--port N') });
  const wrong = await told('--prot', '9000');
  expect(wrong.code).toBe(1);
  expect(wrong.words).toContain("Unknown option '--prot'");
  expect(wrong.words).toContain('--port N');
  expect(wrong.words).not.toContain('parse_args');
});

test('a port that is taken is named in a sentence', async () => {
  const second = spawnTableServer(server.port, folder);
  let words = '';
  second.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await new Promise((resolve) => second.on('close', resolve));
  expect(code).toBe(1);
  expect(words).toMatch(new RegExp(`^Port ${server.port} is taken: .*\\n$`));
});
