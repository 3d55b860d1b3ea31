import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';
import { kept, useKept } from '../kept';
import { IconButton } from '@/components/ui/IconButton';
import { SegmentedTabs } from '@/components/ui/SegmentedTabs';
import { useTheme } from '@/components/ui/theme';

import { useGame, type GameTab } from '../context';
import { useGameWords } from '../useGameWords';
import { SIDE_TABS } from './layout';
import { PaneHost } from './PaneHost';

type SideTab = (typeof SIDE_TABS)[number];

/** What it may be, beside a board that has the room it would take. */
export interface Enlarging {
  readonly large: boolean;
  readonly onLarge: (tab: SideTab) => void;
  readonly onSmall: () => void;
}

interface Props {
  tab: GameTab;
  onTab: (tab: GameTab) => void;
  camera: BoardCamera;
  /** Null where it has all the height there is. */
  enlarging?: Enlarging | null;
}

const keptTab = kept<SideTab>();

/** The tabs of a right column: everything but the board. */
export function SidePanes({ tab, onTab, camera, enlarging = null }: Props) {
  const { table } = useGame();
  const { w } = useGameWords();
  const { colours } = useTheme();
  const [last, setLast] = useKept(keptTab, () => (tab === 'board' ? 'players' : tab), table);
  const [seen, setSeen] = useState<ReadonlySet<SideTab>>(() => new Set([last]));
  if (tab !== 'board' && tab !== last) setLast(tab);
  if (!seen.has(last)) setSeen(new Set([...seen, last]));
  return (
    <View style={styles.side}>
      <View style={[styles.head, { backgroundColor: colours.surface }]}>
        <View style={styles.side}>
          <SegmentedTabs
            tabs={SIDE_TABS.map((id) => ({ id, label: w.shortTabs[id] }))}
            selected={last}
            onSelect={onTab}
            label={w.panes}
          />
        </View>
        {enlarging ? (
          <View style={[styles.corner, { borderColor: colours.line }]}>
            <IconButton
              icon={enlarging.large ? 'board' : 'fit'}
              label={enlarging.large ? w.toBoard : w.enlarge}
              onPress={() => (enlarging.large ? enlarging.onSmall() : enlarging.onLarge(last))}
              testID="enlarge"
            />
          </View>
        ) : null}
      </View>
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
  head: { flexDirection: 'row' },
  // The lines above and below the tabs go on to the edge.
  corner: {
    justifyContent: 'center',
    borderTopWidth: StyleSheet.hairlineWidth,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  hidden: { display: 'none' },
});
