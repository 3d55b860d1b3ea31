import { Pressable, StyleSheet } from 'react-native';

import { useFocusRing } from './focus';
import { Icon, type IconName } from './Icon';
import { radius, target, useTheme } from './theme';

interface Props {
  icon: IconName;
  label: string;
  onPress: () => void;
  disabled?: boolean;
  /** On a surface of its own, for buttons that lie over the board. */
  raised?: boolean;
  testID?: string;
}

export function IconButton({ icon, label, onPress, disabled = false, raised = false, testID }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityState={{ disabled }}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.button,
        raised ? { backgroundColor: colours.raised, borderColor: colours.line, borderWidth: 1 } : null,
        { opacity: disabled ? 0.4 : pressed ? 0.7 : 1 },
        ring,
      ]}
    >
      <Icon name={icon} colour={colours.ink} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  button: {
    width: target,
    height: target,
    borderRadius: radius,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
