// Who is there, as the game screen shows it.
import type { DeviceId, Entry, Holders } from '../../net/entry';
import { seatsOf, type Claim, type Roster, type RosterSeat } from '../../net/seats';
import type { Connection } from '../table';
import type { RailParty } from './disk';

/** The devices this one hears of now, itself among them, with the names they gave. */
function heard({ host, guest, roster, device, name }: RailParty): ReadonlyMap<DeviceId, string> {
  const now = new Map([[device, name]]);
  // Whoever is host, or stands, knows of whoever is connected to it; a guest what its host says, and alone of nobody.
  if (host) {
    for (const peer of host.peers.values()) if (peer.stage === 'in') now.set(peer.device, peer.name);
  } else if (guest.joined) {
    for (const other of roster.devices) if (other.online) now.set(other.id, other.name);
  }
  return now;
}

/** After a reload no host has sent any yet: then who sits where is in the log. */
function seatsNow({ host, roster, replica }: RailParty): readonly RosterSeat[] {
  const { setup, holders, colours } = replica.session;
  if (!setup) return host ? replica.meta.lobby : roster.seats;
  return setup.seats.map(({ id, name }) => ({
    ...{ id, name, colour: colours[id] ?? '' },
    device: holders[id] ?? '',
  }));
}

/** Who sits where, and who is there as far as this device can know. */
export function rosterNow(party: RailParty): Roster {
  const { host, roster, device, replica } = party;
  const here = heard(party);
  const seats = seatsNow(party);
  const known = new Map(roster.devices.map((one) => [one.id, one]));
  const held = seats.flatMap((seat) => (seat.device === '' ? [] : [seat.device]));
  const ids = new Set([...known.keys(), ...here.keys(), ...held]);
  const isHost = (id: DeviceId): boolean =>
    host ? host.mode === 'open' && id === device : (known.get(id)?.host ?? false);
  return {
    started: roster.started || replica.session.setup !== null,
    seats,
    devices: [...ids].map((id) => ({
      id,
      name: here.get(id) || known.get(id)?.name || '',
      online: here.has(id),
      host: isHost(id),
    })),
  };
}

export const connectionsOf = (roster: Roster, holders: Holders): Connection[] =>
  roster.devices.map(({ id, name, online, host }) => ({
    device: id,
    name,
    seats: seatsOf(holders, id),
    online,
    host,
  }));

/** Who was host last, as far as the log says; a table's first host does not write itself down. */
export function hostIn(log: readonly Entry[]): DeviceId {
  const epoch = log.findLast((entry) => entry.kind === 'epoch');
  return epoch?.host ?? '';
}

/**
 * Whether the devices with seats but the host are a majority of all of them: then one of them can go on. A host
 * nobody knows after a reload is one of the others with a seat: to offer what cannot succeed is worse than to wait.
 */
export function canGoOn(voters: readonly DeviceId[], host: DeviceId, me: DeviceId): boolean {
  const others = voters.filter((device) => device !== me);
  const gone = host === '' ? others.length > 0 : others.includes(host);
  return (voters.length - (gone ? 1 : 0)) * 2 > voters.length;
}

/** Before the start whoever leaves gives the seat to others; in a game it waits for them. */
export function givenBack({ host, guest, replica, roster, device }: RailParty): Claim[] {
  if (host !== null || replica.session.setup || !guest.joined) return [];
  return roster.seats.flatMap((seat) =>
    seat.device === device ? [{ seat: seat.id, name: '', colour: '', hold: false }] : [],
  );
}
