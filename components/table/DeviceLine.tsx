import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/ui/Button';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import type { Roster } from '@/net/seats';
import type { Connection } from '@/store/table';

import { Dot } from './Dot';
import { deviceFirst } from './names';

interface Props {
  connection: Connection;
  roster: Roster;
  me: string;
  /** The host shows somebody out. */
  onRemove: ((device: string) => void) | null;
}

/** A device: whether it is there, whose it is, what it does. */
export function DeviceLine({ connection: { device, seats, online, host }, roster, me, onRemove }: Props) {
  const { net: w } = useWords();
  const name = deviceFirst(roster, device, w);
  const does = [host ? w.host : null, seats.length === 0 ? w.spectator : null, online ? w.online : w.offline];
  return (
    <View style={styles.line} testID={`device-${device}`}>
      <Dot online={online} size={11} />
      <View style={styles.words}>
        <Text numberOfLines={1}>{`${name}${device === me ? ` · ${w.here}` : ''}`}</Text>
        <Text size="small" tone={online ? 'muted' : 'danger'}>
          {does.filter(Boolean).join(' · ')}
        </Text>
      </View>
      {onRemove && online && device !== me ? (
        <Button
          label={w.remove}
          spoken={w.removeDevice(name)}
          kind="ghost"
          onPress={() => onRemove(device)}
          testID={`remove-${device}`}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: 48 },
  words: { flex: 1, minWidth: 0 },
});
