import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import type { SeatId } from '@/engine/core/game';

import type { StockLine } from '../models/stock';
import { CorpMark } from '../parts/Marks';
import { usePanelWords } from '../usePanelWords';

interface Props {
  lines: readonly StockLine[];
  seat: SeatId;
  chosen: string | null;
  onChoose: (corp: string) => void;
}

/** All companies at a glance: token, share value, and what the seat on turn holds. */
export function CompanyGrid({ lines, seat, chosen, onChoose }: Props) {
  return (
    <View style={styles.grid}>
      {lines.map((line) => (
        <Company
          key={line.corp}
          line={line}
          seat={seat}
          on={line.corp === chosen}
          onPress={() => onChoose(line.corp)}
        />
      ))}
    </View>
  );
}

interface CompanyProps {
  line: StockLine;
  seat: SeatId;
  on: boolean;
  onPress: () => void;
}

function Company({ line, seat, on, onPress }: CompanyProps) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const { p, say } = usePanelWords();
  const price = line.price === null ? '–' : say.money(line.price);
  const held = line.held > 0 ? `${line.held * 10} %` : '';
  const spoken = [
    p.stock.choose(say.corp(line.corp)),
    line.price === null ? p.stock.notStarted : price,
    line.held > 0 ? p.stock.holds(say.seat(seat), line.held * 10) : '',
  ];
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={spoken.filter(Boolean).join(', ')}
      accessibilityState={{ selected: on }}
      aria-pressed={on}
      onPress={onPress}
      testID={`choose-${line.corp}`}
      style={[
        styles.company,
        {
          borderColor: on ? colours.accent : colours.line,
          backgroundColor: on ? colours.raised : 'transparent',
          borderWidth: on ? 2 : 1,
          padding: on ? space.xs - 1 : space.xs,
        },
        ring,
      ]}
    >
      <View style={line.open || line.held > 0 ? null : styles.dim}>
        <CorpMark corp={line.corp} size={28} />
      </View>
      <View style={styles.words}>
        <Text size="small" kind="figures" tone={line.price === null ? 'muted' : 'ink'}>
          {price}
        </Text>
        {held ? (
          <Text size="tiny" kind="figures" tone="muted">
            {held}
          </Text>
        ) : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs + 2 },
  company: {
    flexGrow: 1,
    flexBasis: 76,
    maxWidth: 140,
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    borderRadius: radius,
  },
  words: { flexShrink: 1 },
  dim: { opacity: 0.5 },
});
