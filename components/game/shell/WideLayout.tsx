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
import { useEnlarged } from './useEnlarged';

/** A tablet or a window: the board at the left, everything else in one or two columns beside it. */
export function WideLayout({ columns, ...layout }: LayoutProps & { columns: 1 | 2 }) {
  return columns === 1 ? <OneColumn {...layout} /> : <TwoColumns {...layout} />;
}

function OneColumn({ tab, onTab, camera, panel, onDetails }: LayoutProps) {
  const { colours } = useTheme();
  const [wanted, setWanted] = useState(0);
  const enlarging = useEnlarged({ tab, onTab });
  const { large } = enlarging;
  const edge = { borderColor: colours.line };
  return (
    <View style={styles.screen}>
      <View style={large ? styles.hidden : styles.board}>
        <PaneHost tab="board" active={!large} camera={camera} />
      </View>
      {/* Large or small the tables stay what they are, scrolled to where they were: only the arrangement changes. */}
      <View style={large ? styles.spread : [styles.column, edge]}>
        <View style={large ? [styles.column, edge] : styles.upper}>
          <Strip onHome={panel.onHome} onDetails={onDetails} />
          <Notices />
          <View style={[styles.panel, { flexBasis: large ? 0 : wanted }]}>
            <WantedContext.Provider value={setWanted}>
              <GamePanel {...panel} />
            </WantedContext.Provider>
          </View>
        </View>
        <View style={large ? styles.board : styles.part}>
          <SidePanes tab={tab} onTab={onTab} camera={camera} enlarging={enlarging} />
        </View>
      </View>
    </View>
  );
}

function TwoColumns({ tab, onTab, camera, panel, onDetails }: LayoutProps) {
  const { colours } = useTheme();
  const edge = { borderColor: colours.line };
  return (
    <View style={styles.screen}>
      <View style={styles.narrowBoard}>
        <PaneHost tab="board" active camera={camera} />
      </View>
      <View style={[styles.narrow, edge]}>
        <Strip onHome={panel.onHome} onDetails={onDetails} />
        <Notices />
        <View style={styles.part}>
          <GamePanel {...panel} />
        </View>
      </View>
      <View style={[styles.narrow, edge]}>
        <SidePanes tab={tab} onTab={onTab} camera={camera} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, flexDirection: 'row' },
  board: { flex: 6 },
  hidden: { display: 'none' },
  column: { flex: 4, borderLeftWidth: 1 },
  spread: { flex: 1, flexDirection: 'row-reverse' },
  narrowBoard: { flex: 52 },
  narrow: { flex: 24, borderLeftWidth: 1 },
  part: { flex: 1 },
  // With the strip above it about half of the column, or as much as it has to show while a table has room below.
  upper: { flexGrow: 0, flexShrink: 1, minHeight: '55%', maxHeight: '70%' },
  panel: { flexGrow: 1, flexShrink: 1 },
});
