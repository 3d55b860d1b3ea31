import { useState } from 'react';

import { useGame } from '@/components/game/context';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { BuyShare, Par, SellShares } from '@/engine/rail/actions';

import { stockView, type StockLine } from '../models/stock';
import { ChoiceRow } from '../parts/ChoiceRow';
import { Facts } from '../parts/Facts';
import { ConsequencesOf } from '../parts/Lines';
import { CorpMark } from '../parts/Marks';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { usePanelWords, type Speech } from '../usePanelWords';
import { StockActs } from './StockActs';

export type StockAct = BuyShare | SellShares | Par;

function details(line: StockLine, seat: SeatId, { p, say }: Speech): string[] {
  const [ipo, pool] = line.buys;
  const held = line.held > 0 ? p.stock.holds(say.seat(seat), line.held * 10) : '';
  if (line.president === null) return [[p.stock.notStarted, held].filter(Boolean).join(' · ')];
  return [
    [
      p.stock.president(say.seat(line.president)),
      held,
      ipo && ipo.left > 0 ? p.stock.ipo(ipo.left, say.money(ipo.price)) : '',
      pool && pool.left > 0 ? p.stock.pool(pool.left, say.money(pool.price)) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    p.stock.zones[line.zone],
  ];
}

/** What the button that takes an act says. */
function buttonOf(act: StockAct, line: StockLine, { p, say }: Speech): Pick<PanelButton, 'label' | 'spoken'> {
  const corp = say.corp(act.corp);
  switch (act.type) {
    case 'par': {
      const cost = say.money(line.pars.find(({ price }) => price === act.price)?.cost ?? 0);
      return {
        label: p.stock.start(corp, cost),
        spoken: p.stock.startLabel(corp, say.money(act.price), cost),
      };
    }
    case 'buyShare': {
      const price = say.money(line.buys.find(({ action }) => action.from === act.from)?.price ?? 0);
      const from = act.from === 'ipo' ? p.offering : p.pool;
      return { label: p.stock.buy(corp, price), spoken: p.stock.buyLabel(corp, from, price) };
    }
    case 'sellShares': {
      const sum = say.money(line.sells.find(({ count }) => count === act.count)?.proceeds ?? 0);
      return { label: p.stock.sell(corp, act.count, sum) };
    }
  }
}

/** Sell, buy, start companies, and end the turn (EN2018 5.0). */
export function StockPanel({ seat }: { seat: SeatId }) {
  const { game, state } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const { act, refusal, busy } = useAct();
  const view = stockView(game, state, seat);
  const [corp, setCorp] = useState<string | null>(null);
  const [chosen, setChosen] = useState<StockAct | null>(null);
  const line = view.lines.find((l) => l.corp === corp);
  return (
    <PanelShell
      seat={seat}
      title={p.titles.stock}
      refusal={refusal}
      busy={busy}
      secondary={[
        {
          label: view.acted ? p.endTurn : p.pass,
          kind: view.acted && !chosen ? 'primary' : 'secondary',
          onPress: () => act({ seat, type: 'pass' }),
          reason: reason(view.whyNotEnd),
          testID: 'pass',
        },
      ]}
      primary={
        chosen && line
          ? { ...buttonOf(chosen, line, speech), onPress: () => act(chosen), testID: 'confirm' }
          : null
      }
    >
      <Facts
        facts={[
          { label: p.cash, value: say.money(view.cash) },
          { label: p.stock.certificates, value: p.stock.ofLimit(view.certificates, view.limit) },
        ]}
      />
      {view.whyNotEnd ? (
        <Text size="small" tone="attention">
          {reason(view.whyNotEnd)}
        </Text>
      ) : null}
      {view.bought || !view.sales ? (
        <Text size="small" tone="muted">
          {view.bought ? p.stock.bought : p.stock.noSales}
        </Text>
      ) : null}
      {view.lines.map((l) => (
        <StockCompany
          key={l.corp}
          line={l}
          seat={seat}
          open={l.corp === corp}
          chosen={chosen}
          onOpen={() => {
            setCorp(l.corp === corp ? null : l.corp);
            setChosen(null);
          }}
          onChoose={setChosen}
        />
      ))}
    </PanelShell>
  );
}

interface CompanyProps {
  line: StockLine;
  seat: SeatId;
  open: boolean;
  chosen: StockAct | null;
  onOpen: () => void;
  onChoose: (act: StockAct) => void;
}

/** A company; opened, what can be done with it and what would follow. */
function StockCompany({ line, seat, open, chosen, onOpen, onChoose }: CompanyProps) {
  const speech = usePanelWords();
  const { p, say } = speech;
  return (
    <>
      <ChoiceRow
        label={p.stock.choose(say.corp(line.corp))}
        mark={<CorpMark corp={line.corp} />}
        title={say.corp(line.corp)}
        figure={line.price === null ? '' : say.money(line.price)}
        details={details(line, seat, speech)}
        selected={open}
        onPress={onOpen}
        testID={`choose-${line.corp}`}
      />
      {open ? <StockActs line={line} chosen={chosen} onChoose={onChoose} /> : null}
      {open && chosen ? <ConsequencesOf action={chosen} /> : null}
    </>
  );
}
