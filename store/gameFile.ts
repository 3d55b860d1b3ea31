// A game as one text, for backups and for sending: our own form, or a file of 18xx.games.
import { no, ok, refuse, type Result } from '../engine/core/refusal';
import type { Setup } from '../engine/core/game';
import { importGame } from '../engine/interop/import';
import type { CallNameless } from '../engine/interop/players';
import { entryAfter, genesis, headOf, verifiedPrefix, type Body, type Entry } from '../net/entry';
import { isRecord } from '../net/fields';
import { limits } from '../net/limits';
import { RAW, readRawCopy } from './rawCopy';
import { readLog } from './reading';
import type { Damage } from './saves/damage';
import { parseEntries } from './saves/head';

/** Raised when older versions could not read the file. */
const FILE_VERSION = 1;

export function exportText(entries: readonly Entry[]): string {
  const first = entries[0];
  const setup = first?.kind === 'note' && first.note.type === 'setup' ? first.note.setup : null;
  return JSON.stringify({ roundhouse: FILE_VERSION, setup, hash: headOf(entries).hash, entries });
}

export function setupEntry(
  game: string,
  setup: Setup,
  colours: Readonly<Record<string, string>>,
): Result<Entry> {
  // Nobody holds a seat on a network: they are all this device's.
  const holders = Object.fromEntries(setup.seats.map((seat) => [seat.id, '']));
  const entry = entryAfter(genesis, 0, {
    kind: 'note',
    note: { type: 'setup', table: game, setup, holders, colours },
  });
  return entry ? ok(entry) : no(refuse('malformed', ''));
}

export interface ImportedLog {
  readonly entries: Entry[];
  /** Of a raw copy: how much of the save it was made from is not in it any more. */
  readonly damage: Damage | null;
}

/** The log a text holds; every action in it is checked against the rules. */
export async function importText(
  text: string,
  game: string,
  callNameless?: CallNameless,
): Promise<Result<ImportedLog>> {
  const json = text.trim();
  if (json === '') return no(refuse('fileEmpty', ''));
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return no(refuse('fileUnreadable', ''));
  }
  if (typeof raw !== 'object' || raw === null) return no(refuse('fileUnknown', ''));
  if (Reflect.get(raw, 'roundhouse') === RAW) return importRaw(raw);
  const entries = 'roundhouse' in raw ? importOwn(raw) : importOther(raw, game, callNameless);
  return entries.ok ? ok({ entries: entries.value, damage: null }) : entries;
}

function importOwn(raw: object): Result<Entry[]> {
  const version: unknown = Reflect.get(raw, 'roundhouse');
  if (typeof version === 'number' && version > FILE_VERSION) return no(refuse('fileNewer', '', { version }));
  const given: unknown = Reflect.get(raw, 'entries');
  const entries = parseEntries(given);
  if (!entries && hasLongName(given)) return no(refuse('nameTooLong', '', { max: limits.nameLength }));
  if (!entries || entries.length === 0) return no(refuse('fileDamaged', ''));
  const whole = verifiedPrefix(entries).length === entries.length;
  if (!whole || headOf(entries).hash !== Reflect.get(raw, 'hash')) return no(refuse('fileDamaged', ''));
  return legal(entries);
}

/** What no entry can hold is not read, so the rules are never asked about it; a long name is no damage. */
function hasLongName(entries: unknown): boolean {
  const first: unknown = Array.isArray(entries) ? entries[0] : null;
  const note = isRecord(first) ? first.note : null;
  const setup = isRecord(note) ? note.setup : null;
  const seats: readonly unknown[] = isRecord(setup) && Array.isArray(setup.seats) ? setup.seats : [];
  const { nameLength } = limits;
  return seats.some((s) => isRecord(s) && typeof s.name === 'string' && s.name.length > nameLength);
}

async function importRaw(raw: object): Promise<Result<ImportedLog>> {
  const read = await readRawCopy(raw);
  if (!read.ok) return read;
  const checked = legal(read.value.entries);
  return checked.ok ? ok(read.value) : checked;
}

/** The log, if the rules follow it to its end; else where they do not, and why. */
function legal(entries: Entry[]): Result<Entry[]> {
  const read = readLog(entries, true);
  if (!read.ok) return read;
  const { readOnly, why, timeline, setup } = read.value;
  if (!readOnly) return ok(entries);
  // Whoever reads this has no table at which to look up a seat.
  const seat = setup.seats.find((one) => one.id === why?.args.seat);
  const args = { ...why?.args, ...(seat ? { seat: seat.name } : {}) };
  const action = timeline.actions.length + 1;
  return no(refuse('fileIllegal', why?.rule ?? '', { ...args, action, reason: why?.code ?? '' }));
}

function importOther(raw: object, game: string, callNameless?: CallNameless): Result<Entry[]> {
  if (!('actions' in raw)) return no(refuse('fileUnknown', ''));
  const read = importGame(raw, undefined, callNameless);
  if (!read.ok) return read;
  const { setup, steps } = read.value;
  const first = setupEntry(game, setup, {});
  if (!first.ok) return first;
  const entries: Entry[] = [first.value];
  for (const action of steps.flatMap((step) => step.actions)) {
    const body: Body = { kind: 'act', seat: action.seat, cid: `local:${entries.length + 1}`, action };
    const entry = entryAfter(headOf(entries), 0, body);
    if (!entry) return no(refuse('fileDamaged', ''));
    entries.push(entry);
  }
  return ok(entries);
}
