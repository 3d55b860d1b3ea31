import { useCallback, useMemo, useRef } from 'react';
import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { table, useTheme } from '@/components/ui/theme';
import { faceOf } from '@/engine/rail/board';

import { boundsOf, hexCentre, hexUnder, point } from './geometry';
import { toBoard, type Insets } from './gesture/camera';
import { tapMeaning, type Tap } from './gesture/taps';
import type { BoardCamera } from './gesture/useBoardCamera';
import { useHand, type ZoomBy } from './gesture/useHand';
import { HexButtons } from './HexButtons';
import { MapBoard, type MapBoardProps } from './MapBoard';
import { stopUnder } from './stops';
import { useScreenReader } from './useScreenReader';
import { ZoomButtons, type ZoomWords } from './ZoomButtons';

interface Props extends MapBoardProps {
  /** From useBoardCamera() in the screen: the zoom survives a change of tabs. */
  camera: BoardCamera;
  /** Any hex of the map, lit or not, and which of its stops is meant; null: the only one, or none clearly. */
  onHexPress?: (hex: string, stop: number | null) => void;
  /** Hexes that can be pressed without touching the picture, by what they are called as buttons. */
  buttons?: ReadonlyMap<string, string>;
  /** Room that panels cover; the fit leaves it free. */
  insets?: Insets;
  /** Names of the zoom buttons; without them there are none. */
  zoomWords?: ZoomWords;
}

const DOUBLE_TAP_ZOOM = 1.8;

/** The board under fingers, mouse, wheel and keyboard. Knows no rules: legal hexes in, presses out. */
export function BoardView({ camera, onHexPress, buttons, insets, zoomWords, ...board }: Props) {
  const { map, board: laid, lit } = board;
  const { dark } = useTheme();
  const frame = useRef<View>(null);
  const layer = useRef<View>(null);
  const touched = useRef<View>(null);
  const previous = useRef<Tap | null>(null);
  const byKeyboard = useScreenReader();
  const bounds = useMemo(() => boundsOf(Object.keys(map.hexes)), [map]);

  const onTap = useCallback(
    (x: number, y: number, zoomBy: ZoomBy) => {
      const at = toBoard(camera.hand.get().camera, x, y);
      const [px, py] = [at.x + bounds.x, at.y + bounds.y];
      const hex = hexUnder({ x: px, y: py }, (id) => id in map.hexes);
      const tap: Tap = { x, y, time: Date.now(), answered: hex !== null && (lit?.has(hex) ?? false) };
      const meaning = tapMeaning(previous.current, tap);
      previous.current = meaning === 'zoom' ? null : tap;
      if (meaning === 'zoom') zoomBy(DOUBLE_TAP_ZOOM, x, y);
      else if (hex !== null) {
        const centre = hexCentre(hex);
        onHexPress?.(hex, stopUnder(faceOf(map, laid, hex), point(px - centre.x, py - centre.y)));
      }
    },
    [camera, bounds, map, laid, lit, onHexPress],
  );
  const onButton = useCallback((hex: string) => onHexPress?.(hex, null), [onHexPress]);

  const hand = useHand({ camera, board: bounds, insets, frame, layer, touched, onTap });
  const { resize, zoomBy } = hand;

  const onLayout = useCallback(
    ({ nativeEvent: { layout } }: LayoutChangeEvent) => {
      // A board on a hidden tab has no size; it comes back as it was.
      if (layout.width > 0) resize({ width: layout.width, height: layout.height });
    },
    [resize],
  );

  const moving = useAnimatedStyle(() => {
    const { x, y, scale } = camera.hand.get().camera;
    return { transform: [{ translateX: x }, { translateY: y }, { scale }] };
  }, [camera]);

  return (
    <View
      ref={frame}
      onLayout={onLayout}
      testID="board"
      style={[styles.frame, { backgroundColor: dark ? table.dark : table.light }]}
    >
      <GestureDetector gesture={hand.gesture}>
        <View ref={touched} collapsable={false} style={StyleSheet.absoluteFill}>
          <Animated.View
            ref={layer}
            style={[styles.layer, { width: bounds.width, height: bounds.height }, moving]}
          >
            <MapBoard {...board} />
            {byKeyboard && onHexPress && buttons ? (
              <HexButtons buttons={buttons} bounds={bounds} onPress={onButton} onFocus={hand.reveal} />
            ) : null}
          </Animated.View>
        </View>
      </GestureDetector>
      {zoomWords ? <ZoomButtons words={zoomWords} zoomBy={zoomBy} fit={hand.fit} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { flex: 1, overflow: 'hidden' },
  layer: { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' },
});
