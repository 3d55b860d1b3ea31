import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';
import { IntoSight } from '@/components/ui/ScrollBody';
import { spokenLines } from '@/components/ui/spoken';
import { Text } from '@/components/ui/Text';
import { radius, space, target, useTheme } from '@/components/ui/theme';

interface Props {
  /** Spoken: what the title says, perhaps with a verb. */
  label: string;
  mark?: ReactNode;
  title: string;
  details?: readonly string[];
  /** At the right: a price. */
  figure?: string;
  selected?: boolean;
  /** Why it cannot be chosen: it stays visible, dimmed. */
  reason?: string;
  onPress: () => void;
  testID?: string;
}

/** One of several things to choose from; a whole line answers. */
export function ChoiceRow(props: Props) {
  const { label, mark, title, details = [], figure, selected = false, reason = '', onPress, testID } = props;
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const disabled = reason !== '';
  // All that is read of the line is heard of it: where there is a label it stands in place of what is inside.
  const heard = [figure, ...details].flatMap((words) =>
    words && !label.includes(words) ? [words.replace(/\.$/, '')] : [],
  );
  return (
    <IntoSight when={selected}>
      <Pressable
        {...focus}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={spokenLines([
          disabled ? `${[label, ...heard].join(', ')}. ${reason}` : label,
          ...(disabled ? [] : heard),
        ])}
        accessibilityState={{ selected, disabled }}
        aria-pressed={selected}
        aria-disabled={disabled}
        disabled={disabled}
        onPress={onPress}
        testID={testID}
        style={[
          styles.row,
          {
            backgroundColor: selected ? colours.raised : 'transparent',
            borderColor: selected ? colours.accent : colours.line,
            borderWidth: selected ? 2 : 1,
            padding: selected ? space.s - 1 : space.s,
          },
          ring,
        ]}
      >
        <View style={disabled ? styles.dim : null}>{mark}</View>
        <View style={styles.words}>
          <View style={[styles.head, disabled ? styles.dim : null]}>
            <Text kind="strong" style={styles.title}>
              {title}
            </Text>
            {figure ? (
              <Text kind="figures" align="right">
                {figure}
              </Text>
            ) : null}
          </View>
          {details.filter(Boolean).map((detail) => (
            <Text key={detail} size="small" tone="muted" style={disabled ? styles.dim : null}>
              {detail}
            </Text>
          ))}
          {disabled ? (
            <Text size="small" tone="muted">
              {reason}
            </Text>
          ) : null}
        </View>
      </Pressable>
    </IntoSight>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderRadius: radius,
  },
  words: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.s },
  title: { flex: 1 },
  dim: { opacity: 0.55 },
});
