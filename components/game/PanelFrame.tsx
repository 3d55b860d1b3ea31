// How an action panel lies on the screen. The shell decides, by a context: a sheet on a phone, a column beside the
// board. Every panel renders exactly one frame, so that its buttons stay in reach while the rest scrolls.
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { ScrollBody } from '@/components/ui/ScrollBody';
import { space, useTheme } from '@/components/ui/theme';

export interface PanelFrameProps {
  /** What is decided and by whom; in sight also when the panel is one line. */
  header: ReactNode;
  children: ReactNode;
  /** The buttons, below what scrolls; the primary one at the right. */
  footer: ReactNode;
  /** Decided or waited for by looking at the board, of which as much as possible stays in sight. */
  onBoard?: boolean;
}

/** A column: the header on top, the buttons at the bottom. */
export function ColumnFrame({ header, children, footer }: PanelFrameProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.column, { backgroundColor: colours.surface }]} testID="panel">
      <View style={styles.header}>{header}</View>
      <ScrollBody>{children}</ScrollBody>
      <View style={[styles.footer, { borderColor: colours.line }]}>{footer}</View>
    </View>
  );
}

export const PanelFrameContext = createContext<ComponentType<PanelFrameProps>>(ColumnFrame);

/** A frame that has hardly any height to give: what follows is read by scrolling, a line or two at a time. */
export const LowFrameContext = createContext(false);

export function PanelFrame(props: PanelFrameProps) {
  return createElement(useContext(PanelFrameContext), props);
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  header: { paddingHorizontal: space.l, paddingTop: space.m, paddingBottom: space.s },
  footer: { padding: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
