import { useMemo } from 'react';

import { useGame } from '@/components/game/context';
import { useTurnStep } from '@/components/game/TurnStep';
import type { SeatId } from '@/engine/core/game';
import { nextTokenCost } from '@/engine/rail/stations';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { canGoBack, nextStep, passedOver, type PanelStep } from '../models/steps';
import type { PanelButton } from '../parts/PanelShell';
import { usePanelWords } from '../usePanelWords';
import { DividendPanel } from './DividendPanel';
import { RunPanel } from './RunPanel';
import { TokenPanel } from './TokenPanel';
import { TrackPanel } from './TrackPanel';
import { TrainsPanel } from './TrainsPanel';

interface Props {
  seat: SeatId;
  turn: OperatingTurnFrame;
  /** The step on the screen. */
  step: PanelStep;
}

/** An operating turn, step by step; optional steps are skipped on the screen only (EN2018 6.1). */
export function OperatingPanel({ seat, turn, step }: Props) {
  const { game, state, rules } = useGame();
  const { skipTo } = useTurnStep();
  const { p, say } = usePanelWords();
  const passed = useMemo(() => passedOver(game, state, seat, turn, step), [game, state, seat, turn, step]);
  const station = (): string => {
    const cost = nextTokenCost(rules, state, turn.corp);
    const cash = state.corps[turn.corp]?.cash ?? 0;
    if (cost === null) return p.token.noneLeft(say.corp(turn.corp));
    return cost > cash ? p.token.tooDear(say.money(cost), say.money(cash)) : p.token.none;
  };
  const notes = passed.map((over) => (over === 'track' ? p.track.none : station()));
  const skip: PanelButton = { label: p.skip, onPress: () => skipTo(nextStep(step)), testID: 'skip' };
  const back: PanelButton | null = canGoBack(turn, step, passed)
    ? { label: p.back, onPress: () => skipTo('track'), kind: 'ghost', testID: 'back' }
    : null;
  switch (step) {
    case 'track':
      return <TrackPanel seat={seat} leave={skip} />;
    case 'token':
      return <TokenPanel seat={seat} leave={skip} notes={notes} />;
    case 'run':
      return <RunPanel seat={seat} corp={turn.corp} leave={back} notes={notes} />;
    case 'dividend':
      return <DividendPanel seat={seat} turn={turn} />;
    case 'buyTrains':
      return <TrainsPanel seat={seat} turn={turn} />;
  }
}
