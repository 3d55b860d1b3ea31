import { createContext, useContext } from 'react';

import { Sheet } from '@/components/ui/Sheet';
import { SHEET_LINE, type SheetHeight } from '@/components/ui/sheetHeights';

import type { PanelFrameProps } from '../PanelFrame';
import { useGameWords } from '../useGameWords';

export interface SheetState {
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly available: number;
  readonly line: number;
  readonly onLine: (points: number) => void;
}

export const SheetStateContext = createContext<SheetState>({
  height: 'normal',
  onHeight: () => {},
  available: 600,
  line: SHEET_LINE,
  onLine: () => {},
});

/** The frame of panels on a phone: the sheet over the panes. */
export function SheetFrame({ header, children, footer, onBoard = false }: PanelFrameProps) {
  const state = useContext(SheetStateContext);
  const { w } = useGameWords();
  return (
    <Sheet {...state} tall={!onBoard} header={header} footer={footer} words={w.panel}>
      {children}
    </Sheet>
  );
}
