import { ActivityIndicator, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/ui/Icon';
import { Text } from '@/components/ui/Text';
import { radius, space, useTheme } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';
import type { NetSession } from '@/store/netSession';

/** Whether the table is open, and what to do when it is not. Silent when all is well. */
export function TableStatus({ session }: { session: NetSession }) {
  const { net: w } = useWords();
  const { colours } = useTheme();
  const { status, trouble, bye } = useStoreView(session.view);
  const fine = status === 'hosting' || status === 'joined';
  if (fine && trouble === null) return null;
  const waiting = status === 'dialling' || status === 'canvass';
  return (
    <View
      role="status"
      accessibilityLiveRegion="polite"
      style={[styles.box, { borderColor: colours.line, backgroundColor: colours.surface }]}
      testID="table-status"
    >
      <View style={styles.line}>
        {waiting ? (
          <ActivityIndicator color={colours.accent} />
        ) : (
          <Icon name="warning" size={20} colour={colours.attention} />
        )}
        <Text style={styles.words}>{trouble && !waiting ? w.trouble[trouble] : w.status[status]}</Text>
      </View>
      {trouble && waiting ? <Text size="small">{w.trouble[trouble]}</Text> : null}
      {bye ? <Text size="small">{w.bye[bye.code](bye.detail)}</Text> : null}
      {fine ? null : (
        <Text size="small" tone="muted">
          {w.unreachable}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 1, borderRadius: radius, padding: space.m, gap: space.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
});
