// Where a game stands, as data a strip or a list can put into words.
import type { SeatId } from '../engine/core/game';
import { frame, top } from '../engine/rail/flow';
import type { RailState, TurnStep } from '../engine/rail/state';

export type Round =
  | { readonly kind: 'auction' }
  | { readonly kind: 'stock'; readonly n: number }
  /** OR 3.1 of 3.2: set 3, n 1, of 2. */
  | { readonly kind: 'operating'; readonly set: number; readonly n: number; readonly of: number }
  | { readonly kind: 'over' };

export function roundOf(s: RailState): Round {
  if (s.ended) return { kind: 'over' };
  const stock = frame(s, 'stockRound');
  if (stock) return { kind: 'stock', n: stock.n };
  const operating = frame(s, 'operatingRound');
  if (operating) return { kind: 'operating', set: operating.set, n: operating.n, of: operating.of };
  return { kind: 'auction' };
}

/** The sale of the private companies is a phase of its own (EN2018 2.1): the first. */
export const phaseOf = (s: RailState): string => (roundOf(s).kind === 'auction' ? '1' : s.phase);

/** What the table waits for: whose decision, and which. Null when the game is over. */
export type Decision =
  | { readonly kind: 'auction'; readonly seat: SeatId }
  | { readonly kind: 'bidding'; readonly seat: SeatId; readonly private: string }
  | { readonly kind: 'par'; readonly seat: SeatId; readonly corp: string }
  | { readonly kind: 'stockTurn'; readonly seat: SeatId }
  | { readonly kind: 'operate'; readonly seat: SeatId; readonly corp: string; readonly step: TurnStep }
  | { readonly kind: 'homeToken'; readonly seat: SeatId; readonly corp: string }
  | { readonly kind: 'discard'; readonly seat: SeatId; readonly corp: string }
  | { readonly kind: 'offer'; readonly seat: SeatId; readonly from: SeatId };

/** `shown`: the step on the screen, where an operating turn has gone past steps without an action. */
export function decisionOf(s: RailState, shown: TurnStep | null = null): Decision | null {
  const f = top(s);
  const president = (corp: string): SeatId => s.corps[corp]?.president ?? '';
  switch (f?.kind) {
    case 'auction':
      return { kind: 'auction', seat: f.turn };
    case 'bidding':
      return { kind: 'bidding', seat: f.turn, private: f.private };
    case 'par':
      return { kind: 'par', seat: f.seat, corp: f.corp };
    case 'stockTurn':
      return { kind: 'stockTurn', seat: f.seat };
    case 'operatingTurn':
      return { kind: 'operate', seat: president(f.corp), corp: f.corp, step: shown ?? f.step };
    case 'homeToken':
      return { kind: 'homeToken', seat: president(f.corp), corp: f.corp };
    case 'discard': {
      const corp = f.corps[0] ?? '';
      return { kind: 'discard', seat: president(corp), corp };
    }
    case 'offer':
      return { kind: 'offer', seat: f.to, from: f.from };
    case 'stockRound':
    case 'operatingRound':
    case undefined:
      return null;
  }
}
