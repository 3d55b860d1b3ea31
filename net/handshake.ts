// Both sides show that they know the table's secret without sending it, bound to this very connection: the
// fingerprints are those of the encrypted channel, so a signalling server cannot sit between.
import { mac, type Secret } from './code';

export const protocol = { min: 2, max: 2 } as const;

export interface Fingerprints {
  readonly local: string;
  readonly remote: string;
}

export interface Transcript {
  readonly guestNonce: string;
  readonly hostNonce: string;
  readonly guestPrint: string;
  readonly hostPrint: string;
  readonly table: string;
}

function textOf(role: 'host' | 'guest' | 'device', t: Transcript): string {
  const fields = [role, t.guestNonce, t.hostNonce, t.guestPrint, t.hostPrint, String(protocol.max), t.table];
  return JSON.stringify(fields);
}

export const proofOf = (secret: Secret, role: 'host' | 'guest', t: Transcript): string =>
  mac(secret, textOf(role, t));

/** What a device signs: of no use on any other connection. */
export const pledgeOf = (t: Transcript): string => textOf('device', t);

/** Takes the same time whatever differs. */
export function sameText(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i % Math.max(1, b.length));
  return difference === 0;
}

export interface Versions {
  readonly min: number;
  readonly max: number;
  /** Hash of the engine's sources at build time: two devices must play by the same rules. */
  readonly engine: string;
  readonly build: string;
}

/** PV1, PV2: null when the two can play together. */
export function whyVersions(mine: Versions, theirs: Versions): 'protocol' | 'engine' | null {
  if (theirs.max < mine.min || theirs.min > mine.max) return 'protocol';
  return mine.engine === theirs.engine ? null : 'engine';
}
