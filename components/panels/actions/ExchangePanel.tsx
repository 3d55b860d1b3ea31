import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';

import { usePanelControl } from '../control';
import { exchangeChoices, type ExchangeDoor } from '../models/exchange';
import { ChoiceRow } from '../parts/ChoiceRow';
import { CorpMark } from '../parts/Marks';
import { PanelShell } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';

const keptSource = kept<'ipo' | 'pool' | null>();

/** A private for a share of the company it names (EN2018 p. 27). */
export function ExchangePanel({ door }: { door: ExchangeDoor }) {
  const { game, state } = useGame();
  const { p, say, reason } = usePanelWords();
  const { open } = usePanelControl();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const choices = exchangeChoices(game, state, door);
  const [from, setFrom] = useKept(keptSource, () => null);
  const chosen =
    choices.find(({ action, why }) => action.from === from && why === null) ??
    choices.find(({ why }) => why === null);
  const [company, corp] = [say.private(door.private), say.corp(door.corp)];
  return (
    <PanelShell
      seat={door.seat}
      title={p.titles.exchange(company)}
      refusal={refusal}
      busy={busy}
      extras={false}
      secondary={[{ label: p.back, onPress: () => open(null), testID: 'back' }]}
      follows={follows.of(chosen?.action ?? null)}
      primary={
        chosen
          ? {
              label: p.exchange.confirm,
              spoken: p.exchange.confirmLabel(company, corp),
              onPress: () => act(chosen.action),
              testID: 'confirm',
            }
          : null
      }
    >
      <Text size="small">{p.exchange.explain(company, corp)}</Text>
      {choices.map(({ action, why }) => (
        <ChoiceRow
          key={action.from}
          label={p.exchange.from[action.from]}
          mark={<CorpMark corp={door.corp} />}
          title={p.exchange.from[action.from]}
          selected={action.from === chosen?.action.from}
          reason={reason(why)}
          onPress={() => setFrom(action.from)}
          testID={`exchange-${action.from}`}
        />
      ))}
    </PanelShell>
  );
}
