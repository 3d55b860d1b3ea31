import { useGame } from '@/components/game/context';
import type { SeatId } from '@/engine/core/game';
import type { OperatingTurnFrame } from '@/engine/rail/state';

import { usePanelControl } from '../control';
import { canGoBack, nextStep, shownStep, type PanelStep } from '../models/steps';
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
  /** The step the player went on to without acting. */
  skipped: PanelStep;
}

/** An operating turn, step by step; optional steps are skipped on the screen only (EN2018 6.1). */
export function OperatingPanel({ seat, turn, skipped }: Props) {
  const { game, state } = useGame();
  const { skipTo } = usePanelControl();
  const { p } = usePanelWords();
  const step = shownStep(game, state, seat, turn, skipped);
  const skip: PanelButton = { label: p.skip, onPress: () => skipTo(nextStep(step)), testID: 'skip' };
  const back: PanelButton | null = canGoBack(turn, step)
    ? { label: p.back, onPress: () => skipTo('track'), kind: 'ghost', testID: 'back' }
    : null;
  switch (step) {
    case 'track':
      return <TrackPanel seat={seat} leave={skip} />;
    case 'token':
      return <TokenPanel seat={seat} leave={skip} />;
    case 'run':
      return <RunPanel seat={seat} corp={turn.corp} leave={back} />;
    case 'dividend':
      return <DividendPanel seat={seat} turn={turn} />;
    case 'buyTrains':
      return <TrainsPanel seat={seat} turn={turn} />;
  }
}
