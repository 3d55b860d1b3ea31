// The table server: `npm start [-- --port 8030]`. With --folder it serves that folder and builds nothing.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import QRCode from 'qrcode';

import { addresses } from './addresses';
import { createTableServer } from './app';
import { buildWeb, webFolder } from './build';

const defaultPort = 8030;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function portFrom(text: string | undefined): number {
  if (text === undefined || text === '') return defaultPort;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail(`"${text}" is not a port number.`);
  return port;
}

async function greet(port: number): Promise<void> {
  const { here, network } = addresses(port);
  say(`\nRoundhouse is open at ${here}`);
  for (const address of network) say(`On this network:     ${address}`);
  const first = network[0];
  if (first) say(`\n${await QRCode.toString(first, { type: 'terminal', small: true })}`);
  say('Phones on the same network scan the code or type the address. Ctrl+C closes the table server.');
}

const usage = `npm start [-- --port ${defaultPort}]

Builds the web app if its sources changed, and serves it with the signalling for its tables.
--port N        another port (or PORT=N)
--folder PATH   serves that folder and builds nothing`;

function wishes(): { port?: string; folder?: string; help?: boolean } {
  try {
    return parseArgs({
      options: {
        port: { type: 'string' },
        folder: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    fail(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function main(): void {
  const values = wishes();
  if (values.help) return say(usage);
  const port = portFrom(values.port ?? process.env.PORT);
  if (values.folder === undefined && !buildWeb()) fail('The web app could not be built; see above.');

  const server = createTableServer(values.folder === undefined ? webFolder : resolve(values.folder));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(`Port ${port} is taken: choose another one with \`npm start -- --port ${port + 1}\`.`);
    }
    fail(`The table server stopped: ${error.message}`);
  });
  server.listen(port, () => void greet(port));
}

main();
