// The networked table around a game; absent where the device is passed round.
import { createContext, useContext } from 'react';

import type { NetPlace } from '@/store/tables';

import type { Shown } from './useInvitation';

export interface TableContext extends NetPlace, Shown {
  /** The game goes on as a copy. */
  readonly onFork: () => void;
  readonly onLeave: () => void;
  /** What this device is called. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

export const TableContextHolder = createContext<TableContext | null>(null);

export const useTableOrNull = (): TableContext | null => useContext(TableContextHolder);

export function useTable(): TableContext {
  const table = useContext(TableContextHolder);
  if (!table) throw new Error('useTable() away from a table');
  return table;
}
