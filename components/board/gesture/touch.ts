import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Only browsers send a click after a touch; see touch.web.ts. */
export function useTouchAlone(_view: RefObject<View | null>): void {}
