import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { space } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import type { Roster, RosterSeat } from '@/net/seats';

import { deviceName } from './names';

interface Props {
  seat: RosterSeat | null;
  roster: Roster;
  me: string;
  onGive: (seat: string, device: string) => void;
  onClose: () => void;
}

/** The host decides on which device a seat is played. */
export function SeatDialog({ seat, roster, me, onGive, onClose }: Props) {
  const words = useWords();
  const w = words.net;
  const give = (device: string) => {
    if (seat) onGive(seat.id, device);
    onClose();
  };
  const others = roster.devices.filter((device) => device.id !== me && device.online);
  return (
    <Dialog
      open={seat !== null}
      title={w.who(seat?.name ?? '')}
      onClose={onClose}
      closeLabel={words.close}
      actions={<Button label={words.cancel} kind="ghost" onPress={onClose} />}
    >
      <View style={styles.choices}>
        <Button label={w.playHere} onPress={() => give(me)} disabled={seat?.device === me} testID="give-me" />
        {others.map((device) => (
          <Button
            key={device.id}
            label={deviceName(roster, device.id, w)}
            onPress={() => give(device.id)}
            disabled={seat?.device === device.id}
          />
        ))}
        <Button label={w.freeSeat} kind="ghost" onPress={() => give('')} disabled={seat?.device === ''} />
      </View>
    </Dialog>
  );
}

const styles = StyleSheet.create({ choices: { gap: space.s } });
