import { useEffect, useRef } from 'react';

import { openBehind } from './backEntries';

/** Going back closes it first. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? openBehind(() => latest.current()) : undefined), [open]);
}
