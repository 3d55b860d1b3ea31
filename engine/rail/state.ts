import type { SeatId, Setup } from '../core/game';
import type { RandomState } from '../core/random';
import type { HexId } from '../hex/hex';
import type { Board, CorpId } from './board';
import type { Deal } from './actions';

export type PrivateId = string;
/** Who holds something: a seat, a company, or 'bank', 'closed'. Company ids are upper case, seat ids are not. */
export type Owner = string;

export interface Corp {
  president: SeatId | null;
  cash: number;
  par: number | null;
  /** The box of its share value token, "row,column"; null before par. */
  cell: string | null;
  /** Shares of 10 % by holder: 'ipo', 'pool' or a seat. The president's certificate counts as two. */
  shares: Record<string, number>;
  /** Has received its capital, so it operates. */
  capitalised: boolean;
  /** Has been through a dividend step. */
  operated: boolean;
  /** Has placed its home station. */
  homePlaced: boolean;
  trains: string[];
  /** What each turn so far brought, oldest first; negative: withheld. */
  revenues: number[];
}

export interface Bid {
  seat: SeatId;
  price: number;
}

export interface AuctionFrame {
  kind: 'auction';
  turn: SeatId;
  passes: number;
  /** How far the price of the cheapest private has fallen. */
  discount: number;
  bids: Record<PrivateId, Bid[]>;
}

/** The bidders on the cheapest private outbid each other. */
export interface BiddingFrame {
  kind: 'bidding';
  private: PrivateId;
  turn: SeatId;
  passed: SeatId[];
}

/** The owner of a private that brings a presidency names the par value. */
export interface ParFrame {
  kind: 'par';
  corp: CorpId;
  seat: SeatId;
}

export interface StockRoundFrame {
  kind: 'stockRound';
  n: number;
  passes: number;
  lastActor: SeatId | null;
  /** Companies each seat has sold in this round. */
  sold: Record<SeatId, CorpId[]>;
  /** Privates that changed hands between players in this round. */
  tradedPrivates: PrivateId[];
}

export interface StockTurnFrame {
  kind: 'stockTurn';
  seat: SeatId;
  /** Whether anything was done that counts as not passing. */
  acted: boolean;
  /** The purchase of the turn. */
  bought: { corp: CorpId; from: 'par' | 'ipo' | 'pool' } | { private: PrivateId } | null;
}

export interface OperatingRoundFrame {
  kind: 'operatingRound';
  /** Number of the stock round before it. */
  set: number;
  n: number;
  of: number;
  /** Companies that still have to operate in this round. */
  waiting: CorpId[];
}

export const TURN_STEPS = ['homeToken', 'track', 'token', 'run', 'dividend', 'buyTrains'] as const;
export type TurnStep = (typeof TURN_STEPS)[number];

export interface OperatingTurnFrame {
  kind: 'operatingTurn';
  corp: CorpId;
  step: TurnStep;
  /** Nothing has been done in this turn yet. */
  fresh: boolean;
  /** The private whose power laid the track of this turn and may still place its free station. */
  freeStation: PrivateId | null;
  /** What the trains brought, before it is paid out or kept. */
  revenue: number;
  /** A train promised by another company at a price the president must still raise (EN2018 6.6.3). */
  agreed: { from: CorpId; train: string; price: number; with: SeatId } | null;
}

/** A president chooses the city of a home station. */
export interface HomeTokenFrame {
  kind: 'homeToken';
  corp: CorpId;
  hex: HexId;
}

export interface DiscardFrame {
  kind: 'discard';
  /** Companies over the train limit, highest share value first. */
  corps: CorpId[];
}

export interface OfferFrame {
  kind: 'offer';
  from: SeatId;
  to: SeatId;
  deal: Deal;
}

export type Frame =
  | AuctionFrame
  | BiddingFrame
  | ParFrame
  | StockRoundFrame
  | StockTurnFrame
  | OperatingRoundFrame
  | OperatingTurnFrame
  | HomeTokenFrame
  | DiscardFrame
  | OfferFrame;

export interface RailState {
  readonly setup: Setup;
  random: RandomState;
  /** Seats in clockwise order. */
  seats: SeatId[];
  cash: Record<SeatId, number>;
  bank: number;
  /** The bank could not pay in full (EN2018 7.0). */
  broken: boolean;
  priority: SeatId;
  privates: Record<PrivateId, Owner>;
  corps: Record<CorpId, Corp>;
  /** Share value tokens by box, top of the stack first. */
  market: Record<string, CorpId[]>;
  trains: { bank: Record<string, number>; pool: string[] };
  phase: string;
  board: Board;
  flow: Frame[];
  /** The position at the beginning of a train-buying step in which shares had to be sold (EN2018 6.6.3). */
  rewind: Omit<RailState, 'rewind'> | null;
  ended: { reason: 'bank' | 'bankrupt'; bankrupt: SeatId | null } | null;
}
