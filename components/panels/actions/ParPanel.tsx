import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { ALL_SHARES } from '@/engine/rail/shares';
import type { ParFrame } from '@/engine/rail/state';
import type { Par } from '@/engine/rail/actions';

import { CorpMark } from '../parts/Marks';
import { PanelShell } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';

const keptPar = kept<number | null>();

/** The owner of a private that brings a presidency names the par value (EN2018 5.2). */
export function ParPanel({ frame }: { frame: ParFrame }) {
  const { seat, corp } = frame;
  const { rules } = useGame();
  const { p, say } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const [price, setPrice] = useKept(keptPar, () => null);
  const action: Par | null = price === null ? null : { seat, type: 'par', corp, price };
  return (
    <PanelShell
      seat={seat}
      title={p.titles.par(say.corp(corp))}
      refusal={refusal}
      busy={busy}
      follows={follows.of(action)}
      primary={
        action && {
          label: p.par.set(say.money(action.price)),
          onPress: () => act(action),
          testID: 'confirm',
        }
      }
    >
      <Row>
        <CorpMark corp={corp} />
        <Text size="small" style={{ flex: 1 }}>
          {p.par.explain(say.seat(seat), say.corp(corp))}
        </Text>
      </Row>
      <Row bleed gap="xs" justify="center">
        {rules.parPrices.map((par) => (
          <Chip
            key={par}
            even
            label={say.money(par)}
            name={p.par.choose(say.money(par))}
            selected={par === price}
            onPress={() => setPrice(par)}
            testID={`par-${par}`}
          />
        ))}
      </Row>
      {action ? (
        <Text size="small" tone="muted">
          {p.par.capital(say.money(action.price), say.money(ALL_SHARES * action.price))}
        </Text>
      ) : null}
    </PanelShell>
  );
}
