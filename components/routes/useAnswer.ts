import { useEffect, useEffectEvent, useState } from 'react';

import type { Board } from '@/engine/rail/board';
import type { WorkAnswer } from '@/engine/rail/routes/work';

import { finder } from './finder';
import type { Question } from './office';

interface Done {
  readonly key: string;
  readonly board: Board;
  readonly answer: WorkAnswer;
}

/**
 * The answer to a question about routes on a board; null until it is there. The key names the rest of what
 * `question` reads. A question nobody waits for any more is dropped.
 */
export function useAnswer(key: string, board: Board, question: () => Question | null): WorkAnswer | null {
  const [done, setDone] = useState<Done | null>(null);
  const asked = useEffectEvent(question);
  useEffect(() => {
    const about = asked();
    return about ? finder.ask(about, (answer) => setDone({ key, board, answer })) : undefined;
  }, [key, board]);
  // The board itself, not its version: after an undo another one may have the same.
  return done?.key === key && done.board === board ? done.answer : null;
}
