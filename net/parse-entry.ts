// Log entries from outside: from another device or from a file. Rebuilt field by field.
import type { BaseAction, OptionValue, Seat, Setup } from '../engine/core/game';
import type { Clock } from './clock';
import type { Body, Entry, Note } from './entry';
import {
  cid,
  device,
  epoch,
  hex,
  int,
  isPlain,
  isRecord,
  list,
  seat,
  seq,
  table,
  text,
  type Json,
} from './fields';
import { limits } from './limits';

/** The envelope only: the rest of an action is the game's to read. */
export function action(raw: unknown): BaseAction | null {
  if (!isRecord(raw) || !seat(raw.seat) || !text(raw.type, 64) || !isPlain(raw, limits.jsonDepth))
    return null;
  return raw as unknown as BaseAction;
}

export function parseClock(raw: unknown): Clock | null {
  if (!isRecord(raw) || typeof raw.running !== 'boolean') return null;
  const used = table(raw.used, 16, (x): x is number => int(x));
  return used ? { running: raw.running, used } : null;
}

const isOption = (x: unknown): x is OptionValue =>
  text(x, 256) || typeof x === 'boolean' || int(x, Number.MIN_SAFE_INTEGER);

export function parseSetup(raw: unknown): Setup | null {
  if (!isRecord(raw) || !text(raw.title, 64) || !int(raw.rules) || !int(raw.seed)) return null;
  const options = table(raw.options, 256, isOption);
  const seats = list(raw.seats, 16, (s): Seat | null =>
    isRecord(s) && seat(s.id) && text(s.name, 64) ? { id: s.id, name: s.name } : null,
  );
  return options && seats ? { title: raw.title, rules: raw.rules, options, seats, seed: raw.seed } : null;
}

function note(raw: unknown): Note | null {
  if (!isRecord(raw)) return null;
  if (raw.type === 'clock') {
    const clock = parseClock(raw.clock);
    return clock && { type: 'clock', clock };
  }
  const holders = table(raw.holders, 16, device);
  if (!holders) return null;
  if (raw.type === 'fork') return hex(raw.from, 32) ? { type: 'fork', from: raw.from, holders } : null;
  const setup = parseSetup(raw.setup);
  const colours = table(raw.colours, 16, (x): x is string => text(x, 32));
  if (raw.type !== 'setup' || !setup || !colours || !hex(raw.table, 32)) return null;
  return { type: 'setup', table: raw.table, setup, holders, colours };
}

function body(raw: Json): Body | null {
  switch (raw.kind) {
    case 'act': {
      const act = action(raw.action);
      return act && seat(raw.seat) && cid(raw.cid)
        ? { kind: 'act', seat: raw.seat, cid: raw.cid, action: act }
        : null;
    }
    case 'undo':
      return seat(raw.seat) && cid(raw.cid) && seq(raw.to)
        ? { kind: 'undo', seat: raw.seat, cid: raw.cid, to: raw.to }
        : null;
    case 'redo':
      return seat(raw.seat) && cid(raw.cid) ? { kind: 'redo', seat: raw.seat, cid: raw.cid } : null;
    case 'epoch':
      return hex(raw.host, 32) ? { kind: 'epoch', host: raw.host } : null;
    case 'seat':
      return seat(raw.seat) && device(raw.device)
        ? { kind: 'seat', seat: raw.seat, device: raw.device }
        : null;
    case 'note': {
      const parsed = note(raw.note);
      return parsed && { kind: 'note', note: parsed };
    }
    default:
      return null;
  }
}

export function parseEntry(raw: unknown): Entry | null {
  if (!isRecord(raw) || !int(raw.seq, 1, limits.logEntries) || !epoch(raw.epoch)) return null;
  if (!hex(raw.prev, 32) || !hex(raw.hash, 32)) return null;
  const parsed = body(raw);
  return parsed && { ...parsed, seq: raw.seq, epoch: raw.epoch, prev: raw.prev, hash: raw.hash };
}
