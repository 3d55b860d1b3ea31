// What scrolls in a panel, and a way for something inside to come into sight when it appears.
import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { inSight } from './inSight';
import { space } from './theme';
import { useReducedMotion } from './useReducedMotion';

const RevealContext = createContext<(view: View) => void>(() => {});

/** The middle of a panel, between its head and its buttons. */
export function ScrollBody({ children }: { children: ReactNode }) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const shown = useRef({ top: 0, height: 0 });
  const reduced = useReducedMotion();
  const reveal = useCallback(
    (view: View) => {
      if (!content.current) return;
      view.measureLayout(content.current, (_left, top, _width, height) => {
        const y = inSight({ top, height }, shown.current);
        if (y !== shown.current.top) scroll.current?.scrollTo({ y, animated: !reduced });
      });
    },
    [reduced],
  );
  return (
    <RevealContext.Provider value={reveal}>
      <ScrollView
        ref={scroll}
        style={styles.body}
        keyboardShouldPersistTaps="handled"
        tabIndex={0}
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => {
          shown.current.top = nativeEvent.contentOffset.y;
        }}
        onLayout={({ nativeEvent }) => {
          shown.current.height = nativeEvent.layout.height;
        }}
      >
        <View ref={content} collapsable={false} style={styles.content}>
          {children}
        </View>
      </ScrollView>
    </RevealContext.Provider>
  );
}

/** Comes into sight when it appears, and again when it grows. */
export function IntoSight({ children }: { children: ReactNode }) {
  const reveal = useContext(RevealContext);
  const view = useRef<View>(null);
  return (
    <View
      ref={view}
      collapsable={false}
      onLayout={() => {
        if (view.current) reveal(view.current);
      }}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  body: { flex: 1 },
  content: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.m },
});
