import { useContext, useState } from 'react';

import { useCloseOnBack } from '@/components/ui/useCloseOnBack';

import { BoardSelectionHolder } from '../context';
import type { LayoutProps } from './layout';
import type { Enlarging } from './SidePanes';

/**
 * A table in the board's place, where the column beside the board leaves it little height. It gives way to the board
 * when that is asked for, when a decision begins that is made there, and going back.
 */
export function useEnlarged({ tab, onTab }: Pick<LayoutProps, 'tab' | 'onTab'>): Enlarging {
  const [wanted, setWanted] = useState(false);
  const onBoard = useContext(BoardSelectionHolder).lit !== null;
  const [wasOnBoard, setWasOnBoard] = useState(onBoard);
  if (wanted && tab === 'board') setWanted(false);
  if (onBoard !== wasOnBoard) {
    setWasOnBoard(onBoard);
    if (onBoard) setWanted(false);
  }
  const onSmall = () => setWanted(false);
  useCloseOnBack(wanted, onSmall);
  return {
    large: wanted,
    onLarge: (side) => {
      setWanted(true);
      onTab(side);
    },
    onSmall,
  };
}
