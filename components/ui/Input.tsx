import { StyleSheet, TextInput, type StyleProp, type TextInputProps, type TextStyle } from 'react-native';

import { describedBy } from './described';
import { useFocusRing } from './focus';
import { font, radius, size, space, target, useTheme } from './theme';

interface Props extends Omit<
  TextInputProps,
  'style' | 'onChange' | 'onChangeText' | 'onFocus' | 'onBlur' | 'value'
> {
  /** What a screen reader calls it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with it. */
  error?: string | null;
  hint?: string;
  /** Which words on the screen say one or the other. */
  describer?: string;
  style?: StyleProp<TextStyle>;
}

/** The line to write on, without words around it. */
export function Input({ label, value, onChange, error, hint, describer = '', style, ...rest }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <TextInput
      {...rest}
      {...focus}
      accessibilityLabel={label}
      accessibilityHint={error ?? hint}
      {...describedBy(describer, describer && (error || hint))}
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
        style,
        ring,
      ]}
    />
  );
}

const styles = StyleSheet.create({
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
