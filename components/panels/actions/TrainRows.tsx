import { Fragment } from 'react';

import { useGame } from '@/components/game/context';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { capital } from '../capital';
import { outOfReach, type ForcedView } from '../models/forced';
import { isAgreed, type TrainChoice } from '../models/trains';
import { ChoiceRow } from '../parts/ChoiceRow';
import { TrainMark } from '../parts/Marks';
import { PriceField } from '../parts/PriceField';
import { usePanelWords, type Speech } from '../usePanelWords';

/** "from bank", or from which company and whose. */
export function fromText(choice: TrainChoice, president: string, { p, say }: Speech): string {
  if (choice.from === 'bank') return p.trains.fromBank;
  return choice.from === 'pool' ? p.trains.fromPool : p.trains.fromCorp(say.corp(choice.from), president);
}

function details(choice: TrainChoice, agreed: boolean, { p, say }: Speech): string[] {
  const bank = choice.from === 'bank' || choice.from === 'pool';
  const left =
    choice.left === null
      ? ''
      : bank
        ? p.trains.left(choice.left)
        : p.trains.owns(say.corp(choice.from), choice.left);
  return [
    [
      choice.tradeIn === null ? left : p.trains.tradeIn(say.train(choice.tradeIn)),
      choice.consent === null ? '' : p.trains.needs(say.seat(choice.consent)),
      agreed ? p.trains.agreed : '',
    ]
      .filter(Boolean)
      .join(' · '),
  ];
}

interface Props {
  turn: OperatingTurnFrame;
  choices: readonly TrainChoice[];
  forced: ForcedView | null;
  chosen: TrainChoice | null;
  onChoose: (choice: TrainChoice) => void;
  /** Of the chosen one, where there is a choice of prices. */
  price: number;
  onPrice: (price: number) => void;
  /** Why that price is refused. */
  wrong: string;
}

/** Trains on sale, each with where it comes from, what it costs, and why not. */
export function TrainRows({ turn, choices, forced, chosen, onChoose, price, onPrice, wrong }: Props) {
  const { state, rules } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const treasury = state.corps[turn.corp]?.cash ?? 0;
  const whyNot = (choice: TrainChoice): string => {
    // Whatever the owner asked: without a dollar there is nothing to offer.
    if (choice.why?.code === 'tooLittleMoney' && rules.corps[choice.from] && treasury === 0)
      return p.trains.penniless(say.corp(turn.corp), say.money(1));
    const beyond = choice.why?.code === 'raiseMoneyFirst' ? outOfReach(forced, choice.price) : null;
    return beyond
      ? p.trains.outOfReach(say.money(choice.price), say.money(beyond.cash), say.money(beyond.raisable))
      : reason(choice.why);
  };
  return choices.map((choice) => {
    const range = choice.range;
    const figure = range
      ? p.deals.range(say.money(range.min), say.money(range.max))
      : say.money(choice.price);
    // What another company asks is open until it can be offered for.
    const shown = choice.why && rules.corps[choice.from] ? '' : figure;
    const given = choice.tradeIn === null ? '' : p.trains.tradeIn(say.train(choice.tradeIn));
    const from = fromText(choice, say.seat(state.corps[choice.from]?.president ?? undefined), speech);
    const selected = choice.key === chosen?.key;
    return (
      <Fragment key={choice.key}>
        <ChoiceRow
          label={[p.trains.choose(say.train(choice.train), from), shown, given].filter(Boolean).join(', ')}
          mark={<TrainMark type={choice.train} />}
          title={`${capital(say.train(choice.train))} · ${from}`}
          figure={shown}
          details={details(choice, isAgreed(turn, choice), speech)}
          selected={selected}
          reason={whyNot(choice)}
          onPress={() => onChoose(choice)}
          testID={`train-${choice.key.trim().replaceAll(' ', '-')}`}
        />
        {selected && range ? (
          <PriceField
            label={p.trains.priceOf(say.train(choice.train))}
            value={price}
            suggestion={choice.price}
            range={range}
            onChange={onPrice}
            error={wrong}
          />
        ) : null}
      </Fragment>
    );
  });
}
