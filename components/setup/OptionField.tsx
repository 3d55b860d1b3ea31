import { StyleSheet, View } from 'react-native';

import { Chip } from '@/components/ui/Chip';
import { Text } from '@/components/ui/Text';
import { Toggle } from '@/components/ui/Toggle';
import { space } from '@/components/ui/theme';
import { ruleText } from '@/components/words/refusals';
import { useWords } from '@/components/words/useWords';
import { optionOf, settledOption, type OptionDef } from '@/engine/titles/1830/options';

import { chooseOption, type Draft } from './draft';

interface Props {
  option: OptionDef;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** One option with what it does and where the rules say so. */
export function OptionField({ option, draft, onChange }: Props) {
  const words = useWords();
  const said = words.options[option.id];
  const rule = ruleText(option.rule, words);
  const sentence = said?.sentence ?? '';
  const cited = rule === '' ? sentence : `${sentence.replace(/\.$/, '')} (${rule}).`;
  const settled = settledOption(draft.options, option.id);
  const value = settled ?? optionOf(draft.options, option.id);
  const preset = words.options['preset']?.choices[String(optionOf(draft.options, 'preset'))]?.name ?? '';
  const whyNot = settled === null ? '' : words.newGame.settled(preset);
  const name = said?.name ?? option.id;
  if (option.choices.every((choice) => typeof choice === 'boolean')) {
    return (
      <Toggle
        label={name}
        detail={cited}
        on={value === true}
        disabled={settled !== null}
        reason={`${cited} ${whyNot}`}
        onChange={(on) => onChange(chooseOption(draft, option.id, on))}
      />
    );
  }
  const chosen = said?.choices[String(value)];
  return (
    <View style={styles.field} role="group" accessibilityLabel={name}>
      <Text>{name}</Text>
      <Text size="small" tone="muted">
        {cited}
      </Text>
      {option.choices.length > 1 ? (
        <View style={styles.choices}>
          {option.choices.map((choice) => (
            <Chip
              key={String(choice)}
              label={said?.choices[String(choice)]?.name ?? String(choice)}
              selected={choice === value}
              disabled={settled !== null && choice !== value}
              reason={whyNot}
              onPress={() => onChange(chooseOption(draft, option.id, choice))}
            />
          ))}
        </View>
      ) : (
        <Text size="small">{chosen?.name}</Text>
      )}
      <Text size="small" tone="muted" accessibilityLiveRegion="polite">
        {[chosen?.sentence, whyNot].filter(Boolean).join(' ')}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.xs, paddingVertical: space.xs },
  choices: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingVertical: space.xs },
});
