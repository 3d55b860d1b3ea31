import { useId } from 'react';
import { StyleSheet, View, type TextInputProps } from 'react-native';

import { Input } from './Input';
import { Text } from './Text';
import { space } from './theme';

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
  const id = useId();
  return (
    <View style={styles.field}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Input
        {...rest}
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        hint={hint}
        describer={id}
      />
      {error ? (
        <Text id={id} size="small" tone="danger" accessibilityLiveRegion="polite">
          {error}
        </Text>
      ) : hint ? (
        <Text id={id} size="small" tone="muted">
          {hint}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
});
