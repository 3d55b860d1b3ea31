import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import { useLayout } from '@/components/ui/useLayout';
import type { StockLine } from '../models/stock';
import { CorpMark } from '../parts/Marks';
import { usePanelWords } from '../usePanelWords';

interface Props {
  lines: readonly StockLine[];
  chosen: string | null;
  onChoose: (corp: string) => void;
}

/** On a phone the companies may use the panel's margins, all but a little. */
const MARGIN = space.l - space.xs;
const ONE_ROW = 8 * target + 2 * space.xs;

/** All companies at a glance: token, share value, and what the seat on turn holds. */
export function CompanyGrid({ lines, chosen, onChoose }: Props) {
  const { kind, width } = useLayout();
  // Eight side by side where each is still as wide as a finger, else two rows.
  const row = kind === 'phone' && width >= ONE_ROW;
  const share = row ? '12.5%' : '25%';
  return (
    <View style={[styles.grid, row ? styles.row : null]}>
      {lines.map((line) => (
        <Company
          key={line.corp}
          share={share}
          line={line}
          on={line.corp === chosen}
          onPress={() => onChoose(line.corp)}
        />
      ))}
    </View>
  );
}

interface CompanyProps {
  share: '12.5%' | '25%';
  line: StockLine;
  on: boolean;
  onPress: () => void;
}

function Company({ share, line, on, onPress }: CompanyProps) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const { p, say } = usePanelWords();
  const price = line.price === null ? '–' : say.money(line.price);
  const held = line.held > 0 ? say.percent(line.held * 10) : '';
  // What is read on it stands in its name in one piece (WCAG 2.5.3).
  const spoken = [
    [say.corp(line.corp), line.price === null ? '' : price, held].filter(Boolean).join(' '),
    line.price === null ? p.stock.notStarted : '',
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
          flexBasis: share,
          borderColor: on ? colours.accent : 'transparent',
          backgroundColor: on ? colours.raised : 'transparent',
        },
        ring,
      ]}
    >
      <View style={line.open || line.held > 0 ? null : styles.dim}>
        <CorpMark corp={line.corp} size={28} />
      </View>
      <Text size="small" kind="figures" tone={line.price === null ? 'muted' : 'ink'}>
        {price}
      </Text>
      <Text size="tiny" kind="figures" tone="muted">
        {held}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap' },
  row: { marginHorizontal: -MARGIN },
  company: {
    minHeight: target,
    alignItems: 'center',
    paddingVertical: space.xs,
    borderWidth: 2,
    borderRadius: radius,
  },
  dim: { opacity: 0.5 },
});
