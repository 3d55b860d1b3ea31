// The real network: data channels through PeerJS. Nothing PeerJS says about a connection's health is believed;
// the machines listen for silence themselves (TABLE.md P1-P14 name what it really does).
import './webrtc';
// The import order matters: PeerJS probes for WebRTC while it loads (P14).
import { Peer, type DataConnection, type PeerOptions } from 'peerjs';
import { hostPeerId, type Secret, type Signalling } from '../code';
import { limits } from '../limits';
import type { LinkHandlers, Links, OpenLinks } from './link';
import { guardMessages, printsOf } from './peerjs-guard';

export interface PeerLinksOptions {
  readonly secret: Secret;
  /** null: the public PeerJS broker. */
  readonly server: Signalling | null;
  /** None are needed on one network. */
  readonly iceServers?: readonly {
    readonly urls: string;
    readonly username?: string;
    readonly credential?: string;
  }[];
}

/** P9: `open` may never come; then the Peer is thrown away. */
const openMs = 5_000;
const connectMs = 12_000;
/** P11: a server keeps a dead socket's id this long. */
const idLingersMs = 100_000;
const mostLinks = limits.peers + limits.unproved;
/** So that a last word still leaves before the channel closes. */
const lastWordMs = 250;

export const peerLinks =
  (options: PeerLinksOptions): OpenLinks =>
  (handlers) =>
    new PeerLinks(options, handlers);

interface Station {
  readonly peer: Peer;
  readonly id: string | null;
  open: boolean;
  dead: boolean;
}

class PeerLinks implements Links {
  private readonly connections = new Map<number, DataConnection>();
  private readonly dialling = new Map<number, DataConnection>();
  /** Called by others and not open yet. */
  private readonly arriving = new Set<DataConnection>();
  private readonly stations = new Set<Station>();
  /** When we last held an address: it may look taken because of ourselves (P11). */
  private readonly held = new Map<string, number>();
  /** To be dialled as soon as the server has answered. */
  private readonly wanted = new Set<number>();
  private caller: Station | null = null;
  private home: Station | null = null;
  private alias: Station | null = null;
  private nextLink = 1;
  private troubled = false;
  private readonly leave = (): void => this.hangUpAll();

  constructor(
    private readonly options: PeerLinksOptions,
    private readonly handlers: LinkHandlers,
  ) {
    // A closed page says nothing for 45 s unless it hangs up itself.
    if (typeof globalThis.addEventListener === 'function')
      globalThis.addEventListener('pagehide', this.leave);
  }

  listen(epoch: number, alias: boolean): void {
    const id = hostPeerId(this.options.secret, epoch);
    if (this.home?.id !== id) this.retire(this.home);
    if (!this.isUseful(this.home, id)) this.home = this.station(id, () => this.handlers.taken(epoch));
    // Calls of our own to what is our address now lead nowhere but to ourselves.
    this.giveUp(epoch);
    if (alias) this.giveUp(0);
    const aliasId = hostPeerId(this.options.secret, 0);
    if (!alias) this.retire(this.alias);
    if (!alias) this.alias = null;
    else if (!this.isUseful(this.alias, aliasId)) this.alias = this.station(aliasId, () => undefined);
  }

  unlisten(): void {
    this.retire(this.home);
    this.retire(this.alias);
    this.home = this.alias = null;
  }

  dial(epoch: number): void {
    const id = hostPeerId(this.options.secret, epoch);
    if (this.dialling.has(epoch) || this.home?.id === id || this.alias?.id === id) return;
    if (!this.caller || this.caller.dead) this.caller = this.station(null, () => undefined);
    const station = this.caller;
    // Before the server has answered there is nothing to call with.
    if (!station.open) return void this.wanted.add(epoch);
    const connection = station.peer.connect(id, { reliable: true, serialization: 'raw' });
    // PeerJS returns nothing when it has lost the server meanwhile.
    if (!connection) return this.scrap(station);
    this.dialling.set(epoch, connection);
    this.adopt(connection, epoch);
  }

  send(link: number, text: string): void {
    const connection = this.connections.get(link);
    if (!connection) return;
    try {
      void connection.send(text);
    } catch {
      this.lose(link);
    }
  }

  close(link: number): void {
    const connection = this.connections.get(link);
    this.connections.delete(link);
    if (connection) setTimeout(() => this.end(connection), lastWordMs);
  }

  destroy(): void {
    if (typeof globalThis.removeEventListener === 'function')
      globalThis.removeEventListener('pagehide', this.leave);
    setTimeout(() => this.hangUpAll(), lastWordMs);
  }

  private hangUpAll(): void {
    for (const link of [...this.connections.keys()]) this.lose(link);
    for (const station of [...this.stations]) this.scrap(station);
    this.caller = this.home = this.alias = null;
  }

  private isUseful(station: Station | null, id: string): boolean {
    return station !== null && station.id === id && !station.dead;
  }

