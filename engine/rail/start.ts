import type { Setup } from '../core/game';
import { seedRandom, shuffled } from '../core/random';
import type { RailRules } from './rules';
import { ALL_SHARES } from './shares';
import type { Corp, RailState } from './state';

const newCorp = (): Corp => ({
  president: null,
  cash: 0,
  par: null,
  cell: null,
  shares: { ipo: ALL_SHARES, pool: 0 },
  capitalised: false,
  operated: false,
  homePlaced: false,
  trains: [],
  revenues: [],
});

const record = <T>(keys: readonly string[], value: (key: string) => T): Record<string, T> =>
  Object.fromEntries(keys.map((key) => [key, value(key)]));

/** The position before the first action (EN2018 1.0, 1.1). */
export function startRail(g: RailRules, setup: Setup): RailState {
  const random = seedRandom(setup.seed);
  const entered = setup.seats.map((seat) => seat.id);
  const seats = g.drawSeats ? shuffled(random, entered) : entered;
  const first = seats[0] ?? '';
  const counted = g.trains.filter((def) => def.count !== null);
  return {
    setup,
    random,
    seats,
    cash: record(seats, () => g.startingCash),
    bank: g.bank - g.startingCash * seats.length,
    broken: false,
    priority: first,
    privates: record(g.privateIds, () => 'bank'),
    corps: record(g.corpIds, newCorp),
    market: {},
    trains: { bank: Object.fromEntries(counted.map((def) => [def.type, def.count ?? 0])), pool: [] },
    phase: g.phases[0]?.name ?? '',
    board: { version: 0, tiles: {}, tokens: {} },
    flow: [{ kind: 'auction', turn: first, passes: 0, discount: 0, bids: {} }],
    rewind: null,
    ended: null,
  };
}
