import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface WheelTurn {
  readonly x: number;
  readonly y: number;
  readonly deltaX: number;
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrl: boolean;
}

/** Phones have no wheel; see wheel.web.ts. */
export function useWheel(_view: RefObject<View | null>, _turn: (turn: WheelTurn) => void): void {}

/** Only browsers need to be told; see wheel.web.ts. */
export function hintMoving(_layer: RefObject<View | null>, _moving: boolean): void {}
