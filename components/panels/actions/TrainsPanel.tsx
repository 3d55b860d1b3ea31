import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { SellShares } from '@/engine/rail/actions';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { usePanelControl } from '../control';
import { difference } from '../models/consequences';
import { forcedView } from '../models/forced';
import { afterDeal, stillToRaise } from '../models/offer';
import { isAgreed, purchaseAction, trainsView, type TrainChoice } from '../models/trains';
import { Extras } from '../parts/Extras';
import { Facts } from '../parts/Facts';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';
import { ForcedNeed } from './ForcedNeed';
import { ForcedSales } from './ForcedSales';
import { fromText, TrainRows } from './TrainRows';

const keptTrain = kept<string | null>();
const keptPrice = kept<number | null>();
const keptSale = kept<SellShares | null>();

interface Props {
  seat: SeatId;
  turn: OperatingTurnFrame;
}

/** Chosen on purpose, where otherwise a train would be. */
const NONE = '';

const possible = (choice: TrainChoice): boolean => choice.why === null;

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
  const [key, setKey] = useKept(keptTrain, () => null);
  const [price, setPrice] = useKept(keptPrice, () => null);
  const [sale, setSale] = useKept(keptSale, () => null);
  // A train that was promised is what the money was raised for, until another is chosen, or none.
  const promised = view.choices.find((choice) => isAgreed(turn, choice))?.key ?? null;
  const chosen = view.choices.find((choice) => choice.key === (key ?? promised) && possible(choice)) ?? null;
  const at = price ?? chosen?.price ?? 0;
  const action = chosen ? purchaseAction(seat, view.corp, chosen, at) : null;
  const wrong = action ? reason(game.why(state, action)) : '';
  const corp = say.corp(view.corp);
  const from = (choice: TrainChoice): string =>
    fromText(choice, say.seat(state.corps[choice.from]?.president ?? undefined), speech);
  const train = say.train(chosen?.train);
  const short = action?.type === 'offer' ? stillToRaise(state, action.deal) : 0;
  const sum = forced?.sales
    .flatMap(({ choices }) => choices)
    .find((x) => x.action.corp === sale?.corp && x.action.count === sale.count)?.proceeds;
  const whyNotEnd = reason(game.why(state, { seat, type: 'pass' }));
  /** Nobody has to agree to it. */
  const isReady = (choice: TrainChoice): boolean => possible(choice) && choice.consent === null;
  const isOwn = (choice: TrainChoice): boolean =>
    possible(choice) && state.corps[choice.from]?.president === seat;
  const rows = {
    turn,
    forced,
    chosen,
    onChoose: (choice: TrainChoice) => {
      setKey(choice.key === chosen?.key ? NONE : choice.key);
      setSale(null);
      setPrice(null);
    },
    price: at,
    onPrice: setPrice,
    wrong,
  };
  const end: PanelButton = {
    label: p.endTurn,
    kind: action || sale ? 'secondary' : 'primary',
    onPress: () => act({ seat, type: 'pass' }),
    reason: whyNotEnd,
    testID: 'pass',
  };
  const bankruptcy: PanelButton = {
    label: p.forced.bankrupt,
    // The end of the game stands out only where it is the one thing left to do.
    kind: view.choices.some(possible) ? 'secondary' : 'danger',
    onPress: () => open({ kind: 'bankrupt' }),
    testID: 'bankrupt',
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
      extras={false}
      refusal={refusal}
      busy={busy}
      // Beside something chosen, an end that is refused only takes room: the reason stands above.
      secondary={[
        whyNotEnd !== '' && (action || sale) ? null : forced?.whyNotBankrupt === null ? bankruptcy : end,
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
      {forced ? <ForcedNeed seat={seat} view={forced} instead={view.choices.filter(isOwn)} /> : null}
      {/* What can be done stands before what cannot, in the order of how soon it is done. */}
      <TrainRows {...rows} choices={view.choices.filter(isReady)} />
      {forced ? (
        <ForcedSales
          seat={seat}
          view={forced}
          chosen={sale}
          onChoose={(next) => {
            setSale(next.corp === sale?.corp && next.count === sale.count ? null : next);
            setKey(null);
          }}
        />
      ) : null}
      <TrainRows {...rows} choices={view.choices.filter((choice) => possible(choice) && !isReady(choice))} />
      <Extras />
      <TrainRows {...rows} choices={view.choices.filter((choice) => !possible(choice))} />
    </PanelShell>
  );
}
