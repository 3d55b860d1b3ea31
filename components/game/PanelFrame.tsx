// How an action panel lies on the screen. The shell decides, by a context: a sheet on a phone, a column beside the
// board. Every panel renders exactly one frame, so that its buttons stay in reach while the rest scrolls.
import { createContext, createElement, useContext, useRef, type ComponentType, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { ScrollBody } from '@/components/ui/ScrollBody';
import { space, useTheme } from '@/components/ui/theme';

export interface PanelFrameProps {
  /** What is decided and by whom; in sight also when the panel is one line. */
  header: ReactNode;
  /** Below the header, in sight whatever is scrolled to. */
  pinned?: ReactNode;
  children: ReactNode;
  /** The buttons, below what scrolls; the primary one at the right. */
  footer: ReactNode;
  /** Decided or waited for by looking at the board, of which as much as possible stays in sight. */
  onBoard?: boolean;
}

/** Hears how high a column would have to be to show all it has at once. */
export const WantedContext = createContext<(points: number) => void>(() => {});

type Part = 'head' | 'body' | 'foot';

/** A column: the header on top, the buttons at the bottom. */
export function ColumnFrame({ header, pinned, children, footer }: PanelFrameProps) {
  const { colours } = useTheme();
  const tell = useContext(WantedContext);
  const parts = useRef(new Map<Part, number>());
  const measured = (part: Part, points: number) => {
    parts.current.set(part, points);
    const [head, body, foot] = [
      parts.current.get('head'),
      parts.current.get('body'),
      parts.current.get('foot'),
    ];
    if (head !== undefined && body !== undefined && foot !== undefined) tell(Math.ceil(head + body + foot));
  };
  return (
    <View style={[styles.column, { backgroundColor: colours.surface }]} testID="panel">
      <View
        style={styles.header}
        onLayout={({ nativeEvent }) => measured('head', nativeEvent.layout.height)}
        testID="panel-head"
      >
        {header}
        {pinned}
      </View>
      <ScrollBody onContent={(points) => measured('body', points)}>{children}</ScrollBody>
      <View
        style={[styles.footer, { borderColor: colours.line }]}
        onLayout={({ nativeEvent }) => measured('foot', nativeEvent.layout.height)}
        testID="panel-foot"
      >
        {footer}
      </View>
    </View>
  );
}

export const PanelFrameContext = createContext<ComponentType<PanelFrameProps>>(ColumnFrame);

/** How many lines of what follows a frame has room for beside the choices and the buttons; the rest is scrolled. */
export const FollowingContext = createContext(10);

/** A sheet over the board has room for no more. */
export const SHEET_FOLLOWING = 6;

export function PanelFrame(props: PanelFrameProps) {
  return createElement(useContext(PanelFrameContext), props);
}

const styles = StyleSheet.create({
  column: { flex: 1 },
  header: { paddingHorizontal: space.l, paddingTop: space.m, paddingBottom: space.s, gap: space.s },
  footer: { padding: space.m, borderTopWidth: StyleSheet.hairlineWidth },
});
