import { StyleSheet, View } from 'react-native';

import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';

import { GameContextHolder, useGame, type GameTab } from '../context';
import { BoardPane } from '../panes/BoardPane';
import { CompaniesPane } from '../panes/CompaniesPane';
import { LogPane } from '../panes/LogPane';
import { MarketPane } from '../panes/MarketPane';
import { PlayersPane } from '../panes/PlayersPane';
import { useGameWords } from '../useGameWords';
import { Frozen } from './Frozen';

interface Props {
  tab: GameTab;
  /** In sight; a pane that is not stays as it was. */
  active: boolean;
  camera: BoardCamera;
}

function Pane({ tab, camera }: Pick<Props, 'tab' | 'camera'>) {
  switch (tab) {
    case 'board':
      return <BoardPane camera={camera} />;
    case 'market':
      return <MarketPane />;
    case 'companies':
      return <CompaniesPane />;
    case 'players':
      return <PlayersPane />;
    case 'log':
      return <LogPane />;
  }
}

/** One pane. Its view of the game stands still while it is hidden. */
export function PaneHost({ tab, active, camera }: Props) {
  const game = useGame();
  const { w } = useGameWords();
  return (
    <View
      role="tabpanel"
      accessibilityLabel={w.tabs[tab]}
      testID={`pane-${tab}`}
      style={[styles.pane, active ? null : styles.hidden]}
    >
      <Frozen active={active}>
        <GameContextHolder.Provider value={game}>
          <Pane tab={tab} camera={camera} />
        </GameContextHolder.Provider>
      </Frozen>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { flex: 1 },
  hidden: { display: 'none' },
});
