// Binds the pure machine to gesture-handler and to the wheel.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from 'react';
import type { View } from 'react-native';
import { Gesture, type ComposedGesture } from 'react-native-gesture-handler';
import { useAnimatedReaction, useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { fitted, held, NO_INSETS, type Insets, type Size } from './camera';
import { idleHand, nextHand, wheelFactor, type HandEvent } from './machine';
import { useTouchAlone } from './touch';
import type { BoardCamera } from './useBoardCamera';
import { hintMoving, useWheel } from './wheel';

const TAP_SLOP = 12;
/** After the last movement the browser may draw sharply again. */
const REST = 180;

/** Zooms about a point of the view, or about its middle. */
export type ZoomBy = (by: number, x?: number, y?: number) => void;

interface Binding {
  camera: BoardCamera;
  board: Size;
  insets?: Insets;
  frame: RefObject<View | null>;
  layer: RefObject<View | null>;
  /** What fingers touch: the picture, not the buttons over it. */
  touched: RefObject<View | null>;
  onTap: (x: number, y: number, zoomBy: ZoomBy) => void;
}

interface Held {
  gesture: ComposedGesture;
  resize: (view: Size) => void;
  fit: () => void;
  zoomBy: ZoomBy;
  /** Brings a point of the board picture into the middle when it is out of sight. */
  reveal: (x: number, y: number) => void;
}

export function useHand({ camera, board, insets = NO_INSETS, frame, layer, touched, onTap }: Binding): Held {
  const { hand, moved } = camera;
  const view = useSharedValue<Size>({ width: 1, height: 1 });
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(
    () => () => {
      if (rest.current) clearTimeout(rest.current);
    },
    [],
  );

  const stir = useCallback(() => {
    hintMoving(layer, true);
    if (rest.current) clearTimeout(rest.current);
    rest.current = setTimeout(() => hintMoving(layer, false), REST);
  }, [layer]);

  useAnimatedReaction(
    () => hand.get().camera,
    (now, before) => {
      if (before !== null && now !== before) scheduleOnRN(stir);
    },
    [hand, stir],
  );

  const act = useCallback(
    (event: HandEvent) => {
      'worklet';
      const now = hand.get();
      const next = nextHand(now, event, board, view.get());
      // A tap too begins and ends as a drag, and moves nothing: the board still fits its room when that changes.
      if (next.camera !== now.camera) moved.set(true);
      hand.set(next);
    },
    [hand, moved, board, view],
  );

  const zoomBy = useCallback(
    (by: number, x?: number, y?: number) => {
      const { width, height } = view.get();
      act({ type: 'zoom', x: x ?? width / 2, y: y ?? height / 2, by });
    },
    [act, view],
  );

  const fit = useCallback(() => {
    moved.set(false);
    hand.set(idleHand(fitted(board, view.get(), insets)));
  }, [hand, moved, board, view, insets]);

  const resize = useCallback(
    (size: Size) => {
      view.set(size);
      if (moved.get()) hand.set(idleHand(held(hand.get().camera, board, size)));
      else hand.set(idleHand(fitted(board, size, insets)));
    },
    [hand, moved, board, view, insets],
  );

  const reveal = useCallback(
    (px: number, py: number) => {
      const { x, y, scale } = hand.get().camera;
      const { width, height } = view.get();
      const [sx, sy] = [x + px * scale, y + py * scale];
      if (sx > 24 && sy > 24 && sx < width - 24 && sy < height - 24) return;
      act({ type: 'shift', dx: width / 2 - sx, dy: height / 2 - sy });
    },
    [act, hand, view],
  );

  useTouchAlone(touched);
  useWheel(frame, ({ x, y, deltaX, deltaY, deltaMode, ctrl }) => {
    if (deltaX !== 0 && !ctrl) act({ type: 'shift', dx: -deltaX, dy: -deltaY });
    else act({ type: 'zoom', x, y, by: wheelFactor(deltaY, deltaMode, ctrl) });
  });

  // The gesture outlives what a tap means: to attach it anew costs more than the tap.
  const latest = useRef(onTap);
  useLayoutEffect(() => {
    latest.current = onTap;
  }, [onTap]);

  const gesture = useMemo(() => {
    const tapped = (x: number, y: number) => latest.current(x, y, zoomBy);
    const pan = Gesture.Pan()
      .withTestId('board-pan')
      .minDistance(TAP_SLOP / 2)
      .onStart(() => {
        act({ type: 'dragStart' });
      })
      .onUpdate((e) => {
        act({ type: 'drag', dx: e.translationX, dy: e.translationY });
      })
      .onFinalize(() => act({ type: 'dragEnd' }));
    const pinch = Gesture.Pinch()
      .withTestId('board-pinch')
      .onStart((e) => {
        act({ type: 'pinchStart', x: e.focalX, y: e.focalY });
      })
      .onUpdate((e) => {
        act({ type: 'pinch', x: e.focalX, y: e.focalY, scale: e.scale });
      })
      .onEnd(() => act({ type: 'pinchEnd' }));
    const tap = Gesture.Tap()
      .withTestId('board-tap')
      .maxDistance(TAP_SLOP)
      .maxDuration(600)
      // Read when a tap comes, never while rendering.
      // eslint-disable-next-line react-hooks/refs
      .onEnd((e) => scheduleOnRN(tapped, e.x, e.y));
    return Gesture.Simultaneous(pan, pinch, tap);
  }, [act, zoomBy]);

  return { gesture, resize, fit, zoomBy, reveal };
}
