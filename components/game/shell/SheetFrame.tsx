import { createContext, useContext } from 'react';

import { Sheet } from '@/components/ui/Sheet';
import { SHEET_LINE, sheetPoints, type SheetHeight } from '@/components/ui/sheetHeights';

import { FollowingContext, SHEET_FOLLOWING, type PanelFrameProps } from '../PanelFrame';
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

/** Two rows of buttons and a choice, with the air around them. */
const BESIDES = 128 + 84;
/** What stays in sight above the choices. */
const PINNED = 76;
const LINE = 21;

/** Lines of what follows that a sheet has room for, when it has grown as far as it may. */
export function followingLines(
  { height, available, line }: SheetState,
  tall: boolean,
  pinned = false,
): number {
  const all = sheetPoints(height, available, line, tall ? available : 0);
  const room = all - line - BESIDES - (pinned ? PINNED : 0);
  return Math.max(2, Math.min(SHEET_FOLLOWING, Math.floor(room / LINE)));
}

/** The frame of panels on a phone: the sheet over the panes. */
export function SheetFrame({ header, pinned, children, footer, onBoard = false }: PanelFrameProps) {
  const state = useContext(SheetStateContext);
  const { w } = useGameWords();
  return (
    <FollowingContext.Provider
      value={followingLines(state, !onBoard, pinned !== undefined && pinned !== null)}
    >
      <Sheet {...state} tall={!onBoard} header={header} pinned={pinned} footer={footer} words={w.panel}>
        {children}
      </Sheet>
    </FollowingContext.Provider>
  );
}
