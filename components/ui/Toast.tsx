import { useEffect, useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from './focus';
import { Text } from './Text';
import { radius, space, target, useTheme } from './theme';

interface Way {
  readonly label: string;
  readonly onPress: () => void;
}

interface Props {
  /** Null: nothing to say. */
  message: string | null;
  onGone: () => void;
  action?: Way;
  /** Says that it has been read, before its time is over. */
  dismiss?: Way;
  /** Milliseconds; long enough to reach the button. Null: only a button ends it. */
  duration?: number | null;
  /** Takes room of its own: one that stays long must not cover anything. */
  inFlow?: boolean;
}

/** A sentence that goes by itself, with at most one way back. */
export function Toast({ message, ...rest }: Props) {
  // A new sentence has a time of its own.
  return message === null ? null : <Shown key={message} message={message} {...rest} />;
}

function Shown({
  message,
  onGone,
  action,
  dismiss,
  duration = 6000,
  inFlow = false,
}: Props & { message: string }) {
  const { colours } = useTheme();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = pointed || focused;
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    // Nothing goes from under a pointer or the keyboard.
    if (duration === null || attended) return;
    const timer = setTimeout(() => gone.current(), duration);
    return () => clearTimeout(timer);
  }, [duration, attended]);
  const toast = (
    <View
      role="status"
      testID="toast"
      accessibilityLiveRegion="polite"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.toast, inFlow ? styles.inFlow : styles.over, { backgroundColor: colours.ink }]}
    >
      <Text size="small" style={[styles.words, { color: colours.page }]}>
        {message}
      </Text>
      {[action, dismiss].map((way) => (way ? <WayButton key={way.label} {...way} /> : null))}
    </View>
  );
  return inFlow ? <View style={styles.place}>{toast}</View> : toast;
}

function WayButton({ label, onPress }: Way) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={[styles.action, ring]}
    >
      <Text size="small" kind="strong" style={[styles.underlined, { color: colours.page }]}>
        {label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: space.l, right: space.l, bottom: space.l },
  place: { paddingHorizontal: space.l, paddingVertical: space.s },
  // Two buttons stand below a sentence they leave no room beside.
  inFlow: { width: '100%', flexWrap: 'wrap', justifyContent: 'flex-end' },
  toast: {
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
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160, paddingVertical: space.s },
  action: { minHeight: target, minWidth: target, paddingHorizontal: space.m, justifyContent: 'center' },
  underlined: { textDecorationLine: 'underline' },
});
