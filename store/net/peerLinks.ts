// PeerJS is loaded when the first table is opened: on a phone it brings native WebRTC with it, and a game passed
// round needs neither.
import type { Secret, Signalling } from '../../net/code';
import type { OpenLinks } from '../../net/links/link';

export async function openPeerLinks(secret: Secret, server: Signalling): Promise<OpenLinks> {
  const { peerLinks } = await import('../../net/links/peerjs');
  return peerLinks({ secret, server, iceServers: [] });
}
