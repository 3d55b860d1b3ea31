import { StyleSheet, View } from 'react-native';

import { ScrollBody } from '@/components/ui/ScrollBody';
import { space, useTheme } from '@/components/ui/theme';

import type { PanelFrameProps } from '../PanelFrame';

/** The frame of panels on a phone on its side: it is so low that the head scrolls with what it heads. */
export function DrawerFrame({ header, pinned, children, footer }: PanelFrameProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.drawer, { backgroundColor: colours.surface }]} testID="panel">
      <ScrollBody>
        <View style={styles.header}>{header}</View>
        {pinned}
        {children}
      </ScrollBody>
      <View style={[styles.footer, { borderColor: colours.line }]}>{footer}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  drawer: { flex: 1 },
  header: { paddingTop: space.s },
  footer: { paddingHorizontal: space.s, paddingVertical: space.xs, borderTopWidth: StyleSheet.hairlineWidth },
});
