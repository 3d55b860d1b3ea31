import { Pressable, StyleSheet } from 'react-native';

import { useFocusRing } from './focus';
import { PlayerMark } from './PlayerMark';
import { radius, target, useTheme } from './theme';

interface Props {
  colour: number;
  label: string;
  hint?: string;
  /** Where it is one of a choice: whether it is the chosen one. */
  chosen?: boolean;
  onPress: () => void;
}

/** A player's colour, with its shape, to tap. */
export function ColourButton({ colour, label, hint, chosen, onPress }: Props) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityHint={hint}
      accessibilityState={chosen === undefined ? undefined : { selected: chosen }}
      aria-pressed={chosen}
      onPress={onPress}
      style={[
        styles.colour,
        { backgroundColor: colours.raised, borderColor: chosen ? colours.accent : colours.line },
        chosen ? styles.chosen : null,
        ring,
      ]}
    >
      <PlayerMark player={colour} size={22} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  colour: {
    width: target,
    height: target,
    borderRadius: radius,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  chosen: { borderWidth: 3 },
});
