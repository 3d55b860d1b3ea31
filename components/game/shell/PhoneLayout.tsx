import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import { SegmentedTabs } from '@/components/ui/SegmentedTabs';
import { SHEET_LINE, sheetPoints, type SheetHeight } from '@/components/ui/sheetHeights';

import { GAME_TABS, useGame, type GameTab } from '../context';
import { PanelFrameContext } from '../PanelFrame';
import { useGameWords } from '../useGameWords';
import { GamePanel } from './GamePanel';
import { TAB_ICONS, type LayoutProps } from './layout';
import { Notices } from './Notices';
import { Pager } from './Pager';
import { RaisesPanel } from './RaisesPanel';
import { SheetFrame, SheetStateContext } from './SheetFrame';
import { Strip } from './Strip';

/** On the board the panel is open, beside what is read it is one line, until the player says otherwise. */
const HEIGHTS: Readonly<Record<GameTab, SheetHeight>> = {
  board: 'normal',
  market: 'line',
  companies: 'line',
  players: 'line',
  log: 'line',
};

/** By then what covers the panes has been drawn. */
const COVERED_WAIT = 250;

/** False while a game opens under a full panel: what is covered is drawn after what is seen. */
function usePanes(covered: boolean): boolean {
  const [drawn, setDrawn] = useState(!covered);
  useEffect(() => {
    if (drawn) return;
    const timer = setTimeout(() => setDrawn(true), covered ? COVERED_WAIT : 0);
    return () => clearTimeout(timer);
  }, [drawn, covered]);
  return drawn || !covered;
}

/** A phone upright: strip, panes, panel, tab bar. */
export function PhoneLayout({ tab, onTab, camera, panel, onDetails }: LayoutProps) {
  const { state } = useGame();
  const { w } = useGameWords();
  const [available, setAvailable] = useState(0);
  const [line, setLine] = useState(SHEET_LINE);
  const ended = state.ended !== null;
  const [heights, setHeights] = useState(() => (ended ? { ...HEIGHTS, board: 'full' as const } : HEIGHTS));
  const height = heights[tab];
  const panes = usePanes(height === 'full');
  // The game has just ended: the ranking comes up by itself.
  const [wasEnded, setWasEnded] = useState(ended);
  if (ended !== wasEnded) {
    setWasEnded(ended);
    setHeights({ ...heights, [tab]: ended ? 'full' : 'normal' });
  }

  const sheet = useMemo(
    () => ({
      height,
      onHeight: (to: SheetHeight) => setHeights((now) => ({ ...now, [tab]: to })),
      available,
      line,
      onLine: setLine,
    }),
    [height, tab, available, line],
  );
  const { onHeight } = sheet;
  const raise = useMemo(() => (height === 'line' ? () => onHeight('normal') : null), [height, onHeight]);
  const onLayout = (e: LayoutChangeEvent) => {
    if (e.nativeEvent.layout.height > 0) setAvailable(Math.round(e.nativeEvent.layout.height));
  };
  // Under the full panel the panes keep their place: they would only be resized twice.
  const under = sheetPoints(height === 'full' ? 'normal' : height, available, line);
  return (
    <View style={styles.screen}>
      <Strip onHome={panel.onHome} onDetails={onDetails} />
      <Notices />
      <View style={styles.main} onLayout={onLayout} testID="main">
        <View style={[styles.panes, { bottom: under - 1 }]}>
          {panes ? (
            <RaisesPanel raise={raise}>
              <Pager tabs={GAME_TABS} tab={tab} onTab={onTab} camera={camera} />
            </RaisesPanel>
          ) : null}
        </View>
        {available > 0 ? (
          <View style={styles.sheet}>
            <PanelFrameContext.Provider value={SheetFrame}>
              <SheetStateContext.Provider value={sheet}>
                <GamePanel {...panel} />
              </SheetStateContext.Provider>
            </PanelFrameContext.Provider>
          </View>
        ) : null}
      </View>
      <SegmentedTabs
        kind="bar"
        tabs={GAME_TABS.map((id) => ({ id, label: w.shortTabs[id], icon: TAB_ICONS[id] }))}
        selected={tab}
        onSelect={onTab}
        label={w.panes}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  main: { flex: 1, overflow: 'hidden' },
  panes: { position: 'absolute', left: 0, right: 0, top: 0 },
  sheet: { position: 'absolute', left: 0, right: 0, bottom: 0 },
});
