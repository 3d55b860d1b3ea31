import { useEffect, useState } from 'react';

/** Milliseconds of work between two looks at the fingers. */
const SLICE = 8;

/** The result of a long search, worked on in slices after the screen is drawn; null until it is there. */
export function useSliced<T>(key: string, make: () => Generator<void, T> | null): T | null {
  const [done, setDone] = useState<{ key: string; value: T } | null>(null);
  useEffect(() => {
    const steps = make();
    if (!steps) return;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const work = (): void => {
      const until = Date.now() + SLICE;
      for (;;) {
        const step = steps.next();
        if (step.done) return setDone({ key, value: step.value });
        if (Date.now() >= until) break;
      }
      timer = setTimeout(work, 0);
    };
    timer = setTimeout(work, 0);
    return () => {
      if (timer !== null) clearTimeout(timer);
    };
    // What `make` reads is named by the key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return done?.key === key ? done.value : null;
}
