import { StyleSheet } from 'react-native';

import { Input } from '@/components/ui/Input';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | null;
  /** Which words on the screen say it. */
  describer: string;
}

/** A name within a list, where the place in the list is label enough for the eye. */
export function NameField(props: Props) {
  return (
    <Input
      {...props}
      autoCapitalize="words"
      autoComplete="off"
      autoCorrect={false}
      selectTextOnFocus
      style={styles.inLine}
    />
  );
}

const styles = StyleSheet.create({ inLine: { flex: 1, minWidth: 100 } });
