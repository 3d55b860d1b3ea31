import { useEffect } from 'react';

import { NO_SELECTION, useGame, type BoardSelection } from '@/components/game/context';

/** Shows something on the board while a panel is there. Pass things that keep their identity. */
export function useBoardSelection(selection: Partial<BoardSelection>): void {
  const { set } = useGame().board;
  const { lit, tilePreview, tokenPreview, routes, onHexPress } = { ...NO_SELECTION, ...selection };
  useEffect(
    () => set({ lit, tilePreview, tokenPreview, routes, onHexPress }),
    [set, lit, tilePreview, tokenPreview, routes, onHexPress],
  );
  useEffect(() => () => set(NO_SELECTION), [set]);
}
