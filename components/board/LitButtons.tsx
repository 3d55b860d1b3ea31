import { memo } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';

import { hexCentre, SIDE, WIDTH, type Bounds } from './geometry';

interface Props {
  hexes: readonly string[];
  bounds: Bounds;
  label: (hex: string) => string;
  onPress: (hex: string) => void;
  onFocus: (x: number, y: number) => void;
}

/** Lit hexes for keyboards and screen readers. Fingers and mice go through to the board, which hits exactly. */
export const LitButtons = memo(function LitButtons({ hexes, bounds, label, onPress, onFocus }: Props) {
  return hexes.map((hex) => {
    const centre = hexCentre(hex);
    const [x, y] = [centre.x - bounds.x, centre.y - bounds.y];
    return (
      <Pressable
        key={hex}
        role="button"
        accessibilityRole="button"
        accessibilityLabel={label(hex)}
        testID={`lit-${hex}`}
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
