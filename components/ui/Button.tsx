import type { Ref } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from './focus';
import { Icon, type IconName } from './Icon';
import { spokenLines, spokenName } from './spoken';
import { Text } from './Text';
import { radius, space, target, useTheme, type Theme } from './theme';

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'ghost';

interface Props {
  ref?: Ref<View>;
  /** A verb. */
  label: string;
  /** What is said instead of the label, where the label leaves the object out. */
  spoken?: string;
  onPress: () => void;
  kind?: ButtonKind;
  icon?: IconName;
  disabled?: boolean;
  /** It does not hear yet, and looks as it will. */
  deaf?: boolean;
  /** Why it is disabled: read by screen readers, and shown below where `showReason` says so. */
  reason?: string;
  showReason?: boolean;
  /** A second, quieter line: what it costs, what follows. */
  detail?: string;
  grow?: boolean;
  testID?: string;
}

export function buttonColours(
  kind: ButtonKind,
  { colours }: Theme,
): { back: string; ink: string; line: string } {
  switch (kind) {
    case 'primary':
      return { back: colours.accent, ink: colours.onAccent, line: colours.accent };
    case 'secondary':
      return { back: colours.raised, ink: colours.ink, line: colours.line };
    case 'danger':
      return { back: colours.danger, ink: colours.onDanger, line: colours.danger };
    case 'ghost':
      return { back: 'transparent', ink: colours.accent, line: 'transparent' };
  }
}

export function Button(props: Props) {
  const {
    ref,
    label,
    spoken = label,
    onPress,
    kind = 'secondary',
    icon,
    disabled = false,
    deaf = false,
    reason,
    showReason,
    detail,
    grow,
    testID,
  } = props;
  const theme = useTheme();
  const { ring, ...focus } = useFocusRing();
  const { back, ink, line } = buttonColours(kind, theme);
  const why = disabled && reason ? reason : null;
  const name =
    spoken === label && !why
      ? detail
        ? spokenLines([label, detail])
        : label
      : [spokenName(label, spoken), detail, why].filter(Boolean).join(', ');
  return (
    <View style={grow ? styles.grow : null}>
      <Pressable
        ref={ref}
        {...focus}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={name}
        accessibilityState={{ disabled: disabled || deaf }}
        aria-disabled={disabled || deaf}
        disabled={disabled || deaf}
        onPress={onPress}
        testID={testID}
        style={({ pressed }) => [
          styles.button,
          { backgroundColor: back, borderColor: line, opacity: disabled ? 0.45 : pressed ? 0.8 : 1 },
          ring,
        ]}
      >
        {icon ? <Icon name={icon} colour={ink} size={20} /> : null}
        <View style={styles.words}>
          <Text kind="strong" align="center" style={{ color: ink }}>
            {label}
          </Text>
          {detail ? (
            <Text size="tiny" align="center" style={{ color: ink }}>
              {detail}
            </Text>
          ) : null}
        </View>
      </Pressable>
      {disabled && reason && showReason ? (
        <Text size="tiny" tone="muted" style={styles.reason} aria-hidden>
          {reason}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  grow: { flexGrow: 1, flexShrink: 1 },
  button: {
    minHeight: target,
    minWidth: target,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius,
    borderWidth: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
  },
  words: { flexShrink: 1 },
  reason: { marginTop: space.xs },
});
