import { useId, useState } from 'react';
import { StyleSheet, TextInput, View } from 'react-native';

import { describedBy } from './described';
import { useFocusRing } from './focus';
import { IconButton } from './IconButton';
import { stepped, typedNumber, type NumberRange } from './range';
import { Text } from './Text';
import { font, radius, size, space, target, useTheme } from './theme';

interface Props {
  label: string;
  /** The number in force, also one out of the range: whoever acts on it says what is wrong with it. */
  value: number;
  /** What is in force where nothing is written. */
  suggestion: number;
  range: NumberRange;
  /** Hears every keystroke, so that a button that names the number never names another one. */
  onChange: (value: number) => void;
  /** What is wrong with the number. */
  error?: string;
  /** The currency sign before the number. */
  sign?: string;
  words: {
    readonly less: string;
    readonly more: string;
    /** Where a fraction was written. */
    readonly whole: (amount: string) => string;
  };
  disabled?: boolean;
}

/** − number +, and direct entry: the buttons keep to the range, what is typed stays as it is typed. */
export function NumberField(props: Props) {
  const { label, value, suggestion, range, onChange, error = '', sign = '', words, disabled = false } = props;
  const { colours } = useTheme();
  const id = useId();
  const { ring, onFocus, onBlur } = useFocusRing();
  // What is written where it is not simply the number: nothing at all, or a fraction, which must not run on into
  // the whole ("12.5" is not 125).
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    const number = typedNumber(text);
    setDraft(number === null ? '' : /[.,]/.test(text) ? text : null);
    onChange(number ?? suggestion);
  };
  const leave = () => {
    onBlur();
    if (draft !== '') setDraft(null);
  };
  const step = (direction: 1 | -1) => {
    setDraft(null);
    onChange(stepped(value, direction, range));
  };
  const fraction = /[.,]\d{0,2}$/.test(draft ?? '');
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
          onPress={() => step(-1)}
        />
        <View
          style={[
            styles.box,
            { borderColor: error ? colours.danger : colours.line, backgroundColor: colours.raised },
            ring,
          ]}
        >
          {sign ? (
            <Text kind="figures" size="title" tone="muted">
              {sign}
            </Text>
          ) : null}
          <TextInput
            onFocus={onFocus}
            onBlur={leave}
            accessibilityLabel={label}
            accessibilityHint={error || undefined}
            {...describedBy(id, error)}
            aria-invalid={error ? true : undefined}
            accessibilityValue={{ min: range.min, max: range.max, now: value }}
            value={draft ?? String(value)}
            placeholder={String(suggestion)}
            placeholderTextColor={colours.muted}
            onChangeText={type}
            inputMode="numeric"
            editable={!disabled}
            selectTextOnFocus
            maxLength={6}
            maxFontSizeMultiplier={1.6}
            testID="amount"
            style={[styles.input, { color: colours.ink }]}
          />
        </View>
        <IconButton
          icon="plus"
          label={words.more}
          raised
          disabled={disabled || value >= range.max}
          onPress={() => step(1)}
        />
      </View>
      {fraction && !error ? (
        <Text size="small" tone="muted" accessibilityLiveRegion="polite">
          {words.whole(`${sign}${value}`)}
        </Text>
      ) : null}
      {error ? (
        <Text id={id} size="small" tone="danger" accessibilityLiveRegion="polite">
          {error}
        </Text>
      ) : null}
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
    // The box around has the ring. A browser's own is of a style that takes no notice of the width.
    outlineStyle: 'solid',
    outlineWidth: 0,
  },
});
