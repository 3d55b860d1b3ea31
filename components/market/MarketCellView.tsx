import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Skin } from '@/components/titles/skin';
import { CorpToken } from '@/components/ui/CorpToken';
import { Text } from '@/components/ui/Text';
import { board, market } from '@/components/ui/theme';

import type { MarketCell } from './grid';
import { CAPTION_FOOT, CAPTION_LINE, CELL_HEIGHT, stackPlaces } from './stack';

interface Props {
  cell: MarketCell;
  cellKey: string;
  width: number;
  /** Company ids, the first to operate first, joined by spaces. */
  stack: string;
  skin: Skin;
  /** Lit, with the reasons it may be reached. */
  captions?: readonly string[];
  chosen?: string | null;
  label: string;
  onPress?: (cell: string) => void;
}

const NONE: readonly string[] = [];

/** One price: zone, par mark, ledge arrows, and the companies there in operating order. */
export const MarketCellView = memo(function MarketCellView(props: Props) {
  const { cell, cellKey, width, stack, skin, captions = NONE, chosen, label, onPress } = props;
  const corps = stack.split(' ').filter(Boolean);
  const { size, places } = stackPlaces(corps.length, width, captions.length);
  const common = {
    accessible: true,
    accessibilityLabel: label,
    testID: `cell-${cellKey}`,
    style: [
      styles.cell,
      { width, backgroundColor: cell.par && cell.zone === 'white' ? market.par : market[cell.zone] },
      captions.length > 0 ? styles.lit : null,
    ],
  };
  const inside = (
    <>
      <View style={styles.top}>
        <Text size={cell.price > 999 ? 'tiny' : 'small'} kind="figures" style={styles.price}>
          {`${cell.leftEdge ? '↓' : ''}${cell.price}${cell.rightEdge ? '↑' : ''}`}
        </Text>
        {cell.par ? <View style={styles.par} /> : null}
      </View>
      {corps
        .map((corp, i) => {
          const look = skin.corps[corp];
          return look ? (
            <View key={corp} style={[styles.token, places[i], chosen === corp ? styles.chosen : null]}>
              <CorpToken skin={look} size={size} labelled={false} />
            </View>
          ) : null;
        })
        .reverse()}
      {captions.length > 0 ? (
        <View style={styles.caption}>
          {captions.map((caption) => (
            // As large as the box has room for: a word cut short says nothing.
            <Text
              key={caption}
              size="tiny"
              kind="heading"
              role={undefined}
              style={styles.captionWords}
              maxFontSizeMultiplier={1}
            >
              {caption}
            </Text>
          ))}
        </View>
      ) : null}
    </>
  );
  // A price that cannot be pressed is a cell to read, not a button out of order.
  if (!onPress) {
    return (
      <View role="cell" {...common}>
        {inside}
      </View>
    );
  }
  return (
    <View role="cell">
      <Pressable role="button" accessibilityRole="button" onPress={() => onPress(cellKey)} {...common}>
        {inside}
      </Pressable>
    </View>
  );
});

const LIT_BORDER = 2.5;

const styles = StyleSheet.create({
  cell: {
    minHeight: CELL_HEIGHT,
    borderWidth: StyleSheet.hairlineWidth,
    borderColor: board.line,
    paddingHorizontal: 3,
    paddingTop: 1,
  },
  lit: { borderWidth: LIT_BORDER, borderColor: board.lit, paddingHorizontal: 1, paddingTop: 0 },
  top: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' },
  price: { color: market.ink },
  par: { width: 7, height: 7, borderRadius: 4, borderWidth: 1.5, borderColor: market.ink },
  token: { position: 'absolute', borderRadius: 14 },
  chosen: { borderWidth: 2, borderColor: board.lit, margin: -2 },
  caption: {
    position: 'absolute',
    // Over the border, which has its colour: on a phone each point of the width is needed.
    left: -LIT_BORDER,
    right: -LIT_BORDER,
    bottom: -LIT_BORDER,
    paddingBottom: CAPTION_FOOT,
    backgroundColor: board.lit,
  },
  captionWords: { color: board.paper, textAlign: 'center', lineHeight: CAPTION_LINE },
});
