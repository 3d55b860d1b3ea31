// The built web app on a port of this computer, by the table server in a process of its own: PeerServer's timers
// cannot be stopped.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** A port nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}

export interface Served {
  readonly address: string;
  stop(): void;
}

export async function serveWeb(folder: string): Promise<Served> {
  const port = await freePort();
  const args = ['--import', 'tsx', 'server/main.ts', '--port', String(port), '--folder', folder];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.toString().includes('Ctrl+C') && resolve());
    child.on('exit', () => reject(new Error('the table server ended')));
  });
  return { address: `http://localhost:${port}`, stop: () => void child.kill() };
}
