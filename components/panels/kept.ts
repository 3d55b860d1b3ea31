// What is half chosen outlives the panel it was chosen in: a phone that is turned, or a window made wider, lays its
// screen out anew and makes the panel again. It lasts as long as the decision.
import { createContext, useContext, useEffect, useState } from 'react';

/** Stands for one decision, or for one side door of it: another decision is another object. */
export type Decision = object;

export const DecisionContext = createContext<Decision>({});

/** One kind of choice, by the decision it is made for. */
export type Kept<T> = WeakMap<Decision, T>;

export const kept = <T>(): Kept<T> => new WeakMap();

/** A state that is found again where the panel of a decision is made a second time; `of`: of something else. */
export function useKept<T>(choices: Kept<T>, first: () => T, of?: object) {
  const present = useContext(DecisionContext);
  const decision = of ?? present;
  const state = useState(() => choices.get(decision) ?? first());
  const [value] = state;
  useEffect(() => {
    choices.set(decision, value);
  }, [choices, decision, value]);
  return state;
}
