import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { useGame } from '@/components/game/context';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Divider } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { useWords } from '@/components/words/useWords';

import { ClockControls } from './Clock';
import { useTable } from './context';
import { Dot } from './Dot';
import { Invite } from './InviteCard';
import { deviceName, whereIs } from './names';
import { SeatDialog } from './SeatDialog';

/** The devices at the table, the way to it, and the clock. */
export function PeopleDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const w = words.net;
  const { table } = useGame();
  const net = useTable();
  const { roster, hosting, device: me } = useStoreView(net.session.view);
  const connections = useStore(table.view, (v) => v.connections);
  const [giving, setGiving] = useState<string | null>(null);
  const [inviting, setInviting] = useState(false);
  if (giving !== null)
    return (
      <SeatDialog
        seat={roster.seats.find((seat) => seat.id === giving) ?? null}
        roster={roster}
        me={me}
        onGive={net.session.giveSeat}
        onClose={() => setGiving(null)}
      />
    );
  return (
    <Dialog
      open
      title={inviting ? w.invite : w.people}
      onClose={onClose}
      closeLabel={words.close}
      actions={
        <>
          {inviting ? null : <Button label={w.invite} onPress={() => setInviting(true)} testID="invite" />}
          <Button label={words.ok} kind="primary" onPress={onClose} />
        </>
      }
    >
      {inviting ? (
        <Invite {...net} size={180} />
      ) : (
        <>
          {connections.map((c) => (
            <View key={c.device} style={styles.line}>
              <Dot online={c.online} size={11} />
              <View style={styles.words}>
                <Text numberOfLines={1}>
                  {`${deviceName(roster, c.device, w)}${c.device === me ? ` · ${w.here}` : ''}`}
                </Text>
                <Text size="small" tone={c.online ? 'muted' : 'danger'}>
                  {[
                    c.host ? w.host : null,
                    c.seats.length === 0 ? w.spectator : null,
                    c.online ? w.online : w.offline,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </View>
            </View>
          ))}
          {connections.some((c) => c.device === me && c.seats.length > 0) ? null : <MyName />}
          <Divider />
          <Seats onGive={hosting ? setGiving : null} me={me} />
          <ClockControls />
          <Button label={hosting ? w.close : w.leave} kind="ghost" onPress={net.onLeave} testID="leave" />
        </>
      )}
    </Dialog>
  );
}

/** Whoever has a seat is called by it; a latecomer, or the board for all, says here who asks. */
function MyName() {
  const { net: w } = useWords();
  const { session, name, onName } = useTable();
  const [typed, setTyped] = useState(name);
  const call = (next: string): void => {
    setTyped(next);
    onName(next);
    session.rename(next);
  };
  return (
    <TextField
      label={w.name}
      value={typed}
      onChange={call}
      maxLength={24}
      autoCapitalize="words"
      testID="my-name"
    />
  );
}

/** Who plays what; the host moves seats, the others ask for them. */
function Seats({ onGive, me }: { onGive: ((seat: string) => void) | null; me: string }) {
  const { net: w } = useWords();
  const { playerIndex } = useGame();
  const net = useTable();
  const { roster } = useStoreView(net.session.view);
  const [asked, setAsked] = useState(false);
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
              onPress={() => {
                net.session.claim({ seat: seat.id, name: seat.name, colour: '', hold: true });
                setAsked(true);
              }}
            />
          )}
        </View>
      ))}
      {asked ? (
        <Text size="small" tone="muted" role="status">
          {w.asked}
        </Text>
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 48 },
  words: { flex: 1, minWidth: 0 },
});
