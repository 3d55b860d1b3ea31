import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the system asks for no motion. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let here = true;
    void AccessibilityInfo.isReduceMotionEnabled().then((on) => {
      if (here) setReduced(on);
    });
    const listener = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => {
      here = false;
      listener.remove();
    };
  }, []);
  return reduced;
}
