import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';

interface Props {
  facts: readonly { readonly label: string; readonly value: string }[];
}

/** A few sums on one line: cash, on bids, left. */
export function Facts({ facts }: Props) {
  return (
    <View style={styles.row}>
      {facts.map(({ label, value }) => (
        <View key={label} style={styles.fact} accessible accessibilityLabel={`${label} ${value}`}>
          <Text size="small" tone="muted">
            {label}
          </Text>
          <Text kind="figures">{value}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.xs },
  fact: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs + 2 },
});
