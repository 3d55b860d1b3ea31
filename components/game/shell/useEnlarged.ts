import { useContext, useEffect, useRef, useState } from 'react';

import { useCloseOnBack } from '@/components/ui/useCloseOnBack';

import { BoardSelectionHolder, useGame, type BoardSelection } from '../context';
import { useTurnStep } from '../TurnStep';
import type { LayoutProps } from './layout';
import type { Enlarging } from './SidePanes';

interface Seen {
  /** After how many actions, and at which step. */
  readonly at: string;
  readonly press: BoardSelection['onHexPress'];
}

/**
 * A table in the board's place, where the column beside the board leaves it little height. It gives way to the board
 * when that is asked for, when a decision begins that is made there, and going back.
 */
export function useEnlarged({ tab, onTab }: Pick<LayoutProps, 'tab' | 'onTab'>): Enlarging {
  const { actions } = useGame();
  const { step } = useTurnStep();
  const { onHexPress: press } = useContext(BoardSelectionHolder);
  const [large, setLarge] = useState(false);
  const at = `${actions.length} ${step}`;
  const seen = useRef<Seen>({ at, press });
  useEffect(() => {
    const last = seen.current;
    // Another decision, and a panel of its own that listens to the board: the one before may still be there for a
    // moment.
    if (press === null || at === last.at || press === last.press) return;
    seen.current = { at, press };
    setLarge(false);
  }, [at, press]);
  if (large && tab === 'board') setLarge(false);
  const onSmall = () => setLarge(false);
  useCloseOnBack(large, onSmall);
  return {
    large,
    onLarge: (side) => {
      seen.current = { at, press };
      setLarge(true);
      onTab(side);
    },
    onSmall,
  };
}
