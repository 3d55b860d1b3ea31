import { Pressable, StyleSheet, View } from 'react-native';

import { useFocusRing } from './focus';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';
import { space, target, useTheme } from './theme';

export interface Tab<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly icon?: IconName;
  /** A small count beside the words. */
  readonly badge?: number;
}

interface Props<T extends string> {
  tabs: readonly Tab<T>[];
  selected: T;
  onSelect: (id: T) => void;
  /** What the tabs choose between. */
  label: string;
  /** `bar`: icons above words, at the bottom of a phone. */
  kind?: 'segments' | 'bar';
}

export function SegmentedTabs<T extends string>({
  tabs,
  selected,
  onSelect,
  label,
  kind = 'segments',
}: Props<T>) {
  const { colours } = useTheme();
  return (
    <View
      role="tablist"
      accessibilityRole="tablist"
      accessibilityLabel={label}
      style={[styles.list, { backgroundColor: colours.surface, borderColor: colours.line }]}
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab.id}
          tab={tab}
          on={tab.id === selected}
          bar={kind === 'bar'}
          onPress={() => onSelect(tab.id)}
        />
      ))}
    </View>
  );
}

interface TabProps {
  tab: Tab<string>;
  on: boolean;
  bar: boolean;
  onPress: () => void;
}

function TabButton({ tab, on, bar, onPress }: TabProps) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const name = tab.badge ? `${tab.label} (${tab.badge})` : tab.label;
  return (
    <Pressable
      {...focus}
      role="tab"
      accessibilityRole="tab"
      accessibilityLabel={name}
      accessibilityState={{ selected: on }}
      aria-selected={on}
      onPress={onPress}
      testID={`tab-${tab.id}`}
      style={[
        styles.tab,
        bar ? styles.barTab : null,
        { borderColor: on ? colours.accent : 'transparent' },
        ring,
      ]}
    >
      {tab.icon ? (
        <Icon name={tab.icon} size={bar ? 22 : 18} colour={on ? colours.accent : colours.muted} />
      ) : null}
      <Text
        size={bar ? 'tiny' : 'small'}
        kind={on ? 'strong' : 'text'}
        tone={on ? 'accent' : 'muted'}
        numberOfLines={1}
      >
        {name}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  list: {
    flexDirection: 'row',
    borderTopWidth: StyleSheet.hairlineWidth,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  tab: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: target,
    minWidth: target,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: 2,
    paddingVertical: space.s,
    borderBottomWidth: 2,
  },
  barTab: {
    flexDirection: 'column',
    gap: 2,
    borderBottomWidth: 0,
    borderTopWidth: 2,
    paddingVertical: space.xs + 2,
  },
});
