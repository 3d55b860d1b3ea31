import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { DiscardTrain } from '@/engine/rail/actions';
import { trainLimit } from '@/engine/rail/trains';

import { capital } from '../capital';
import { ChoiceRow } from '../parts/ChoiceRow';
import { TrainMark } from '../parts/Marks';
import { PanelShell } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { usePanelWords } from '../usePanelWords';

const keptDiscard = kept<string | null>();

/** A company over the limit gives a train away (EN2018 6.6.1). */
export function DiscardPanel({ seat, corp }: { seat: SeatId; corp: string }) {
  const { game, state, rules } = useGame();
  const { p, say, reason } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const trains = state.corps[corp]?.trains ?? [];
  const [train, setTrain] = useKept(keptDiscard, () => null);
  const make = (type: string): DiscardTrain => ({ seat, type: 'discardTrain', corp, train: type });
  return (
    <PanelShell
      seat={seat}
      title={p.titles.discard(say.corp(corp))}
      refusal={refusal}
      busy={busy}
      primary={
        train === null
          ? null
          : { label: p.trains.discard(say.train(train)), onPress: () => act(make(train)), testID: 'confirm' }
      }
    >
      <Text size="small">
        {p.trains.discardExplain(say.corp(corp), trains.length, trainLimit(rules, state))}
      </Text>
      {[...new Set(trains)].map((type) => (
        <ChoiceRow
          key={type}
          label={p.trains.discard(say.train(type))}
          mark={<TrainMark type={type} />}
          title={capital(say.train(type))}
          details={[p.trains.owns(say.corp(corp), trains.filter((t) => t === type).length)]}
          selected={type === train}
          reason={reason(game.why(state, make(type)))}
          onPress={() => setTrain(type)}
          testID={`discard-${type}`}
        />
      ))}
    </PanelShell>
  );
}
