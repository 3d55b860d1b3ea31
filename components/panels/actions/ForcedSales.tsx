import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/Row';
import { IntoSight } from '@/components/ui/ScrollBody';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import type { SeatId } from '@/engine/core/game';
import type { SellShares } from '@/engine/rail/actions';

import { usePanelControl } from '../control';
import { playerDeals } from '../models/deals';
import type { ForcedView } from '../models/forced';
import { CorpMark } from '../parts/Marks';
import { usePanelWords } from '../usePanelWords';

interface Props {
  seat: SeatId;
  view: ForcedView;
  chosen: SellShares | null;
  onChoose: (sale: SellShares) => void;
}

/** What a president may sell to add money (EN2018 6.6.3). */
export function ForcedSales({ seat, view, chosen, onChoose }: Props) {
  const { game, state } = useGame();
  const { open } = usePanelControl();
  const { p, say, reason } = usePanelWords();
  if (view.lacking <= 0) return null;
  const deals = playerDeals(game, state, seat).some(({ range }) => range);
  return (
    <View style={styles.sales} testID="forced-sales">
      <Text kind="strong" size="small">
        {p.forced.sell}
      </Text>
      {view.sales.map(({ corp, held, choices }) => (
        <IntoSight key={corp} when={chosen?.corp === corp}>
          <View style={styles.company} testID={`forced-${corp}`}>
            <Row wrap>
              <CorpMark corp={corp} size={28} />
              <Text size="small" accessibilityLabel={p.forced.held(say.corp(corp), held * 10)}>
                {say.percent(held * 10)}
              </Text>
              {choices.map(({ action, count, proceeds: sum, why }) => (
                <Chip
                  key={count}
                  label={p.stock.sale(count, say.money(sum))}
                  name={p.stock.sell(say.corp(corp), count, say.money(sum))}
                  selected={chosen?.corp === corp && chosen.count === count}
                  disabled={why !== null}
                  reason={reason(why)}
                  onPress={() => onChoose(action)}
                  testID={`sell-${corp}-${count}`}
                />
              ))}
            </Row>
            {[...new Set(choices.map(({ why }) => reason(why)))].filter(Boolean).map((text) => (
              <Text key={text} size="small" tone="muted">
                {text}
              </Text>
            ))}
          </View>
        </IntoSight>
      ))}
      {deals ? <Chip label={p.forced.sellPrivates} onPress={() => open({ kind: 'deals' })} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  sales: { gap: space.m },
  company: { gap: space.xs },
});
