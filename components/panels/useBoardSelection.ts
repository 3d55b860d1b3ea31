import { useLayoutEffect } from 'react';

import { NO_SELECTION, useGame, type BoardSelection } from '@/components/game/context';

/** Shows something on the board while a panel is there. Pass things that keep their identity. */
export function useBoardSelection(selection: Partial<BoardSelection>): void {
  const { showOnBoard } = useGame();
  const { lit, tilePreview, tokenPreview, routes, buttons, onHexPress } = { ...NO_SELECTION, ...selection };
  // Before the frame is drawn: panel and board are seen to change together.
  useLayoutEffect(
    () => showOnBoard({ lit, tilePreview, tokenPreview, routes, buttons, onHexPress }),
    [showOnBoard, lit, tilePreview, tokenPreview, routes, buttons, onHexPress],
  );
  useLayoutEffect(() => () => showOnBoard(NO_SELECTION), [showOnBoard]);
}
