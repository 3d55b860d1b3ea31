// What is chosen outlives the panel or pane it was chosen in: a phone that is turned, or a window made wider, lays its
// screen out anew and makes them again. In a panel it lasts as long as the decision, in a pane as long as the table.
import { createContext, useContext, useEffect, useState } from 'react';

/** Stands for one decision, or for one side door of it: another decision is another object. */
export type Decision = object;

export const DecisionContext = createContext<Decision>({});

/** One kind of choice, by the decision or the table it is made for. */
export type Kept<T> = WeakMap<object, T>;

export const kept = <T>(): Kept<T> => new WeakMap();

/** A state that is found again where the panel of a decision is made a second time; `of`: the pane of a table. */
export function useKept<T>(choices: Kept<T>, first: () => T, of?: object) {
  const decision = useContext(DecisionContext);
  const holder = of ?? decision;
  const state = useState(() => choices.get(holder) ?? first());
  const [value] = state;
  useEffect(() => {
    choices.set(holder, value);
  }, [choices, holder, value]);
  return state;
}
