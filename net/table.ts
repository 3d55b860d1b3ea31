// The machine of one device: step(party, input) gives effects. It changes the party it is given and nothing else.
import type { BaseAction } from '../engine/core/game';
import { entryAfter, headOf, type DeviceId, type Entry } from './entry';
import { guestAfter, guestInput, provedHostSays } from './guest';
import { hostAfter, hostInput } from './host';
import { timing } from './limits';
import type { Effect, Input, TableConfig } from './machine';
import { flush, openParty, type Party } from './party';
import { startCanvass } from './roles';
import { spare } from './port';
import { lastEpoch, newMeta, type Meta, type SavedTable } from './replica';

export function step<S, A extends BaseAction>(p: Party<S, A>, given: Input): Effect[] {
  const out: Effect[] = [];
  const input = given.i === 'tick' ? steady(p, given.now) : given;
  if (input.i === 'tick' && !p.ticking && p.replica.meta.role === 'host') {
    // HR1: a host that comes back asks for a new epoch, because the table may have gone on without it.
    // If it has, the others are found sooner by calling them than by waiting for them.
    startCanvass(p, Math.max(p.replica.meta.promised, lastEpoch(p.replica.log)) + 1, out);
    if (p.host) p.host.quietFrom = p.now - timing.probe - 1;
  }
  if (p.host) {
    const message = hostInput(p, p.host, input, out);
    if (message) provedHostSays(p, message, out);
  } else guestInput(p, input, out);
  if (input.i === 'tick') p.ticking = true;
  if (p.host) hostAfter(p, p.host, out);
  flush(p, out);
  if (!p.host) guestAfter(p, out);
  return out;
}

/** A device's clock may be set back; time at the table only goes on. */
function steady<S, A extends BaseAction>(p: Party<S, A>, now: number): Extract<Input, { i: 'tick' }> {
  const elapsed = p.ticking ? Math.max(0, now - p.wall) : 0;
  p.wall = now;
  if (elapsed > timing.gap) {
    const peers = [...(p.host?.peers.values() ?? [])].map((peer) => peer.port);
    for (const port of [...peers, p.dialler.port]) if (port) spare(port, p.now + elapsed);
  }
  return { i: 'tick', now: p.now + elapsed };
}

/** Opens a new table. */
export const newHost = <S, A extends BaseAction>(config: TableConfig<S, A>): Party<S, A> =>
  openParty(config, { meta: newMeta('host'), entries: [] });

/** Joins a table for the first time. */
export const newGuest = <S, A extends BaseAction>(config: TableConfig<S, A>): Party<S, A> =>
  openParty(config, { meta: newMeta('guest'), entries: [] });

/** Comes back to a table with what the disk holds. */
export const comeBack = <S, A extends BaseAction>(
  config: TableConfig<S, A>,
  stored: SavedTable,
): Party<S, A> => openParty(config, stored);

/**
 * Where there is no majority the game can go on only as another table with the same history, and says so in its
 * log. All seats are this device's until the new host gives them out. Open it with the new table's configuration.
 */
export function fork<S, A extends BaseAction>(p: Party<S, A>, device: DeviceId): SavedTable {
  const { log, session } = p.replica;
  const epoch = Math.max(p.replica.meta.promised, lastEpoch(log)) + 1;
  const holders = Object.fromEntries(Object.keys(session.holders).map((seat) => [seat, device]));
  const entry = entryAfter(headOf(log), epoch, {
    kind: 'note',
    note: { type: 'fork', from: p.table, holders },
  });
  const entries: readonly Entry[] = entry ? [...log, entry] : log;
  const meta: Meta = { ...newMeta('host'), promised: epoch, promisedTo: device, clock: p.clock };
  return { meta, entries };
}
