import { useMemo } from 'react';

import { useGame } from '@/components/game/context';
import { useGameWords } from '@/components/game/useGameWords';
import { narrate } from '@/components/words/narrate';

/** What undo would take back, in the words of the log; empty at the beginning. */
export function useUndone(): string {
  const { table, game, actions, state } = useGame();
  const { words, say } = useGameWords();
  return useMemo(() => {
    const action = actions[actions.length - 1];
    if (!action) return '';
    const [told = ''] = narrate(game, table.stateAt(actions.length - 1), action, state, words, say);
    return told;
  }, [table, game, actions, state, words, say]);
}
