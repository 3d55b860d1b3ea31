// What a device remembers of a networked table besides its log: the secret that leads to it, and what the host
// chose before the start. Kept under a key of its own beside the game's save, so that it goes when the game goes.
import type { Options } from '../../engine/core/game';
import { no, ok, refuse, type Result } from '../../engine/core/refusal';
import { isHex, type Secret, type Signalling } from '../../net/code';
import { newGameId } from '../ids';
import { secretKeys, type GameId } from '../saves/keys';
import type { KeyValue } from '../saves/keyValue';
import { readTwice, writeTwice, type Copies, type Kept } from '../saves/twice';

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

export const readRecord = (disk: KeyValue, game: GameId): Promise<Kept<TableRecord>> =>
  readTwice(disk, secretKeys(game), parseRecord);

export const writeRecord = (disk: KeyValue, game: GameId, record: TableRecord): Promise<void> =>
  writeTwice(disk, secretKeys(game), parseRecord, record);

const DEVICE: Copies = ['rh1/device', 'rh1/device1'];

const parseDevice = (x: unknown): { readonly secret: Secret } | null =>
  isFields(x) && typeof x.secret === 'string' && isHex(x.secret, 32) ? { secret: x.secret } : null;

/**
 * This device's own secret, from which it makes a token for every table; made when it is first asked for. All its
 * seats hang on it. Throws what the disk throws.
 */
export async function deviceSecret(disk: KeyValue): Promise<Result<Secret>> {
  const read = await readTwice(disk, DEVICE, parseDevice);
  if (read.is === 'newer') return no(refuse('saveNewer', '', { schema: read.schema }));
  const value = read.is === 'good' ? read.value : { secret: newGameId() };
  await writeTwice(disk, DEVICE, parseDevice, value);
  return ok(value.secret);
}
