import type { BoardCamera } from '@/components/board/gesture/useBoardCamera';

import type { GameTab } from '../context';
import type { PanelState } from './GamePanel';

/** What every layout arranges. */
export interface LayoutProps {
  readonly tab: GameTab;
  readonly onTab: (tab: GameTab) => void;
  readonly camera: BoardCamera;
  readonly panel: PanelState;
  readonly onDetails: () => void;
}

export const TAB_ICONS = {
  board: 'board',
  market: 'market',
  companies: 'company',
  players: 'players',
  log: 'log',
} as const;

/** Tabs beside a board that is always in sight. */
export const SIDE_TABS = ['market', 'companies', 'players', 'log'] as const;
