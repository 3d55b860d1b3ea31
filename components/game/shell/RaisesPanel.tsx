import { useContext, useMemo, type ReactNode } from 'react';

import { BoardSelectionHolder } from '../context';

interface Props {
  /** Null while the panel is open. */
  raise: (() => void) | null;
  children: ReactNode;
}

/** Around the board: while the panel is one line or shut, a tap it answers raises it, or nobody would see the answer. */
export function RaisesPanel({ raise, children }: Props) {
  const selection = useContext(BoardSelectionHolder);
  const heard = useMemo(() => {
    const { onHexPress } = selection;
    if (!raise || !onHexPress) return selection;
    return {
      ...selection,
      onHexPress: (hex: string, stop: number | null) => {
        raise();
        onHexPress(hex, stop);
      },
    };
  }, [selection, raise]);
  return <BoardSelectionHolder.Provider value={heard}>{children}</BoardSelectionHolder.Provider>;
}
