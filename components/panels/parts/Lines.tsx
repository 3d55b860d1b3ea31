import { useContext } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { FollowingContext, SHEET_FOLLOWING } from '@/components/game/PanelFrame';
import { Text } from '@/components/ui/Text';
import { size, space } from '@/components/ui/theme';

import type { Line } from '../consequenceLines';
import { usePanelWords } from '../usePanelWords';

const GAP = 2;
/** What is a by-product of leaving has so many lines at a time, where the board lies behind them. */
const BRIEF = 3;

/** Half of the next line is in sight, so that one sees that there is more. */
export const linesHeight = (lines: number): number => Math.round((lines + 0.5) * (size.small * 1.35 + GAP));

/** What follows, beside the button that does it: always in sight before anything is done. */
export function Lines({ lines, brief }: { lines: readonly Line[]; brief: boolean }) {
  const { p } = usePanelWords();
  const room = useContext(FollowingContext);
  const most = brief && room <= SHEET_FOLLOWING ? Math.min(BRIEF, room) : room;
  if (lines.length === 0) return null;
  return (
    <ScrollView style={[styles.box, { maxHeight: linesHeight(most) }]} persistentScrollbar>
      <View role="list" accessibilityLabel={p.consequences} testID="consequences" style={styles.list}>
        {lines.map(({ text, tone }) => (
          <View key={text} role="listitem" style={styles.item}>
            <Text size="small" tone={tone}>
              {text}
            </Text>
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  // As high as its lines, but never so high that it pushes the choices away.
  box: { flexGrow: 0, marginBottom: space.s, paddingHorizontal: space.xs },
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: GAP },
  // A line longer than the panel is wide goes on below instead of out of sight.
  item: { flexShrink: 1 },
});
