import { useContext, useMemo } from 'react';

import { AuctionPanel } from '@/components/panels/actions/AuctionPanel';
import { BankruptPanel } from '@/components/panels/actions/BankruptPanel';
import { BiddingPanel } from '@/components/panels/actions/BiddingPanel';
import { DealsPanel } from '@/components/panels/actions/DealsPanel';
import { DiscardPanel } from '@/components/panels/actions/DiscardPanel';
import { ExchangePanel } from '@/components/panels/actions/ExchangePanel';
import { OfferPanel } from '@/components/panels/actions/OfferPanel';
import { OperatingPanel } from '@/components/panels/actions/OperatingPanel';
import { ParPanel } from '@/components/panels/actions/ParPanel';
import { StockPanel } from '@/components/panels/actions/StockPanel';
import { TokenPanel } from '@/components/panels/actions/TokenPanel';
import { TrackPanel } from '@/components/panels/actions/TrackPanel';
import { WaitingPanel } from '@/components/panels/actions/WaitingPanel';
import { PanelControlContext, usePanelControl, type Extra } from '@/components/panels/control';
import { exchangeDoors } from '@/components/panels/models/exchange';
import { usePanelWords } from '@/components/panels/usePanelWords';
import { useCloseOnBack } from '@/components/ui/useCloseOnBack';
import type { SeatId } from '@/engine/core/game';
import { top } from '@/engine/rail/flow';

import { useGame } from './context';
import { DecisionContext, kept, useKept } from './kept';
import { panelTitle } from './panelTitle';
import { useTurnStep } from './TurnStep';

const keptDoor = kept<Extra | null>();

/** What the seat on turn decides; fills the frame that PanelFrameContext gives. */
export function ActionPanel() {
  const { entries } = useGame();
  // Every entry of the log is a new decision: what was half chosen before is forgotten.
  return <Doors key={entries.length} />;
}

/** The decision itself, or what is behind the side door that has been opened. */
function Doors() {
  const decision = useContext(DecisionContext);
  const [extra, open] = useKept(keptDoor, () => null);
  const control = useMemo(() => ({ extra, open }), [extra, open]);
  useCloseOnBack(extra !== null, () => open(null));
  return (
    <PanelControlContext.Provider value={control}>
      {/* Each door is a decision of its own: what was chosen before it is found again behind it. */}
      <DecisionContext.Provider value={extra ?? decision}>
        <Decision key={JSON.stringify(extra)} extra={extra} />
      </DecisionContext.Provider>
    </PanelControlContext.Provider>
  );
}

function Decision({ extra }: { extra: Extra | null }) {
  const { state, actors, mine } = useGame();
  const { p, say } = usePanelWords();
  const { step } = useTurnStep();
  const f = top(state);
  const seat = actors[0];
  const waiting = <WaitingPanel title={panelTitle(state, p, say, step ?? undefined)} />;
  if (f?.kind === 'offer') {
    const answers = [f.to, f.from].find((id) => mine.includes(id));
    return answers === undefined ? waiting : <OfferPanel seat={answers} frame={f} />;
  }
  if (extra?.kind === 'exchange') return <Side extra={extra} seat={extra.seat} />;
  if (!f || seat === undefined || !mine.includes(seat)) return waiting;
  if (extra) return <Side extra={extra} seat={seat} />;
  switch (f.kind) {
    case 'auction':
      return <AuctionPanel seat={seat} />;
    case 'bidding':
      return <BiddingPanel frame={f} />;
    case 'par':
      return <ParPanel frame={f} />;
    case 'stockTurn':
      return <StockPanel seat={seat} />;
    case 'homeToken':
      return <TokenPanel seat={seat} leave={null} />;
    case 'operatingTurn':
      return step === null ? waiting : <OperatingPanel seat={seat} turn={f} step={step} />;
    case 'discard': {
      const corp = f.corps.find((id) => state.corps[id]?.president === seat) ?? '';
      return <DiscardPanel seat={seat} corp={corp} />;
    }
    case 'stockRound':
    case 'operatingRound':
      return waiting;
  }
}

/** The panel behind a side door. */
function Side({ extra, seat }: { extra: Extra; seat: SeatId }) {
  const { game, state } = useGame();
  const { p } = usePanelWords();
  const { open } = usePanelControl();
  switch (extra.kind) {
    case 'privates':
      return <DealsPanel seat={seat} kind="company" />;
    case 'deals':
      return <DealsPanel seat={seat} kind="players" />;
    case 'bankrupt':
      return <BankruptPanel seat={seat} />;
    case 'power':
      return (
        <TrackPanel
          seat={seat}
          power={extra.private}
          leave={{ label: p.back, onPress: () => open(null), testID: 'back' }}
        />
      );
    case 'exchange': {
      const door = exchangeDoors(game, state, extra.seat).find((d) => d.private === extra.private);
      return door ? <ExchangePanel door={door} /> : null;
    }
  }
}
