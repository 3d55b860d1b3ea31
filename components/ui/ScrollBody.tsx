// What scrolls in a panel, and a way for something inside to come into sight when it appears.
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { inSight } from './inSight';
import { space } from './theme';
import { useReducedMotion } from './useReducedMotion';

interface Sight {
  readonly reveal: (view: View, first: boolean) => void;
  readonly forget: (view: View) => void;
}

const SightContext = createContext<Sight>({ reveal: () => {}, forget: () => {} });

interface BodyProps {
  children: ReactNode;
  /** How high all of it is. */
  onContent?: (points: number) => void;
}

/** The middle of a panel, between its head and its buttons. */
export function ScrollBody({ children, onContent }: BodyProps) {
  const scroll = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const shown = useRef({ top: 0, height: 0 });
  const reduced = useReducedMotion();
  const last = useRef<{ readonly view: View; readonly first: boolean } | null>(null);
  const sight = useMemo(() => {
    const reveal = (view: View, first: boolean) => {
      last.current = { view, first };
      // Before the first layout nobody knows what is seen; with it this is asked again.
      if (!content.current || shown.current.height === 0) return;
      view.measureLayout(content.current, (_left, top, _width, height) => {
        const y = inSight({ top, height }, shown.current, first);
        if (y !== shown.current.top) scroll.current?.scrollTo({ y, animated: !reduced });
      });
    };
    const forget = (view: View) => {
      if (last.current?.view === view) last.current = null;
    };
    return { reveal, forget };
  }, [reduced]);
  return (
    <SightContext.Provider value={sight}>
      <ScrollView
        ref={scroll}
        style={styles.body}
        keyboardShouldPersistTaps="handled"
        tabIndex={0}
        testID="body"
        scrollEventThrottle={32}
        onScroll={({ nativeEvent }) => {
          shown.current.top = nativeEvent.contentOffset.y;
        }}
        onLayout={({ nativeEvent }) => {
          shown.current.height = nativeEvent.layout.height;
          // What follows from a choice has come in below and taken the room the choice stood in.
          if (last.current) sight.reveal(last.current.view, last.current.first);
        }}
      >
        <View
          ref={content}
          collapsable={false}
          style={styles.content}
          onLayout={onContent && (({ nativeEvent }) => onContent(nativeEvent.layout.height))}
        >
          {children}
        </View>
      </ScrollView>
    </SightContext.Provider>
  );
}

interface Props {
  children: ReactNode;
  /** It is what has just been chosen; without it, it is looked for because it has appeared. */
  when?: boolean;
  /** Where it has to be scrolled to, it comes to the top: it is a whole of its own. */
  first?: boolean;
}

/** What was chosen from the start is not looked for: a panel opens at its top. */
function useLookedFor(when: boolean | undefined): boolean {
  const [fromStart, setFromStart] = useState(when === true);
  if (fromStart && when === false) setFromStart(false);
  return when === undefined || (when && !fromStart);
}

/** Comes into sight when it appears or is chosen, and again when it grows or the room for it shrinks. */
export function IntoSight({ children, when, first = false }: Props) {
  const { reveal, forget } = useContext(SightContext);
  const view = useRef<View>(null);
  const looked = useLookedFor(when);
  useEffect(() => {
    const here = view.current;
    if (!looked || !here) return;
    reveal(here, first);
    return () => forget(here);
  }, [looked, first, reveal, forget]);
  return (
    <View
      ref={view}
      collapsable={false}
      onLayout={() => {
        if (looked && view.current) reveal(view.current, first);
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
