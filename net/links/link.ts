// What a machine needs of a network: to be found as the host of an epoch, to reach the host of an epoch, and to
// pass text. Whatever a link loses, the machines find out by themselves.
import type { Fingerprints } from '../handshake';
import type { LinkId } from '../machine';

export interface LinkHandlers {
  up(link: LinkId, dialled: number | null, prints: Fingerprints): void;
  down(link: LinkId): void;
  frame(link: LinkId, text: string): void;
  /** The address of this epoch belongs to someone else. */
  taken(epoch: number): void;
  /** What the user might want to know: the signalling server cannot be reached, and the like. */
  trouble(code: LinkTrouble): void;
}

export type LinkTrouble = 'signalling' | 'unsupported' | 'recovered';

export interface Links {
  /** Called again and again while it should be so: an address lost or taken may be free by then. */
  listen(epoch: number, alias: boolean): void;
  unlisten(): void;
  dial(epoch: number): void;
  send(link: LinkId, text: string): void;
  close(link: LinkId): void;
  destroy(): void;
}

export type OpenLinks = (handlers: LinkHandlers) => Links;
