import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { space, useTheme } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';

/** Another window of this browser sits at the table: one tap brings it here. */
export function Elsewhere({ onAgain, onHome }: { onAgain: () => void; onHome: () => void }) {
  const words = useWords();
  const { colours } = useTheme();
  return (
    <View style={[styles.middle, { backgroundColor: colours.page }]} role="alert" testID="elsewhere">
      <EmptyState
        title={words.net.elsewhereTitle}
        sentence={words.net.elsewhereDetail}
        action={
          <View style={styles.actions}>
            <Button label={words.net.tableHere} kind="primary" onPress={onAgain} testID="play-here" />
            <Button label={words.game.toHome} kind="ghost" onPress={onHome} />
          </View>
        }
      />
    </View>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  actions: { gap: space.s },
});
