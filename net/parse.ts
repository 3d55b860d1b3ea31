// From text to a message, or null. Total: any text in, no throw out. Only what is named here gets through; an
// object is rebuilt field by field, so that nothing unexpected rides along.
import type { BaseAction, Seat, Setup, OptionValue } from '../engine/core/game';
import type { Refusal, RefusalArg } from '../engine/core/refusal';
import type { Clock } from './clock';
import { isHex } from './code';
import type { Body, Entry, Note, Position } from './entry';
import { limits } from './limits';
import { byeCodes, type Ask, type Message, type ProposalBody } from './messages';
import type { Roster, RosterDevice, RosterSeat } from './seats';

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whole numbers, no depth beyond the limit, no key that means something to JavaScript itself. */
export function isPlain(value: unknown, depth: number): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isSafeInteger(value);
  if (typeof value !== 'object' || depth <= 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  return Object.entries(value).every(
    ([key, field]) =>
      key !== '__proto__' && key !== 'constructor' && key !== 'prototype' && isPlain(field, depth - 1),
  );
}

export function parseJson(text: string): unknown {
  // Nesting is counted before JSON.parse sees it: a deep text would exhaust the stack of a weak phone.
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 91 || c === 123) {
      if (++depth > limits.messageDepth) return undefined;
    } else if (c === 93 || c === 125) depth--;
  }
  try {
    const value: unknown = JSON.parse(text);
    return isPlain(value, limits.messageDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

const int = (value: unknown, min = 0, max = Number.MAX_SAFE_INTEGER): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
const text = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max;
const hex = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && isHex(value, digits);
const seat = (value: unknown): value is string => text(value, 32) && value !== '';
const device = (value: unknown): value is string => value === '' || hex(value, 32);
const cid = (value: unknown): value is string => text(value, 64) && /^[0-9a-z:]+$/.test(value);
const epoch = (value: unknown): value is number => int(value, 0, 1e9);
const seq = (value: unknown): value is number => int(value, 0, limits.logEntries + 1);

function list<T>(value: unknown, max: number, item: (raw: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > max) return null;
  const out: T[] = [];
  for (const raw of value) {
    const one = item(raw);
    if (one === null) return null;
    out.push(one);
  }
  return out;
}

function table<T>(value: unknown, max: number, good: (raw: unknown) => raw is T): Record<string, T> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > max) return null;
  const out: Record<string, T> = {};
  for (const [key, field] of entries) {
    if (key.length > 64 || !good(field)) return null;
    out[key] = field;
  }
  return out;
}

function position(raw: unknown): Position | null {
  return isRecord(raw) && seq(raw.seq) && hex(raw.hash, 32) ? { seq: raw.seq, hash: raw.hash } : null;
}

