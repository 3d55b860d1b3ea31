// What an action would lead to: it is taken on a copy, and the two positions are compared.
import type { SeatId } from '@/engine/core/game';
import type { RailAction } from '@/engine/rail/actions';
import { frame } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import { sharePrice } from '@/engine/rail/market/tokens';
import { trainDef, type RailRules } from '@/engine/rail/rules';
import { isFloated, sharesOf } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';
import { overTrainLimit, trainLimit } from '@/engine/rail/trains';
import { applied } from '@/store/history';

export interface CashChange {
  /** A seat or a company. */
  readonly owner: string;
  readonly before: number;
  readonly after: number;
}

export interface PriceChange {
  readonly corp: string;
  /** Null before par. */
  readonly before: number | null;
  readonly after: number;
}

export interface PresidentChange {
  readonly corp: string;
  readonly before: SeatId | null;
  readonly after: SeatId;
}

export interface Gift {
  readonly corp: string;
  readonly seat: SeatId;
  readonly president: boolean;
}

export interface Rust {
  /** A company, or 'pool'. */
  readonly owner: string;
  readonly trains: readonly string[];
}

export interface Consequences {
  readonly cash: readonly CashChange[];
  readonly prices: readonly PriceChange[];
  readonly presidents: readonly PresidentChange[];
  /** Companies that become ready to operate. */
  readonly floats: readonly string[];
  readonly phase: string | null;
  /** The train limit, where it changes. */
  readonly trainLimit: number | null;
  readonly rusts: readonly Rust[];
  /** Trains that come to lie in the bank pool. */
  readonly toPool: readonly string[];
  /** Companies that have to give trains away. */
  readonly discards: readonly string[];
  readonly closed: readonly string[];
  readonly privates: readonly { readonly private: string; readonly to: string }[];
  /** What comes with a private company or is given for it: a share, or the president's certificate. */
  readonly gifts: readonly Gift[];
  readonly bankBreaks: boolean;
  readonly ends: 'bank' | 'bankrupt' | null;
  /** The round that begins, where one does. */
  readonly round: { readonly kind: 'stock' | 'operating'; readonly n: number; readonly set: number } | null;
}

export const NO_CONSEQUENCES: Consequences = {
  cash: [],
  prices: [],
  presidents: [],
  floats: [],
  phase: null,
  trainLimit: null,
  rusts: [],
  toPool: [],
  discards: [],
  closed: [],
  privates: [],
  gifts: [],
  bankBreaks: false,
  ends: null,
  round: null,
};

function cashChanges(g: RailRules, before: RailState, after: RailState): CashChange[] {
  const seats = before.seats.map((owner) => ({
    owner,
    before: before.cash[owner] ?? 0,
    after: after.cash[owner] ?? 0,
  }));
  const corps = g.corpIds.map((owner) => ({
    owner,
    before: before.corps[owner]?.cash ?? 0,
    after: after.corps[owner]?.cash ?? 0,
  }));
  return [...seats, ...corps].filter((change) => change.before !== change.after);
}

function priceChanges(g: RailRules, before: RailState, after: RailState): PriceChange[] {
  return g.corpIds.flatMap((corp) => {
    const cell = after.corps[corp]?.cell ?? null;
    if (cell === null || cell === before.corps[corp]?.cell) return [];
    const old = before.corps[corp]?.cell ? sharePrice(g, before, corp) : null;
    return [{ corp, before: old, after: sharePrice(g, after, corp) }];
  });
}

/** The trains an action itself takes from the company: given in exchange, they do not rust with their kind. */
function tradedIn(action: RailAction | null, before: RailState): Rust | null {
  if (action?.type !== 'buyTrain' || action.tradeIn === undefined) return null;
  return { owner: frame(before, 'operatingTurn')?.corp ?? '', trains: [action.tradeIn] };
}

function without(trains: readonly string[], given: readonly string[]): string[] {
  const left = trains.slice();
  for (const train of given) {
    const i = left.indexOf(train);
    if (i >= 0) left.splice(i, 1);
  }
  return left;
}

