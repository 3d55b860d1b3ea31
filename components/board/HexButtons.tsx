import { memo } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';

import { hexCentre, SIDE, WIDTH, type Bounds } from './geometry';

interface Props {
  /** What each hex is called. */
  buttons: ReadonlyMap<string, string>;
  bounds: Bounds;
  onPress: (hex: string) => void;
  onFocus: (x: number, y: number) => void;
}

/** Hexes for keyboards and screen readers. Fingers and mice go through to the board, which hits exactly. */
export const HexButtons = memo(function HexButtons({ buttons, bounds, onPress, onFocus }: Props) {
  return [...buttons].map(([hex, label]) => {
    const centre = hexCentre(hex);
    const [x, y] = [centre.x - bounds.x, centre.y - bounds.y];
    return (
      <Pressable
        key={hex}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={label}
        testID={`hex-button-${hex}`}
        onPress={() => onPress(hex)}
        onFocus={() => onFocus(x, y)}
        style={[styles.button, { left: x - WIDTH / 2 + 4, top: y - SIDE / 2 }]}
      />
    );
  });
});

const styles = StyleSheet.create({
  button: {
    position: 'absolute',
    width: WIDTH - 8,
    height: SIDE,
    borderRadius: 8,
    pointerEvents: Platform.OS === 'web' ? 'none' : 'auto',
  },
});
