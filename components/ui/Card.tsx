import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useFocusRing } from './focus';
import { radius, space, useTheme } from './theme';

interface Props {
  children: ReactNode;
  /** A stripe of colour at the left: whose card it is. */
  stripe?: string;
  selected?: boolean;
  /** Makes the whole card a button; a browser names it by its words where there is no label. */
  onPress?: () => void;
  label?: string;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

export function Card({ children, stripe, selected = false, onPress, label, style, testID }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const look = [
    styles.card,
    {
      backgroundColor: colours.surface,
      borderColor: selected ? colours.accent : colours.line,
      borderLeftColor: stripe ?? (selected ? colours.accent : colours.line),
      borderLeftWidth: stripe ? 6 : selected ? 2 : 1,
      borderWidth: selected ? 2 : 1,
    },
    style,
  ];
  if (!onPress) {
    return (
      <View style={look} testID={testID}>
        {children}
      </View>
    );
  }
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityState={{ selected }}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [look, { opacity: pressed ? 0.85 : 1 }, ring]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius, padding: space.m, gap: space.s },
});
