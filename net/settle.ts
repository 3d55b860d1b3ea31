// Settled: on the disk of a majority of the devices that hold seats, through an entry of the current epoch.
// What is settled is never lost or reordered, whoever becomes host.
import type { DeviceId, Entry } from './entry';
import type { Rules } from './rules';

export function settledIndex(
  log: readonly Entry[],
  epoch: number,
  voters: readonly DeviceId[],
  durable: (device: DeviceId) => number,
  rules: Rules,
): number {
  const counts = voters.map(durable).sort((a, b) => b - a);
  // The highest index that enough devices have reached.
  for (const [i, seq] of counts.entries()) {
    if (!rules.isMajority(i + 1, voters.length)) continue;
    const entry = log[seq - 1];
    return entry && rules.maySettle(entry, epoch) ? seq : 0;
  }
  return 0;
}
