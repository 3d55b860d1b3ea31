import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { IconButton } from './IconButton';
import { ScrollBody } from './ScrollBody';
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
  /** The height of one line, as the head was measured. */
  line: number;
  onLine: (points: number) => void;
  /** Normal is as high as what it shows, up to a limit; otherwise what it does not show at once is scrolled. */
  tall?: boolean;
  /** Always in sight, also when the panel is one line. */
  header: ReactNode;
  /** Between the head and what scrolls. */
  pinned?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom, below what scrolls: the buttons. */
  footer?: ReactNode;
  words: SheetWords;
}

/** Beside the board at least so much of the choice is in sight, also above two rows of buttons in large letters. */
const CHOICE = 148;

/** Its line above the head. */
const EDGE = 1;

/** The action panel at the bottom of a phone: one line, normal, full. */
export function Sheet(props: Props) {
  const { height, onHeight, available, line, onLine, words, tall = false } = props;
  const { header, pinned, children, footer } = props;
  const { colours } = useTheme();
  const reduced = useReducedMotion();
  const [body, setBody] = useState(0);
  const [pin, setPin] = useState(0);
  const [foot, setFoot] = useState(0);
  const shown = tall ? body : Math.min(body, CHOICE);
  const wanted = line + (pinned ? pin : 0) + shown + foot;
  const rest = sheetPoints(height, available, line, wanted);
  const points = useSharedValue(rest);
  const start = useSharedValue(0);

  useEffect(() => {
    points.set(reduced ? rest : withTiming(rest, { duration: motion.calm }));
  }, [rest, reduced, points]);

  const drag = useMemo(() => {
    const settle = (at: number, velocity: number) => {
      const to = settledHeight(height, at, velocity, available, line, wanted);
      if (to !== height) onHeight(to);
      else points.set(reduced ? rest : withTiming(rest, { duration: motion.quick }));
    };
    return Gesture.Pan()
      .onStart(() => {
        start.set(points.get());
      })
      .onUpdate((e) => {
        points.set(Math.max(line, Math.min(available, start.get() - e.translationY)));
      })
      .onEnd((e) => scheduleOnRN(settle, points.get(), e.velocityY));
  }, [height, available, line, wanted, rest, reduced, onHeight, points, start]);

  // Larger text makes the head higher than a line has room for.
  const onHead = ({ nativeEvent }: LayoutChangeEvent) =>
    onLine(Math.max(SHEET_LINE, Math.ceil(nativeEvent.layout.height) + EDGE));

  const style = useAnimatedStyle(() => ({ height: points.get() }), [points]);
  return (
    <Animated.View
      role="region"
      accessibilityLabel={words.panel}
      testID="sheet"
      style={[styles.sheet, { backgroundColor: colours.surface, borderColor: colours.line }, style]}
    >
      <GestureDetector gesture={drag}>
        <View style={styles.head} onLayout={onHead} testID="sheet-head">
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
          {pinned ? (
            <View style={styles.pinned} onLayout={({ nativeEvent }) => setPin(nativeEvent.layout.height)}>
              {pinned}
            </View>
          ) : null}
          <ScrollBody onContent={setBody}>{children}</ScrollBody>
          {footer ? (
            <View
              style={[styles.footer, { borderColor: colours.line }]}
              onLayout={({ nativeEvent }) => setFoot(nativeEvent.layout.height)}
            >
              {footer}
            </View>
          ) : null}
        </>
      )}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    borderTopWidth: EDGE,
    borderTopLeftRadius: radius,
    borderTopRightRadius: radius,
    overflow: 'hidden',
  },
  head: {
    minHeight: SHEET_LINE - EDGE,
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
  // A head of two lines keeps off the grip and off what follows.
  header: { flex: 1, paddingVertical: space.xs },
  pinned: { paddingHorizontal: space.l, paddingBottom: space.s },
  footer: { padding: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