/** The envelope only: the rest of an action is the game's to read. */
function action(raw: unknown): BaseAction | null {
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

function proposal(raw: unknown): ProposalBody | null {
  if (!isRecord(raw)) return null;
  if (raw.kind === 'act') {
    const act = action(raw.action);
    return act && { kind: 'act', action: act };
  }
  if (!seat(raw.seat)) return null;
  if (raw.kind === 'undo') return seq(raw.to) ? { kind: 'undo', seat: raw.seat, to: raw.to } : null;
  return raw.kind === 'redo' ? { kind: 'redo', seat: raw.seat } : null;
}

function refusal(raw: unknown): Refusal | null {
  if (!isRecord(raw) || !text(raw.code, 64) || !text(raw.rule, 128)) return null;
  const args = table(raw.args, 32, (x): x is RefusalArg => text(x, 256) || int(x, Number.MIN_SAFE_INTEGER));
  return args && { code: raw.code, rule: raw.rule, args };
}

function roster(raw: unknown): Roster | null {
  if (!isRecord(raw) || typeof raw.started !== 'boolean') return null;
  const seats = list(raw.seats, 16, (s): RosterSeat | null =>
    isRecord(s) && seat(s.id) && text(s.name, 64) && text(s.colour, 32) && device(s.device)
      ? { id: s.id, name: s.name, colour: s.colour, device: s.device }
      : null,
  );
  const devices = list(raw.devices, 32, (d): RosterDevice | null =>
    isRecord(d) &&
    hex(d.id, 32) &&
    text(d.name, 64) &&
    typeof d.online === 'boolean' &&
    typeof d.host === 'boolean'
      ? { id: d.id, name: d.name, online: d.online, host: d.host }
      : null,
  );
  return seats && devices ? { started: raw.started, seats, devices } : null;
}

function ask(raw: unknown): Ask | null {
  if (!isRecord(raw) || !cid(raw.id) || !seat(raw.seat) || !seq(raw.to)) return null;
  if (raw.kind !== 'undo' && raw.kind !== 'redo') return null;
  const waiting = list(raw.waiting, 16, (s) => (seat(s) ? s : null));
  return waiting && { id: raw.id, kind: raw.kind, seat: raw.seat, to: raw.to, waiting };
}

function fields(raw: Json): Message | null {
  const at = position(raw);
  switch (raw.t) {
    case 'hello':
      if (!int(raw.min, 1, 999) || !int(raw.max, 1, 999) || !text(raw.build, 64) || !text(raw.engine, 64))
        return null;
      if (!hex(raw.table, 32) || !hex(raw.nonce, 32) || !text(raw.mac, 64)) return null;
      return {
        t: 'hello',
        min: raw.min,
        max: raw.max,
        build: raw.build,
        engine: raw.engine,
        table: raw.table,
        nonce: raw.nonce,
        mac: raw.mac,
      };
    case 'proof':
      if (!hex(raw.mac, 64) || !hex(raw.key, 64) || !hex(raw.signature, 128)) return null;
      return text(raw.name, 64) && epoch(raw.promised)
        ? {
            t: 'proof',
            mac: raw.mac,
            key: raw.key,
            signature: raw.signature,
            name: raw.name,
            promised: raw.promised,
          }
        : null;
    case 'welcome': {
      const seats = roster(raw.roster);
      return at && seats && epoch(raw.epoch) && seq(raw.settled) && hex(raw.host, 32)
        ? { t: 'welcome', ...at, epoch: raw.epoch, settled: raw.settled, host: raw.host, roster: seats }
        : null;
    }
    case 'roster': {
      const seats = roster(raw.roster);
      return seats && { t: 'roster', roster: seats };
    }
    case 'propose': {
      const [base, wish] = [position(raw.base), proposal(raw.body)];
      return base && wish && cid(raw.cid) ? { t: 'propose', cid: raw.cid, base, body: wish } : null;
    }
    case 'reject': {
      const why = refusal(raw.refusal);
      return why && cid(raw.cid) ? { t: 'reject', cid: raw.cid, refusal: why } : null;
    }
    case 'commit': {
      const entry = parseEntry(raw.entry);
      return entry && epoch(raw.epoch) && seq(raw.settled)
        ? { t: 'commit', epoch: raw.epoch, entry, settled: raw.settled }
        : null;
    }
    case 'ack':
    case 'beat': {
      const mark = isRecord(raw.state) ? raw.state : null;
      if (!at || !epoch(raw.epoch) || !epoch(raw.promised)) return null;
      if (raw.state !== null && !(mark && seq(mark.at) && hex(mark.hash, 8))) return null;
      const state = mark && seq(mark.at) && hex(mark.hash, 8) ? { at: mark.at, hash: mark.hash } : null;
      return { t: raw.t, ...at, epoch: raw.epoch, promised: raw.promised, state };
    }
    case 'pulse': {
      const clock = raw.clock === null ? null : parseClock(raw.clock);
      if (
        !at ||
        !epoch(raw.epoch) ||
        !seq(raw.settled) ||
        !hex(raw.host, 32) ||
        (raw.clock !== null && !clock)
      )
        return null;
      return { t: 'pulse', ...at, epoch: raw.epoch, settled: raw.settled, host: raw.host, clock };
    }
    case 'need': {
      const samples = list(raw.samples, 24, position);
      return samples && epoch(raw.epoch) ? { t: 'need', epoch: raw.epoch, samples } : null;
    }
    case 'log': {
      const entries = list(raw.entries, limits.batchEntries, parseEntry);
      return entries && epoch(raw.epoch) && seq(raw.from)
        ? { t: 'log', epoch: raw.epoch, from: raw.from, entries }
        : null;
    }
    case 'canvass':
      return epoch(raw.epoch) && hex(raw.by, 32) ? { t: 'canvass', epoch: raw.epoch, by: raw.by } : null;
    case 'vote':
      return at && epoch(raw.epoch) && epoch(raw.last)
        ? { t: 'vote', ...at, epoch: raw.epoch, last: raw.last }
        : null;
    case 'claim':
      return seat(raw.seat) && text(raw.name, 64) && text(raw.colour, 32) && typeof raw.hold === 'boolean'
        ? { t: 'claim', seat: raw.seat, name: raw.name, colour: raw.colour, hold: raw.hold }
        : null;
    case 'name':
      return text(raw.name, 64) ? { t: 'name', name: raw.name } : null;
    case 'asks': {
      const asks = list(raw.asks, 8, ask);
      return asks && { t: 'asks', asks };
    }
    case 'answer':
      return cid(raw.id) && seat(raw.seat) && typeof raw.yes === 'boolean'
        ? { t: 'answer', id: raw.id, seat: raw.seat, yes: raw.yes }
        : null;
    case 'diverged':
      return seq(raw.at) && hex(raw.hash, 8) ? { t: 'diverged', at: raw.at, hash: raw.hash } : null;
    case 'bye': {
      const code = byeCodes.find((c) => c === raw.code);
      return code && text(raw.detail, 256) ? { t: 'bye', code, detail: raw.detail } : null;
    }
    default:
      return null;
  }
}

export function parseMessage(raw: string): Message | null {
  const value = parseJson(raw);
  return isRecord(value) ? fields(value) : null;
}
