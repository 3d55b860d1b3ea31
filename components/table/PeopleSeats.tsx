import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { useGameWords } from '@/components/game/useGameWords';
import { Button } from '@/components/ui/Button';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { refusalText } from '@/components/words/refusals';
import type { Refusal } from '@/engine/core/refusal';

import { useTable } from './context';
import { whereIs } from './names';

/** Who plays what; the host moves seats, the others ask for them. */
export function PeopleSeats({ onGive, me }: { onGive: ((seat: string) => void) | null; me: string }) {
  const { words, say } = useGameWords();
  const w = words.net;
  const { playerIndex } = useGame();
  const net = useTable();
  const { roster } = useStoreView(net.session.view);
  const [asked, setAsked] = useState<Refusal | 'asked' | null>(null);
  const ask = (seat: string, name: string): void => {
    net.session.forgive();
    net.session.claim({ seat, name, colour: '', hold: true });
    // Without the host nobody was asked.
    setAsked(net.session.view.getState().refusal ?? 'asked');
  };
  return (
    <>
      {roster.seats.map((seat) => (
        <View key={seat.id} style={styles.line}>
          <PlayerMark player={playerIndex(seat.id)} size={20} />
          <View style={styles.words}>
            <Text numberOfLines={1}>{seat.name}</Text>
            <Text size="small" tone="muted" numberOfLines={1}>
              {whereIs(roster, seat, me, w)}
            </Text>
          </View>
          {onGive ? (
            <Button
              label={w.give}
              spoken={w.change(seat.name)}
              kind="ghost"
              onPress={() => onGive(seat.id)}
              testID={`give-${seat.id}`}
            />
          ) : seat.device === me ? null : (
            <Button
              label={w.askSeat}
              spoken={`${w.askSeat}: ${seat.name}`}
              kind="ghost"
              onPress={() => ask(seat.id, seat.name)}
            />
          )}
        </View>
      ))}
      {asked ? (
        <Text size="small" tone={asked === 'asked' ? 'muted' : 'danger'} role="status" testID="asked">
          {asked === 'asked' ? w.asked : refusalText(asked, words, say)}
        </Text>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 48 },
  words: { flex: 1, minWidth: 0 },
});
