import { useEffect, useState } from 'react';

import type { Result } from '@/engine/core/refusal';
import { games } from '@/store/device';
import type { Table } from '@/store/table';

/** Opens a game of this device; null while the disk answers. Closed when the screen goes. */
export function useTable(id: string): Result<Table> | null {
  const [opened, setOpened] = useState<{ readonly id: string; readonly result: Result<Table> } | null>(null);
  useEffect(() => {
    let here = true;
    let table: Table | null = null;
    void games.open(id).then((result) => {
      if (result.ok) table = result.value;
      if (here) setOpened({ id, result });
    });
    return () => {
      here = false;
      void table?.close().then(() => games.refresh());
    };
  }, [id]);
  return opened?.id === id ? opened.result : null;
}
