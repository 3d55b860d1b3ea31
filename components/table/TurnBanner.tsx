import { useEffect, useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';
import { useStore } from 'zustand';

import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import type { Table } from '@/store/table';

import { signalTurn } from './signal';

interface Props {
  table: Table;
  sound: boolean;
  haptics: boolean;
}

const SHOWN_MS = 3500;

/** The turn has come to a seat of this device from another one: said once, large, and heard. */
export function TurnBanner({ table, sound, haptics }: Props) {
  const { net: w } = useWords();
  const { colours } = useTheme();
  const [turn, setTurn] = useState<string | null>(null);
  const seats = useStore(table.view, (v) => v.setup.seats);
  const look = useStore(table.view, (v) => v.colours);

  useEffect(
    () =>
      table.view.subscribe((now, before) => {
        const mine = (v: typeof now): string | null => {
          const seat = v.actors[0];
          return seat !== undefined && v.mySeats.includes(seat) && v.outcome === null ? seat : null;
        };
        const seat = mine(now);
        if (seat === null) return setTurn(null);
        if (mine(before) !== null || now.actors === before.actors) return;
        setTurn(seat);
        signalTurn(sound, haptics);
      }),
    [table, sound, haptics],
  );
  useEffect(() => {
    if (turn === null) return;
    const timer = setTimeout(() => setTurn(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turn]);

  if (turn === null) return null;
  const player = look[turn] ?? 0;
  const words = w.turn(seats.find((seat) => seat.id === turn)?.name ?? '');
  return (
    <Pressable
      role="status"
      accessibilityLiveRegion="assertive"
      accessibilityLabel={words}
      onPress={() => setTurn(null)}
      testID="turn-banner"
      style={[styles.banner, { backgroundColor: colours.raised, borderColor: playerLook(player).colour }]}
    >
      <PlayerMark player={player} size={24} />
      <Text kind="strong">{words}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  banner: {
    position: 'absolute',
    top: 96,
    alignSelf: 'center',
    maxWidth: '90%',
    minHeight: target + 8,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius,
    borderWidth: 3,
  },
});
