import { useEffect, useState } from 'react';

import type { WorkAnswer } from '@/engine/rail/routes/work';

import { finder } from './finder';
import type { Question } from './office';

/** The answer to a question about routes; null until it is there. A question nobody waits for any more is dropped. */
export function useAnswer(key: string, question: () => Question | null): WorkAnswer | null {
  const [done, setDone] = useState<{ key: string; answer: WorkAnswer } | null>(null);
  useEffect(() => {
    const asked = question();
    return asked ? finder.ask(asked, (answer) => setDone({ key, answer })) : undefined;
    // What `question` reads is named by the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return done?.key === key ? done.answer : null;
}
