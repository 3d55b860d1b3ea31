import type { BaseAction, SeatId } from '../core/game';
import type { HexId } from '../hex/hex';
import type { CorpId } from './board';
import type { Route } from './routes/types';

/** What one person offers another. */
export type Deal =
  /** A private from one player to another. */
  | { kind: 'private'; private: string; seller: SeatId; buyer: SeatId; price: number }
  /** A player's private to the company whose turn it is. */
  | { kind: 'privateToCompany'; private: string; corp: CorpId; price: number }
  /** A train of another company to the company whose turn it is. */
  | { kind: 'train'; corp: CorpId; from: CorpId; train: string; price: number };

interface Act<T extends string> extends BaseAction {
  readonly type: T;
}

export interface BuyPrivate extends Act<'buyPrivate'> {
  readonly private: string;
  readonly price: number;
}
export interface BidAction extends Act<'bid'> {
  readonly private: string;
  readonly price: number;
}
/** Declines: a bid, the rest of a stock turn, the rest of an operating turn. */
export type Pass = Act<'pass'>;
export interface Par extends Act<'par'> {
  readonly corp: CorpId;
  readonly price: number;
}
export interface BuyShare extends Act<'buyShare'> {
  readonly corp: CorpId;
  readonly from: 'ipo' | 'pool';
}
export interface SellShares extends Act<'sellShares'> {
  readonly corp: CorpId;
  readonly count: number;
}
export interface LayTile extends Act<'layTile'> {
  readonly hex: HexId;
  readonly tile: string;
  readonly rotation: number;
  /** By the power of this private. */
  readonly private?: string;
}
export interface PlaceToken extends Act<'placeToken'> {
  readonly hex: HexId;
  readonly stop: number;
  readonly private?: string;
}
export interface Run extends Act<'run'> {
  readonly routes: readonly Route[];
  readonly revenue: number;
}
export interface Dividend extends Act<'dividend'> {
  readonly pay: boolean;
}
export interface BuyTrain extends Act<'buyTrain'> {
  /** 'bank', 'pool' or a company. */
  readonly from: string;
  readonly train: string;
  readonly price: number;
  readonly tradeIn?: string;
}
export interface DiscardTrain extends Act<'discardTrain'> {
  readonly corp: CorpId;
  readonly train: string;
}
/** A company buys a private of its own president. */
export interface BuyForCompany extends Act<'buyForCompany'> {
  readonly private: string;
  readonly price: number;
}
export interface Exchange extends Act<'exchange'> {
  readonly private: string;
  readonly from: 'ipo' | 'pool';
}
export interface Offer extends Act<'offer'> {
  readonly deal: Deal;
}
export type Accept = Act<'accept'>;
export type Decline = Act<'decline'>;
export type Withdraw = Act<'withdraw'>;
export type Bankrupt = Act<'bankrupt'>;

export type RailAction =
  | BuyPrivate
  | BidAction
  | Pass
  | Par
  | BuyShare
  | SellShares
  | LayTile
  | PlaceToken
  | Run
  | Dividend
  | BuyTrain
  | DiscardTrain
  | BuyForCompany
  | Exchange
  | Offer
  | Accept
  | Decline
  | Withdraw
  | Bankrupt;

export type ActionType = RailAction['type'];
export type ActionOf<T extends ActionType> = Extract<RailAction, { type: T }>;
