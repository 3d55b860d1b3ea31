import type { NetWords } from '@/components/words/en/net';
import { whyName } from '@/engine/core/names';
import { refuse, type Refusal } from '@/engine/core/refusal';
import { limits } from '@/net/limits';
import type { Roster, RosterSeat } from '@/net/seats';

/** What a device is called: its person's name, the seats it holds, or just a device. */
export function deviceName(roster: Roster, device: string, w: NetWords): string {
  const named = roster.devices.find((d) => d.id === device)?.name;
  if (named) return named;
  const seats = roster.seats.filter((seat) => seat.device === device).map((seat) => seat.name);
  return seats.length > 0 ? seats.join(', ') : w.unnamed;
}

/** The same where a sentence begins with it, or where it stands alone. */
export function deviceFirst(roster: Roster, device: string, w: NetWords): string {
  const name = deviceName(roster, device, w);
  return name === w.unnamed ? w.unnamedFirst : name;
}

/** Where a seat is played: "free", "this device", "connected", or the device where its name says more. */
export function whereIs(roster: Roster, seat: RosterSeat, me: string, w: NetWords): string {
  if (seat.device === '') return w.free;
  const device = roster.devices.find((d) => d.id === seat.device);
  const state = device?.online ? w.online : w.away;
  if (seat.device === me) return w.here;
  const name = deviceName(roster, seat.device, w);
  return name === seat.name ? state : `${w.on(name)} · ${state}`;
}

/** "4:07", "1:02:33". */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Why nobody can be called so at a table. Nothing is against no name at all: then one is called as before. */
export function whyTableName(name: string): Refusal | null {
  const bare = name.trim();
  if (bare === '') return null;
  const max = limits.nameLength;
  return bare.length > max ? refuse('nameTooLong', '', { max }) : whyName(bare);
}
