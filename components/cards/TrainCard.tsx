import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { Card } from '@/components/ui/Card';
import { Text } from '@/components/ui/Text';
import { Circle, Path } from '@/components/ui/svg';
import { space, useTheme } from '@/components/ui/theme';

interface Props {
  /** "4", "D". */
  type: string;
  /** The price as it is written; none for a train that is not for sale. */
  price?: string;
  /** How many are left, or where it is: "3 left", "bank pool". */
  detail?: string;
  /** What its purchase rusts, or that it is about to rust itself. */
  warning?: string;
  /** Spoken name: "4-train". */
  label: string;
  selected?: boolean;
  disabled?: boolean;
  onPress?: () => void;
}

/** A train: type, price, and what it does to others. */
export function TrainCard({
  type,
  price,
  detail,
  warning,
  label,
  selected,
  disabled = false,
  onPress,
}: Props) {
  const { colours } = useTheme();
  return (
    <Card
      selected={selected}
      onPress={disabled ? undefined : onPress}
      label={[label, price, detail, warning].filter(Boolean).join(', ')}
      style={[styles.card, { opacity: disabled ? 0.45 : 1 }]}
      testID={`train-${type}`}
    >
      <View style={styles.head}>
        <Text size="display" kind="heading" role={undefined}>
          {type}
        </Text>
        <Svg width={56} height={28} viewBox="0 0 56 28" aria-hidden>
          <Path d="M2 20V9h12V4h14v7h10V6h5v5h5q5 2 5 9Z" fill={colours.muted} />
          {[9, 21, 34, 45].map((x) => (
            <Circle
              key={x}
              cx={x}
              cy={22}
              r={4.5}
              fill={colours.surface}
              stroke={colours.muted}
              strokeWidth={2.5}
            />
          ))}
        </Svg>
      </View>
      {price ? (
        <Text kind="figures" align="right">
          {price}
        </Text>
      ) : null}
      {detail ? (
        <Text size="small" tone="muted">
          {detail}
        </Text>
      ) : null}
      {warning ? (
        <Text size="small" kind="strong" tone="attention">
          {warning}
        </Text>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { minWidth: 132, gap: space.xs },
  head: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: space.m },
});
