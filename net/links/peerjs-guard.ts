// What must be kept from PeerJS, and what must be asked behind its back.
import type { Peer } from 'peerjs';
import type { Fingerprints } from '../handshake';

/**
 * P5: any stranger who knows the id could make PeerJS throw; and we want data as it is, nothing else. Every offer
 * makes PeerJS build a connection, so that one for which there is no room must not come through.
 */
export function guardMessages(peer: Peer, hasRoom: () => boolean): void {
  const original: unknown = Reflect.get(peer, '_handleMessage');
  if (typeof original !== 'function') return;
  Reflect.set(peer, '_handleMessage', (message: unknown): void => {
    if (!isWelcome(message, hasRoom)) return;
    try {
      original.call(peer, message);
    } catch {
      // The sender's fault, and its loss.
    }
  });
}

function isWelcome(message: unknown, hasRoom: () => boolean): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false;
  if (message.type !== 'OFFER') return true;
  const payload: unknown = 'payload' in message ? message.payload : null;
  if (typeof payload !== 'object' || payload === null) return false;
  const [kind, serialization]: unknown[] = [
    Reflect.get(payload, 'type'),
    Reflect.get(payload, 'serialization'),
  ];
  return kind === 'data' && serialization === 'raw' && hasRoom();
}

const fingerprintsIn = (sdp: string | undefined): string =>
  [...new Set((sdp?.match(/^a=fingerprint:.+$/gim) ?? []).map((line) => line.trim().toLowerCase()))]
    .sort()
    .join(' ');

/** What both ends know of the encrypted channel itself, whoever introduced them. */
export function printsOf(connection: RTCPeerConnection | undefined): Fingerprints | null {
  const local = fingerprintsIn(connection?.localDescription?.sdp);
  const remote = fingerprintsIn(connection?.remoteDescription?.sdp);
  return local && remote ? { local, remote } : null;
}
