import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { Text } from '@/components/ui/Text';
import { space, useTheme } from '@/components/ui/theme';
import type { RailAction } from '@/engine/rail/actions';

import { consequenceLines, type Line } from '../consequenceLines';
import { consequencesOf, type Consequences } from '../models/consequences';
import { usePanelWords } from '../usePanelWords';

/** What follows, line by line, before anything is done. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  const { colours } = useTheme();
  const { p } = usePanelWords();
  if (lines.length === 0) return null;
  return (
    <View
      role="list"
      accessibilityLabel={p.consequences}
      testID="consequences"
      style={[styles.list, { borderColor: colours.line }]}
    >
      {lines.map(({ text, tone }) => (
        <View key={text} role="listitem">
          <Text size="small" tone={tone}>
            {text}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** The consequences of an action that is not taken yet. */
export function ConsequencesOf({ action }: { action: RailAction }) {
  const { game, state } = useGame();
  return <ConsequenceList consequences={consequencesOf(game, state, action)} />;
}

export function ConsequenceList({ consequences }: { consequences: Consequences }) {
  const { rules } = useGame();
  const speech = usePanelWords();
  return <Lines lines={consequenceLines(consequences, speech, rules.corpIds)} />;
}

const styles = StyleSheet.create({
  list: { borderLeftWidth: 3, paddingLeft: space.m, gap: 2 },
});
