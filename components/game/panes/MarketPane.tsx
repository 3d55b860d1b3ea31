import { useCallback, useMemo } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { withLedges, type MarketCell, type MarketTarget } from '@/components/market/grid';
import { MarketGrid } from '@/components/market/MarketGrid';
import { MarketScroller } from '@/components/market/MarketScroller';
import { kept, useKept } from '../kept';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { market, space, useTheme } from '@/components/ui/theme';
import { parCell } from '@/engine/rail/market/grid';
import { byShareValue, sharePrice } from '@/engine/rail/market/tokens';

import { useGame } from '../context';
import { marketMoves, type MarketMove } from '../models/market';
import { useGameWords } from '../useGameWords';

/** Laid out anew, the pane still shows where the company would go. */
const keptCompany = kept<string | null>();

const ZONES = ['yellow', 'orange', 'brown'] as const;

/** The stock market, and where a chosen company would go. */
export function MarketPane() {
  const { table, rules, state, skin } = useGame();
  const { w, say } = useGameWords();
  const [chosen, setChosen] = useKept(keptCompany, () => null, table);
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
  const here = state.corps[chosen ?? '']?.cell ?? null;
  const targets = useMemo<MarketTarget[]>(
    // Where a company stays, its token is caption enough.
    () =>
      moves
        .filter(({ cell }) => cell !== here)
        .map(({ turn, cell }) => ({ cell, caption: w.market.short(turn) })),
    [moves, w, here],
  );
  const cellLabel = useCallback(
    (cell: MarketCell, corps: readonly string[], caption: string | undefined) =>
      w.market.cell(say.money(cell.price), cell.zone, corps.map((id) => say.corp(id)).join(', '), caption),
    [w, say],
  );
  const choose = (id: string) => setChosen((now) => (now === id ? null : id));
  // Where the eye should be: the chosen company, else the dearest one, else the par values.
  const focus = here ?? state.corps[listed[0] ?? '']?.cell ?? parCell(rules.market, rules.parPrices[0] ?? 0);
  return (
    <View style={styles.whole}>
      {/* Stays in sight: companies are compared while looking at the grid, which has no mark where nothing moves. */}
      <View style={styles.choice}>
        <Text size="small" tone="muted">
          {listed.length > 0 ? w.market.choose : w.market.empty}
        </Text>
        <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.chips}>
          {listed.map((id) => (
            <CompanyChip key={id} id={id} selected={id === chosen} onPress={choose} />
          ))}
        </ScrollView>
        {moves.length > 0 ? <Moves moves={moves} /> : null}
      </View>
      <MarketScroller
        chosen={chosen}
        cells={here === null ? [] : [here, ...targets.map(({ cell }) => cell)]}
        grid={(width) => (
          <MarketGrid
            rows={rows}
            stacks={state.market}
            skin={skin}
            targets={targets}
            chosen={chosen}
            cellLabel={cellLabel}
            label={w.tabs.market}
            width={width}
            focus={focus}
          />
        )}
        label={w.tabs.market}
        below={<Legend />}
      />
    </View>
  );
}

function CompanyChip({
  id,
  selected,
  onPress,
}: {
  id: string;
  selected: boolean;
  onPress: (id: string) => void;
}) {
  const { rules, state, skin } = useGame();
  const { say } = useGameWords();
  const look = skin.corps[id];
  const price = say.money(sharePrice(rules, state, id));
  return (
    <Chip
      label={price}
      name={`${say.corp(id)} ${price}`}
      mark={look ? <CorpToken skin={look} size={26} labelled={false} /> : null}
      selected={selected}
      onPress={() => onPress(id)}
      testID={`where-${id}`}
    />
  );
}

/** The same in words, so that no caption has to be found in the grid. */
function Moves({ moves }: { moves: readonly MarketMove[] }) {
  const { w, say } = useGameWords();
  return (
    <View role="list" style={styles.moves} testID="market-moves">
      {moves.map(({ turn, price, change }, i) => (
        <Text key={i} size="small" role="listitem">
          {`${w.market.turn(turn)}: `}
          <Text size="small" kind="figures" tone={change > 0 ? 'good' : change < 0 ? 'danger' : 'muted'}>
            {say.money(price)}
          </Text>
        </Text>
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
  whole: { flex: 1 },
  choice: { padding: space.m, paddingBottom: space.s, gap: space.s },
  chips: { gap: space.xs },
  moves: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.l,
    rowGap: space.xs,
  },
  words: { flex: 1 },
  legend: { gap: space.s, padding: space.m },
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
