// From text to a message, or null. Total: any text in, no throw out. Only what is named here gets through; an
// object is rebuilt field by field, so that nothing unexpected rides along.
import type { Refusal, RefusalArg } from '../engine/core/refusal';
import {
  cid,
  device,
  epoch,
  hex,
  int,
  isRecord,
  list,
  parseJson,
  position,
  seat,
  seq,
  table,
  text,
  type Json,
} from './fields';
import { limits } from './limits';
import { byeCodes, type Ask, type Message, type ProposalBody } from './messages';
import { action, parseClock, parseEntry } from './parse-entry';
import type { Roster, RosterDevice, RosterSeat } from './seats';

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
      return epoch(raw.epoch) && hex(raw.by, 32) && typeof raw.ask === 'boolean'
        ? { t: 'canvass', epoch: raw.epoch, by: raw.by, ask: raw.ask }
        : null;
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
