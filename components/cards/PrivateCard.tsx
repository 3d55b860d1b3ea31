import { StyleSheet, View } from 'react-native';

import type { PrivateSkin } from '@/components/titles/skin';
import { Card } from '@/components/ui/Card';
import { LabelledRow } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';

interface Props {
  skin: PrivateSkin;
  /** Pairs of name and value: face value, revenue, owner, bids. */
  facts: readonly { readonly label: string; readonly value: string }[];
  /** What it can do, in a sentence. */
  power?: string;
  selected?: boolean;
  onPress?: () => void;
}

/** A private company. */
export function PrivateCard({ skin, facts, power, selected, onPress }: Props) {
  const { colours } = useTheme();
  const spoken = [skin.name, ...facts.map(({ label, value }) => `${label} ${value}`), power];
  return (
    <Card
      selected={selected}
      onPress={onPress}
      label={spoken.filter(Boolean).join(', ')}
      stripe={colours.muted}
      testID={`private-${skin.letters}`}
    >
      <View style={styles.head}>
        <View style={[styles.letters, { borderColor: colours.muted }]}>
          <Text size="small" kind="heading" role={undefined} tone="muted">
            {skin.letters}
          </Text>
        </View>
        <Text kind="strong" style={styles.name}>
          {skin.name}
        </Text>
      </View>
      {facts.map(({ label, value }) => (
        <LabelledRow key={label} label={label}>
          <Text size="small" kind="figures" align="right" style={styles.value}>
            {value}
          </Text>
        </LabelledRow>
      ))}
      {power ? (
        <Text size="small" tone="muted">
          {power}
        </Text>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  letters: {
    borderWidth: 1,
    borderRadius: 4,
    paddingHorizontal: space.xs + 2,
    minWidth: 36,
    alignItems: 'center',
  },
  name: { flex: 1 },
  value: { flexShrink: 1 },
});
