import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from './focus';
import { spokenName } from './spoken';
import { Text } from './Text';
import { space, target, useTheme } from './theme';

interface Props {
  label: string;
  /** The spoken name, where the mark or what stands around says part of it. */
  name?: string;
  /** A mark before the words: a token, a player's shape. */
  mark?: ReactNode;
  selected?: boolean;
  disabled?: boolean;
  /** Why it cannot be chosen; said by screen readers. */
  reason?: string;
  /** Without it the chip only informs. */
  onPress?: () => void;
  /** It cannot be chosen and was tapped all the same. */
  onAsk?: () => void;
  /** As wide as the others of its row, and no more padding than that leaves. */
  even?: boolean;
  tone?: 'plain' | 'attention' | 'danger' | 'good';
  testID?: string;
}

export function Chip({
  label,
  name = label,
  mark,
  selected = false,
  disabled = false,
  reason,
  onPress,
  onAsk,
  even = false,
  tone = 'plain',
  testID,
}: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const edge = tone === 'plain' ? colours.line : colours[tone];
  const look = [
    styles.chip,
    {
      backgroundColor: selected ? colours.accent : colours.raised,
      borderColor: selected ? colours.accent : edge,
    },
  ];
  const inside = (
    <>
      {mark}
      <Text size="small" kind="strong" tone={selected ? 'onAccent' : tone === 'plain' ? 'ink' : tone}>
        {label}
      </Text>
    </>
  );
  if (!onPress) {
    return (
      <View style={look} testID={testID}>
        {inside}
      </View>
    );
  }
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={[spokenName(label, name), disabled ? reason : null].filter(Boolean).join(', ')}
      accessibilityState={{ selected, disabled }}
      aria-pressed={selected}
      aria-disabled={disabled}
      // A Pressable that is told it is not disabled says so to screen readers too.
      disabled={disabled && !onAsk ? true : undefined}
      onPress={disabled ? onAsk : onPress}
      testID={testID}
      // One that still says why it cannot be chosen has to be read.
      style={[
        look,
        styles.pressable,
        even ? styles.even : null,
        { opacity: !disabled ? 1 : onAsk ? 0.7 : 0.45 },
        ring,
      ]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs + 2,
    minHeight: 28,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    borderRadius: 22,
    borderWidth: 1,
  },
  even: { flex: 1, paddingHorizontal: 2 },
  pressable: { minHeight: target, minWidth: target, justifyContent: 'center' },
});
