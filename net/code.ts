// The table's secret: 128 bits that a guest scans or types. Everything else that leads to a table (its id, the
// host's address at the signalling server) is derived from it, so nothing about the secret is published.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 hexadecimal digits. */
export type Secret = string;

export const isHex = (text: string, digits: number): boolean =>
  text.length === digits && /^[0-9a-f]*$/.test(text);

export const mac = (secret: Secret, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)));

const derive = (secret: Secret, text: string): string => mac(secret, text).slice(0, 32);

export const tableIdOf = (secret: Secret): string => derive(secret, 'table');

/** Where the host of an epoch is found; epoch 0 is the alias whoever is host tries to hold. */
export const hostPeerId = (secret: Secret, epoch: number): string => `rh-${derive(secret, `host|${epoch}`)}`;

/** A device's token is its own for every table, so that one table cannot use it at another. */
export const tokenFor = (deviceSecret: Secret, table: string): Secret =>
  derive(deviceSecret, `token|${table}`);

/** A public name for something public. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32);

// Crockford's alphabet: no I, L, O, U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

/** Times x in GF(32) with x^5 + x^2 + 1: the check finds every wrong character and every pair exchanged. */
const timesX = (a: number): number => ((a << 1) ^ (a & 16 ? 0b100101 : 0)) & 31;

function checkOf(symbols: readonly number[]): number {
  return symbols.reduce((sum, symbol) => timesX(sum ^ symbol), 0);
}

function symbolsOf(secret: Secret): number[] {
  let bits = '';
  for (const digit of secret) bits += parseInt(digit, 16).toString(2).padStart(4, '0');
  bits += '00';
  const out: number[] = [];
  for (let i = 0; i < length; i++) out.push(parseInt(bits.slice(i * 5, i * 5 + 5), 2));
  return out;
}

/** Twenty-six characters and a check, in groups: `0A1B2-C3D4E-…-7X`. */
export function toCode(secret: Secret): string {
  const symbols = symbolsOf(secret);
  const text = [...symbols, checkOf(symbols)].map((s) => alphabet.charAt(s)).join('');
  return text.match(/.{1,5}/g)?.join('-') ?? text;
}

export type CodeResult =
  | { readonly ok: true; readonly secret: Secret }
  | { readonly ok: false; readonly why: 'length' | 'character' | 'check' };

/** Reads what people type: any case, any separators, O for 0, I or L for 1. */
export function fromCode(typed: string): CodeResult {
  const text = typed
    .toUpperCase()
    .replace(/[\s\-–—._]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const symbols = [...text].map((c) => alphabet.indexOf(c));
  if (symbols.includes(-1)) return { ok: false, why: 'character' };
  if (symbols.length !== length + 1) return { ok: false, why: 'length' };
  const check = symbols.pop();
  if (check !== checkOf(symbols)) return { ok: false, why: 'check' };
  const bits = symbols.map((s) => s.toString(2).padStart(5, '0')).join('');
  if (!bits.endsWith('00')) return { ok: false, why: 'check' };
  const digits = bits.slice(0, 128).match(/.{4}/g) ?? [];
  return { ok: true, secret: digits.map((d) => parseInt(d, 2).toString(16)).join('') };
}

export interface Signalling {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
}

export interface Invitation {
  readonly secret: Secret;
  /** The epoch when the link was made: where to look first. */
  readonly epoch: number;
  /** null: the one in the settings, because a typed code names none. */
  readonly server: Signalling | null;
}

/** Where the table server has its signalling (server/app.ts). */
export const TABLE_PATH = '/peerjs';

const serverText = (s: Signalling): string => `${s.secure ? 'https' : 'http'}://${s.host}:${s.port}${s.path}`;

/** The secret goes behind `#`, which browsers never send to a web server. */
export function toLink(base: string, invitation: Invitation): string {
  const server = invitation.server ? `&s=${encodeURIComponent(serverText(invitation.server))}` : '';
  return `${base.replace(/\/+$/, '')}/join#k=${toCode(invitation.secret)}&e=${invitation.epoch}${server}`;
}

/** A name, four numbers up to 255, or an IPv6 address in brackets: what a browser takes for a host. */
export function isHost(text: string): boolean {
  if (/^\[[0-9a-fA-F:]{2,45}\]$/.test(text)) return true;
  const labels = text.split('.');
  if (
    text.length > 253 ||
    !labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/.test(label))
  )
    return false;
  // Whatever ends in a number is read as an address by browsers, and "1.2" as another one.
  if (!/^\d+$/.test(labels[labels.length - 1] ?? '')) return true;
  return labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && Number(label) <= 255);
}

function parseServer(text: string): Signalling | null {
  const match = /^(https?):\/\/([^/:[\]]+|\[[^/\]]+\]):(\d{1,5})(\/[A-Za-z0-9/_-]{0,64})$/.exec(text);
  if (!match?.[2] || !isHost(match[2])) return null;
  const port = Number(match[3]);
  if (port < 1 || port > 65535) return null;
  return { secure: match[1] === 'https', host: match[2], port, path: match[4] ?? '/' };
}

/** A link that names no server means the one its page comes from, whatever the settings of the guest say. */
function pageOf(link: string): Signalling | null {
  const origin = /(https?):\/\/([^/:[\]\s]+|\[[^/\]]+\])(?::(\d{1,5}))?\//.exec(link);
  if (!origin) return null;
  const port = origin[3] ?? (origin[1] === 'https' ? '443' : '80');
  return parseServer(`${origin[1]}://${origin[2]}:${port}${TABLE_PATH}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The link in what was pasted: a message has words before it and a full stop behind. */
function linkIn(text: string): string {
  const word = text.split(/\s+/).find((one) => /[#?&]k=/.test(one));
  return (word ?? text.trim()).replace(/[.,;:!?)>\]"'”’]+$/, '');
}

/** Reads a link or a typed code. */
export function parseInvitation(
  text: string,
): Invitation | { readonly why: 'length' | 'character' | 'check' } {
  const link = linkIn(text);
  const fields = new Map<string, string>();
  for (const part of link.split(/[#?&]/).slice(1)) {
    const at = part.indexOf('=');
    if (at > 0) fields.set(part.slice(0, at), decode(part.slice(at + 1)));
  }
  const code = fromCode(fields.get('k') ?? link);
  if (!code.ok) return { why: code.why };
  const epoch = Number(fields.get('e') ?? '1');
  return {
    secret: code.secret,
    epoch: Number.isSafeInteger(epoch) && epoch > 0 && epoch < 1e6 ? epoch : 1,
    server: fields.has('s') ? parseServer(fields.get('s') ?? '') : pageOf(link),
  };
}
