import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/ui/IconButton';
import { useTheme } from '@/components/ui/theme';

import { GAME_TABS, type GameTab } from '../context';
import { FollowingContext, PanelFrameContext } from '../PanelFrame';
import { useGameWords } from '../useGameWords';
import { DrawerFrame } from './DrawerFrame';
import { GamePanel } from './GamePanel';
import { TAB_ICONS, type LayoutProps } from './layout';
import { Notices } from './Notices';
import { PaneHost } from './PaneHost';
import { Rail } from './Rail';
import { RaisesPanel } from './RaisesPanel';
import { Strip } from './Strip';

/** A phone on its side: the pane fills it, the panel is a drawer at the right, the tabs a rail at the left. */
export function DrawerLayout({ tab, onTab, camera, panel, onDetails }: LayoutProps) {
  const { w } = useGameWords();
  const { colours } = useTheme();
  const [open, setOpen] = useState(true);
  const [seen, setSeen] = useState<ReadonlySet<GameTab>>(() => new Set([tab]));
  const raise = useMemo(() => (open ? null : () => setOpen(true)), [open]);
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));
  return (
    <View style={styles.screen}>
      <Rail
        tabs={GAME_TABS.map((id) => ({ id, label: w.tabs[id], icon: TAB_ICONS[id] }))}
        selected={tab}
        onSelect={onTab}
        label={w.panes}
      >
        <IconButton
          icon={open ? 'forward' : 'back'}
          label={open ? w.panel.smaller : w.panel.larger}
          onPress={() => setOpen(!open)}
        />
      </Rail>
      <RaisesPanel raise={raise}>
        <View style={styles.main}>
          {GAME_TABS.filter((id) => seen.has(id)).map((id) => (
            <View key={id} style={id === tab ? styles.main : styles.hidden}>
              <PaneHost tab={id} active={id === tab} camera={camera} />
            </View>
          ))}
        </View>
      </RaisesPanel>
      {/* Shut it is there all the same: what can be chosen on the board stays lit, and is answered. */}
      <View
        style={
          open
            ? [styles.drawer, { borderColor: colours.line, backgroundColor: colours.surface }]
            : styles.hidden
        }
      >
        <Strip onHome={panel.onHome} onDetails={onDetails} />
        <Notices />
        <View style={styles.main}>
          <PanelFrameContext.Provider value={DrawerFrame}>
            <FollowingContext.Provider value={2}>
              <GamePanel {...panel} />
            </FollowingContext.Provider>
          </PanelFrameContext.Provider>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, flexDirection: 'row' },
  main: { flex: 1 },
  hidden: { display: 'none' },
  drawer: { width: '46%', minWidth: 320, maxWidth: 420, borderLeftWidth: 1 },
});
