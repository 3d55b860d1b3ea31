import { useGame } from '@/components/game/context';
import type { RailAction } from '@/engine/rail/actions';

import { consequenceLines, type Line } from './consequenceLines';
import { consequencesOf, type Consequences } from './models/consequences';
import { usePanelWords } from './usePanelWords';

interface Follows {
  /** What follows from an action that is not taken yet. */
  readonly of: (action: RailAction | null) => readonly Line[];
  readonly lines: (consequences: Consequences) => readonly Line[];
  /** What follows from ending a turn, where it begins another round or is the last of the game. */
  readonly ofEnd: (action: RailAction) => readonly Line[];
}

export function useFollows(): Follows {
  const { game, state, rules } = useGame();
  const speech = usePanelWords();
  const lines = (consequences: Consequences): Line[] => consequenceLines(consequences, speech, rules.corpIds);
  return {
    lines,
    of: (action) => (action ? lines(consequencesOf(game, state, action)) : []),
    ofEnd: (action) => {
      const consequences = consequencesOf(game, state, action);
      return consequences.round || consequences.ends ? lines(consequences) : [];
    },
  };
}
