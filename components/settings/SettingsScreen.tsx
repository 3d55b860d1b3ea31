import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { Page } from '@/components/ui/Page';
import { Text } from '@/components/ui/Text';
import { Toast } from '@/components/ui/Toast';
import { Toggle } from '@/components/ui/Toggle';
import { space } from '@/components/ui/theme';
import { useStoreView } from '@/components/ui/useStoreView';
import { refusalText } from '@/components/words/refusals';
import { useSay, useWords } from '@/components/words/useWords';
import type { Refusal } from '@/engine/core/refusal';
import { LANGUAGES, THEMES, type PreferencesStore } from '@/store/preferences';

import { SignallingCard } from './SignallingCard';

interface Props {
  preferences: PreferencesStore;
  onBack: () => void;
}

export function SettingsScreen({ preferences, onBack }: Props) {
  const words = useWords();
  const say = useSay();
  const set = words.settings;
  const now = useStoreView(preferences.view);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const change = (some: Parameters<PreferencesStore['change']>[0]) =>
    void preferences.change(some).then(setRefusal);
  return (
    <Page
      title={set.title}
      back={{ label: words.back, onPress: onBack }}
      over={
        <Toast
          message={refusal ? refusalText(refusal, words, say) : null}
          duration={10_000}
          onGone={() => setRefusal(null)}
        />
      }
    >
      <Card>
        <Choice
          label={set.language}
          choices={['system', ...LANGUAGES]}
          names={set.languages}
          chosen={now.language}
          onChoose={(language) => change({ language })}
        />
        <Choice
          label={set.theme}
          choices={THEMES}
          names={set.themes}
          chosen={now.theme}
          onChoose={(theme) => change({ theme })}
        />
      </Card>
      <Card>
        <Text kind="heading" size="title" aria-level={2}>
          {set.board}
        </Text>
        <Toggle
          label={set.coordinates}
          detail={set.coordinatesDetail}
          on={now.coordinates}
          onChange={(coordinates) => change({ coordinates })}
        />
        <Toggle
          label={set.tileNumbers}
          detail={set.tileNumbersDetail}
          on={now.tileNumbers}
          onChange={(tileNumbers) => change({ tileNumbers })}
        />
      </Card>
      <Card>
        <Text kind="heading" size="title" aria-level={2}>
          {set.feedback}
        </Text>
        <Toggle
          label={set.sound}
          detail={set.soundDetail}
          on={now.sound}
          onChange={(sound) => change({ sound })}
        />
        <Toggle
          label={set.haptics}
          detail={set.hapticsDetail}
          on={now.haptics}
          onChange={(haptics) => change({ haptics })}
        />
        <Toggle
          label={words.table.handOver.setting}
          detail={words.table.handOver.detail}
          on={now.handOver}
          onChange={(handOver) => change({ handOver })}
        />
      </Card>
      <SignallingCard signalling={now.signalling} onChange={(signalling) => change({ signalling })} />
    </Page>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  choices: readonly T[];
  names: Readonly<Record<T, string>>;
  chosen: T;
  onChoose: (choice: T) => void;
}

function Choice<T extends string>({ label, choices, names, chosen, onChoose }: ChoiceProps<T>) {
  return (
    <View role="group" accessibilityLabel={label} style={styles.choice}>
      <Text kind="heading" size="title" aria-level={2}>
        {label}
      </Text>
      <View style={styles.chips}>
        {choices.map((choice) => (
          <Chip
            key={choice}
            label={names[choice]}
            selected={choice === chosen}
            onPress={() => onChoose(choice)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  choice: { gap: space.s, paddingBottom: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