  /** P7, P8, P9: a Peer lives until its first trouble; a fresh one takes its place. */
  private station(id: string | null, taken: () => void): Station {
    const { server, iceServers } = this.options;
    const settings: PeerOptions = {
      ...(server ? { host: server.host, port: server.port, path: server.path, secure: server.secure } : {}),
      config: { iceServers: [...(iceServers ?? [])] },
      debug: 0,
    };
    const peer = id === null ? new Peer(settings) : new Peer(id, settings);
    const station: Station = { peer, id, open: false, dead: false };
    this.stations.add(station);
    guardMessages(peer, () => this.connections.size + this.arriving.size < mostLinks);
    const watchdog = setTimeout(() => !station.open && this.fail(station), openMs);
    peer.on('open', () => {
      clearTimeout(watchdog);
      station.open = true;
      if (id !== null) this.held.set(id, Date.now());
      if (this.troubled) this.handlers.trouble('recovered');
      this.troubled = false;
      if (id === null) this.dialWanted();
    });
    peer.on('connection', (connection) => {
      if (this.caller?.peer.id === connection.peer) return this.end(connection);
      this.adopt(connection, null);
    });
    peer.on('disconnected', () => this.retire(station));
    peer.on('close', () => this.forget(station));
    peer.on('error', (error) => {
      switch (error.type) {
        case 'unavailable-id':
          if (id !== null && Date.now() - (this.held.get(id) ?? -idLingersMs) >= idLingersMs) taken();
          return this.scrap(station);
        case 'browser-incompatible':
          this.handlers.trouble('unsupported');
          return this.scrap(station);
        case 'peer-unavailable':
          return this.nobodyThere(error.message);
        case 'network':
        case 'server-error':
        case 'socket-error':
        case 'socket-closed':
          return this.fail(station);
        default:
          return;
      }
    });
    return station;
  }

  private dialWanted(): void {
    const epochs = [...this.wanted];
    this.wanted.clear();
    for (const epoch of epochs) this.dial(epoch);
  }

  private giveUp(epoch: number): void {
    this.wanted.delete(epoch);
    const connection = this.dialling.get(epoch);
    this.dialling.delete(epoch);
    if (connection) this.end(connection);
  }

  private nobodyThere(message: string): void {
    for (const [epoch, connection] of this.dialling) {
      if (!message.includes(connection.peer)) continue;
      this.dialling.delete(epoch);
      this.end(connection);
    }
  }

  private fail(station: Station): void {
    this.troubled = true;
    this.handlers.trouble('signalling');
    this.retire(station);
  }

  /** No longer to be found by it; but links made through it live on without the server. */
  private retire(station: Station | null): void {
    if (!station || station.dead) return;
    station.dead = true;
    if (station.id !== null && station.open) this.held.set(station.id, Date.now());
    if (this.isIdle(station)) return this.scrap(station);
    if (!station.peer.disconnected) station.peer.disconnect();
  }

  private isIdle(station: Station): boolean {
    const peers = [...this.connections.values(), ...this.dialling.values()];
    return !peers.some((connection) => connection.provider === station.peer);
  }

  private scrap(station: Station): void {
    this.forget(station);
    if (!station.peer.destroyed) station.peer.destroy();
  }

  private forget(station: Station): void {
    station.dead = true;
    this.stations.delete(station);
  }

  private adopt(connection: DataConnection, dialled: number | null): void {
    const link = this.nextLink++;
    let early: string[] = [];
    let state: 'new' | 'up' | 'over' = 'new';
    const over = (): void => {
      clearTimeout(watchdog);
      this.arriving.delete(connection);
      if (dialled !== null && this.dialling.get(dialled) === connection) this.dialling.delete(dialled);
      if (state === 'over') return;
      const was = state;
      state = 'over';
      if (was === 'up') this.lose(link);
      else this.end(connection);
    };
    const watchdog = setTimeout(() => state === 'new' && over(), connectMs);
    if (this.connections.size >= mostLinks) return over();
    if (dialled === null) this.arriving.add(connection);
    connection.on('open', () => {
      // It may come twice.
      if (state !== 'new') return;
      const prints = printsOf(connection.peerConnection);
      if (!prints) return over();
      state = 'up';
      clearTimeout(watchdog);
      this.arriving.delete(connection);
      if (dialled !== null) this.dialling.delete(dialled);
      this.connections.set(link, connection);
      this.handlers.up(link, dialled, prints);
      for (const text of early) this.handlers.frame(link, text);
      early = [];
    });
    connection.on('data', (data) => {
      // Anything but text is none of ours; and text may come before `open`.
      const text = typeof data === 'string' ? data : '';
      if (state === 'up' && this.connections.has(link)) this.handlers.frame(link, text);
      else if (state === 'new' && early.length < 16 && text.length <= limits.frameBytes) early.push(text);
    });
    connection.on('close', over);
    connection.on('error', over);
  }

  private lose(link: number): void {
    const connection = this.connections.get(link);
    if (!connection) return;
    this.connections.delete(link);
    this.end(connection);
    this.handlers.down(link);
  }

  private end(connection: DataConnection): void {
    try {
      connection.close();
    } catch {
      // Already gone.
    }
    for (const station of [...this.stations]) if (station.dead && this.isIdle(station)) this.scrap(station);
  }
}
