// Who is there, as the game screen shows it.
import type { DeviceId, Entry, Holders } from '../../net/entry';
import { seatsOf, type Roster } from '../../net/seats';
import type { Connection } from '../table';

/** The roster as far as this device can know: `reached` says whether it hears of the others at all. */
export const reachedRoster = (roster: Roster, me: DeviceId, reached: boolean): Roster => ({
  ...roster,
  devices: roster.devices.map((d) => ({ ...d, online: d.id === me || (reached && d.online) })),
});

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
