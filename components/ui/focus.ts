import { useCallback, useState } from 'react';
import { Platform } from 'react-native';

import { useTheme } from './theme';

/** A visible ring for whoever moves by keyboard. */
export function useFocusRing() {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  const onFocus = useCallback(() => setFocused(true), []);
  const onBlur = useCallback(() => setFocused(false), []);
  const ring =
    Platform.OS === 'web' && focused
      ? ({ outlineColor: colours.focus, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: 2 } as const)
      : null;
  return { onFocus, onBlur, ring };
}
