import { StyleSheet, TextInput } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';
import { font, radius, size, space, target, useTheme } from '@/components/ui/theme';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
}

/** A name within a list, where the place in the list is label enough for the eye. */
export function NameField({ label, value, onChange, error }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <TextInput
      {...focus}
      accessibilityLabel={label}
      accessibilityHint={error ?? undefined}
      aria-invalid={error ? true : undefined}
      value={value}
      onChangeText={onChange}
      autoCapitalize="words"
      autoComplete="off"
      autoCorrect={false}
      selectTextOnFocus
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
  );
}

const styles = StyleSheet.create({
  input: {
    flex: 1,
    minHeight: target,
    minWidth: 100,
    borderWidth: 1,
    borderRadius: radius,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    fontFamily: font.text,
    fontSize: size.body,
  },
});