function rusted(g: RailRules, before: RailState, phase: string | null, given: Rust | null): Rust[] {
  if (phase === null) return [];
  const by = g.phases.find(({ name }) => name === phase)?.startsWith ?? null;
  const gone = (trains: readonly string[]): string[] =>
    trains.filter((type) => by !== null && trainDef(g, type)?.rustedBy === by);
  const owners = g.corpIds.map((owner) => {
    const trains = before.corps[owner]?.trains ?? [];
    return { owner, trains: gone(given?.owner === owner ? without(trains, given.trains) : trains) };
  });
  return [...owners, { owner: 'pool', trains: gone(before.trains.pool) }].filter(
    ({ trains }) => trains.length > 0,
  );
}

function roundOf(s: RailState): Consequences['round'] {
  const stock = frame(s, 'stockRound');
  if (stock) return { kind: 'stock', n: stock.n, set: stock.n };
  const operating = frame(s, 'operatingRound');
  return operating ? { kind: 'operating', n: operating.n, set: operating.set } : null;
}

const heldBy = (s: RailState, corp: string, seat: SeatId): number =>
  sharesOf(s.corps[corp] ?? { shares: {} }, seat);

/**
 * Of privates that leave the bank, and of those exchanged. The company of a presidency has no par yet, so nobody
 * presides over it yet.
 */
function gifts(g: RailRules, before: RailState, after: RailState): Gift[] {
  return g.privateIds.flatMap((id): Gift[] => {
    const power = g.privates[id]?.power;
    const [old = '', now = ''] = [before.privates[id], after.privates[id]];
    switch (power?.kind) {
      case 'grantShare':
      case 'grantPresidency':
        return old === 'bank' && now !== 'bank'
          ? [{ corp: power.corp, seat: now, president: power.kind === 'grantPresidency' }]
          : [];
      case 'exchangeForShare':
        // It also closes without an exchange, and then nobody receives anything.
        return old !== now &&
          now === 'closed' &&
          heldBy(after, power.corp, old) > heldBy(before, power.corp, old)
          ? [{ corp: power.corp, seat: old, president: false }]
          : [];
      default:
        return [];
    }
  });
}

/** Compares two positions; of one that an action led to, what the action itself gave away is told apart. */
export function difference(
  g: RailRules,
  before: RailState,
  after: RailState,
  action: RailAction | null = null,
): Consequences {
  const phase = before.phase === after.phase ? null : after.phase;
  const limit = trainLimit(g, after);
  const [roundBefore, roundAfter] = [roundOf(before), roundOf(after)];
  const sameRound = JSON.stringify(roundBefore) === JSON.stringify(roundAfter);
  return {
    cash: cashChanges(g, before, after),
    prices: priceChanges(g, before, after),
    presidents: g.corpIds.flatMap((corp) => {
      const [old, now] = [before.corps[corp]?.president ?? null, after.corps[corp]?.president ?? null];
      return now === null || now === old ? [] : [{ corp, before: old, after: now }];
    }),
    floats: g.corpIds.filter((id) => {
      const [old, now] = [before.corps[id], after.corps[id]];
      return Boolean(old && now && !isFloated(old) && isFloated(now));
    }),
    phase,
    trainLimit: limit === trainLimit(g, before) ? null : limit,
    rusts: rusted(g, before, phase, tradedIn(action, before)),
    toPool: without(after.trains.pool, before.trains.pool),
    discards: overTrainLimit(g, after),
    closed: g.privateIds.filter((id) => before.privates[id] !== 'closed' && after.privates[id] === 'closed'),
    privates: g.privateIds.flatMap((id) => {
      const to = after.privates[id] ?? 'closed';
      return to === before.privates[id] || to === 'closed' || to === 'bank' ? [] : [{ private: id, to }];
    }),
    gifts: gifts(g, before, after),
    bankBreaks: after.broken && !before.broken,
    ends: after.ended?.reason ?? null,
    round: sameRound ? null : roundAfter,
  };
}

/** What follows from a legal action; an illegal one has no consequences. */
export function consequencesOf(game: RailGame, state: RailState, action: RailAction): Consequences {
  if (game.why(state, action) !== null) return NO_CONSEQUENCES;
  return difference(game.rulesOf(state), state, applied(game, state, action), action);
}

export const cashAfter = (consequences: Consequences, owner: string): number | null =>
  consequences.cash.find((change) => change.owner === owner)?.after ?? null;
