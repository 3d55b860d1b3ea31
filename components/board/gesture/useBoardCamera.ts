import { useMemo } from 'react';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';

import { idleHand, type Hand } from './machine';

/** Where the board was left. Made by the screen, so that it outlives the tab the board is on. */
export interface BoardCamera {
  readonly hand: SharedValue<Hand>;
  /** Whether the player has moved it; until then it follows the window. */
  readonly moved: SharedValue<boolean>;
}

export function useBoardCamera(): BoardCamera {
  const hand = useSharedValue<Hand>(idleHand({ x: 0, y: 0, scale: 0.5 }));
  const moved = useSharedValue(false);
  return useMemo(() => ({ hand, moved }), [hand, moved]);
}
