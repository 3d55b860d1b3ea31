import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { CorpToken } from '@/components/ui/CorpToken';
import { Text } from '@/components/ui/Text';
import { useTheme } from '@/components/ui/theme';

/** A company's token beside its name. */
export function CorpMark({ corp, size = 32 }: { corp: string; size?: number }) {
  const skin = useGame().skin.corps[corp];
  return skin ? <CorpToken skin={skin} size={size} labelled={false} /> : null;
}

/** A private company's letters. */
export function PrivateMark({ id }: { id: string }) {
  const { colours } = useTheme();
  const skin = useGame().skin.privates[id];
  return (
    <View style={[styles.letters, { borderColor: colours.muted }]} aria-hidden>
      <Text size="small" kind="heading" role={undefined} tone="muted">
        {skin?.letters ?? id}
      </Text>
    </View>
  );
}

/** A train's type. */
export function TrainMark({ type }: { type: string }) {
  const { colours } = useTheme();
  return (
    <View style={[styles.letters, { borderColor: colours.ink }]} aria-hidden>
      <Text size="body" kind="heading" role={undefined}>
        {type}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  letters: {
    borderWidth: 1,
    borderRadius: 4,
    minWidth: 40,
    minHeight: 28,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
