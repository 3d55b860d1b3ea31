import { useEffect, useRef, useState } from 'react';
import {
  ScrollView,
  StyleSheet,
  View,
  type LayoutChangeEvent,
  type NativeScrollEvent,
  type NativeSyntheticEvent,
} from 'react-native';

import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';

import type { GameTab } from '../context';
import { PaneHost } from './PaneHost';

interface Props {
  tabs: readonly GameTab[];
  tab: GameTab;
  onTab: (tab: GameTab) => void;
  camera: BoardCamera;
}

/** Milliseconds without a movement after which a swipe has ended; browsers do not say. */
const SETTLED = 120;

/** Panes side by side, swiped or chosen. A pane is made when first seen and kept; the board keeps its own drags. */
export function Pager({ tabs, tab, onTab, camera }: Props) {
  const scroll = useRef<ScrollView>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const offset = useRef(0);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  /** Panes a swipe brings into sight. */
  const [passing, setPassing] = useState<readonly number[]>([]);
  const [seen, setSeen] = useState<ReadonlySet<GameTab>>(() => new Set([tab]));
  const at = tabs.indexOf(tab);
  if (!seen.has(tab)) setSeen(new Set([...seen, tab]));

  useEffect(() => {
    if (width > 0 && Math.abs(offset.current - at * width) > 1)
      scroll.current?.scrollTo({ x: at * width, animated: false });
  }, [at, width]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
    },
    [],
  );

  const settle = () => {
    setPassing([]);
    const to = tabs[Math.round(offset.current / Math.max(1, width))];
    if (to !== undefined && to !== tab) onTab(to);
  };
  const onScroll = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    if (width === 0) return;
    offset.current = nativeEvent.contentOffset.x;
    const [from, to] = [Math.floor(offset.current / width), Math.ceil(offset.current / width)];
    if (passing[0] !== from || passing[passing.length - 1] !== to) {
      setPassing([from, to]);
      const fresh = [tabs[from], tabs[to]].filter((id) => id !== undefined && !seen.has(id));
      if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.filter((id) => id !== undefined)]));
    }
    if (timer.current) clearTimeout(timer.current);
    timer.current = setTimeout(settle, SETTLED);
  };
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => {
    const { layout } = nativeEvent;
    if (layout.width > 0) setSize({ width: layout.width, height: layout.height });
  };

  return (
    <View style={styles.pager} onLayout={onLayout} testID="pages">
      <ScrollView
        ref={scroll}
        horizontal
        pagingEnabled
        bounces={false}
        showsHorizontalScrollIndicator={false}
        scrollEventThrottle={16}
        onScroll={onScroll}
        keyboardShouldPersistTaps="handled"
        style={styles.pager}
        contentContainerStyle={styles.row}
        testID="pager"
      >
        {tabs.map((id, i) => (
          <View key={id} style={{ width, height }}>
            {width > 0 && seen.has(id) ? (
              <PaneHost tab={id} active={id === tab || passing.includes(i)} camera={camera} />
            ) : null}
          </View>
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  pager: { flex: 1 },
  row: { flexGrow: 1 },
});
