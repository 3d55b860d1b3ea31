import { useState } from 'react';
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
  const [asked, setAsked] = useState('');
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
  // Par values that are all too dear are one reason: that of the cheapest, or of the one that is asked for.
  const refusedPar = pars.find(({ why }) => why && reason(why) === asked) ?? pars.find(({ why }) => why);
  const otherPars = pars.filter(({ why }) => why?.code !== refusedPar?.why?.code);
  const told = [...(refusedPar ? [refusedPar] : []), ...otherPars, ...bought, ...sells];
  const reasons = [...new Set(told.map(({ why }) => reason(why)).filter(Boolean))];
  const hands = {
    chosen,
    onChoose: (act: StockAct) => {
      setAsked('');
      onChoose(act);
    },
    onAsk: setAsked,
  };
  return (
    <View style={styles.acts}>
      <Chips lead={p.stock.pars} even chips={pars} {...hands} />
      <Chips chips={bought} {...hands} />
      <Chips lead={p.stock.sells} chips={sells} {...hands} />
      {reasons.map((text) => (
        <IntoSight key={text} when={text === asked}>
          <Text size="small" tone={text === asked ? 'attention' : 'muted'}>
            {text}
          </Text>
        </IntoSight>
      ))}
    </View>
  );
}

interface ChipsProps extends Omit<Props, 'line'> {
  /** What the numbers on the chips are. */
  lead?: string;
  /** Side by side in one row, of one width. */
  even?: boolean;
  chips: readonly StockChip[];
  /** One that cannot be chosen was tapped: its reason is looked for. */
  onAsk: (reason: string) => void;
}

function Chips({ lead, even = false, chips, chosen, onChoose, onAsk }: ChipsProps) {
  const { reason } = usePanelWords();
  if (chips.length === 0) return null;
  const heading = (
    <Text size="small" tone="muted">
      {lead}
    </Text>
  );
  return (
    <IntoSight when={chips.some(({ action }) => same(chosen, action))}>
      {lead && even ? heading : null}
      <Row wrap={!even} bleed={even} gap={even ? 'xs' : 's'} justify={even ? 'center' : undefined}>
        {lead && !even ? heading : null}
        {chips.map(({ action, why, ...chip }) => (
          <Chip
            key={chip.testID}
            {...chip}
            even={even}
            selected={same(chosen, action)}
            disabled={why !== null}
            reason={reason(why)}
            onPress={() => onChoose(action)}
            onAsk={() => onAsk(reason(why))}
          />
        ))}
      </Row>
    </IntoSight>
  );
}

const styles = StyleSheet.create({ acts: { gap: space.s } });
