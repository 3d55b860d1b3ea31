import { useContext } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { LowFrameContext } from '@/components/game/PanelFrame';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import type { Line } from '../consequenceLines';
import { usePanelWords } from '../usePanelWords';

/** What follows, beside the button that does it: always in sight before anything is done. */
export function Lines({ lines, brief }: { lines: readonly Line[]; brief: boolean }) {
  const { p } = usePanelWords();
  const low = useContext(LowFrameContext);
  if (lines.length === 0) return null;
  return (
    <ScrollView
      style={[styles.box, brief ? styles.brief : null, low ? styles.low : null]}
      persistentScrollbar
    >
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
  box: { flexGrow: 0, maxHeight: 144, marginBottom: space.s, paddingHorizontal: space.xs },
  brief: { maxHeight: 66 },
  low: { maxHeight: 44, marginBottom: space.xs },
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: 2 },
  // A line longer than the panel is wide goes on below instead of out of sight.
  item: { flexShrink: 1 },
});
