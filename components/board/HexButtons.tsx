import { memo } from 'react';
import { Platform, Pressable, StyleSheet } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';

import { hexCentre, SIDE, WIDTH, type Bounds } from './geometry';

interface Props {
  /** What each hex is called. */
  buttons: ReadonlyMap<string, string>;
  bounds: Bounds;
  onPress: (hex: string) => void;
  onFocus: (x: number, y: number) => void;
}

/** Hexes for keyboards and screen readers. Fingers and mice go through to the board, which hits exactly. */
export const HexButtons = memo(function HexButtons({ buttons, ...rest }: Props) {
  return [...buttons].map(([hex, label]) => <HexButton key={hex} hex={hex} label={label} {...rest} />);
});

interface ButtonProps extends Omit<Props, 'buttons'> {
  hex: string;
  label: string;
}

function HexButton({ hex, label, bounds, onPress, onFocus }: ButtonProps) {
  const { ring, onFocus: showRing, onBlur } = useFocusRing();
  const centre = hexCentre(hex);
  const [x, y] = [centre.x - bounds.x, centre.y - bounds.y];
  return (
    <Pressable
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={`hex-button-${hex}`}
      onPress={() => onPress(hex)}
      onFocus={(e) => {
        showRing(e);
        onFocus(x, y);
      }}
      onBlur={onBlur}
      style={[styles.button, { left: x - WIDTH / 2 + 4, top: y - SIDE / 2 }, ring, ring ? styles.ring : null]}
    />
  );
}

const styles = StyleSheet.create({
  button: {
    position: 'absolute',
    width: WIDTH - 8,
    height: SIDE,
    borderRadius: 8,
    pointerEvents: Platform.OS === 'web' ? 'none' : 'auto',
  },
  // Of the board's size: with all of it on a small screen it is still seen.
  ring: { outlineWidth: 6 },
});
