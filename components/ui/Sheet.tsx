import { useEffect, useMemo, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { IconButton } from './IconButton';
import { nextHeight, settledHeight, sheetPoints, SHEET_LINE, type SheetHeight } from './sheetHeights';
import { motion, radius, space, useTheme } from './theme';
import { useReducedMotion } from './useReducedMotion';

export interface SheetWords {
  readonly panel: string;
  readonly larger: string;
  readonly smaller: string;
}

interface Props {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  /** The height the panel may take from: the screen without strip and tab bar. */
  available: number;
  /** Always in sight, also when the panel is one line. */
  header: ReactNode;
  children: ReactNode;
  /** Stays at the bottom, below what scrolls: the buttons. */
  footer?: ReactNode;
  words: SheetWords;
}

/** The action panel at the bottom of a phone: one line, normal, full. */
export function Sheet({ height, onHeight, available, header, children, footer, words }: Props) {
  const { colours } = useTheme();
  const reduced = useReducedMotion();
  const points = useSharedValue(sheetPoints(height, available));
  const start = useSharedValue(0);

  useEffect(() => {
    const to = sheetPoints(height, available);
    points.set(reduced ? to : withTiming(to, { duration: motion.calm }));
  }, [height, available, reduced, points]);

  const drag = useMemo(() => {
    const settle = (at: number, velocity: number) => {
      const to = settledHeight(height, at, velocity, available);
      if (to !== height) onHeight(to);
      else points.set(withTiming(sheetPoints(height, available), { duration: motion.quick }));
    };
    return Gesture.Pan()
      .onStart(() => {
        start.set(points.get());
      })
      .onUpdate((e) => {
        points.set(Math.max(SHEET_LINE, Math.min(available, start.get() - e.translationY)));
      })
      .onEnd((e) => scheduleOnRN(settle, points.get(), e.velocityY));
  }, [height, available, onHeight, points, start]);

  const style = useAnimatedStyle(() => ({ height: points.get() }), [points]);
  return (
    <Animated.View
      role="region"
      accessibilityLabel={words.panel}
      testID="sheet"
      style={[styles.sheet, { backgroundColor: colours.surface, borderColor: colours.line }, style]}
    >
      <GestureDetector gesture={drag}>
        <View style={styles.head}>
          <View style={[styles.grip, { backgroundColor: colours.muted }]} />
          <View style={styles.header}>{header}</View>
          <IconButton
            icon="down"
            label={words.smaller}
            disabled={height === 'line'}
            onPress={() => onHeight(nextHeight(height, 'down'))}
          />
          <IconButton
            icon="up"
            label={words.larger}
            disabled={height === 'full'}
            onPress={() => onHeight(nextHeight(height, 'up'))}
          />
        </View>
      </GestureDetector>
      {height === 'line' ? null : (
        <>
          <ScrollView
            style={styles.body}
            contentContainerStyle={styles.content}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
          {footer ? <View style={[styles.footer, { borderColor: colours.line }]}>{footer}</View> : null}
        </>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    borderTopWidth: 1,
    borderTopLeftRadius: radius,
    borderTopRightRadius: radius,
    overflow: 'hidden',
  },
  head: {
    minHeight: SHEET_LINE,
    flexDirection: 'row',
    alignItems: 'center',
    paddingLeft: space.l,
    paddingRight: space.xs,
    paddingTop: space.s,
  },
  grip: {
    position: 'absolute',
    top: 6,
    left: '50%',
    marginLeft: -18,
    width: 36,
    height: 4,
    borderRadius: 2,
    opacity: 0.5,
  },
  header: { flex: 1 },
  body: { flex: 1 },
  content: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.m },
  footer: { padding: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
