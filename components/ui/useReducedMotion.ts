import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';
import { useReducedMotion as useReducedMotionAtStart } from 'react-native-reanimated';

/**
 * Whether the system asks for no motion. Known from the first frame on: a dialog in a browser that loses its
 * animation on the way never hears of its end, and would close neither by Escape nor hold the focus.
 */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(useReducedMotionAtStart());
  useEffect(() => {
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => listener.remove();
  }, []);
  return reduced;
}
