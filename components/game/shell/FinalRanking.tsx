import { StyleSheet, View } from 'react-native';

import { History } from '@/components/panels/parts/History';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { CorpToken } from '@/components/ui/CorpToken';
import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';

import { useGame } from '../context';
import { ranking, type Placing } from '../models/players';
import { PanelFrame } from '../PanelFrame';
import { useGameWords } from '../useGameWords';

/** Who won, and what everyone's worth is made of. */
export function FinalRanking({ onHome }: { onHome: () => void }) {
  const { rules, state, names } = useGame();
  const { w, words } = useGameWords();
  const places = ranking(rules, state);
  const winners = places.filter(({ place }) => place === 1);
  const bankrupt = state.ended?.bankrupt ?? null;
  const won = words.standing.won(winners.map(({ seat }) => names(seat)));
  const why = words.standing.endReason(bankrupt === null ? null : names(bankrupt));
  const most = Math.max(1, ...places.map(({ worth }) => worth.total));
  const header = (
    <View style={styles.header} accessible accessibilityLabel={`${won}. ${why}`}>
      <Text kind="heading" size="title">
        {won}
      </Text>
      <Text size="small" tone="muted">
        {why}
      </Text>
    </View>
  );
  const footer = (
    <Row>
      <History />
      <View style={styles.name} />
      <Button kind="primary" label={w.ranking.home} onPress={onHome} />
    </Row>
  );
  return (
    <PanelFrame header={header} footer={footer}>
      {places.map((placing) => (
        <PlaceCard key={placing.seat} {...placing} most={most} />
      ))}
    </PanelFrame>
  );
}

function PlaceCard({ seat, place, worth, stakes, privates, most }: Placing & { most: number }) {
  const { names, playerIndex, skin, state } = useGame();
  const { w, say } = useGameWords();
  const { colours } = useTheme();
  const player = playerIndex(seat);
  return (
    <Card stripe={playerLook(player).colour} testID={`place-${seat}`}>
      <Row>
        <Text kind="heading" size="title" role={undefined}>
          {w.ranking.place(place)}
        </Text>
        <PlayerMark player={player} size={20} />
        <Text kind="strong" style={styles.name}>
          {names(seat)}
        </Text>
        <Text kind="figures" size="title">
          {say.money(worth.total)}
        </Text>
      </Row>
      <WorthBar cash={worth.cash / most} shares={worth.shares / most} privates={worth.privates / most} />
      {state.ended?.bankrupt === seat ? (
        <Text size="small" tone="danger">
          {w.ranking.bankrupt}
        </Text>
      ) : null}
      <Part label={w.ranking.shares} colour={colours.accent} value={say.money(worth.shares)} />
      <Row wrap gap="m">
        {stakes.map(({ corp, shares, value }) => {
          const look = skin.corps[corp];
          return look ? (
            <Row key={corp} gap="xs">
              <CorpToken skin={look} size={24} />
              <Text size="small" kind="figures" tone="muted">
                {`${say.percent(shares * 10)} ${say.money(value)}`}
              </Text>
            </Row>
          ) : null;
        })}
      </Row>
      <Part label={w.players.cash} colour={colours.attention} value={say.money(worth.cash)} />
      {worth.privates > 0 ? (
        <Part
          label={w.ranking.privates(privates.map((id) => say.private(id)))}
          colour={colours.muted}
          value={say.money(worth.privates)}
        />
      ) : null}
    </Card>
  );
}

/** A part of the worth, with its colour in the bar. */
function Part({ label, colour, value }: { label: string; colour: string; value: string }) {
  return (
    <Row>
      <View style={[styles.swatch, { backgroundColor: colour }]} />
      <Text size="small" tone="muted" style={styles.name}>
        {label}
      </Text>
      <Text size="small" kind="figures">
        {value}
      </Text>
    </Row>
  );
}

/** The parts of a worth side by side, as wide as it is against the winner's. */
function WorthBar({ cash, shares, privates }: { cash: number; shares: number; privates: number }) {
  const { colours } = useTheme();
  const parts = [
    [shares, colours.accent],
    [cash, colours.attention],
    [privates, colours.muted],
  ] as const;
  return (
    <View style={[styles.bar, { backgroundColor: colours.page }]} aria-hidden>
      {parts.map(([part, colour]) => (
        <View key={colour} style={{ width: `${part * 100}%`, backgroundColor: colour }} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  header: { paddingBottom: space.s },
  name: { flex: 1, minWidth: 0 },
  swatch: { width: 12, height: 12, borderRadius: 3 },
  bar: { flexDirection: 'row', height: 8, borderRadius: 4, overflow: 'hidden', marginVertical: space.xs },
});
