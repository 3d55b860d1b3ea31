// Who is there, as the game screen shows it.
import type { DeviceId, Holders } from '../../net/entry';
import { seatsOf, type Roster } from '../../net/seats';
import type { Connection } from '../table';

/** `reached`: whether this device hears of the others at all; a guest without its host does not. */
export function connectionsOf(
  roster: Roster,
  holders: Holders,
  me: DeviceId,
  reached: boolean,
): Connection[] {
  return roster.devices.map(({ id, name, online, host }) => ({
    device: id,
    name,
    seats: seatsOf(holders, id),
    online: id === me || (reached && online),
    host,
  }));
}

/** Whether the devices with seats but the host are a majority of all of them: then one of them can go on. */
export function canGoOn(voters: readonly DeviceId[], host: DeviceId): boolean {
  const others = voters.filter((device) => device !== host).length;
  return others * 2 > voters.length;
}
