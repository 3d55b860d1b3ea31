import { useWindowDimensions } from 'react-native';

import { breakpoint } from './theme';

/** phone: tabs and a panel below. drawer: landscape phone, the panel at the right. column and twoColumns: panels beside the board. */
export type LayoutKind = 'phone' | 'drawer' | 'column' | 'twoColumns';

export interface WindowLayout {
  readonly kind: LayoutKind;
  readonly width: number;
  readonly height: number;
}

/** A landscape phone may be wider than 840, but it is never this high. */
const LOW = 480;

export function layoutKind(width: number, height: number): LayoutKind {
  if (width > height && height < LOW) return 'drawer';
  if (width >= breakpoint.twoColumns) return 'twoColumns';
  if (width >= breakpoint.column) return 'column';
  return 'phone';
}

export function useLayout(): WindowLayout {
  const { width, height } = useWindowDimensions();
  return { kind: layoutKind(width, height), width, height };
}
