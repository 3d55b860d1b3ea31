// Ways out of the game screen that its notices offer.
import { createContext, useContext } from 'react';

export interface Ways {
  onHome(): void;
  /** Hands out what was put aside of a damaged save. */
  onExportAside(): void;
}

export const WaysHolder = createContext<Ways | null>(null);

/** Null where the screen that shows the game has no say over its save: at a networked table. */
export const useWays = (): Ways | null => useContext(WaysHolder);
