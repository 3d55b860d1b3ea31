// What random players like to do. Weights only: whether something is allowed is the engine's business.
import type { ActionType, RailAction } from '../rail/actions';
import type { RailState } from '../rail/state';

export const TEMPERAMENTS = ['uniform', 'builder', 'dumper', 'dealer'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** A kind of action, or a kind of action while a frame of this kind is on top. */
type Liking = ActionType | `${ActionType}.${RailState['flow'][number]['kind']}`;
type Likes = Partial<Record<Liking, number>>;

const LIKES: Record<Temperament, Likes> = {
  uniform: {},
  /** Floats companies, builds, buys trains and pays dividends. */
  builder: {
    'pass.auction': 0.3,
    buyPrivate: 6,
    'pass.stockTurn': 0.6,
    buyShare: 10,
    par: 4,
    'sellShares.stockTurn': 0.1,
    layTile: 24,
    placeToken: 3,
    'pass.operatingTurn': 0.3,
    buyTrain: 4,
    exchange: 0.2,
    offer: 0.1,
    bankrupt: 0.2,
  },
  /** Lets auctions pass, sells what it can, keeps the money in the treasury and moves trains about. */
  dumper: {
    'pass.auction': 8,
    buyPrivate: 0.4,
    bid: 0.4,
    buyShare: 3,
    'sellShares.stockTurn': 4,
    layTile: 5,
    placeToken: 0.5,
    'pass.operatingTurn': 2,
    exchange: 0.2,
    offer: 0.2,
    bankrupt: 5,
  },
  /** Bids, offers and accepts. */
  dealer: {
    'pass.auction': 0.5,
    bid: 4,
    buyShare: 6,
    layTile: 10,
    buyTrain: 2,
    buyForCompany: 3,
    offer: 1.5,
    accept: 3,
    exchange: 0.5,
  },
};

/** How much a kind of action is liked in this situation. */
export function liking(temper: Temperament, s: RailState, type: ActionType): number {
  const likes = LIKES[temper];
  const kind = s.flow[s.flow.length - 1]?.kind;
  return (kind && likes[`${type}.${kind}`]) ?? likes[type] ?? 1;
}

/** A bid on top of one's own: with all its money set aside so, a table would never sell the cheapest. */
function raisesItself(s: RailState, a: RailAction): boolean {
  const f = s.flow[s.flow.length - 1];
  return (
    a.type === 'bid' && f?.kind === 'auction' && Boolean(f.bids[a.private]?.some((b) => b.seat === a.seat))
  );
}

/** How much one action is preferred to others of its kind. */
export function preference(temper: Temperament, s: RailState, a: RailAction): number {
  if (a.type === 'bid') return raisesItself(s, a) ? 0 : 1;
  if (temper === 'uniform') return 1;
  switch (a.type) {
    case 'buyShare': {
      // A company gets going when one person finishes what they began.
      const mine = s.corps[a.corp]?.president === a.seat && a.from === 'ipo';
      return temper === 'builder' && mine ? 8 : 1;
    }
    case 'par':
      return temper === 'dumper' ? 100 / a.price : 1;
    case 'sellShares':
      return temper === 'dumper' ? a.count : 1;
    case 'layTile':
      return a.private === undefined ? 1 : 20;
    case 'placeToken':
      return a.private === undefined ? 1 : 20;
    case 'dividend':
      return a.pay === (temper !== 'dumper') ? 5 : 1;
    case 'buyTrain':
      return a.tradeIn === undefined ? 1 : 3;
    default:
      return 1;
  }
}
