import { useGame } from '@/components/game/context';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import { top } from '@/engine/rail/flow';

import { usePanelControl } from '../control';
import { ownTrains } from '../models/trains';
import { PanelShell } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';

/** The end of the game for everyone: explained before it is confirmed (EN2018 6.7). */
export function BankruptPanel({ seat }: { seat: SeatId }) {
  const { game, state } = useGame();
  const { p, say } = usePanelWords();
  const { open } = usePanelControl();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const turn = top(state);
  const instead = turn?.kind === 'operatingTurn' ? ownTrains(game, state, seat, turn) : [];
  return (
    <PanelShell
      seat={seat}
      title={p.forced.bankruptTitle}
      refusal={refusal}
      busy={busy}
      extras={false}
      secondary={[{ label: p.back, onPress: () => open(null), testID: 'back' }]}
      follows={follows.of({ seat, type: 'bankrupt' })}
      primary={{
        label: p.forced.confirm,
        kind: 'danger',
        onPress: () => act({ seat, type: 'bankrupt' }),
        testID: 'confirm',
      }}
    >
      {instead.map(({ key, train, from, price }) => (
        <Text key={key} tone="attention">
          {p.forced.bankruptInstead(say.train(train), say.corp(from), say.money(price))}
        </Text>
      ))}
      <Text>{p.forced.bankruptExplain(say.seat(seat))}</Text>
    </PanelShell>
  );
}
