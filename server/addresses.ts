import { networkInterfaces } from 'node:os';

/** Where this computer is reached from: itself first, then each address on the local network. */
export function addresses(port: number): { here: string; network: string[] } {
  const network: string[] = [];
  for (const entries of Object.values(networkInterfaces())) {
    for (const entry of entries ?? []) {
      if (entry.family === 'IPv4' && !entry.internal) network.push(`http://${entry.address}:${port}`);
    }
  }
  return { here: `http://localhost:${port}`, network };
}
