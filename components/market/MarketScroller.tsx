import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, type LayoutChangeEvent } from 'react-native';

import { space } from '@/components/ui/theme';
import { useReducedMotion } from '@/components/ui/useReducedMotion';

import type { CellKey } from './grid';
import { intoSight, spanOf } from './sight';

interface Props {
  chosen: string | null;
  /** The box of the chosen company, and those it may go to. */
  cells: readonly CellKey[];
  /** The grid, for the width there is. */
  grid: (width: number) => ReactNode;
  below: ReactNode;
  /** What is scrolled, for whoever scrolls by keyboard. */
  label: string;
}

/** Scrolls the market up and down, by itself to a company that is chosen. */
export function MarketScroller({ chosen, cells, grid, below, label }: Props) {
  const still = useReducedMotion();
  const scroll = useRef<ScrollView>(null);
  const now = useRef(0);
  const [size, setSize] = useState({ width: 0, height: 0 });
  // As text, so that a position in which none of them changed moves nothing.
  const keys = cells.join(' ');
  useEffect(() => {
    const [own, ...others] = keys.split(' ').filter(Boolean);
    if (chosen === null || own === undefined || size.height === 0) return;
    const at = (...some: CellKey[]) => {
      const { from, to } = spanOf(some);
      return { from, to: to + 2 * space.s };
    };
    const y = intoSight(now.current, size.height, at(own, ...others), at(own));
    if (y !== now.current) scroll.current?.scrollTo({ y, animated: !still });
  }, [chosen, keys, size, still]);
  const onLayout = ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    // A hidden pane has no size; it comes back as it was.
    if (layout.width > 0) setSize({ width: layout.width, height: layout.height });
  };
  return (
    <ScrollView
      ref={scroll}
      contentContainerStyle={styles.content}
      onLayout={onLayout}
      onScroll={(e) => {
        now.current = e.nativeEvent.contentOffset.y;
      }}
      scrollEventThrottle={100}
      tabIndex={0}
      accessibilityLabel={label}
      testID="market-pane"
    >
      {size.width > 0 ? grid(size.width) : null}
      {below}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { paddingBottom: space.xl },
});
