// What a panel needs to speak: its own words, names and sums of this game, and reasons in words.
import { useMemo } from 'react';

import { useGame } from '@/components/game/context';
import { panels as de } from '@/components/words/de/panels';
import { panels as en, type PanelWords } from '@/components/words/en/panels';
import { powerText } from '@/components/words/powers';
import { refusalText } from '@/components/words/refusals';
import type { Say } from '@/components/words/say';
import { useLanguage, useSay, useWords } from '@/components/words/useWords';
import type { Refusal } from '@/engine/core/refusal';
import type { Language } from '@/store/preferences';

const CATALOGUES: Readonly<Record<Language, PanelWords>> = { en, de };

export interface Speech {
  readonly p: PanelWords;
  readonly say: Say;
  /** A seat or a company, by name. */
  readonly owner: (id: string) => string;
  /** What a private company can do. */
  readonly power: (id: string) => string;
  /** Why not, with the section; empty where nothing stands in the way. */
  readonly reason: (refusal: Refusal | null) => string;
}

export function usePanelWords(): Speech {
  const { state, skin, rules } = useGame();
  const say = useSay(state.setup, skin);
  const words = useWords();
  const p = CATALOGUES[useLanguage()];
  return useMemo(
    () => ({
      p,
      say,
      owner: (id) => (skin.corps[id] ? say.corp(id) : say.seat(id)),
      power: (id) => powerText(rules.privates[id]?.power ?? null, words.powers, say),
      reason: (refusal) => (refusal ? refusalText(refusal, words, say) : ''),
    }),
    [p, say, words, skin, rules],
  );
}
