import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { narrate } from '@/components/words/narrate';

import { useGame } from './context';
import { useGameWords } from './useGameWords';

/** Actions told to whoever takes the device or waits for others. */
const TOLD = 3;

/** What happened last, newest first. */
export function Lately() {
  const { table, actions, playerIndex } = useGame();
  const { words, say } = useGameWords();
  const last = actions.slice(-TOLD).map((action, i) => {
    const index = Math.max(0, actions.length - TOLD) + i;
    const before = table.stateAt(index);
    return { action, index, told: narrate(table.game, before, action, table.stateAt(index + 1), words, say) };
  });
  return last.reverse().map(({ action, index, told }) => (
    <View key={index} style={styles.line}>
      <PlayerMark player={playerIndex(action.seat)} size={14} />
      <Text size="small" tone="muted" style={styles.told}>
        {told.join(' ')}
      </Text>
    </View>
  ));
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  told: { flex: 1 },
});
