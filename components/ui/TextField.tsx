import { StyleSheet, TextInput, View, type TextInputProps } from 'react-native';

import { useFocusRing } from './focus';
import { Text } from './Text';
import { font, radius, size, space, target, useTheme } from './theme';

interface Props extends Pick<
  TextInputProps,
  'autoCapitalize' | 'autoFocus' | 'maxLength' | 'onSubmitEditing' | 'inputMode'
> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  /** What is wrong with it. */
  error?: string | null;
  hint?: string;
  testID?: string;
}

export function TextField({ label, value, onChange, error, hint, ...rest }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <View style={styles.field}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <TextInput
        {...rest}
        {...focus}
        accessibilityLabel={label}
        accessibilityHint={error ?? hint}
        aria-invalid={error ? true : undefined}
        value={value}
        onChangeText={onChange}
        placeholderTextColor={colours.muted}
        maxFontSizeMultiplier={1.6}
        style={[
          styles.input,
          {
            color: colours.ink,
            backgroundColor: colours.raised,
            borderColor: error ? colours.danger : colours.line,
          },
          ring,
        ]}
      />
      {error ? (
        <Text size="small" tone="danger" accessibilityLiveRegion="polite">
          {error}
        </Text>
      ) : hint ? (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  input: {
    minHeight: target,
    borderWidth: 1,
    borderRadius: radius,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    fontFamily: font.text,
    fontSize: size.body,
  },
});
