import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import { cleanName, isNameTaken, type Roster } from '@/net/seats';
import type { NetSession } from '@/store/netSession';

import { ColourChoice } from './ColourChoice';
import { whereIs } from './names';
import { TableName } from './TableName';

interface Props {
  session: NetSession;
  roster: Roster;
  me: string;
  name: string;
  onName: (name: string) => void;
  /** Not connected: nothing can be asked for. */
  offline: boolean;
}

/** A guest's view of the seats: take one, with a name and a colour, or watch. */
export function GuestSeats({ session, roster, me, name, onName, offline }: Props) {
  const { net: w } = useWords();
  const mine = roster.seats.find((seat) => seat.device === me) ?? null;
  const [typed, setTyped] = useState(name);
  // Two of one name could not start: the seat keeps the name it has until the typed one is free.
  const taken = mine !== null && isNameTaken(roster.seats, mine.id, typed);
  // A name is sent when the typing pauses.
  useEffect(() => {
    if (typed === name) return;
    const timer = setTimeout(() => {
      onName(typed);
      session.rename(typed);
      if (mine && !taken && typed.trim() !== '' && typed !== mine.name)
        session.claim({ seat: mine.id, name: typed, colour: mine.colour, hold: true });
    }, 500);
    return () => clearTimeout(timer);
  }, [typed, name, mine, taken, onName, session]);
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {w.seats}
      </Text>
      <TableName name={typed} onName={setTyped} error={taken ? w.nameTaken(cleanName(typed)) : null} />
      {mine ? (
        <ColourChoice
          chosen={Number(mine.colour)}
          taken={roster.seats.filter((seat) => seat !== mine).map((seat) => Number(seat.colour))}
          onChoose={(colour) =>
            session.claim({ seat: mine.id, name: mine.name, colour: String(colour), hold: true })
          }
        />
      ) : null}
      {roster.seats.map((seat) => {
        const free = seat.device === '';
        const own = seat.device === me;
        return (
          <View key={seat.id} style={styles.line} testID={`seat-${seat.id}`}>
            <PlayerMark player={Number(seat.colour) || 0} size={22} />
            <View style={styles.words}>
              <Text kind={own ? 'strong' : 'text'} numberOfLines={1}>
                {seat.name}
              </Text>
              <Text size="small" tone={free ? 'attention' : 'muted'}>
                {whereIs(roster, seat, me, w)}
              </Text>
            </View>
            {own ? (
              <Button
                label={w.giveBack}
                spoken={w.giveBackSeat(seat.name)}
                disabled={offline}
                onPress={() => session.claim({ seat: seat.id, name: '', colour: '', hold: false })}
              />
            ) : free ? (
              <Button
                label={w.take}
                spoken={w.takeSeat(seat.name)}
                kind={mine ? 'secondary' : 'primary'}
                disabled={offline}
                onPress={() =>
                  session.claim({ seat: seat.id, name: mine ? '' : typed, colour: '', hold: true })
                }
              />
            ) : null}
          </View>
        );
      })}
      <Watching roster={roster} />
      <Text size="small" tone="muted">
        {w.watch}
      </Text>
    </Card>
  );
}

/** Devices at the table without a seat. */
function Watching({ roster }: { roster: Roster }) {
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
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 52 },
  words: { flex: 1, minWidth: 0 },
});
