// A president who must help pay for a train: what is lacking, and what may be sold for it.
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { SellShares } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import { sharePrice } from '@/engine/rail/market/tokens';
import { sharesOf } from '@/engine/rail/shares';
import type { OperatingTurnFrame, RailState } from '@/engine/rail/state';
import { moneyLacking, presidentHelps, raisable } from '@/engine/rail/steps/forced';
import { cheapestTrain } from '@/engine/rail/trains';
import type { SellChoice } from './stock';

export interface ForcedView {
  readonly corp: string;
  /** What the train costs that the president is after. */
  readonly price: number;
  readonly treasury: number;
  readonly cash: number;
  /** Zero or less: there is enough. */
  readonly lacking: number;
  /** What all sales together could bring. */
  readonly raisable: number;
  readonly agreed: OperatingTurnFrame['agreed'];
  readonly sales: readonly {
    readonly corp: string;
    readonly held: number;
    readonly choices: readonly SellChoice[];
  }[];
  /** Null: the president is insolvent and may declare it. */
  readonly whyNotBankrupt: Refusal | null;
}

/** Where a price is above what company, president and all sales come to: what each of them is. */
export function outOfReach(
  forced: ForcedView | null,
  price: number,
): { readonly cash: number; readonly raisable: number } | null {
  if (!forced) return null;
  const cash = forced.treasury + forced.cash;
  return price > cash + forced.raisable ? { cash, raisable: forced.raisable } : null;
}

/** Null where no president has to help. */
export function forcedView(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  turn: OperatingTurnFrame,
): ForcedView | null {
  const g = game.rulesOf(s);
  if (!presidentHelps(g, s, turn)) return null;
  const sales = g.corpIds.flatMap((corp) => {
    const held = sharesOf(s.corps[corp] ?? { shares: {} }, seat);
    if (held === 0 || !s.corps[corp]?.cell) return [];
    const choices = Array.from({ length: held }, (_, i): SellChoice => {
      const action: SellShares = { seat, type: 'sellShares', corp, count: i + 1 };
      return { action, count: i + 1, proceeds: (i + 1) * sharePrice(g, s, corp), why: game.why(s, action) };
    });
    return [{ corp, held, choices }];
  });
  return {
    corp: turn.corp,
    price: turn.agreed?.price ?? cheapestTrain(g, s),
    treasury: s.corps[turn.corp]?.cash ?? 0,
    cash: s.cash[seat] ?? 0,
    lacking: moneyLacking(g, s, turn),
    raisable: raisable(g, s, turn, seat),
    agreed: turn.agreed,
    sales,
    whyNotBankrupt: game.why(s, { seat, type: 'bankrupt' }),
  };
}
