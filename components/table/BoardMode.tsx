import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useBoardCamera } from '@/components/board/gesture/useBoardCamera';
import { GameProvider } from '@/components/game/GameProvider';
import { Details } from '@/components/game/shell/Details';
import { Notices } from '@/components/game/shell/Notices';
import { PaneHost } from '@/components/game/shell/PaneHost';
import { Strip } from '@/components/game/shell/Strip';
import { useTheme } from '@/components/ui/theme';
import { useLayout } from '@/components/ui/useLayout';
import type { Table } from '@/store/table';

/** A tablet without a seat is the board for all: board and market, large, and nothing to decide. */
export function BoardMode({ table, onHome }: { table: Table; onHome: () => void }) {
  const { colours } = useTheme();
  const { width, height } = useLayout();
  const camera = useBoardCamera();
  const [details, setDetails] = useState(false);
  const wide = width > height;
  return (
    <GameProvider table={table} openTab={() => {}} onRefusal={() => {}}>
      <View style={[styles.screen, { backgroundColor: colours.page }]} testID="board-mode">
        <Strip onHome={onHome} onDetails={() => setDetails(true)} />
        <Notices />
        <View style={[styles.screen, wide ? styles.row : null]}>
          <View style={styles.board}>
            <PaneHost tab="board" active camera={camera} />
          </View>
          <View style={[styles.market, { borderColor: colours.line }, wide ? styles.left : styles.top]}>
            <PaneHost tab="market" active camera={camera} />
          </View>
        </View>
        {details ? <Details onClose={() => setDetails(false)} /> : null}
      </View>
    </GameProvider>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  row: { flexDirection: 'row' },
  board: { flex: 3 },
  market: { flex: 2 },
  left: { borderLeftWidth: 1 },
  top: { borderTopWidth: 1 },
});
