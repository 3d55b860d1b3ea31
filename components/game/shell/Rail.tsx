import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/ui/IconButton';
import type { IconName } from '@/components/ui/Icon';
import { space, useTheme } from '@/components/ui/theme';

import type { GameTab } from '../context';

interface Props {
  tabs: readonly { readonly id: GameTab; readonly label: string; readonly icon: IconName }[];
  selected: GameTab;
  onSelect: (tab: GameTab) => void;
  label: string;
  /** Stays at the bottom. */
  children?: ReactNode;
}

/** Tabs from top to bottom, where height is dear. */
export function Rail({ tabs, selected, onSelect, label, children }: Props) {
  const { colours } = useTheme();
  return (
    <View style={[styles.rail, { backgroundColor: colours.surface, borderColor: colours.line }]}>
      <ScrollView role="group" accessibilityLabel={label} contentContainerStyle={styles.tabs}>
        {tabs.map(({ id, label: name, icon }) => (
          <View
            key={id}
            style={[styles.tab, { borderColor: id === selected ? colours.accent : 'transparent' }]}
          >
            <IconButton icon={icon} label={name} onPress={() => onSelect(id)} testID={`tab-${id}`} />
          </View>
        ))}
      </ScrollView>
      <View style={styles.end}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  rail: { borderRightWidth: 1 },
  tabs: { gap: space.xs, padding: space.xs },
  end: { padding: space.xs, alignItems: 'center' },
  tab: { borderLeftWidth: 3, borderRadius: 2 },
});
