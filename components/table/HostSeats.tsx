import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { NameField } from '@/components/setup/NameField';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { IconButton } from '@/components/ui/IconButton';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import type { Roster, RosterSeat } from '@/net/seats';
import type { NetSession } from '@/store/netSession';

import { whereIs } from './names';
import { SeatDialog } from './SeatDialog';

interface Props {
  session: NetSession;
  roster: Roster;
  me: string;
  /** The least seats this game can be played with. */
  least: number;
}

/** The host's list of seats: names, order, and who plays them where. */
export function HostSeats({ session, roster, me, least }: Props) {
  const { net: w } = useWords();
  const [chosen, setChosen] = useState<string | null>(null);
  const { seats } = roster;
  const move = (from: number, by: -1 | 1) => {
    const ids = seats.map((seat) => seat.id);
    const [one] = ids.splice(from, 1);
    if (one === undefined) return;
    ids.splice(from + by, 0, one);
    session.edit({ op: 'order', seats: ids });
  };
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {w.seats}
      </Text>
      <Text size="small" tone="muted">
        {w.seatsHelp}
      </Text>
      {seats.map((seat, i) => (
        <SeatLine
          key={seat.id}
          seat={seat}
          at={i}
          of={seats.length}
          least={least}
          roster={roster}
          me={me}
          session={session}
          onMove={(by) => move(i, by)}
          onDevice={() => setChosen(seat.id)}
        />
      ))}
      <Watching roster={roster} />
      <SeatDialog
        seat={seats.find((seat) => seat.id === chosen) ?? null}
        roster={roster}
        me={me}
        onGive={(seat, device) => session.edit({ op: 'assign', seat, device })}
        onClose={() => setChosen(null)}
      />
    </Card>
  );
}

interface LineProps extends Props {
  seat: RosterSeat;
  at: number;
  of: number;
  onMove: (by: -1 | 1) => void;
  onDevice: () => void;
}

function SeatLine({ seat, at, of, least, roster, me, session, onMove, onDevice }: LineProps) {
  const words = useWords();
  const w = words.net;
  const online = roster.devices.find((device) => device.id === seat.device)?.online ?? false;
  const where = whereIs(roster, seat, me, w);
  const tone = seat.device === '' || !online ? 'attention' : 'good';
  return (
    <View style={styles.line} testID={`seat-${seat.id}`}>
      <View style={styles.row}>
        <PlayerMark player={Number(seat.colour) || 0} size={22} />
        <NameField
          label={words.newGame.name(at + 1)}
          value={seat.name}
          onChange={(name) => session.edit({ op: 'change', seat: seat.id, name })}
          error={null}
        />
        <IconButton
          icon="up"
          label={words.newGame.up(seat.name)}
          disabled={at === 0}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={words.newGame.down(seat.name)}
          disabled={at === of - 1}
          onPress={() => onMove(1)}
        />
        <IconButton
          icon="close"
          label={words.newGame.remove(seat.name)}
          disabled={of <= least}
          onPress={() => session.edit({ op: 'remove', seat: seat.id })}
        />
      </View>
      <View style={styles.where}>
        <Chip label={where} name={`${w.change(seat.name)}: ${where}`} tone={tone} onPress={onDevice} />
      </View>
    </View>
  );
}

/** Devices at the table without a seat. */
export function Watching({ roster }: { roster: Roster }) {
  const { net: w } = useWords();
  const held = new Set(roster.seats.map((seat) => seat.device));
  const names = roster.devices.filter((d) => d.online && !held.has(d.id)).map((d) => d.name || w.unnamed);
  return names.length === 0 ? null : (
    <Text size="small" tone="muted" testID="watching">
      {`${w.watching}: ${names.join(', ')}`}
    </Text>
  );
}

const styles = StyleSheet.create({
  line: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  where: { flexDirection: 'row', paddingLeft: 30 },
});
