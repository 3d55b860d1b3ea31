import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useGame } from '@/components/game/context';
import { useFocusRing } from '@/components/ui/focus';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { space, target } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import type { Connection } from '@/store/table';

import { useTableOrNull } from './context';
import { Dot } from './Dot';
import { PeopleDialog } from './PeopleDialog';

/** Who is connected, always in sight: each player's mark with a dot under it. Nothing where the device is passed round. */
export function Connections() {
  const net = useTableOrNull();
  return net ? <Marks /> : null;
}

function Marks() {
  const { table } = useGame();
  const { net: w } = useWords();
  const { ring, ...focus } = useFocusRing();
  const connections = useStore(table.view, (v) => v.connections);
  const seats = useStore(table.view, (v) => v.setup.seats);
  const [open, setOpen] = useState(false);
  const online = connections.filter((c) => c.online).length;
  return (
    <>
      <Pressable
        {...focus}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={w.peopleLabel(online, connections.length)}
        onPress={() => setOpen(true)}
        testID="connections"
        style={[styles.marks, ring]}
      >
        {seats.map(({ id }) => (
          <Mark key={id} seat={id} connection={connections.find((c) => c.seats.includes(id)) ?? null} />
        ))}
      </Pressable>
      {open ? <PeopleDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Mark({ seat, connection }: { seat: string; connection: Connection | null }) {
  const { playerIndex } = useGame();
  return (
    <View style={styles.mark}>
      <PlayerMark player={playerIndex(seat)} size={14} />
      <Dot online={connection?.online ?? false} />
    </View>
  );
}

const styles = StyleSheet.create({
  marks: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs + 1,
    minHeight: target,
    minWidth: target,
    paddingHorizontal: space.xs,
  },
  mark: { alignItems: 'center', gap: 3 },
});
