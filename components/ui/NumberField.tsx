import { useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { useFocusRing } from './focus';
import { IconButton } from './IconButton';
import { inRange, stepped, typedNumber, type NumberRange } from './range';
import { Text } from './Text';
import { font, radius, size, space, target, useTheme } from './theme';

interface Props {
  label: string;
  value: number;
  range: NumberRange;
  onChange: (value: number) => void;
  /** The currency sign before the number. */
  sign?: string;
  words: { readonly less: string; readonly more: string };
  disabled?: boolean;
}

/** − number +, and direct entry; what is typed is brought into the range when the field is left. */
export function NumberField({ label, value, range, onChange, sign = '', words, disabled = false }: Props) {
  const { colours } = useTheme();
  const { ring, onFocus, onBlur } = useFocusRing();
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    onBlur();
    const number = typed === null ? null : typedNumber(typed);
    setTyped(null);
    if (number !== null) onChange(inRange(number, range));
  };
  return (
    <View style={styles.field}>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <View style={styles.row}>
        <IconButton
          icon="minus"
          label={words.less}
          raised
          disabled={disabled || value <= range.min}
          onPress={() => onChange(stepped(value, -1, range))}
        />
        <View style={[styles.box, { borderColor: colours.line, backgroundColor: colours.raised }, ring]}>
          {sign ? (
            <Text kind="figures" size="title" tone="muted">
              {sign}
            </Text>
          ) : null}
          <TextInput
            accessibilityLabel={label}
            accessibilityValue={{ min: range.min, max: range.max, now: value }}
            value={typed ?? String(value)}
            onChangeText={setTyped}
            onFocus={onFocus}
            onBlur={settle}
            onSubmitEditing={settle}
            inputMode="numeric"
            editable={!disabled}
            selectTextOnFocus
            maxLength={6}
            maxFontSizeMultiplier={1.6}
            style={[styles.input, { color: colours.ink }]}
          />
        </View>
        <IconButton
          icon="plus"
          label={words.more}
          raised
          disabled={disabled || value >= range.max}
          onPress={() => onChange(stepped(value, 1, range))}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: target,
    minWidth: 96,
    // A browser's input has a width of its own and would push the button behind it out of a narrow column.
    flexShrink: 1,
    borderWidth: 1,
    borderRadius: radius,
    paddingHorizontal: space.m,
    gap: 2,
  },
  input: {
    flex: 1,
    minHeight: target,
    minWidth: 48,
    paddingVertical: space.s,
    fontFamily: font.figures,
    fontSize: size.title,
    fontVariant: ['tabular-nums'],
    textAlign: 'right',
    outlineWidth: 0,
  },
});
