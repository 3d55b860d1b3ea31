import { StyleSheet, View } from 'react-native';

import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';
import { ALL_SHARES } from '@/engine/rail/shares';
import type { Corp } from '@/engine/rail/state';

import { useGame } from '../context';
import { holdings, type Holding } from '../models/companies';
import { useGameWords } from '../useGameWords';

/** Who holds the shares: a bar of ten, and the same in words. */
export function ShareRows({ corp }: { id: string; corp: Corp }) {
  const { state, playerIndex } = useGame();
  const { colours } = useTheme();
  const held = holdings(state, corp);
  const colourOf = ({ holder }: Holding): string =>
    holder === 'ipo'
      ? colours.surface
      : holder === 'pool'
        ? colours.muted
        : playerLook(playerIndex(holder)).colour;
  return (
    <View style={styles.rows}>
      <View style={[styles.bar, { borderColor: colours.muted }]} aria-hidden>
        {held.map((holding) => (
          <View
            key={holding.holder}
            style={{
              flexGrow: holding.shares / ALL_SHARES,
              backgroundColor: colourOf(holding),
              borderRightWidth: 1,
              borderColor: colours.surface,
            }}
          />
        ))}
      </View>
      <View style={styles.list}>
        {held.map((holding) => (
          <HoldingRow key={holding.holder} {...holding} colour={colourOf(holding)} />
        ))}
      </View>
    </View>
  );
}

function HoldingRow({ holder, shares, president, colour }: Holding & { colour: string }) {
  const { names, playerIndex } = useGame();
  const { w, say } = useGameWords();
  const { colours } = useTheme();
  const bank = holder === 'ipo' || holder === 'pool';
  return (
    <Row gap="xs" style={styles.holding}>
      {bank ? (
        <View style={[styles.swatch, { backgroundColor: colour, borderColor: colours.muted }]} />
      ) : (
        <PlayerMark player={playerIndex(holder)} size={14} />
      )}
      <Text size="small" style={styles.name}>
        {bank ? w.companies[holder] : names(holder)}
        {president ? ` ${w.companies.presidentMark}` : ''}
      </Text>
      <Text size="small" kind="figures" align="right">
        {say.percent(shares * 10)}
      </Text>
    </Row>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.s },
  bar: { height: 10, borderRadius: 5, borderWidth: 1, flexDirection: 'row', overflow: 'hidden' },
  list: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  holding: { flexGrow: 1, flexBasis: 120, minWidth: 110 },
  name: { flex: 1, minWidth: 0 },
  swatch: { width: 14, height: 14, borderRadius: 3, borderWidth: 1 },
});
