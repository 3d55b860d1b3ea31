// What the route finder is asked and what it answers. Titles differ by the values in here.
import type { HexId } from '../../hex/hex';
import type { StopId } from '../board';

/** One train's run. `path` is the walk: stops as "H16/0", hexes passed without a stop as "H14". */
export interface Route {
  readonly train: string;
  readonly path: readonly string[];
}

export interface TrainSpec {
  /** No two trains of a company have the same. */
  readonly id: string;
  /** Stops of any kind a run may have; null: no limit. */
  readonly reach: number | null;
  /** Towns beyond `reach` (the 1 of a 5+1). */
  readonly towns?: number;
  /** Towns count against `towns` only, never against `reach` (a 2+2: two large stops and two towns). */
  readonly apart?: boolean;
}

/** A train while runs are short: half its stops, rounded up (DE2011, 1830+). */
export function halved(train: TrainSpec): TrainSpec {
  return {
    ...train,
    reach: train.reach === null ? null : Math.ceil(train.reach / 2),
    ...(train.towns === undefined ? {} : { towns: Math.ceil(train.towns / 2) }),
  };
}

/** What a route earns besides its stops; never less than nothing. Hexes stand for all their stops. */
export type Bonus =
  /** The route has a stop in one hex of `a` and one in another hex of `b` (R1894 4.5.1, Netherlands). */
  | {
      readonly kind: 'pair';
      readonly a: readonly HexId[];
      readonly b: readonly HexId[];
      readonly value: number;
    }
  /** The same, and both are the ends of the route. */
  | {
      readonly kind: 'ends';
      readonly a: readonly HexId[];
      readonly b: readonly HexId[];
      readonly value: number;
    }
  /** With a stop in `at`: the largest value of its other stops outside `except` (R1894 4.5.1, Luxembourg). */
  | { readonly kind: 'largest'; readonly at: HexId; readonly except: readonly HexId[] };

export interface RouteRules {
  /** Which value of a red area counts (EN2018 6.5). */
  readonly era: 'yellow' | 'brown';
  /** Hexes of which a route may have one stop only; 'all': every hex (R1894 4.5.1, DE2011 S-4). */
  readonly once?: readonly HexId[] | 'all';
  /** Hexes where this company may neither end nor pass (R1894 4.5.2). */
  readonly closed?: readonly HexId[];
  /** Added to the value of every stop of a hex. */
  readonly extra?: Readonly<Record<HexId, number>>;
  readonly bonuses?: readonly Bonus[];
}

export interface ValuedStop {
  readonly stop: StopId;
  readonly value: number;
}

export interface PaidBonus {
  readonly kind: Bonus['kind'];
  readonly value: number;
}

/** A route with all that its revenue is made of: the sum of stops and bonuses. */
export interface ExplainedRoute extends Route {
  readonly revenue: number;
  readonly stops: readonly ValuedStop[];
  readonly bonuses: readonly PaidBonus[];
}

export interface RouteSet {
  readonly revenue: number;
  readonly routes: readonly ExplainedRoute[];
  /** The search has proved that no other set earns more. */
  readonly exact: true;
  /** False: the wishes of a hand-made set cannot be met, and the set is empty. */
  readonly met: boolean;
}

/** A wish for one train of a hand-made set. */
export interface TrainWish {
  /** Stops the train must run to or through. */
  readonly include?: readonly StopId[];
  /** Exactly this walk. */
  readonly path?: readonly string[];
}

/** A partial choice that the finder completes to the best set it allows. */
export interface Constraints {
  /** Trains that may run; the others stay idle. */
  readonly trains: readonly string[];
  /** Stops that some route must have. */
  readonly include: readonly StopId[];
  /** Borders no route may cross, as two neighbouring hexes: ["H14", "H16"]. */
  readonly avoid: readonly (readonly [HexId, HexId])[];
  readonly wishes: Readonly<Record<string, TrainWish>>;
}
