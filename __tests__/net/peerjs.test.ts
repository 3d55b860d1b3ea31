import { execFile } from 'node:child_process';
import { join } from 'node:path';

test('real PeerServer, real data channels: join, play, reload, play without the server, take-over, return', async () => {
  const tsx = join(__dirname, '../../node_modules/.bin/tsx');
  const output = await new Promise<string>((done, fail) =>
    execFile(tsx, [join(__dirname, 'peerjs-scenario.ts')], { timeout: 150_000 }, (error, stdout, stderr) =>
      error ? fail(new Error(`${stdout}\n${stderr}`)) : done(stdout),
    ),
  );
  const result: unknown = JSON.parse(/result (.*)/.exec(output)?.[1] ?? 'null');
  if (process.env.SHOW) console.log(result);
  expect(result).toMatchObject({ equal: true, hostIsB: true });
}, 180_000);
