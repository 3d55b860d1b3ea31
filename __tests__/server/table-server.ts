import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

/** A port nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no port'));
      });
    });
  });
}

export interface RunningServer {
  address: string;
  port: number;
  /** What it printed until it was open. */
  greeting: string;
  stop(): Promise<void>;
}

/** Runs the table server as its own process, because PeerServer's timers cannot be stopped. */
export function spawnTableServer(port: number, folder: string, wishes: readonly string[] = []): ChildProcess {
  return spawn(
    process.execPath,
    ['--import', 'tsx', 'server/main.ts', '--port', String(port), '--folder', folder, ...wishes],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

export async function startTableServer(folder: string): Promise<RunningServer> {
  const port = await freePort();
  const child = spawnTableServer(port, folder);
  let greeting = '';
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      greeting += chunk.toString();
      if (greeting.includes('Ctrl+C')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', () => reject(new Error(`the table server ended: ${greeting}`)));
  });
  return {
    address: `http://localhost:${port}`,
    port,
    greeting,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
