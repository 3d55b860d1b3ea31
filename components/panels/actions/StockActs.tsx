import { StyleSheet, View } from 'react-native';

import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import type { StockAct, StockLine } from '../models/stock';
import { usePanelWords } from '../usePanelWords';

interface Props {
  line: StockLine;
  chosen: StockAct | null;
  onChoose: (act: StockAct) => void;
}

const same = (a: StockAct | null, b: StockAct): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What can be done with one company: the impossible dimmed, each reason once below. */
export function StockActs({ line, chosen, onChoose }: Props) {
  const { p, say, reason } = usePanelWords();
  const corp = say.corp(line.corp);
  const buys = line.buys.filter(({ left, why }) => left > 0 || why === null);
  const chips = [
    ...line.pars.map(({ action, price, cost, why }) => ({
      action,
      why,
      label: say.money(price),
      name: p.stock.startLabel(corp, say.money(price), say.money(cost)),
      testID: `par-${price}`,
    })),
    ...buys.map(({ action, price, why }) => ({
      action,
      why,
      label: action.from === 'ipo' ? p.stock.buyIpo(say.money(price)) : p.stock.buyPool(say.money(price)),
      name: p.stock.buyLabel(corp, action.from === 'ipo' ? p.offering : p.pool, say.money(price)),
      testID: `buy-${action.from}`,
    })),
    ...line.sells.map(({ action, count, proceeds, why }) => ({
      action,
      why,
      label: p.stock.sellChip(count),
      name: p.stock.sell(corp, count, say.money(proceeds)),
      testID: `sell-${count}`,
    })),
  ];
  const reasons = [...new Set(chips.map(({ why }) => reason(why)).filter(Boolean))];
  return (
    <View style={styles.acts}>
      <Row wrap>
        {line.pars.length > 0 ? (
          <Text size="small" tone="muted">
            {p.stock.pars}
          </Text>
        ) : null}
        {chips.map(({ action, why, ...chip }) => (
          <Chip
            key={chip.testID}
            {...chip}
            selected={same(chosen, action)}
            disabled={why !== null}
            reason={reason(why)}
            onPress={() => onChoose(action)}
          />
        ))}
      </Row>
      {reasons.map((text) => (
        <Text key={text} size="small" tone="muted">
          {text}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ acts: { gap: space.s } });
