// How a device shows that it is the one that was here before. Its token is the private half of a key pair and
// never leaves it; it is known by a hash of the public half. So every host, also one that took over, can tell a
// device that comes back, and nobody who saw it come can come in its place.
import { hashes, getPublicKey, sign, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { digest, mac, type Secret } from './code';

// The library's own way to be used without promises, and without an API that needs a secure context.
hashes.sha512 = sha512;

export interface Keys {
  /** 64 hexadecimal digits. */
  readonly publicKey: (token: Secret) => string;
  /** 128 hexadecimal digits. */
  readonly sign: (token: Secret, text: string) => string;
  readonly verifies: (key: string, text: string, signature: string) => boolean;
}

/** A token has 128 bits; a private key wants 256. */
const privateKey = (token: Secret): Uint8Array => hexToBytes(mac(token, 'key'));

export const ed25519: Keys = {
  publicKey: (token) => bytesToHex(getPublicKey(privateKey(token))),
  sign: (token, text) => bytesToHex(sign(utf8ToBytes(text), privateKey(token))),
  verifies: (key, text, signature) => {
    try {
      // The strict reading of RFC 8032: no key of small order, for which one signature fits every text.
      return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key), { zip215: false });
    } catch {
      return false;
    }
  },
};

export const deviceOfKey = (key: string): string => digest(`device|${key}`);

export const deviceOf = (token: Secret, keys: Keys = ed25519): string => deviceOfKey(keys.publicKey(token));
