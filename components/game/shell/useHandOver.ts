import { useState } from 'react';

/** Whom the device must be handed to before they decide; null: whoever has it goes on. */
export function useHandOver(
  decider: string | null,
  mine: readonly string[],
  wanted: boolean,
): { readonly to: string | null; readonly go: () => void } {
  // Who holds the device: at first the one whose turn it is when the game is opened.
  const [holder, setHolder] = useState(decider);
  const elsewhere = decider === null || !mine.includes(decider);
  const to = !wanted || elsewhere || mine.length < 2 || decider === holder ? null : decider;
  return { to, go: () => setHolder(decider) };
}
