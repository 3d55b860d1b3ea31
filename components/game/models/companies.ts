// What charters, the train market and the tile stock say of a position.
import { byShareValue } from '@/engine/rail/market/tokens';
import type { RailRules, TrainDef } from '@/engine/rail/rules';
import { tilesLeft } from '@/engine/rail/lays';
import { isFloated, sharesOf } from '@/engine/rail/shares';
import { nextTokenCost, tokensPlaced } from '@/engine/rail/stations';
import type { Corp, RailState } from '@/engine/rail/state';
import { bankTrains } from '@/engine/rail/trains';
import type { Colour } from '@/engine/rail/tile';

/** On the market in operating order, then the rest as the title lists them. */
export function companyOrder(g: RailRules, s: RailState): string[] {
  const open = g.corpIds.filter((id) => s.corps[id]?.cell != null);
  return [...byShareValue(g, s, open), ...g.corpIds.filter((id) => !open.includes(id))];
}

export interface Holding {
  /** 'ipo', 'pool' or a seat. */
  readonly holder: string;
  readonly shares: number;
  readonly president: boolean;
}

/** The most shares first; the bank last. */
export function holdings(s: RailState, corp: Corp): Holding[] {
  const seats = s.seats
    .map((seat) => ({
      holder: seat,
      shares: sharesOf(corp, seat),
      president: corp.president === seat,
    }))
    .filter(({ shares }) => shares > 0)
    .sort((a, b) => Number(b.president) - Number(a.president) || b.shares - a.shares);
  const bank = ['pool', 'ipo']
    .map((holder) => ({ holder, shares: sharesOf(corp, holder), president: false }))
    .filter(({ shares }) => shares > 0);
  return [...seats, ...bank];
}

export type CompanyStage = 'closed' | 'starting' | 'floated' | 'running';

export function stageOf(corp: Corp): CompanyStage {
  if (corp.par === null) return 'closed';
  if (corp.operated) return 'running';
  return isFloated(corp) ? 'floated' : 'starting';
}

export interface Stations {
  readonly left: number;
  readonly all: number;
  /** What the next one costs; null: none is left. */
  readonly next: number | null;
}

export function stationsLeft(g: RailRules, s: RailState, id: string): Stations {
  const all = g.corps[id]?.tokenCosts.length ?? 0;
  return { left: all - tokensPlaced(s, id), all, next: nextTokenCost(g, s, id) };
}

export interface TrainOutlook {
  readonly def: TrainDef;
  /** How many the bank has; null: as many as are wanted. */
  readonly left: number | null;
  readonly forSale: boolean;
  /** The first one is still to be sold: that starts this phase, and these types leave the game. */
  readonly starts: string | null;
  readonly rusts: readonly string[];
  /** What will rust this type, if anything. */
  readonly rustedBy: string | null;
  readonly gone: boolean;
}

export function trainOutlook(g: RailRules, s: RailState): TrainOutlook[] {
  const selling = bankTrains(g, s);
  const now = g.phases.findIndex((phase) => phase.name === s.phase);
  return g.trains.map((def) => {
    const at = g.phases.findIndex((phase) => phase.startsWith === def.type);
    const first = at > now;
    const killer = def.rustedBy === null ? -1 : g.phases.findIndex((p) => p.startsWith === def.rustedBy);
    return {
      def,
      left: def.count === null ? null : (s.trains.bank[def.type] ?? 0),
      forSale: selling.includes(def),
      starts: first ? (g.phases[at]?.name ?? null) : null,
      rusts: first ? g.trains.filter((other) => other.rustedBy === def.type).map((o) => o.type) : [],
      rustedBy: def.rustedBy,
      gone: killer >= 0 && killer <= now,
    };
  });
}

export interface TileGroup {
  readonly colour: Colour;
  readonly stock: readonly {
    readonly tile: string;
    readonly count: number;
    readonly upgrades: readonly string[];
  }[];
}

const COLOURS: readonly Colour[] = ['yellow', 'green', 'brown', 'gray'];

export function tileStock(g: RailRules, s: RailState): TileGroup[] {
  const tiles = Object.keys(g.tileCounts).sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
  return COLOURS.map((colour) => ({
    colour,
    stock: tiles
      .filter((tile) => g.map.tiles[tile]?.colour === colour)
      .map((tile) => ({ tile, count: tilesLeft(g, s, tile), upgrades: g.upgrades[tile] ?? [] })),
  })).filter(({ stock }) => stock.length > 0);
}

/** "4" of a train that may be called "4-2" to tell it from its sisters. */
export const trainType = (train: string): string => train.split('-')[0] ?? train;
