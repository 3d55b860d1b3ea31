import { useGame } from '@/components/game/context';
import { Lately } from '@/components/game/Lately';
import { Text } from '@/components/ui/Text';

import { PanelShell } from '../parts/PanelShell';
import { usePanelWords } from '../usePanelWords';

/** Somebody on another device decides, or the game is over. */
export function WaitingPanel({ title }: { title: string }) {
  const { actors, names } = useGame();
  const { p } = usePanelWords();
  const seat = actors[0] ?? null;
  return (
    // Whoever waits looks at the board.
    <PanelShell onBoard seat={seat} title={title}>
      {seat === null ? null : <Text tone="muted">{p.waiting(names(seat))}</Text>}
      <Lately />
    </PanelShell>
  );
}
