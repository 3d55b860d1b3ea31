// How an action panel lies on the screen. The shell decides, by a context: a sheet on a phone, a column beside the
// board. Every panel renders exactly one frame, so that its buttons stay in reach while the rest scrolls.
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { space, useTheme } from '@/components/ui/theme';

export interface PanelFrameProps {
  /** What is decided and by whom; in sight also when the panel is one line. */
  header: ReactNode;
  children: ReactNode;
  /** The buttons, below what scrolls; the primary one at the right. */
  footer: ReactNode;
}

/** A column: the header on top, the buttons at the bottom. */
export function ColumnFrame({ header, children, footer }: PanelFrameProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.column, { backgroundColor: colours.surface }]} testID="panel">
      <View style={styles.header}>{header}</View>
      <ScrollView
        style={styles.body}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        {children}
      </ScrollView>
      <View style={[styles.footer, { borderColor: colours.line }]}>{footer}</View>
    </View>
  );
}

export const PanelFrameContext = createContext<ComponentType<PanelFrameProps>>(ColumnFrame);

export function PanelFrame(props: PanelFrameProps) {
  return createElement(useContext(PanelFrameContext), props);
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  header: { paddingHorizontal: space.l, paddingTop: space.m, paddingBottom: space.s },
  body: { flex: 1 },
  content: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.m },
  footer: { padding: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
