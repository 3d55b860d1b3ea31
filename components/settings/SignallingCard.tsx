import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { Text } from '@/components/ui/Text';
import { TextField } from '@/components/ui/TextField';
import { space } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';
import { addressText, pageAddress, parseAddress, PUBLIC, signallingOf } from '@/store/signalling';

interface Props {
  signalling: string;
  onChange: (signalling: string) => void;
}

/** How devices find each other before they talk directly. */
export function SignallingCard({ signalling, onChange }: Props) {
  const { net: w } = useWords();
  const page = pageAddress() !== null;
  const chosen = signalling === '' ? (page ? 'page' : 'public') : signalling === PUBLIC ? 'public' : 'own';
  const [own, setOwn] = useState(chosen === 'own');
  const [address, setAddress] = useState(chosen === 'own' ? signalling : '');
  const choose = (choice: 'page' | 'public' | 'own') => {
    setOwn(choice === 'own');
    if (choice !== 'own') onChange(choice === 'page' ? '' : PUBLIC);
    else if (parseAddress(address)) onChange(address);
  };
  // Only what can be read is taken over: until then the one before holds, and is named.
  const readable = parseAddress(address) !== null;
  const choices = page ? (['page', 'public', 'own'] as const) : (['public', 'own'] as const);
  return (
    <Card>
      <Text kind="heading" size="title" aria-level={2}>
        {w.signalling}
      </Text>
      <Text size="small" tone="muted">
        {w.signallingHelp}
      </Text>
      <View style={styles.chips} role="group" accessibilityLabel={w.signalling}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            label={w.signallingChoices[choice]}
            selected={own ? choice === 'own' : choice === chosen}
            onPress={() => choose(choice)}
          />
        ))}
      </View>
      {own ? (
        <TextField
          label={w.address}
          value={address}
          onChange={(text) => {
            setAddress(text);
            if (parseAddress(text)) onChange(text.trim());
          }}
          hint={w.addressHint}
          error={address !== '' && !readable ? w.addressWrong : null}
          autoCapitalize="none"
          inputMode="url"
          testID="signalling-address"
        />
      ) : null}
      {own && !readable ? (
        <Text size="small" tone="attention" accessibilityLiveRegion="polite" testID="signalling-in-use">
          {w.addressInUse(addressText(signallingOf(signalling, pageAddress())))}
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        {w.unreachable}
      </Text>
    </Card>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
