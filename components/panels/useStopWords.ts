// Stops of a hex that has several, told apart by where they lie.
import { useCallback } from 'react';

import { directionOf } from '@/components/board/stops';
import { useGame } from '@/components/game/context';
import { faceOf, splitStop, type StopId } from '@/engine/rail/board';

import { usePanelWords } from './usePanelWords';

interface StopWords {
  /** "the upper right city"; empty where the hex has no other. */
  readonly which: (stop: StopId) => string;
  /** "New York (G19) upper right"; the name alone where the hex has no other. */
  readonly name: (stop: StopId) => string;
}

export function useStopWords(): StopWords {
  const { rules, state } = useGame();
  const { p, say } = usePanelWords();
  const { map } = rules;
  const { board } = state;
  const where = useCallback(
    (id: StopId) => {
      const [hex, stop] = splitStop(id);
      const face = faceOf(map, board, hex);
      const direction = directionOf(face, stop);
      return { town: face.stops[stop]?.kind === 'town', direction: direction && p.stop.where[direction] };
    },
    [map, board, p],
  );
  const which = useCallback(
    (id: StopId) => {
      const { town, direction } = where(id);
      return direction === null ? '' : (town ? p.stop.town : p.stop.city)(direction);
    },
    [where, p],
  );
  const name = useCallback(
    (id: StopId) => [say.hex(id), where(id).direction].filter(Boolean).join(' '),
    [where, say],
  );
  return { which, name };
}
