import { useGame } from '../context';
import { ActionPanel } from '../ActionPanel';
import { FinalRanking } from './FinalRanking';
import { HandOver } from './HandOver';

export interface PanelState {
  /** Whom the device must be handed to first. */
  readonly handOver: string | null;
  readonly onGo: () => void;
  readonly onHome: () => void;
}

/** What stands in the panel's place: the decision, the hand-over before it, or the ranking after the last one. */
export function GamePanel({ handOver, onGo, onHome }: PanelState) {
  const { state } = useGame();
  if (state.ended) return <FinalRanking onHome={onHome} />;
  if (handOver !== null) return <HandOver seat={handOver} onGo={onGo} />;
  return <ActionPanel />;
}
