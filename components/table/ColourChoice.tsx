import { StyleSheet, View } from 'react-native';

import { ColourButton } from '@/components/ui/ColourButton';
import { Text } from '@/components/ui/Text';
import { players, space } from '@/components/ui/theme';
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
            <ColourButton
              key={shape}
              colour={i}
              label={words.colours[i] ?? shape}
              chosen={i === chosen}
              onPress={() => onChoose(i)}
            />
          ),
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
