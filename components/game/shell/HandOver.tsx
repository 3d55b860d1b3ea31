import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import { useGame } from '../context';
import { Lately } from '../Lately';
import { PanelFrame } from '../PanelFrame';
import { useGameWords } from '../useGameWords';

interface Props {
  seat: string;
  onGo: () => void;
}

/** One device, another person: a line that says whose it is now, and one tap to go on. */
export function HandOver({ seat, onGo }: Props) {
  const { names, playerIndex, undo, canUndo } = useGame();
  const { w, words } = useGameWords();
  // The button is not where the last one was confirmed: a double tap goes nowhere.
  const header = (
    <View style={styles.line} testID="hand-over">
      <PlayerMark player={playerIndex(seat)} size={24} />
      <Text kind="strong" style={styles.name} numberOfLines={2}>
        {w.handOver.to(names(seat))}
      </Text>
      <IconButton icon="undo" label={words.undo} onPress={undo} disabled={!canUndo} testID="undo" />
      <Button kind="primary" label={w.handOver.go} onPress={onGo} testID="go-on" />
    </View>
  );
  return (
    <PanelFrame header={header} footer={null}>
      <Lately />
    </PanelFrame>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.s },
  name: { flex: 1 },
});
