import { useEffect, useEffectEvent, useState } from 'react';
import { Pressable, StyleSheet, View, type DimensionValue } from 'react-native';
import { useStore } from 'zustand';

import { PlayerMark, playerLook } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';
import { useLayout, type LayoutKind } from '@/components/ui/useLayout';
import { useWords } from '@/components/words/useWords';
import type { Table, TableView } from '@/store/table';

import { signalTurn } from './signal';

interface Props {
  table: Table;
  sound: boolean;
  haptics: boolean;
}

const SHOWN_MS = 3500;

const UNDER_STRIP = 96;

/** Over the board: where the panel stands beside it, what it asks must stay in sight. */
const BESIDE: Readonly<Record<LayoutKind, DimensionValue>> = {
  phone: 0,
  drawer: '46%',
  column: '40%',
  twoColumns: '48%',
};

/** The seat of this device the table waits for. */
const mine = ({ actors: [seat], mySeats, outcome }: TableView): string | null =>
  seat !== undefined && mySeats.includes(seat) && outcome === null ? seat : null;

/** The turn has come to a seat of this device from another one: said once, large, and heard. */
export function TurnBanner({ table, sound, haptics }: Props) {
  const { net: w } = useWords();
  const { colours } = useTheme();
  const { kind } = useLayout();
  // Whoever begins the game has its turn from nobody.
  const [turn, setTurn] = useState(() => {
    const first = table.view.getState();
    return first.actions.length === 0 ? mine(first) : null;
  });
  const [begins] = useState(turn !== null);
  const seats = useStore(table.view, (v) => v.setup.seats);
  const look = useStore(table.view, (v) => v.colours);

  const signal = useEffectEvent(() => signalTurn(sound, haptics));
  useEffect(() => {
    if (begins) signal();
  }, [begins]);
  useEffect(
    () =>
      table.view.subscribe((now, before) => {
        const seat = mine(now);
        if (seat === null) return setTurn(null);
        if (mine(before) !== null || now.actors === before.actors) return;
        setTurn(seat);
        signal();
      }),
    [table],
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
    <View style={[styles.place, { right: BESIDE[kind], top: kind === 'phone' ? UNDER_STRIP : space.l }]}>
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
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, alignItems: 'center', pointerEvents: 'box-none' },
  banner: {
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
