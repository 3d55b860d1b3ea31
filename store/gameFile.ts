// A game as one text, for backups and for sending: our own form, or a file of 18xx.games.
import { no, ok, refuse, type Result } from '../engine/core/refusal';
import type { Setup } from '../engine/core/game';
import { importGame } from '../engine/interop/import';
import { entryAfter, genesis, headOf, verifiedPrefix, type Body, type Entry } from '../net/entry';
import { parseEntries } from './saves/head';
import { readLog } from './reading';

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

/** The log a text holds; every action in it is checked against the rules. */
export function importText(text: string, game: string): Result<Entry[]> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return no(refuse('fileUnreadable', ''));
  }
  if (typeof raw !== 'object' || raw === null) return no(refuse('fileUnknown', ''));
  return 'roundhouse' in raw
    ? importOwn(raw)
    : 'actions' in raw
      ? importOther(raw, game)
      : no(refuse('fileUnknown', ''));
}

function importOwn(raw: object): Result<Entry[]> {
  const version: unknown = Reflect.get(raw, 'roundhouse');
  if (typeof version === 'number' && version > FILE_VERSION) return no(refuse('fileNewer', '', { version }));
  const entries = parseEntries(Reflect.get(raw, 'entries'));
  if (!entries || entries.length === 0) return no(refuse('fileDamaged', ''));
  const whole = verifiedPrefix(entries).length === entries.length;
  if (!whole || headOf(entries).hash !== Reflect.get(raw, 'hash')) return no(refuse('fileDamaged', ''));
  const read = readLog(entries, true);
  if (!read.ok) return read;
  return read.value.readOnly
    ? no(refuse('fileIllegal', '', { action: read.value.timeline.actions.length + 1 }))
    : ok(entries);
}

function importOther(raw: object, game: string): Result<Entry[]> {
  const read = importGame(raw);
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
