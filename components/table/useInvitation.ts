import { useEffect, useState } from 'react';

import { toCode, toLink } from '@/net/code';
import {
  addressText,
  isLoopback,
  pageAddress,
  pageServer,
  sameServer,
  signallingOf,
} from '@/store/signalling';
import type { NetPlace } from '@/store/tables';

/** The address the page is served at for others: "localhost" is this computer to each of them. */
async function networkAddress(): Promise<string | null> {
  try {
    const answer = await fetch('/addresses.json');
    const read: unknown = await answer.json();
    const network: unknown = typeof read === 'object' && read !== null ? Reflect.get(read, 'network') : null;
    const first: unknown = Array.isArray(network) ? network[0] : null;
    return typeof first === 'string' && /^https?:\/\//.test(first) ? first : null;
  } catch {
    return null;
  }
}

export interface Shown {
  readonly link: string;
  readonly code: string;
  /** Other devices cannot open the link. */
  readonly onlyHere: boolean;
  /** The signalling server's address, where each device has that address for itself; else null. */
  readonly serverHere: string | null;
}

/** How others come to a table of this device. */
export function useInvitation(place: NetPlace | null, epoch: number, setting: string): Shown {
  const page = pageAddress();
  const here = page ? `${page.protocol}//${page.hostname}${page.port ? `:${page.port}` : ''}` : null;
  const loopback = page !== null && isLoopback(page.hostname);
  const [network, setNetwork] = useState<string | null>(null);
  useEffect(() => {
    if (loopback) void networkAddress().then(setNetwork);
  }, [loopback]);
  if (!place) return { link: '', code: '', onlyHere: false, serverHere: null };
  const standard = page ? pageServer(page) : null;
  const server = place.server ?? signallingOf(setting, page);
  const own = standard === null || !sameServer(server, standard);
  const invitation = {
    secret: place.secret,
    epoch: Math.max(1, epoch),
    server: own ? server : null,
  };
  const link = here === null ? `roundhouse:/${toLink('', invitation)}` : toLink(network ?? here, invitation);
  const serverHere = own && isLoopback(server.host) ? addressText(server) : null;
  return { link, code: toCode(place.secret), onlyHere: loopback && network === null, serverHere };
}
