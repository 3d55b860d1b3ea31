import { useCallback, useState } from 'react';
import { Platform } from 'react-native';

import { useTheme } from './theme';

/** Fingers and mice see what they hit; the browser knows who comes by keyboard. */
const byKeyboard = (target: unknown): boolean =>
  typeof Element === 'undefined' || !(target instanceof Element) || target.matches(':focus-visible');

/** A visible ring for whoever moves by keyboard. */
export function useFocusRing() {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  const onFocus = useCallback((e?: { readonly target: unknown }) => setFocused(byKeyboard(e?.target)), []);
  const onBlur = useCallback(() => setFocused(false), []);
  const ring =
    Platform.OS === 'web' && focused
      ? ({ outlineColor: colours.focus, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 } as const)
      : null;
  return { onFocus, onBlur, ring };
}
