import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from '@/components/ui/focus';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Text } from '@/components/ui/Text';
import { players, radius, space, target, useTheme } from '@/components/ui/theme';
import { useWords } from '@/components/words/useWords';

interface Props {
  chosen: number;
  /** Colours of others. */
  taken: readonly number[];
  onChoose: (colour: number) => void;
}

export function ColourChoice({ chosen, taken, onChoose }: Props) {
  const words = useWords();
  return (
    <View style={styles.field} role="group" accessibilityLabel={words.net.colour}>
      <Text size="small" tone="muted">
        {words.net.colour}
      </Text>
      <View style={styles.chips}>
        {players.map(({ shape }, i) =>
          taken.includes(i) ? null : (
            <Colour
              key={shape}
              player={i}
              label={words.colours[i] ?? shape}
              on={i === chosen}
              onPress={() => onChoose(i)}
            />
          ),
        )}
      </View>
    </View>
  );
}

interface ColourProps {
  player: number;
  label: string;
  on: boolean;
  onPress: () => void;
}

function Colour({ player, label, on, onPress }: ColourProps) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  return (
    <Pressable
      {...focus}
      role="button"
      accessibilityRole="button"
      accessibilityLabel={label}
      accessibilityState={{ selected: on }}
      aria-pressed={on}
      onPress={onPress}
      style={[
        styles.colour,
        { backgroundColor: colours.raised, borderColor: on ? colours.accent : colours.line },
        on ? styles.chosen : null,
        ring,
      ]}
    >
      <PlayerMark player={player} size={22} />
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
  field: { gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
