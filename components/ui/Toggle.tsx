import { useId } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { describedBy } from './described';
import { useFocusRing } from './focus';
import { Text } from './Text';
import { space, target, useTheme } from './theme';

interface Props {
  label: string;
  /** A sentence on what it does. */
  detail?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
  reason?: string;
  testID?: string;
}

/** On or off; the whole line answers. */
export function Toggle({ label, detail, on, onChange, disabled = false, reason, testID }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const more = disabled && reason ? reason : detail;
  const id = useId();
  return (
    <Pressable
      {...focus}
      role="switch"
      accessibilityRole="switch"
      accessibilityLabel={label}
      accessibilityHint={more}
      {...describedBy(id, more)}
      accessibilityState={{ checked: on, disabled }}
      aria-checked={on}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={() => onChange(!on)}
      testID={testID}
      style={[styles.line, { opacity: disabled ? 0.45 : 1 }, ring]}
    >
      <View style={styles.words}>
        <Text>{label}</Text>
        {more ? (
          <Text id={id} size="small" tone="muted">
            {more}
          </Text>
        ) : null}
      </View>
      <View
        style={[
          styles.track,
          {
            backgroundColor: on ? colours.accent : colours.surface,
            borderColor: on ? colours.accent : colours.muted,
          },
        ]}
      >
        <View
          style={[
            styles.knob,
            { backgroundColor: on ? colours.onAccent : colours.muted, marginLeft: on ? 18 : 0 },
          ]}
        />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  line: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingVertical: space.xs,
  },
  words: { flex: 1 },
  track: { width: 46, height: 28, borderRadius: 14, borderWidth: 2, padding: 2 },
  knob: { width: 20, height: 20, borderRadius: 10 },
});
