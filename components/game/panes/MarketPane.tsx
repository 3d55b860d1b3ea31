import { useCallback, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import { withLedges, type MarketCell, type MarketTarget } from '@/components/market/grid';
import { MarketGrid } from '@/components/market/MarketGrid';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { Money } from '@/components/ui/Money';
import { Divider, Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { market, space, useTheme } from '@/components/ui/theme';
import { byShareValue, sharePrice } from '@/engine/rail/market/tokens';

import { useGame } from '../context';
import { marketMoves, type MarketMove } from '../models/market';
import { useGameWords } from '../useGameWords';

const ZONES = ['yellow', 'orange', 'brown'] as const;

/** The stock market, and where a chosen company would go. */
export function MarketPane() {
  const { rules, state, skin } = useGame();
  const { w, say } = useGameWords();
  const [width, setWidth] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = useMemo(() => withLedges(rules.market), [rules]);
  const listed = useMemo(
    () =>
      byShareValue(
        rules,
        state,
        rules.corpIds.filter((id) => state.corps[id]?.cell != null),
      ),
    [rules, state],
  );
  const moves = useMemo(
    () => (chosen === null ? [] : marketMoves(rules, state, chosen)),
    [rules, state, chosen],
  );
  const targets = useMemo<MarketTarget[]>(
    () => moves.map(({ turn, cell }) => ({ cell, caption: w.market.short(turn) })),
    [moves, w],
  );
  const cellLabel = useCallback(
    (cell: MarketCell, corps: readonly string[], caption: string | undefined) =>
      w.market.cell(say.money(cell.price), cell.zone, corps.map((id) => say.corp(id)).join(', '), caption),
    [w, say],
  );
  const onLayout = (e: LayoutChangeEvent) => {
    if (e.nativeEvent.layout.width > 0) setWidth(e.nativeEvent.layout.width);
  };
  const choose = (id: string) => setChosen((now) => (now === id ? null : id));
  return (
    <ScrollView contentContainerStyle={styles.pane} onLayout={onLayout}>
      {width > 0 ? (
        <MarketGrid
          rows={rows}
          stacks={state.market}
          skin={skin}
          targets={targets}
          chosen={chosen}
          cellLabel={cellLabel}
          label={w.tabs.market}
          width={width}
        />
      ) : null}
      <View style={styles.below}>
        {listed.length > 0 ? (
          <>
            <Text size="small" tone="muted">
              {w.market.choose}
            </Text>
            <Row wrap>
              {listed.map((id) => (
                <Chip
                  key={id}
                  label={say.money(sharePrice(rules, state, id))}
                  name={`${say.corp(id)} ${say.money(sharePrice(rules, state, id))}`}
                  mark={
                    skin.corps[id] ? <CorpToken skin={skin.corps[id]} size={28} labelled={false} /> : null
                  }
                  selected={id === chosen}
                  onPress={() => choose(id)}
                  testID={`choose-${id}`}
                />
              ))}
            </Row>
          </>
        ) : (
          <Text size="small" tone="muted">
            {w.market.empty}
          </Text>
        )}
        {moves.length > 0 ? <Moves moves={moves} /> : null}
        <Legend />
      </View>
    </ScrollView>
  );
}

/** The same in words, so that no arrow has to be read from the grid. */
function Moves({ moves }: { moves: readonly MarketMove[] }) {
  const { skin } = useGame();
  const { w, say } = useGameWords();
  const { colours } = useTheme();
  return (
    <View style={[styles.moves, { backgroundColor: colours.surface, borderColor: colours.line }]}>
      {moves.map(({ turn, price, change }, i) => (
        <View key={i} style={styles.move}>
          {i > 0 ? <Divider /> : null}
          <Row justify="space-between">
            <Text size="small" style={styles.words}>
              {w.market.turn(turn)}
            </Text>
            <Text size="small" kind="figures">
              {say.money(price)}
            </Text>
            <Money
              amount={change}
              sign={skin.currency}
              language={say.language}
              change
              size="small"
              tone={change > 0 ? 'good' : change < 0 ? 'danger' : 'muted'}
              style={styles.change}
            />
          </Row>
        </View>
      ))}
    </View>
  );
}

/** What the colours and signs mean. */
function Legend() {
  const { w } = useGameWords();
  const { colours } = useTheme();
  return (
    <View style={styles.legend}>
      {ZONES.map((zone) => (
        <Row key={zone} align="flex-start">
          <View style={[styles.swatch, { backgroundColor: market[zone], borderColor: colours.line }]} />
          <Text size="small" tone="muted" style={styles.words}>
            {w.market.zones[zone]}
          </Text>
        </Row>
      ))}
      <Row align="flex-start">
        <View style={[styles.swatch, { backgroundColor: market.par, borderColor: colours.line }]}>
          <View style={styles.dot} />
        </View>
        <Text size="small" tone="muted" style={styles.words}>
          {w.market.par}
        </Text>
      </Row>
      <Text size="small" tone="muted">
        {w.market.ledges}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: { paddingBottom: space.xl },
  below: { paddingHorizontal: space.l, gap: space.m },
  moves: { borderWidth: 1, borderRadius: 10, paddingHorizontal: space.m, paddingVertical: space.xs },
  move: { gap: space.s, paddingVertical: space.xs },
  words: { flex: 1 },
  change: { minWidth: 56 },
  legend: { gap: space.s, paddingTop: space.s },
  swatch: {
    width: 20,
    height: 20,
    borderRadius: 4,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 8, height: 8, borderRadius: 4, borderWidth: 1.5, borderColor: market.ink },
});
