import { ScrollView, StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { CorpToken } from '@/components/ui/CorpToken';
import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';

import { useGame } from '../context';
import { playerFacts, type PlayerFacts, type Stake } from '../models/players';
import { useGameWords } from '../useGameWords';
import { PrivateChip } from './PrivateInfo';

/** The players clockwise, and what each has. */
export function PlayersPane() {
  const { rules, state } = useGame();
  return (
    <ScrollView tabIndex={0} contentContainerStyle={styles.pane}>
      {state.seats.map((seat) => (
        <PlayerCard key={seat} {...playerFacts(rules, state, seat)} />
      ))}
    </ScrollView>
  );
}

function PlayerCard({ seat, cash, aside, certificates, stakes, privates, worth, priority }: PlayerFacts) {
  const { rules, actors, names, playerIndex } = useGame();
  const { w, say } = useGameWords();
  const player = playerIndex(seat);
  const decides = actors[0] === seat;
  const full = certificates >= rules.certificateLimit;
  return (
    <Card stripe={playerLook(player).colour} style={styles.card} testID={`player-${seat}`}>
      <Row wrap>
        <Row style={styles.who}>
          <PlayerMark player={player} size={20} />
          <Text kind="strong" style={styles.name}>
            {names(seat)}
          </Text>
        </Row>
        {priority || decides ? (
          <Row wrap gap="xs">
            {priority ? <Chip label={w.players.priority} tone="attention" /> : null}
            {decides ? <Chip label={w.players.decides} tone="good" /> : null}
          </Row>
        ) : null}
      </Row>
      <Row justify="space-between" align="flex-start" wrap>
        <Figure label={w.players.cash} value={say.money(cash)} />
        {aside === null ? null : (
          <>
            <Figure label={w.players.aside} value={say.money(aside)} />
            <Figure label={w.players.left} value={say.money(cash - aside)} />
          </>
        )}
        <Figure
          label={w.players.certificates}
          value={`${certificates} / ${rules.certificateLimit}`}
          warn={full}
        />
        <Figure label={w.players.worth} value={say.money(worth.total)} />
      </Row>
      {stakes.length > 0 ? (
        <View style={styles.stakes}>
          {stakes.map((stake) => (
            <StakeView key={stake.corp} stake={stake} />
          ))}
        </View>
      ) : null}
      {stakes.some(({ counts }) => !counts) ? (
        <Text size="tiny" tone="muted" aria-hidden>
          {w.players.star}
        </Text>
      ) : null}
      {privates.length > 0 ? (
        <Row wrap gap="xs">
          {privates.map((id) => (
            <PrivateChip key={id} id={id} />
          ))}
        </Row>
      ) : null}
      {stakes.length + privates.length === 0 ? (
        <Text size="small" tone="muted">
          {w.players.nothing}
        </Text>
      ) : null}
    </Card>
  );
}

function Figure({ label, value, warn = false }: { label: string; value: string; warn?: boolean }) {
  return (
    <View style={styles.figure}>
      <Text size="tiny" tone="muted">
        {label}
      </Text>
      <Text kind="figures" size="title" tone={warn ? 'attention' : 'ink'}>
        {value}
      </Text>
    </View>
  );
}

function StakeView({ stake }: { stake: Stake }) {
  const { skin } = useGame();
  const { w, say } = useGameWords();
  const { colours } = useTheme();
  const look = skin.corps[stake.corp];
  if (!look) return null;
  const share = say.percent(stake.shares * 10);
  return (
    <View
      accessible
      accessibilityLabel={w.players.stake(
        look.letters,
        share,
        say.money(stake.value),
        stake.president,
        stake.counts,
      )}
      style={[styles.stake, { borderColor: colours.line }]}
    >
      <CorpToken skin={look} size={28} labelled={false} />
      <View>
        <Text size="small" kind="figures">
          {stake.president ? `${share} ${w.companies.presidentMark}` : share}
        </Text>
        <Text size="tiny" kind="figures" tone="muted">
          {`${say.money(stake.value)}${stake.counts ? '' : ' *'}`}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  pane: {
    padding: space.m,
    paddingBottom: space.xl,
    gap: space.m,
    flexDirection: 'row',
    flexWrap: 'wrap',
  },
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 300, maxWidth: 620 },
  // Where the chips leave the name no room, they go below it, together.
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 104 },
  // Players may differ only at the end of a long name without a space.
  name: { flex: 1, minWidth: 0 },
  figure: { minWidth: 72 },
  stakes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  stake: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    borderWidth: 1,
    borderRadius: 8,
    paddingVertical: space.xs,
    paddingHorizontal: space.s,
    minWidth: 92,
  },
});
