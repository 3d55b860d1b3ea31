import { Fragment, useState } from 'react';

import { useGame } from '@/components/game/context';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { SellShares } from '@/engine/rail/actions';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { capital } from '../capital';
import { usePanelControl } from '../control';
import { difference } from '../models/consequences';
import { forcedView, outOfReach } from '../models/forced';
import { afterDeal, stillToRaise } from '../models/offer';
import { purchaseAction, trainsView, type TrainChoice } from '../models/trains';
import { ChoiceRow } from '../parts/ChoiceRow';
import { Facts } from '../parts/Facts';
import { TrainMark } from '../parts/Marks';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { PriceField } from '../parts/PriceField';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords, type Speech } from '../usePanelWords';
import { ForcedPart } from './ForcedPart';

interface Props {
  seat: SeatId;
  turn: OperatingTurnFrame;
}

function fromText(choice: TrainChoice, president: string, { p, say }: Speech): string {
  if (choice.from === 'bank') return p.trains.fromBank;
  return choice.from === 'pool' ? p.trains.fromPool : p.trains.fromCorp(say.corp(choice.from), president);
}

function details(choice: TrainChoice, agreed: boolean, { p, say }: Speech): string[] {
  const bank = choice.from === 'bank' || choice.from === 'pool';
  const left = choice.left === null ? '' : bank ? p.trains.left(choice.left) : p.trains.owns(choice.left);
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

/** Trains of the bank, the pool and other companies (EN2018 6.6); with forced sales where they are needed. */
export function TrainsPanel({ seat, turn }: Props) {
  const { game, state, rules } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const { act, refusal, busy } = useAct();
  const view = trainsView(game, state, seat, turn);
  const forced = forcedView(game, state, seat, turn);
  const follows = useFollows();
  const { open } = usePanelControl();
  const [key, setKey] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const [sale, setSale] = useState<SellShares | null>(null);
  const chosen = view.choices.find((choice) => choice.key === key && choice.why === null) ?? null;
  const at = price ?? chosen?.price ?? 0;
  const action = chosen ? purchaseAction(seat, view.corp, chosen, at) : null;
  const wrong = action ? reason(game.why(state, action)) : '';
  const corp = say.corp(view.corp);
  const from = (choice: TrainChoice): string =>
    fromText(choice, say.seat(state.corps[choice.from]?.president ?? undefined), speech);
  const whyNot = (choice: TrainChoice): string => {
    // Whatever the owner asked: without a dollar there is nothing to offer.
    if (choice.why?.code === 'tooLittleMoney' && rules.corps[choice.from] && view.cash === 0)
      return p.trains.penniless(corp, say.money(1));
    const beyond = choice.why?.code === 'raiseMoneyFirst' ? outOfReach(forced, choice.price) : null;
    return beyond
      ? p.trains.outOfReach(say.money(choice.price), say.money(beyond.cash), say.money(beyond.raisable))
      : reason(choice.why);
  };
  const train = say.train(chosen?.train);
  const short = action?.type === 'offer' ? stillToRaise(state, action.deal) : 0;
  const sum = forced?.sales
    .flatMap(({ choices }) => choices)
    .find((x) => x.action.corp === sale?.corp && x.action.count === sale.count)?.proceeds;
  const whyNotEnd = reason(game.why(state, { seat, type: 'pass' }));
  const end: PanelButton = {
    label: p.endTurn,
    kind: action || sale ? 'secondary' : 'primary',
    onPress: () => act({ seat, type: 'pass' }),
    reason: whyNotEnd,
    testID: 'pass',
  };
  const buying: PanelButton | null =
    action && chosen
      ? {
          label: chosen.consent === null ? p.trains.buy(say.money(at)) : p.trains.offer(say.money(at)),
          spoken:
            chosen.consent === null
              ? p.trains.buyLabel(train, from(chosen), say.money(at))
              : p.trains.offerLabel(train, say.seat(chosen.consent), say.money(at)),
          onPress: () => act(action),
          reason: wrong,
          testID: 'confirm',
        }
      : null;
  const selling: PanelButton | null = sale && {
    label: p.stock.sell(say.corp(sale.corp), sale.count, say.money(sum)),
    spoken: p.forced.sellLabel(say.corp(sale.corp), sale.count, say.money(sum)),
    onPress: () => act(sale),
    testID: 'sell',
  };
  return (
    <PanelShell
      seat={seat}
      title={p.titles.buyTrains(corp)}
      refusal={refusal}
      busy={busy}
      // Beside something chosen, an end that is refused only takes room: the reason stands above.
      secondary={[
        forced?.whyNotBankrupt === null
          ? {
              label: p.forced.bankrupt,
              kind: 'danger',
              onPress: () => open({ kind: 'bankrupt' }),
              testID: 'bankrupt',
            }
          : whyNotEnd !== '' && (action || sale)
            ? null
            : end,
      ]}
      follows={
        action
          ? wrong !== ''
            ? []
            : short > 0
              ? [{ text: p.trains.promised(say.money(short)), tone: 'attention' }]
              : follows.lines(difference(rules, state, afterDeal(game, state, action), action))
          : sale
            ? follows.of(sale)
            : follows.ofEnd({ seat, type: 'pass' })
      }
      brief={!action && !sale}
      primary={buying ?? selling}
    >
      <Facts
        facts={[
          { label: p.treasuryOf(corp), value: say.money(view.cash) },
          {
            label: p.trains.own,
            value: p.trains.owned(view.own.join(', '), view.own.length, view.limit),
          },
        ]}
      />
      {view.must ? (
        <Text size="small" tone="attention">
          {p.trains.must(corp)}
        </Text>
      ) : null}
      {forced ? (
        <ForcedPart
          seat={seat}
          view={forced}
          chosen={sale}
          onChoose={(next) => {
            setSale(next);
            setKey(null);
          }}
        />
      ) : null}
      {view.choices.map((choice) => {
        const range = choice.range;
        const figure = range
          ? p.deals.range(say.money(range.min), say.money(range.max))
          : say.money(choice.price);
        // What another company asks is open until it can be offered for.
        const shown = choice.why && rules.corps[choice.from] ? '' : figure;
        const given = choice.tradeIn === null ? '' : p.trains.tradeIn(say.train(choice.tradeIn));
        return (
          <Fragment key={choice.key}>
            <ChoiceRow
              label={[p.trains.choose(say.train(choice.train), from(choice)), shown, given]
                .filter(Boolean)
                .join(', ')}
              mark={<TrainMark type={choice.train} />}
              title={`${capital(say.train(choice.train))} · ${from(choice)}`}
              figure={shown}
              details={details(choice, turn.agreed?.from === choice.from, speech)}
              selected={choice.key === chosen?.key}
              reason={whyNot(choice)}
              onPress={() => {
                setKey(choice.key);
                setSale(null);
                setPrice(null);
              }}
              testID={`train-${choice.key.trim().replaceAll(' ', '-')}`}
            />
            {choice === chosen && range ? (
              <PriceField
                label={p.trains.priceOf(train)}
                value={at}
                suggestion={choice.price}
                range={range}
                onChange={setPrice}
                error={wrong}
              />
            ) : null}
          </Fragment>
        );
      })}
    </PanelShell>
  );
}
