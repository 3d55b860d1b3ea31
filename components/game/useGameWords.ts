import type { TableWords } from '@/components/words/en/table';
import type { Say } from '@/components/words/say';
import { useSay, useWords } from '@/components/words/useWords';
import type { Words } from '@/components/words/words';

import { useGame } from './context';

/** Words of the game screen, the whole catalogue, and how names and sums of this game are said. */
export function useGameWords(): { readonly w: TableWords; readonly words: Words; readonly say: Say } {
  const { state, skin } = useGame();
  const words = useWords();
  const say = useSay(state.setup, skin);
  return { w: words.table, words, say };
}
