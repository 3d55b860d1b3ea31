// What a device remembers of a networked table besides its log: the secret that leads to it, and what the host
// chose before the start. Kept under a key of its own beside the game's save, so that it goes when the game goes.
import type { Options } from '../../engine/core/game';
import { isHex, type Secret, type Signalling } from '../../net/code';
import { newGameId } from '../ids';
import { secretKey, type GameId } from '../saves/keys';
import type { KeyValue } from '../saves/keyValue';
import { seal, unseal } from '../saves/record';

export interface TableDraft {
  readonly title: string;
  readonly rules: number;
  readonly options: Options;
}

export interface TableRecord {
  readonly secret: Secret;
  /** The epoch an invitation named. */
  readonly epoch: number;
  /** null: whatever the settings say. */
  readonly server: Signalling | null;
  /** Only with the device that opened the table. */
  readonly draft: TableDraft | null;
}

type Fields = Record<string, unknown>;
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

function parseServer(x: unknown): Signalling | null {
  if (!isFields(x) || typeof x.host !== 'string' || typeof x.path !== 'string') return null;
  if (typeof x.port !== 'number' || typeof x.secure !== 'boolean') return null;
  return { host: x.host, port: x.port, path: x.path, secure: x.secure };
}

function parseDraft(x: unknown): TableDraft | null {
  if (!isFields(x) || typeof x.title !== 'string' || typeof x.rules !== 'number' || !isFields(x.options))
    return null;
  const options: Record<string, string | number | boolean> = {};
  for (const [key, value] of Object.entries(x.options)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      options[key] = value;
  }
  return { title: x.title, rules: x.rules, options };
}

function parseRecord(x: unknown): TableRecord | null {
  if (!isFields(x) || typeof x.secret !== 'string' || !isHex(x.secret, 32)) return null;
  const epoch = typeof x.epoch === 'number' && Number.isSafeInteger(x.epoch) && x.epoch > 0 ? x.epoch : 1;
  return { secret: x.secret, epoch, server: parseServer(x.server), draft: parseDraft(x.draft) };
}

export async function readRecord(disk: KeyValue, game: GameId): Promise<TableRecord | null> {
  const [text] = await disk.get([secretKey(game)]);
  const read = unseal(text);
  return read.is === 'good' ? parseRecord(read.json) : null;
}

export const writeRecord = (disk: KeyValue, game: GameId, record: TableRecord): Promise<void> =>
  disk.set(secretKey(game), seal(record));

const DEVICE = 'rh1/device';

/** This device's own secret, from which it makes a token for every table; made when it is first asked for. */
export async function deviceSecret(disk: KeyValue): Promise<Secret> {
  const [text] = await disk.get([DEVICE]);
  const read = unseal(text);
  if (read.is === 'good' && isFields(read.json) && typeof read.json.secret === 'string') {
    if (isHex(read.json.secret, 32)) return read.json.secret;
  }
  const secret = newGameId();
  await disk.set(DEVICE, seal({ secret }));
  return secret;
}
