import { routeDesk, type WorkAnswer, type WorkMessage } from '@/engine/rail/routes/work';

/** Steps of a search between two looks at the clock. */
const STEPS = 4;

export type Send = (message: WorkMessage) => void;

/** Works at a desk of its own for up to `slice` milliseconds at a time, so that others on its thread get a turn. */
export function clerk(post: (answer: WorkAnswer) => void, slice: number): Send {
  const desk = routeDesk();
  let awake = false;
  const work = (): void => {
    const until = Date.now() + slice;
    try {
      do {
        const answer = desk.work(STEPS);
        if (answer) post(answer);
      } while (desk.busy && Date.now() < until);
    } finally {
      // Whatever one question or its asker threw, the next ones are worked on.
      awake = desk.busy;
      if (awake) setTimeout(work, 0);
    }
  };
  return (message) => {
    desk.take(message);
    if (awake || !desk.busy) return;
    awake = true;
    setTimeout(work, 0);
  };
}
