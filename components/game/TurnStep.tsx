// The step of an operating turn that is on the screen: found once, so that strip and panel say the same.
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';

import { shownStep, type PanelStep } from '@/components/panels/models/steps';
import { frame, top } from '@/engine/rail/flow';

import { useGame } from './context';

interface TurnStep {
  /** Null where no company decides on a step. */
  readonly step: PanelStep | null;
  /** Goes on to a step, or back to it, without acting. */
  readonly skipTo: (step: PanelStep) => void;
}

const TurnStepContext = createContext<TurnStep>({ step: null, skipTo: () => {} });

export const useTurnStep = (): TurnStep => useContext(TurnStepContext);

export function TurnStepProvider({ children }: { children: ReactNode }) {
  const { game, state } = useGame();
  const round = frame(state, 'operatingRound');
  const turnKey = `${round?.set}.${round?.n} ${frame(state, 'operatingTurn')?.corp}`;
  const [skipped, setSkipped] = useState<{ turn: string; step: PanelStep }>({ turn: '', step: 'track' });
  const to = skipped.turn === turnKey ? skipped.step : 'track';
  const step = useMemo(() => {
    const turn = top(state);
    if (turn?.kind !== 'operatingTurn' || state.ended) return null;
    return shownStep(game, state, state.corps[turn.corp]?.president ?? '', turn, to);
  }, [game, state, to]);
  const value = useMemo(
    () => ({ step, skipTo: (next: PanelStep) => setSkipped({ turn: turnKey, step: next }) }),
    [step, turnKey],
  );
  return <TurnStepContext.Provider value={value}>{children}</TurnStepContext.Provider>;
}
