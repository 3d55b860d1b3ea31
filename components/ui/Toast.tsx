import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from './focus';
import { Text } from './Text';
import { radius, space, target, useTheme } from './theme';

interface Props {
  /** Null: nothing to say. */
  message: string | null;
  onGone: () => void;
  action?: { readonly label: string; readonly onPress: () => void };
  /** Milliseconds; long enough to reach the button. */
  duration?: number;
}

/** A sentence that goes by itself, with at most one way back. */
export function Toast({ message, onGone, action, duration = 6000 }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (message === null) return;
    const timer = setTimeout(() => gone.current(), duration);
    return () => clearTimeout(timer);
  }, [message, duration]);
  if (message === null) return null;
  return (
    <View
      role="status"
      accessibilityLiveRegion="polite"
      style={[styles.toast, { backgroundColor: colours.ink }]}
    >
      <Text size="small" style={[styles.words, { color: colours.page }]}>
        {message}
      </Text>
      {action ? (
        <Pressable
          {...focus}
          role="button"
          accessibilityRole="button"
          accessibilityLabel={action.label}
          onPress={action.onPress}
          style={[styles.action, ring]}
        >
          <Text size="small" kind="strong" style={[styles.underlined, { color: colours.page }]}>
            {action.label}
          </Text>
        </Pressable>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  toast: {
    position: 'absolute',
    left: space.l,
    right: space.l,
    bottom: space.l,
    maxWidth: 520,
    minHeight: 48,
    borderRadius: radius,
    paddingLeft: space.l,
    paddingRight: space.s,
    paddingVertical: space.xs,
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'center',
    marginHorizontal: 'auto',
  },
  words: { flex: 1, paddingVertical: space.s },
  action: { minHeight: target, minWidth: target, paddingHorizontal: space.m, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
