import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { Button } from '@/components/ui/Button';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';

import { useTable, useTableOrNull } from './context';
import { timeText } from './names';

/** The time of the seat the table waits for, beside what it decides. */
export function TurnClock() {
  const net = useTableOrNull();
  return net ? <Running /> : null;
}

function Running() {
  const { net: w } = useWords();
  const { actors, names } = useGame();
  const { session } = useTable();
  const seat = actors[0] ?? '';
  // Seconds, so that it is drawn once a second and not at every tick.
  const seconds = useStoreView(session.view, ({ clock }) =>
    clock ? Math.floor((clock.used[seat] ?? 0) / 1000) : null,
  );
  const running = useStoreView(session.view, ({ clock }) => clock?.running ?? false);
  if (seconds === null || seat === '') return null;
  const time = timeText(seconds * 1000);
  return (
    <Text
      kind="figures"
      size="small"
      tone={running ? 'ink' : 'muted'}
      accessibilityLabel={`${w.time(names(seat), time)}${running ? '' : `, ${w.clockPaused}`}`}
      testID="turn-clock"
    >
      {running ? time : `${time} ‖`}
    </Text>
  );
}

/** Everybody's time; the host starts and pauses it. */
export function ClockControls() {
  const { net: w } = useWords();
  const { state, names, playerIndex } = useGame();
  const { session } = useTable();
  const { clock, hosting } = useStoreView(session.view);
  if (!clock && !hosting) return null;
  return (
    <View style={styles.clock}>
      {clock ? (
        <View style={styles.times}>
          {state.setup.seats.map(({ id }) => (
            <View key={id} style={styles.time}>
              <PlayerMark player={playerIndex(id)} size={14} label={names(id)} />
              <Text kind="figures" size="small">
                {timeText(clock.used[id] ?? 0)}
              </Text>
            </View>
          ))}
        </View>
      ) : null}
      {hosting ? (
        <Button
          label={clock ? (clock.running ? w.clockPause : w.clockResume) : w.clockStart}
          onPress={() => session.clock(clock ? (clock.running ? 'pause' : 'resume') : 'start')}
          testID="clock"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  clock: { gap: space.s },
  times: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  time: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
