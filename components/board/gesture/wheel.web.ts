import { useEffect, useRef, type RefObject } from 'react';
import type { View } from 'react-native';

import type { WheelTurn } from './wheel';

const element = (view: RefObject<View | null>): HTMLElement | null =>
  view.current instanceof HTMLElement ? view.current : null;

/** Listens itself, because React's wheel listener is passive and could not keep the page from scrolling. */
export function useWheel(view: RefObject<View | null>, turn: (turn: WheelTurn) => void): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const target = element(view);
    if (!target) return;
    const listen = (event: WheelEvent) => {
      event.preventDefault();
      const box = target.getBoundingClientRect();
      const { deltaX, deltaY, deltaMode, ctrlKey } = event;
      latest.current({
        x: event.clientX - box.left,
        y: event.clientY - box.top,
        deltaX,
        deltaY,
        deltaMode,
        ctrl: ctrlKey,
      });
    };
    target.addEventListener('wheel', listen, { passive: false });
    return () => target.removeEventListener('wheel', listen);
  }, [view]);
}

/** A moving layer is kept as a picture (60 frames a second); at rest it is drawn anew, sharp at its zoom. */
export function hintMoving(layer: RefObject<View | null>, moving: boolean): void {
  const target = element(layer);
  if (target) target.style.willChange = moving ? 'transform' : 'auto';
}
