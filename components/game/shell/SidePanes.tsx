import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';
import { SegmentedTabs } from '@/components/ui/SegmentedTabs';

import type { GameTab } from '../context';
import { useGameWords } from '../useGameWords';
import { SIDE_TABS } from './layout';
import { PaneHost } from './PaneHost';

interface Props {
  tab: GameTab;
  onTab: (tab: GameTab) => void;
  camera: BoardCamera;
}

/** The tabs of a right column: everything but the board. */
export function SidePanes({ tab, onTab, camera }: Props) {
  const { w } = useGameWords();
  const [last, setLast] = useState<GameTab>(tab === 'board' ? 'players' : tab);
  const [seen, setSeen] = useState<ReadonlySet<GameTab>>(() => new Set([last]));
  if (tab !== 'board' && tab !== last) setLast(tab);
  if (!seen.has(last)) setSeen(new Set([...seen, last]));
  return (
    <View style={styles.side}>
      <SegmentedTabs
        tabs={SIDE_TABS.map((id) => ({ id, label: w.shortTabs[id] }))}
        selected={last === 'board' ? 'players' : last}
        onSelect={onTab}
        label={w.panes}
      />
      {SIDE_TABS.filter((id) => seen.has(id)).map((id) => (
        <View key={id} style={id === last ? styles.side : styles.hidden}>
          <PaneHost tab={id} active={id === last} camera={camera} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  side: { flex: 1 },
  hidden: { display: 'none' },
});
