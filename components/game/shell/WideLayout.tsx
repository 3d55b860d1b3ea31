import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTheme } from '@/components/ui/theme';

import { WantedContext } from '../PanelFrame';
import { GamePanel } from './GamePanel';
import type { LayoutProps } from './layout';
import { Notices } from './Notices';
import { PaneHost } from './PaneHost';
import { SidePanes } from './SidePanes';
import { Strip } from './Strip';

/** A tablet or a window: the board at the left, everything else in one or two columns beside it. */
export function WideLayout({
  tab,
  onTab,
  camera,
  panel,
  onDetails,
  columns,
}: LayoutProps & { columns: 1 | 2 }) {
  const { colours } = useTheme();
  const [wanted, setWanted] = useState(0);
  const edge = { borderColor: colours.line };
  return (
    <View style={styles.screen}>
      <View style={columns === 1 ? styles.board : styles.narrowBoard}>
        <PaneHost tab="board" active camera={camera} />
      </View>
      <View style={[columns === 1 ? styles.column : styles.narrow, edge]}>
        <Strip onHome={panel.onHome} onDetails={onDetails} />
        <Notices />
        {columns === 1 ? (
          <View style={styles.part}>
            <View style={[styles.upper, { flexBasis: wanted }]}>
              <WantedContext.Provider value={setWanted}>
                <GamePanel {...panel} />
              </WantedContext.Provider>
            </View>
            <View style={styles.part}>
              <SidePanes tab={tab} onTab={onTab} camera={camera} />
            </View>
          </View>
        ) : (
          <View style={styles.part}>
            <GamePanel {...panel} />
          </View>
        )}
      </View>
      {columns === 2 ? (
        <View style={[styles.narrow, edge]}>
          <SidePanes tab={tab} onTab={onTab} camera={camera} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, flexDirection: 'row' },
  board: { flex: 6 },
  column: { flex: 4, borderLeftWidth: 1 },
  narrowBoard: { flex: 52 },
  narrow: { flex: 24, borderLeftWidth: 1 },
  part: { flex: 1 },
  // Half of the column, or as much as it has to show while there is room for a table below.
  upper: { flexGrow: 0, flexShrink: 1, minHeight: '50%', maxHeight: '66%' },
});
