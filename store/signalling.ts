// Where devices meet before they talk to each other directly: the server the page came from, the public PeerJS
// broker, or an address of one's own. A running game does not need it.
import { isHost, TABLE_PATH, type Signalling } from '../net/code';

/** The setting that means the public broker; empty means the server the page came from. */
export const PUBLIC = 'public';

/** What `new Peer()` uses by itself; written out where it has to be named in a link. */
export const publicBroker: Signalling = { host: '0.peerjs.com', port: 443, path: '/', secure: true };

/** The table server's own port (server/main.ts). */
const TABLE_PORT = 8030;

export interface PageAddress {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
}

/** The page this app is; null where there is none. */
export function pageAddress(): PageAddress | null {
  const location: unknown = Reflect.get(globalThis, 'location');
  if (typeof location !== 'object' || location === null) return null;
  const [protocol, hostname, port]: unknown[] = ['protocol', 'hostname', 'port'].map((key) =>
    Reflect.get(location, key),
  );
  if (typeof protocol !== 'string' || typeof hostname !== 'string' || typeof port !== 'string') return null;
  return /^https?:$/.test(protocol) && hostname !== '' ? { protocol, hostname, port } : null;
}

export function pageServer(page: PageAddress): Signalling {
  const secure = page.protocol === 'https:';
  const port = page.port === '' ? (secure ? 443 : 80) : Number(page.port);
  return { host: page.hostname, port, path: TABLE_PATH, secure };
}

/** An address as people write it: `192.168.1.20`, `table.local:8030`, `https://play.example.org/peerjs`. */
export function parseAddress(text: string): Signalling | null {
  const found = /^(?:(https?):\/\/)?([^/:[\]]+|\[[^/\]]+\])(?::(\d{1,5}))?(\/[A-Za-z0-9/_-]{0,64})?$/.exec(
    text.trim(),
  );
  if (!found?.[2] || !isHost(found[2])) return null;
  const secure = found[1] === 'https';
  const port = found[3] ? Number(found[3]) : secure ? 443 : TABLE_PORT;
  if (port < 1 || port > 65535) return null;
  // Nothing means the table server's own path; a slash alone means the root, where `npx peerjs` has it.
  const path = found[4] === undefined ? TABLE_PATH : found[4].replace(/\/+$/, '') || '/';
  return { host: found[2], port, path, secure };
}

/** The server a setting means on this page. An address nobody can read is as good as none. */
export function signallingOf(setting: string, page: PageAddress | null): Signalling {
  const standard = page ? pageServer(page) : publicBroker;
  if (setting === '') return standard;
  return setting === PUBLIC ? publicBroker : (parseAddress(setting) ?? standard);
}

export const sameServer = (a: Signalling, b: Signalling): boolean =>
  a.host === b.host && a.port === b.port && a.path === b.path && a.secure === b.secure;

/** An address that means "this device" on every device. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i.test(host);

/** As people read it: the path only where it is not the table server's. */
export const addressText = ({ host, port, path, secure }: Signalling): string =>
  `${secure ? 'https://' : ''}${host}:${port}${path === TABLE_PATH ? '' : path}`;
