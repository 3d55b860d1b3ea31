// Trains on sale for the company on turn: bank, pool, other companies; and what each purchase starts and rusts.
import type { MoveRange, SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { BuyTrain, Offer } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import { trainDef } from '@/engine/rail/rules';
import type { OperatingTurnFrame, RailState } from '@/engine/rail/state';
import { mustBuyTrain } from '@/engine/rail/steps/forced';
import { offer } from '@/engine/rail/steps/deals';
import { buyTrain } from '@/engine/rail/steps/trains';
import { bankTrains, trainLimit } from '@/engine/rail/trains';

import { possibleFirst } from './order';

export interface TrainChoice {
  readonly key: string;
  /** 'bank', 'pool' or a company. */
  readonly from: string;
  readonly train: string;
  readonly price: number;
  readonly tradeIn: string | null;
  /** How many lie there; null: as many as are wanted. */
  readonly left: number | null;
  /** The president who has to agree; null: nobody. */
  readonly consent: SeatId | null;
  readonly range: MoveRange | null;
  readonly why: Refusal | null;
}

export interface TrainsView {
  readonly corp: string;
  readonly cash: number;
  readonly own: readonly string[];
  readonly limit: number;
  readonly must: boolean;
  readonly choices: readonly TrainChoice[];
}

/** The one its owner has agreed to sell (EN2018 6.6.3). */
export const isAgreed = (
  { agreed }: OperatingTurnFrame,
  { from, train }: Pick<TrainChoice, 'from' | 'train'>,
): boolean => agreed?.from === from && agreed.train === train;

/** The action that buys at a price, or offers to. */
export function purchaseAction(
  seat: SeatId,
  corp: string,
  choice: TrainChoice,
  price: number,
): BuyTrain | Offer {
  const { from, train, tradeIn } = choice;
  if (choice.consent !== null) {
    return { seat, type: 'offer', deal: { kind: 'train', corp, from, train, price } };
  }
  return { seat, type: 'buyTrain', from, train, price, ...(tradeIn === null ? {} : { tradeIn }) };
}

/** Trains of the president's other companies, which nobody has to buy before a bankruptcy (EN2018 6.6.3). */
export const ownTrains = (
  game: RailGame,
  s: RailState,
  seat: SeatId,
  turn: OperatingTurnFrame,
): TrainChoice[] =>
  trainsView(game, s, seat, turn).choices.filter(
    ({ from, why }) => why === null && s.corps[from]?.president === seat,
  );

export function trainsView(game: RailGame, s: RailState, seat: SeatId, turn: OperatingTurnFrame): TrainsView {
  const g = game.rulesOf(s);
  const { corp } = turn;
  const company = s.corps[corp];
  const make = (
    from: string,
    train: string,
    price: number,
    more: Partial<Pick<TrainChoice, 'tradeIn' | 'left' | 'consent'>> & { range?: MoveRange | undefined } = {},
  ): TrainChoice => {
    const { range, ...rest } = more;
    const bare = {
      from,
      train,
      price,
      tradeIn: null,
      left: null,
      consent: null,
      range: null,
      why: null,
      ...rest,
    };
    const key = [from, train, bare.tradeIn ?? ''].join(' ');
    const why = game.why(s, purchaseAction(seat, corp, { key, ...bare }, price));
    return { key, ...bare, why, range: why ? null : (range ?? null) };
  };
  const bank = bankTrains(g, s).flatMap((def) => [
    make('bank', def.type, def.price, { left: def.count === null ? null : (s.trains.bank[def.type] ?? 0) }),
    ...(def.tradeIn?.accepts ?? [])
      .filter((old) => company?.trains.includes(old))
      .map((old) => make('bank', def.type, def.tradeIn?.price ?? def.price, { tradeIn: old })),
  ]);
  const pool = [...new Set(s.trains.pool)].map((type) =>
    make('pool', type, trainDef(g, type)?.price ?? 0, {
      left: s.trains.pool.filter((t) => t === type).length,
    }),
  );
  const agreed = turn.agreed;
  const own = buyTrain.moves(g, s, seat);
  const offers = offer.moves(g, s, seat);
  const rangeOf = (from: string, train: string, consent: SeatId | null): MoveRange | undefined =>
    consent === null
      ? own.find(({ action }) => action.from === from && action.train === train)?.range
      : offers.find(
          ({ action: { deal } }) => deal.kind === 'train' && deal.from === from && deal.train === train,
        )?.range;
  // Those nobody has to agree to come first.
  const bySeller = g.corpIds
    .slice()
    .sort((a, b) => Number(s.corps[b]?.president === seat) - Number(s.corps[a]?.president === seat));
  const others = bySeller.flatMap((from) => {
    const seller = s.corps[from];
    if (!seller || from === corp) return [];
    return [...new Set(seller.trains)].map((train) => {
      if (agreed && isAgreed(turn, { from, train })) return make(from, train, agreed.price);
      const consent = seller.president === seat ? null : seller.president;
      const left = seller.trains.filter((t) => t === train).length;
      const range = rangeOf(from, train, consent);
      // Nobody is led to pay more than the least: what a train is worth to both is theirs to say.
      return make(from, train, 1, { consent, left, range });
    });
  });
  return {
    corp,
    cash: company?.cash ?? 0,
    own: company?.trains ?? [],
    limit: trainLimit(g, s),
    must: mustBuyTrain(g, s, corp),
    choices: possibleFirst([
      ...others.filter((choice) => isAgreed(turn, choice)),
      ...bank,
      ...pool,
      ...others.filter((choice) => !isAgreed(turn, choice)),
    ]),
  };
}
