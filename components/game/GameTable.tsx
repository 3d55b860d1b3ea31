import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { useBoardCamera } from '@/components/board/gesture/useBoardCamera';
import { useTheme } from '@/components/ui/theme';
import { Toast } from '@/components/ui/Toast';
import { useCloseOnBack } from '@/components/ui/useCloseOnBack';
import { useLayout } from '@/components/ui/useLayout';
import { usePageTitle } from '@/components/ui/usePageTitle';
import { refusalText } from '@/components/words/refusals';
import type { Refusal } from '@/engine/core/refusal';
import { preferences } from '@/store/device';
import type { Table } from '@/store/table';

import { useGame, type GameTab } from './context';
import { GameProvider } from './GameProvider';
import { Details } from './shell/Details';
import { DrawerLayout } from './shell/DrawerLayout';
import type { LayoutProps } from './shell/layout';
import { PhoneLayout } from './shell/PhoneLayout';
import { useHandOver } from './shell/useHandOver';
import { WideLayout } from './shell/WideLayout';
import { useGameWords } from './useGameWords';

interface Props {
  table: Table;
  onHome: () => void;
}

/** A game at a table, laid out for the window it is in. */
export function GameTable({ table, onHome }: Props) {
  const [tab, setTab] = useState<GameTab>('board');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return (
    <GameProvider table={table} openTab={setTab} onRefusal={setRefusal}>
      <Arranged tab={tab} onTab={setTab} onHome={onHome} />
      <RefusalToast refusal={refusal} onGone={() => setRefusal(null)} />
    </GameProvider>
  );
}

interface ArrangedProps {
  tab: GameTab;
  onTab: (tab: GameTab) => void;
  onHome: () => void;
}

function Arranged({ tab, onTab, onHome }: ArrangedProps) {
  const { actors, mine, skin } = useGame();
  const { colours } = useTheme();
  const { kind } = useLayout();
  const insets = useSafeAreaInsets();
  const camera = useBoardCamera();
  const handOver = useStore(preferences.view, (p) => p.handOver);
  const { to, go } = useHandOver(actors[0] ?? null, mine, handOver);
  usePageTitle(skin.title);
  const [details, setDetails] = useState(false);
  const closeDetails = useCallback(() => setDetails(false), []);
  // Where the board is one of the tabs, back leads from the others to it.
  useCloseOnBack((kind === 'phone' || kind === 'drawer') && tab !== 'board', () => onTab('board'));

  const props: LayoutProps = {
    tab,
    onTab,
    camera,
    panel: { handOver: to, onGo: go, onHome },
    onDetails: () => setDetails(true),
  };
  const edges = {
    paddingTop: insets.top,
    paddingBottom: insets.bottom,
    paddingLeft: insets.left,
    paddingRight: insets.right,
    backgroundColor: colours.surface,
  };
  return (
    <View role="main" style={[styles.screen, edges]}>
      <View style={[styles.screen, { backgroundColor: colours.page }]}>
        {kind === 'phone' ? (
          <PhoneLayout {...props} />
        ) : kind === 'drawer' ? (
          <DrawerLayout {...props} />
        ) : (
          <WideLayout {...props} columns={kind === 'column' ? 1 : 2} />
        )}
      </View>
      {details ? <Details onClose={closeDetails} /> : null}
    </View>
  );
}

function RefusalToast({ refusal, onGone }: { refusal: Refusal | null; onGone: () => void }) {
  const { words, say } = useGameWords();
  return <Toast message={refusal ? refusalText(refusal, words, say) : null} onGone={onGone} />;
}

const styles = StyleSheet.create({ screen: { flex: 1 } });
