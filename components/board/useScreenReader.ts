import { useEffect, useState } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Whether things must be reachable without touching the picture: always in a browser (keyboard). */
export function useScreenReader(): boolean {
  const [on, setOn] = useState(Platform.OS === 'web');
  useEffect(() => {
    if (Platform.OS === 'web') return;
    let here = true;
    void AccessibilityInfo.isScreenReaderEnabled().then((enabled) => {
      if (here) setOn(enabled);
    });
    const listener = AccessibilityInfo.addEventListener('screenReaderChanged', setOn);
    return () => {
      here = false;
      listener.remove();
    };
  }, []);
  return on;
}
