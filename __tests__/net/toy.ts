// A small game whose state depends on the order of everything that happened.
import type { Game, Move, Setup } from '@/engine/core/game';
import { refuse } from '@/engine/core/refusal';

export interface ToyState {
  seats: string[];
  turn: number;
  total: number;
  tally: Record<string, number>;
  left: number;
}

export type ToyAction =
  | { readonly seat: string; readonly type: 'add'; readonly n: number; readonly tag: number }
  /** Allowed at any time, as bids are. */
  | { readonly seat: string; readonly type: 'bid'; readonly n: number; readonly tag: number };

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

export const toy: Game<ToyState, ToyAction> = {
  id: 'toy',
  rules: 1,
  check: (setup) => (setup.seats.length > 0 ? null : refuse('noSeats', '')),
  start: (setup: Setup) => ({
    seats: setup.seats.map((s) => s.id),
    turn: 0,
    total: setup.seed,
    tally: {},
    left: 100_000,
  }),
  actors: (s) => [
    s.seats[s.turn % s.seats.length] ?? '',
    ...s.seats.filter((_, i) => i !== s.turn % s.seats.length),
  ],
  moves: (s, seat): Move<ToyAction>[] => [{ action: { seat, type: 'bid', n: 1, tag: 0 } }],
  why: (s, action) => {
    if (!s.seats.includes(action.seat)) return refuse('noSeat', '');
    if (action.type === 'add' && s.seats[s.turn % s.seats.length] !== action.seat)
      return refuse('notYourTurn', 'T1');
    return action.n > 9 ? refuse('tooMuch', 'T2', { n: action.n }) : null;
  },
  apply: (s, action) => {
    s.total = (s.total * 31 + action.n * 7 + action.seat.length) % 1_000_003;
    s.tally[action.seat] = (s.tally[action.seat] ?? 0) + action.n;
    if (action.type === 'add') s.turn += 1;
    s.left -= 1;
  },
  parse: (raw) => {
    if (!isRecord(raw) || typeof raw.seat !== 'string') return null;
    if (!Number.isSafeInteger(raw.n) || !Number.isSafeInteger(raw.tag)) return null;
    if (raw.type !== 'add' && raw.type !== 'bid') return null;
    return { seat: raw.seat, type: raw.type, n: Number(raw.n), tag: Number(raw.tag) };
  },
  outcome: (s) => (s.left <= 0 ? { reason: 'done', worth: s.tally } : null),
};

export const toyFor = (setup: Setup): Game<ToyState, ToyAction> | null =>
  setup.title === 'toy' && setup.rules === 1 ? toy : null;

export const toySetup = (seats: readonly string[], seed = 1): Setup => ({
  title: 'toy',
  rules: 1,
  options: {},
  seats: seats.map((id) => ({ id, name: id.toUpperCase() })),
  seed,
});
