// What fingers, mouse and wheel do to the camera. Three states: idle, dragging (one finger), pinching (two:
// the board point between the fingers stays between them). Events in, next state out.
import { clampedScale, held, panned, zoomedAt, type Camera, type Size } from './camera';

export interface Hand {
  readonly mode: 'idle' | 'dragging' | 'pinching';
  readonly camera: Camera;
  /** The camera when the present drag or pinch began. */
  readonly origin: Camera;
  /** Dragging: the translation when it began, null until known. Pinching: where the fingers' middle began. */
  readonly anchorX: number | null;
  readonly anchorY: number | null;
}

export type HandEvent =
  | { readonly type: 'dragStart' }
  | { readonly type: 'drag'; readonly dx: number; readonly dy: number }
  | { readonly type: 'dragEnd' }
  | { readonly type: 'pinchStart'; readonly x: number; readonly y: number }
  | { readonly type: 'pinch'; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly type: 'pinchEnd' }
  | { readonly type: 'zoom'; readonly x: number; readonly y: number; readonly by: number }
  | { readonly type: 'shift'; readonly dx: number; readonly dy: number };

export function idleHand(camera: Camera): Hand {
  'worklet';
  return { mode: 'idle', camera, origin: camera, anchorX: 0, anchorY: 0 };
}

export function nextHand(hand: Hand, event: HandEvent, board: Size, view: Size): Hand {
  'worklet';
  const { camera, origin } = hand;
  switch (event.type) {
    case 'dragStart':
      if (hand.mode === 'pinching') return hand;
      return { mode: 'dragging', camera, origin: camera, anchorX: 0, anchorY: 0 };
    case 'drag': {
      // While two fingers pinch, the pinch moves the board; a drag would move it twice.
      if (hand.mode !== 'dragging') return hand;
      const { anchorX, anchorY } = hand;
      // A finger that stays after a pinch has come some way already: its first place is where it starts.
      if (anchorX === null || anchorY === null) return { ...hand, anchorX: event.dx, anchorY: event.dy };
      return { ...hand, camera: held(panned(origin, event.dx - anchorX, event.dy - anchorY), board, view) };
    }
    case 'dragEnd':
      return hand.mode === 'dragging' ? idleHand(camera) : hand;
    case 'pinchStart':
      return { mode: 'pinching', camera, origin: camera, anchorX: event.x, anchorY: event.y };
    case 'pinch': {
      if (hand.mode !== 'pinching') return hand;
      const [x, y] = [hand.anchorX ?? event.x, hand.anchorY ?? event.y];
      const scale = clampedScale(origin.scale * event.scale, board, view);
      const moved = panned(zoomedAt(origin, x, y, scale), event.x - x, event.y - y);
      return { ...hand, camera: held(moved, board, view) };
    }
    case 'pinchEnd':
      // One finger may stay and drag on from here.
      if (hand.mode !== 'pinching') return hand;
      return { mode: 'dragging', camera, origin: camera, anchorX: null, anchorY: null };
    case 'zoom': {
      const scale = clampedScale(camera.scale * event.by, board, view);
      return idleHand(held(zoomedAt(camera, event.x, event.y, scale), board, view));
    }
    case 'shift':
      return idleHand(held(panned(camera, event.dx, event.dy), board, view));
  }
}

/** How much one turn of the wheel zooms; pinching on a trackpad arrives as a wheel with ctrl. */
export function wheelFactor(deltaY: number, deltaMode: number, ctrl: boolean): number {
  const pixels = deltaMode === 1 ? deltaY * 16 : deltaMode === 2 ? deltaY * 400 : deltaY;
  const bounded = Math.max(-120, Math.min(120, pixels));
  return Math.exp(-bounded * (ctrl ? 0.01 : 0.002));
}
