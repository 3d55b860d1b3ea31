import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

/**
 * A tap is answered when the finger leaves. The browser's click comes after that and would press whatever has
 * appeared under the finger by then: it would close the very dialog that the tap opened.
 */
export function useTouchAlone(view: RefObject<View | null>): void {
  useEffect(() => {
    const target = view.current;
    if (!(target instanceof HTMLElement)) return;
    const listen = (event: TouchEvent) => {
      if (event.cancelable) event.preventDefault();
      // What the click would have done besides: a keyboard goes when its field is left.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    };
    target.addEventListener('touchend', listen, { passive: false });
    return () => target.removeEventListener('touchend', listen);
  }, [view]);
}
