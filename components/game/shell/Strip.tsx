import { Pressable, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { TurnClock } from '@/components/table/Clock';
import { Connections } from '@/components/table/Connections';
import { useFocusRing } from '@/components/ui/focus';
import { Icon } from '@/components/ui/Icon';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space, target, useTheme } from '@/components/ui/theme';
import { decisionOf, phaseOf, roundOf } from '@/store/rounds';

import { useGame } from '../context';
import { useTurnStep } from '../TurnStep';
import { useGameWords } from '../useGameWords';

interface Props {
  onHome: () => void;
  onDetails: () => void;
}

/** Where the game stands, and whose decision it is. */
export function Strip({ onHome, onDetails }: Props) {
  const { colours } = useTheme();
  return (
    <View style={[styles.strip, { backgroundColor: colours.surface, borderColor: colours.line }]}>
      <Where onHome={onHome} onDetails={onDetails} />
      <Who />
    </View>
  );
}

function Where({ onHome, onDetails }: Props) {
  const { table, state } = useGame();
  const { w, words: all, say } = useGameWords();
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const saving = useStore(table.view, (v) => v.saving);
  const { shortRound, phase, bank } = all.standing;
  const words = [
    shortRound(roundOf(state)),
    phase(say.phase(phaseOf(state))),
    bank(say.money(state.bank)),
  ].join(' · ');
  return (
    <View style={styles.where}>
      <IconButton icon="back" label={w.strip.home} onPress={onHome} testID="home" />
      <Pressable
        {...focus}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={words}
        accessibilityHint={w.strip.details}
        onPress={onDetails}
        testID="strip"
        style={({ pressed }) => [styles.state, { opacity: pressed ? 0.7 : 1 }, ring]}
      >
        {/* Beside the marks of six devices there is room for half of it. */}
        <Text kind="figures" numberOfLines={2} style={styles.shrink}>
          {words}
        </Text>
        <View style={styles.info}>
          <Icon name="info" size={16} colour={colours.muted} />
        </View>
      </Pressable>
      {saving === 'saved' ? null : (
        <Text size="tiny" tone={saving === 'failed' ? 'danger' : 'muted'} role="status" style={styles.shrink}>
          {w.strip[saving]}
        </Text>
      )}
      <Connections />
    </View>
  );
}

function Who() {
  const { state, names, playerIndex } = useGame();
  const { words, say } = useGameWords();
  const { colours } = useTheme();
  const { step } = useTurnStep();
  const decision = decisionOf(state, step);
  const player = decision ? playerIndex(decision.seat) : 0;
  const { colour } = playerLook(player);
  const sentence = decision ? words.standing.decision(decision, say) : words.standing.round({ kind: 'over' });
  const name = decision ? names(decision.seat) : '';
  return (
    <View style={[styles.who, { borderColor: decision ? colour : colours.line }]}>
      <View
        style={styles.decision}
        accessible
        role="status"
        accessibilityLiveRegion="polite"
        accessibilityLabel={sentence}
        testID="decision"
      >
        {decision ? <PlayerMark player={player} size={18} /> : null}
        <Text size="small" style={styles.words}>
          <Text size="small" kind="strong">
            {sentence.startsWith(name) ? name : ''}
          </Text>
          {sentence.startsWith(name) ? sentence.slice(name.length) : sentence}
        </Text>
      </View>
      <TurnClock />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { borderBottomWidth: StyleSheet.hairlineWidth },
  where: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingRight: space.m },
  state: {
    flex: 1,
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingVertical: space.xs,
  },
  shrink: { flexShrink: 1 },
  info: { flexShrink: 0 },
  // Whole, also where a name without a space is longer than the line.
  words: { flexShrink: 1, minWidth: 0 },
  who: {
    flexDirection: 'row',
    alignItems: 'center',
    borderLeftWidth: 6,
    paddingHorizontal: space.m - 2,
    paddingBottom: space.s,
    minHeight: 32,
  },
  decision: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.s },
});
