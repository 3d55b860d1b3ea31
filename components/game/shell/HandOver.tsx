import { useContext, useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { History } from '@/components/panels/parts/History';
import { Button } from '@/components/ui/Button';
import { useDeaf } from '@/components/ui/deaf';
import { useFocusOnEntry } from '@/components/ui/focusOnEntry';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

import { useGame } from '../context';
import { Lately } from '../Lately';
import { PanelFrame } from '../PanelFrame';
import { useGameWords } from '../useGameWords';
import { SheetStateContext } from './SheetFrame';

interface Props {
  seat: string;
  onGo: () => void;
}

/** One device, another person: whose it is now, what happened last, and one tap to go on. */
export function HandOver({ seat, onGo }: Props) {
  const { names, playerIndex } = useGame();
  const { w } = useGameWords();
  const deaf = useDeaf();
  const { height } = useContext(SheetStateContext);
  const go = useRef<View>(null);
  useFocusOnEntry(go, !deaf);
  const button = (
    <Button ref={go} kind="primary" label={w.handOver.go} onPress={onGo} deaf={deaf} testID="go-on" />
  );
  const header = (
    <View style={styles.line} testID="hand-over">
      <PlayerMark player={playerIndex(seat)} size={24} />
      <Text kind="strong" style={styles.name} numberOfLines={2}>
        {w.handOver.to(names(seat))}
      </Text>
      {/* One line has no room for buttons below it. */}
      {height === 'line' ? button : null}
    </View>
  );
  const footer = (
    <View style={styles.footer}>
      <History />
      {button}
    </View>
  );
  return (
    <PanelFrame header={header} footer={footer}>
      <Lately />
    </PanelFrame>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.s },
  name: { flex: 1 },
  footer: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.s },
});
