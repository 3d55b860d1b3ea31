import { useCallback, useRef, useState } from 'react';

import { useGame } from '@/components/game/context';
import type { Refusal } from '@/engine/core/refusal';
import type { RailAction } from '@/engine/rail/actions';

interface Acting {
  readonly act: (action: RailAction) => void;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
}

/** Proposes, once at a time; keeps why it came to nothing. */
export function useAct(): Acting {
  const { propose, table } = useGame();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const act = useCallback(
    (action: RailAction) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      void propose(action).then((why) => {
        running.current = false;
        setBusy(false);
        // A disk that failed is told of across the screen.
        setRefusal(table.view.getState().saving === 'failed' ? null : why);
      });
    },
    [propose, table],
  );
  return { act, refusal, busy };
}
