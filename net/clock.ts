// Time used per seat. The host counts it from ticks; it travels in pulses and rests in the log when someone
// pauses or resumes, so that it outlives connections and hosts.
import type { SeatId } from '../engine/core/game';

export interface Clock {
  readonly running: boolean;
  /** Milliseconds per seat. */
  readonly used: Readonly<Record<SeatId, number>>;
}

/** A longer gap between two ticks is a device that slept, not a player who thought. */
const longestTick = 5_000;

export function startClock(seats: readonly SeatId[]): Clock {
  const used: Record<SeatId, number> = {};
  for (const seat of seats) used[seat] = 0;
  return { running: true, used };
}

/** The seat the table waits for pays for the time. */
export function tickClock(clock: Clock, seat: SeatId | undefined, elapsed: number): Clock {
  if (!clock.running || seat === undefined || elapsed <= 0) return clock;
  const spent = Math.min(Math.floor(elapsed), longestTick);
  return { running: true, used: { ...clock.used, [seat]: (clock.used[seat] ?? 0) + spent } };
}

const total = (clock: Clock): number => Object.values(clock.used).reduce((x, y) => x + y, 0);

/** Changes as often as the time is worth a write of its own. */
export const keepingOf = (clock: Clock): number => Math.floor(total(clock) / 5_000);

export const pauseClock = (clock: Clock, running: boolean): Clock => ({ ...clock, running });

/** Of two accounts of the same clock the later one: time only grows. */
export function laterClock(a: Clock | null, b: Clock | null): Clock | null {
  if (!a || !b) return a ?? b;
  return total(b) >= total(a) ? b : a;
}
