// A seat goes from one device to another in two steps where both count (net/SPEC.md ST1): first it is freed, and
// when that is settled, given. The host taps once.
import type { SeatId } from '../../engine/core/game';
import type { Refusal } from '../../engine/core/refusal';
import type { DeviceId } from '../../net/entry';

export interface SeatChanges {
  want(seat: SeatId, device: DeviceId): void;
  /** Something has been settled: what waited may go on. */
  settled(): void;
  /** True when it only has to wait. */
  refused(refusal: Refusal): boolean;
}

interface Change {
  readonly seat: SeatId;
  readonly device: DeviceId;
}

export function seatChanges(give: (seat: SeatId, device: DeviceId) => void): SeatChanges {
  let waiting: Change[] = [];
  let trying: Change | null = null;
  // Not from within an event: the machine must be at rest, so that its answer is to this attempt.
  const attempt = (change: Change): void =>
    void Promise.resolve().then(() => {
      trying = change;
      give(change.seat, change.device);
      trying = null;
    });
  const wait = (change: Change): void => {
    waiting = [...waiting.filter(({ seat }) => seat !== change.seat), change];
  };
  return {
    want(seat, device) {
      waiting = waiting.filter((one) => one.seat !== seat);
      attempt({ seat, device });
    },
    settled() {
      const due = waiting;
      waiting = [];
      due.forEach(attempt);
    },
    refused(refusal) {
      const now = trying;
      if (!now) return false;
      if (refusal.code === 'freeFirst') {
        wait(now);
        attempt({ seat: now.seat, device: '' });
        return true;
      }
      if (refusal.code !== 'notSettled') return false;
      // The first of two steps waits with the second.
      if (now.device !== '' || !waiting.some(({ seat }) => seat === now.seat)) wait(now);
      return true;
    },
  };
}
