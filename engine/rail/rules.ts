import type { HexId } from '../hex/hex';
import type { BoardMap } from './map';
import type { MarketGrid } from './market/grid';
import type { Colour } from './tile';

export interface CorpDef {
  readonly id: string;
  readonly name: string;
  readonly home: HexId;
  /** What each station costs, in the order they are placed; the first is the home. */
  readonly tokenCosts: readonly number[];
  /** The tile this company may lay on its home hex without a connection (EN2018 6.2.1(1)). */
  readonly homeTile: string | null;
}

export type PrivatePower =
  | { readonly kind: 'extraTile'; readonly hex: HexId; readonly tiles: readonly string[] }
  | { readonly kind: 'tileAndStation'; readonly hex: HexId; readonly tiles: readonly string[] }
  | { readonly kind: 'exchangeForShare'; readonly corp: string }
  | { readonly kind: 'grantShare'; readonly corp: string }
  | { readonly kind: 'grantPresidency'; readonly corp: string };

export interface PrivateDef {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  readonly power: PrivatePower | null;
}

export interface TrainDef {
  readonly type: string;
  /** How many stops it may serve; null: any number. */
  readonly reach: number | null;
  readonly price: number;
  /** null: as many as are wanted. */
  readonly count: number | null;
  readonly rustedBy: string | null;
  /** Cheaper when one of these is given in exchange. */
  readonly tradeIn?: { readonly price: number; readonly accepts: readonly string[] };
  /** Sold beside the trains before it as soon as the phase of this type has begun. */
  readonly soldFrom?: string;
}

export interface PhaseDef {
  readonly name: string;
  /** The train whose first sale starts the phase; null for the first. */
  readonly startsWith: string | null;
  readonly colours: readonly Colour[];
  readonly trainLimit: number;
  readonly operatingRounds: number;
  readonly privatesToCompanies: boolean;
  readonly privatesClose: boolean;
  readonly era: 'yellow' | 'brown';
}

/** Where rule books, presets and variants differ. Each value is read at the one place where its rule lives. */
export interface Values {
  /** A bidder who passes in an auction may come back, or is out. */
  readonly auctionPass: 'return' | 'out';
  /** Who bids next in an auction. */
  readonly auctionTurn: 'clockwise' | 'lowestBid';
  /** May the private on offer be bought for more than its price? */
  readonly privateAbovePrice: boolean;
  /** Who goes on after all passed while the cheapest private is sold. */
  readonly afterAllPassed: 'priority' | 'next';
  /** Does the forced purchase of the cheapest private pass the priority deal on? */
  readonly freePrivateMovesPriority: boolean;
  /** Must the best routes be run, or do declared ones count? */
  readonly routes: 'best' | 'declared';
  readonly exchangeTiming: 'betweenTurns' | 'anytime';
  /** May a private bought in a stock round be sold again in the same round? */
  readonly privateResale: boolean;
  /** Does buying another player's private use up the purchase of the turn? */
  readonly privateIsPurchase: boolean;
  readonly discardOrder: 'price' | 'any';
  /** In a forced sale, may a whole president's certificate go where one share would do? */
  readonly forcedSale: 'needed' | 'certificate';
  /** When may a president sell shares for a train: when one must be bought, or whenever the money is short? */
  readonly saleForTrain: 'mustBuy' | 'short';
  /** Several brown shares from the initial offering too? */
  readonly brownFromOffering: boolean;
}

/** A title with its edition and options worked in: everything the rules read and no game changes. */
export interface RailRules {
  readonly map: BoardMap;
  readonly market: MarketGrid;
  readonly parPrices: readonly number[];
  readonly corps: Readonly<Record<string, CorpDef>>;
  readonly corpIds: readonly string[];
  readonly privates: Readonly<Record<string, PrivateDef>>;
  /** In order of face value. */
  readonly privateIds: readonly string[];
  readonly trains: readonly TrainDef[];
  readonly phases: readonly PhaseDef[];
  readonly tileCounts: Readonly<Record<string, number>>;
  readonly upgrades: Readonly<Record<string, readonly string[]>>;
  /** Tiles that may be laid on a hex without a tile. */
  readonly firstTiles: (hex: HexId) => readonly string[];
  readonly bank: number;
  readonly startingCash: number;
  readonly certificateLimit: number;
  readonly drawSeats: boolean;
  readonly values: Values;
}

export function trainDef(g: RailRules, type: string): TrainDef | undefined {
  return g.trains.find((t) => t.type === type);
}

export function phaseDef(g: RailRules, name: string): PhaseDef {
  const phase = g.phases.find((p) => p.name === name);
  if (!phase) throw new Error(`no phase ${name}`);
  return phase;
}
