import type { RefObject } from 'react';
import type { View } from 'react-native';

/** On a device the screen reader finds what is new by itself. */
export function useFocusOnEntry(_view: RefObject<View | null>, _ready = true): void {}
