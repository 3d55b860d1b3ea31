import { StyleSheet, View } from 'react-native';

import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/Row';
import { IntoSight } from '@/components/ui/ScrollBody';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import type { Refusal } from '@/engine/core/refusal';

import type { StockAct, StockLine } from '../models/stock';
import { usePanelWords } from '../usePanelWords';

interface Props {
  line: StockLine;
  chosen: StockAct | null;
  onChoose: (act: StockAct) => void;
}

interface StockChip {
  readonly action: StockAct;
  readonly why: Refusal | null;
  readonly label: string;
  readonly name: string;
  readonly testID: string;
}

const same = (a: StockAct | null, b: StockAct): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What can be done with one company: the impossible dimmed, each reason once below. */
export function StockActs({ line, chosen, onChoose }: Props) {
  const { p, say, reason } = usePanelWords();
  const corp = say.corp(line.corp);
  const sources = line.buys.filter(({ left, why }) => left > 0 || why === null);
  // Where nothing at all is left to do, it is the purchase whose reason is asked for.
  const buys = sources.length + line.pars.length + line.sells.length > 0 ? sources : line.buys;
  const pars = line.pars.map(({ action, price, cost, why }): StockChip => ({
    action,
    why,
    label: say.money(price),
    name: p.stock.startLabel(corp, say.money(price), say.money(cost)),
    testID: `par-${price}`,
  }));
  const bought = buys.map(({ action, price, why }): StockChip => ({
    action,
    why,
    label: action.from === 'ipo' ? p.stock.buyIpo(say.money(price)) : p.stock.buyPool(say.money(price)),
    name: p.stock.buyLabel(corp, action.from === 'ipo' ? p.offering : p.pool, say.money(price)),
    testID: `buy-${action.from}`,
  }));
  const sells = line.sells.map(({ action, count, proceeds, why }): StockChip => ({
    action,
    why,
    label: p.stock.sale(count, say.money(proceeds)),
    name: p.stock.sell(corp, count, say.money(proceeds)),
    testID: `sell-${count}`,
  }));
  const chips = [...pars, ...bought, ...sells];
  const reasons = [...new Set(chips.map(({ why }) => reason(why)).filter(Boolean))];
  return (
    <View style={styles.acts}>
      <Chips lead={p.stock.pars} chips={pars} chosen={chosen} onChoose={onChoose} />
      <Chips chips={bought} chosen={chosen} onChoose={onChoose} />
      <Chips lead={p.stock.sells} chips={sells} chosen={chosen} onChoose={onChoose} />
      {reasons.map((text) => (
        <Text key={text} size="small" tone="muted">
          {text}
        </Text>
      ))}
    </View>
  );
}

interface ChipsProps extends Omit<Props, 'line'> {
  /** What the numbers on the chips are. */
  lead?: string;
  chips: readonly StockChip[];
}

function Chips({ lead, chips, chosen, onChoose }: ChipsProps) {
  const { reason } = usePanelWords();
  if (chips.length === 0) return null;
  return (
    <IntoSight when={chips.some(({ action }) => same(chosen, action))}>
      <Row wrap>
        {lead ? (
          <Text size="small" tone="muted">
            {lead}
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
    </IntoSight>
  );
}

const styles = StyleSheet.create({ acts: { gap: space.s } });
