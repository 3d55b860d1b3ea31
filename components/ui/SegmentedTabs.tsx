import { useRef, type Ref } from 'react';
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

/** Where a key leads among so many tabs. */
function next(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

interface Key {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  preventDefault(): void;
}

/** One stop of the Tab key; the arrows lead from tab to tab, as the pattern for tabs has it (WAI-ARIA APG). */
export function SegmentedTabs<T extends string>({
  tabs,
  selected,
  onSelect,
  label,
  kind = 'segments',
}: Props<T>) {
  const { colours } = useTheme();
  const buttons = useRef<(View | null)[]>([]);
  const chosen = Math.max(
    0,
    tabs.findIndex(({ id }) => id === selected),
  );
  const onKeyDown = (e: Key) => {
    // With Alt the arrows are the browser's way back.
    const to = e.altKey || e.ctrlKey || e.metaKey ? null : next(e.key, chosen, tabs.length);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || !tab) return;
    e.preventDefault();
    onSelect(tab.id);
    buttons.current[to]?.focus();
  };
  // Only browsers know it; React Native's types do not.
  const keys = { onKeyDown };
  return (
    <View
      {...keys}
      role="tablist"
      accessibilityRole="tablist"
      accessibilityLabel={label}
      style={[styles.list, { backgroundColor: colours.surface, borderColor: colours.line }]}
    >
      {tabs.map((tab, i) => (
        <TabButton
          key={tab.id}
          ref={(button) => {
            buttons.current[i] = button;
          }}
          tab={tab}
          on={tab.id === selected}
          stop={i === chosen}
          bar={kind === 'bar'}
          onPress={() => onSelect(tab.id)}
        />
      ))}
    </View>
  );
}

interface TabProps {
  ref: Ref<View>;
  tab: Tab<string>;
  on: boolean;
  /** The Tab key stops here. */
  stop: boolean;
  bar: boolean;
  onPress: () => void;
}

function TabButton({ ref, tab, on, stop, bar, onPress }: TabProps) {
  const { colours } = useTheme();
  const { ring, ...focus } = useFocusRing();
  const name = tab.badge ? `${tab.label} (${tab.badge})` : tab.label;
  return (
    <Pressable
      {...focus}
      ref={ref}
      tabIndex={stop ? 0 : -1}
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
