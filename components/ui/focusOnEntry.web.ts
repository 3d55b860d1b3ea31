// Whoever plays by keyboard stays in the panel: what had the focus goes away with every decision, and the browser
// would begin again at the top of the page.
import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

let byKeyboard = false;
window.addEventListener('keydown', () => (byKeyboard = true), true);
window.addEventListener('pointerdown', () => (byKeyboard = false), true);

/** What has just appeared takes the focus as soon as it can, if nothing else has it and the last input was a key. */
export function useFocusOnEntry(view: RefObject<View | null>, ready = true): void {
  useEffect(() => {
    const element: unknown = view.current;
    const { activeElement, body } = document;
    if (!ready || !byKeyboard || !(element instanceof HTMLElement)) return;
    if (activeElement === null || activeElement === body) element.focus({ preventScroll: true });
  }, [view, ready]);
}
