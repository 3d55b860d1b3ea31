// Who sits where. Before the start the host keeps a list of seats; after it, who holds which seat is in the log,
// because the devices that hold seats are the ones whose disks decide what is settled.
import type { SeatId } from '../engine/core/game';
import { nameKey } from '../engine/core/names';
import type { DeviceId, Entry, Holders } from './entry';
import { limits } from './limits';

export interface RosterSeat {
  readonly id: SeatId;
  readonly name: string;
  readonly colour: string;
  /** Empty: the seat is free. */
  readonly device: DeviceId;
  /** What a held seat was called before its device named it: only the host knows. */
  readonly was?: string;
}

export interface RosterDevice {
  readonly id: DeviceId;
  readonly name: string;
  readonly online: boolean;
  readonly host: boolean;
}

export interface Roster {
  readonly started: boolean;
  readonly seats: readonly RosterSeat[];
  readonly devices: readonly RosterDevice[];
}

export const emptyRoster: Roster = { started: false, seats: [], devices: [] };

/** A name as all devices show it: one Unicode form, no control characters, not too long. */
export const cleanName = (name: string): string =>
  [
    ...name
      .normalize('NFC')
      .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''),
  ]
    .slice(0, limits.nameLength)
    .join('')
    .trim();

export type LobbyEdit =
  | { readonly op: 'add'; readonly seat: RosterSeat }
  | { readonly op: 'remove'; readonly seat: SeatId }
  | { readonly op: 'change'; readonly seat: SeatId; readonly name?: string; readonly colour?: string }
  | { readonly op: 'assign'; readonly seat: SeatId; readonly device: DeviceId }
  | { readonly op: 'order'; readonly seats: readonly SeatId[] };

/** The host's hand on the list of seats. What makes no sense changes nothing. */
export function editSeats(seats: readonly RosterSeat[], edit: LobbyEdit): readonly RosterSeat[] {
  switch (edit.op) {
    case 'add':
      if (seats.length >= limits.peers || seats.some((s) => s.id === edit.seat.id)) return seats;
      return [...seats, { ...edit.seat, name: cleanName(edit.seat.name) }];
    case 'remove':
      return seats.filter((s) => s.id !== edit.seat);
    case 'change':
      return seats.map((s) =>
        s.id === edit.seat
          ? {
              ...s,
              name: edit.name === undefined ? s.name : cleanName(edit.name),
              colour: edit.colour ?? s.colour,
            }
          : s,
      );
    case 'assign':
      return seats.map((s) => {
        if (s.id !== edit.seat) return s;
        return edit.device === ''
          ? freed(seats, s, s.name)
          : { ...s, device: edit.device, was: namedBefore(s) };
      });
    case 'order': {
      const sorted = edit.seats.flatMap((id) => seats.filter((s) => s.id === id));
      return new Set(edit.seats).size === seats.length && sorted.length === seats.length ? sorted : seats;
    }
  }
}

export interface Claim {
  readonly seat: SeatId;
  readonly name: string;
  readonly colour: string;
  /** false gives the seat back. */
  readonly hold: boolean;
}

/** Whether another seat is called so already, or as good as: two players of one name cannot start. */
export function isNameTaken(seats: readonly RosterSeat[], seat: SeatId, name: string): boolean {
  const key = nameKey(cleanName(name));
  return seats.some((s) => s.id !== seat && nameKey(s.name) === key);
}

const namedBefore = (seat: RosterSeat): string => (seat.device === '' ? seat.name : (seat.was ?? seat.name));

/** The seat without its device, under the name from before: whoever leaves takes theirs along. */
function freed(seats: readonly RosterSeat[], seat: RosterSeat, otherwise: string): RosterSeat {
  const { was, ...rest } = seat;
  if (was !== undefined && !isNameTaken(seats, seat.id, was)) return { ...rest, name: was, device: '' };
  return { ...rest, name: otherwise, device: '' };
}

/** "Player 2", or the next number nobody is called by. */
function standardName(seats: readonly RosterSeat[], seat: RosterSeat): string {
  for (let n = seats.indexOf(seat) + 1; ; n++) {
    if (!isNameTaken(seats, seat.id, `Player ${n}`)) return `Player ${n}`;
  }
}

/**
 * A guest takes a free seat, changes its own, or gives it back; another's seat it cannot touch, nor another seat's
 * name: then the seat keeps the one it has.
 */
export function claimSeat(
  seats: readonly RosterSeat[],
  device: DeviceId,
  claim: Claim,
): readonly RosterSeat[] {
  return seats.map((s) => {
    if (s.id !== claim.seat || (s.device !== '' && s.device !== device)) return s;
    if (!claim.hold) return s.device === '' ? s : freed(seats, s, standardName(seats, s));
    const wish = cleanName(claim.name);
    const name = nameKey(wish) === '' || isNameTaken(seats, s.id, wish) ? s.name : wish;
    return { ...s, device, name, colour: claim.colour || s.colour, was: namedBefore(s) };
  });
}

/** The devices whose disks count: those that hold a seat. */
export function electorate(holders: Holders): DeviceId[] {
  return [...new Set(Object.values(holders))].filter((d) => d !== '').sort();
}

/** Who holds the seats after an entry. */
export function holdersAfter(holders: Holders, entry: Entry): Holders {
  if (entry.kind === 'seat') return { ...holders, [entry.seat]: entry.device };
  if (entry.kind === 'note' && entry.note.type !== 'clock') return entry.note.holders;
  return holders;
}

export const seatsOf = (holders: Holders, device: DeviceId): SeatId[] =>
  Object.keys(holders).filter((seat) => holders[seat] === device);

export function sameElectorate(a: Holders, b: Holders): boolean {
  return electorate(a).join() === electorate(b).join();
}
