// What the panels of one decision share: side doors (a private into a company, the M&H exchange).
import { createContext, useContext } from 'react';

import type { SeatId } from '@/engine/core/game';

export type Extra =
  | { readonly kind: 'privates' }
  | { readonly kind: 'deals' }
  | { readonly kind: 'bankrupt' }
  /** A tile by the right of a private the company owns. */
  | { readonly kind: 'power'; readonly private: string }
  | { readonly kind: 'exchange'; readonly seat: SeatId; readonly private: string };

export interface PanelControl {
  readonly extra: Extra | null;
  readonly open: (extra: Extra | null) => void;
}

export const PanelControlContext = createContext<PanelControl>({
  extra: null,
  open: () => {},
});

export const usePanelControl = (): PanelControl => useContext(PanelControlContext);
