import { useEffect, useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Skin } from '@/components/titles/skin';
import { space } from '@/components/ui/theme';

import {
  captionsByCell,
  cellKey,
  type CellKey,
  type MarketCell,
  type MarketRows,
  type MarketTarget,
} from './grid';
import { MarketCellView } from './MarketCellView';
import { CELL_HEIGHT } from './stack';

interface Props {
  rows: MarketRows;
  /** Companies by cell, the first to operate first. */
  stacks: Readonly<Record<CellKey, readonly string[]>>;
  skin: Skin;
  /** Where the chosen company may go. */
  targets?: readonly MarketTarget[];
  chosen?: string | null;
  /** What a screen reader says of a cell: price, zone, companies, caption. */
  cellLabel: (cell: MarketCell, corps: readonly string[], caption: string | undefined) => string;
  label: string;
  onCellPress?: (cell: CellKey) => void;
  /** The room there is; cells grow to fill it, and scroll where they would be too small. */
  width: number;
  /** A cell to bring into sight where the grid is wider than its room, again with each company chosen. */
  focus?: CellKey | null;
}

/** Narrower, and prices and tokens can no longer be read: then it scrolls, at a more generous size. */
const LEAST_CELL = 40;
const SCROLLED_CELL = 44;
const MAX_CELL = 72;
const NONE: readonly MarketTarget[] = [];

/** The stock market. On a phone it scrolls sideways at a size that can be read. */
export function MarketGrid(props: Props) {
  const { rows, stacks, skin, targets = NONE, chosen, cellLabel, label, onCellPress, width, focus } = props;
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const fitting = Math.floor((width - 2 * space.s) / columns);
  const cellWidth = fitting < LEAST_CELL ? SCROLLED_CELL : Math.min(MAX_CELL, fitting);
  const captionsOf = useMemo(() => captionsByCell(targets), [targets]);
  const scroll = useRef<ScrollView>(null);
  useEffect(() => {
    if (!focus) return;
    const middle = (Number(focus.split(',')[1]) + 0.5) * cellWidth + space.s;
    scroll.current?.scrollTo({ x: Math.max(0, middle - width / 2), animated: false });
  }, [focus, chosen, cellWidth, width]);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      tabIndex={0}
      contentContainerStyle={styles.around}
      testID="market-scroll"
    >
      <View role="grid" accessibilityLabel={label} testID="market">
        {rows.map((row, r) => (
          <View key={r} role="row" style={styles.row}>
            {row.map((cell, c) => {
              const key = cellKey(r, c);
              if (!cell)
                return <View key={key} role="cell" style={{ width: cellWidth, minHeight: CELL_HEIGHT }} />;
              const corps = stacks[key] ?? [];
              const captions = captionsOf[key];
              return (
                <MarketCellView
                  key={key}
                  cell={cell}
                  cellKey={key}
                  width={cellWidth}
                  stack={corps.join(' ')}
                  skin={skin}
                  captions={captions}
                  chosen={chosen}
                  label={cellLabel(cell, corps, captions?.join(', '))}
                  onPress={onCellPress}
                />
              );
            })}
          </View>
        ))}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  around: { padding: space.s },
  row: { flexDirection: 'row' },
});
