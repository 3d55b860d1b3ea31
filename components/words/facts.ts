// What an action did, apart from any language: the action itself first, then what followed from it. Taken from the
// positions before and after, so that the rules need not keep a diary.
import type { SeatId } from '@/engine/core/game';
import type { Deal } from '@/engine/rail/actions';

export interface Payment {
  /** A seat or a company. */
  readonly to: string;
  readonly amount: number;
}

export type Fact =
  | { readonly is: 'buysPrivate'; readonly seat: SeatId; readonly private: string; readonly price: number }
  | { readonly is: 'bids'; readonly seat: SeatId; readonly private: string; readonly price: number }
  | { readonly is: 'passes'; readonly seat: SeatId }
  | { readonly is: 'endsTurn'; readonly seat: SeatId }
  | { readonly is: 'endsOperating'; readonly corp: string }
  | { readonly is: 'setsPar'; readonly seat: SeatId; readonly corp: string; readonly price: number }
  /** Buys the president's certificate and names the par value. */
  | {
      readonly is: 'starts';
      readonly seat: SeatId;
      readonly corp: string;
      readonly par: number;
      readonly price: number;
    }
  | {
      readonly is: 'buysShare';
      readonly seat: SeatId;
      readonly corp: string;
      readonly from: 'ipo' | 'pool';
      readonly price: number;
    }
  | {
      readonly is: 'sellsShares';
      readonly seat: SeatId;
      readonly corp: string;
      readonly count: number;
      readonly money: number;
    }
  | {
      readonly is: 'laysTile';
      readonly corp: string;
      readonly tile: string;
      readonly hex: string;
      readonly cost: number;
      readonly upgrade: boolean;
      readonly private: string | null;
    }
  | {
      readonly is: 'placesToken';
      readonly corp: string;
      readonly hex: string;
      readonly cost: number;
      readonly home: boolean;
      readonly private: string | null;
    }
  | {
      readonly is: 'runs';
      readonly corp: string;
      readonly revenue: number;
      readonly trains: readonly string[];
    }
  | {
      readonly is: 'pays';
      readonly corp: string;
      readonly revenue: number;
      readonly payments: readonly Payment[];
    }
  | { readonly is: 'withholds'; readonly corp: string; readonly revenue: number }
  | { readonly is: 'earnsNothing'; readonly corp: string }
  | {
      readonly is: 'buysTrain';
      readonly corp: string;
      readonly train: string;
      readonly from: string;
      readonly price: number;
      readonly tradeIn: string | null;
      /** What the president adds. */
      readonly help: number;
      readonly president: SeatId;
    }
  | { readonly is: 'discards'; readonly corp: string; readonly train: string }
  | {
      readonly is: 'companyBuysPrivate';
      readonly corp: string;
      readonly private: string;
      readonly seat: SeatId;
      readonly price: number;
    }
  | {
      readonly is: 'exchanges';
      readonly seat: SeatId;
      readonly private: string;
      readonly corp: string;
      readonly from: 'ipo' | 'pool';
    }
  | { readonly is: 'offers'; readonly seat: SeatId; readonly to: SeatId; readonly deal: Deal }
  | { readonly is: 'accepts'; readonly seat: SeatId; readonly deal: Deal; readonly promised: boolean }
  | { readonly is: 'declines'; readonly seat: SeatId }
  | { readonly is: 'withdraws'; readonly seat: SeatId }
  | { readonly is: 'bankrupt'; readonly seat: SeatId }
  // What follows
  | { readonly is: 'winsPrivate'; readonly seat: SeatId; readonly private: string; readonly price: number }
  | { readonly is: 'receives'; readonly seat: SeatId; readonly corp: string; readonly president: boolean }
  | { readonly is: 'cheaper'; readonly private: string; readonly price: number }
  | { readonly is: 'income'; readonly payments: readonly Payment[] }
  | { readonly is: 'president'; readonly corp: string; readonly seat: SeatId }
  | { readonly is: 'floats'; readonly corp: string; readonly capital: number }
  /** A token moved; boxes beside each other may have the same price. */
  | { readonly is: 'price'; readonly corp: string; readonly from: number; readonly to: number }
  | { readonly is: 'homePlaced'; readonly corp: string; readonly hex: string }
  | { readonly is: 'phase'; readonly name: string }
  | { readonly is: 'rusts'; readonly trains: readonly string[] }
  | { readonly is: 'closes'; readonly privates: readonly string[] }
  | { readonly is: 'priority'; readonly seat: SeatId }
  | { readonly is: 'restored' }
  | { readonly is: 'bankBreaks' }
  | { readonly is: 'ends'; readonly reason: string };

export type FactOf<K extends Fact['is']> = Extract<Fact, { is: K }>;
