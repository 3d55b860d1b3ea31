import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { IconButton } from '@/components/ui/IconButton';

import { usePanelWords } from '../usePanelWords';
import { useUndone } from '../useUndone';

/** Taking back, named with what it takes back, and bringing back. */
export function History({ busy = false }: { busy?: boolean }) {
  const { undo, redo, canUndo, canRedo } = useGame();
  const { p } = usePanelWords();
  const undone = useUndone();
  return (
    <View style={styles.history}>
      <IconButton
        icon="undo"
        label={undone ? p.undoing(undone) : p.undo}
        disabled={!canUndo || busy}
        onPress={undo}
        testID="undo"
      />
      {canRedo ? (
        <IconButton icon="redo" label={p.redo} disabled={busy} onPress={redo} testID="redo" />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ history: { flexDirection: 'row' } });
