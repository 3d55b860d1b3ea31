import { StyleSheet, View } from 'react-native';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { IntoSight } from '@/components/ui/ScrollBody';
import { Text } from '@/components/ui/Text';
import { space } from '@/components/ui/theme';
import type { SeatId } from '@/engine/core/game';

import { stockView, type StockAct, type StockLine } from '../models/stock';
import { Facts } from '../parts/Facts';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords, type Speech } from '../usePanelWords';
import { CompanyGrid } from './CompanyGrid';
import { StockActs } from './StockActs';

const keptCompany = kept<string | null>();
const keptAct = kept<StockAct | null>();

function details(line: StockLine, seat: SeatId, { p, say }: Speech): string {
  const [ipo, pool] = line.buys;
  return [
    line.president === null ? p.stock.notStarted : p.stock.president(say.seat(line.president)),
    line.held > 0 ? p.stock.holds(say.seat(seat), line.held * 10) : '',
    ipo && ipo.left > 0 ? p.stock.ipo(ipo.left, say.money(ipo.price)) : '',
    pool && pool.left > 0 ? p.stock.pool(pool.left, say.money(pool.price)) : '',
    p.stock.zones[line.zone],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What the button that takes an act says. */
function buttonOf(act: StockAct, line: StockLine, { p, say }: Speech): Pick<PanelButton, 'label' | 'spoken'> {
  const corp = say.corp(act.corp);
  switch (act.type) {
    case 'par': {
      const cost = say.money(line.pars.find(({ price }) => price === act.price)?.cost ?? 0);
      return {
        label: p.stock.start(corp, cost),
        spoken: p.stock.confirmStart(corp, say.money(act.price), cost),
      };
    }
    case 'buyShare': {
      const price = say.money(line.buys.find(({ action }) => action.from === act.from)?.price ?? 0);
      const from = act.from === 'ipo' ? p.offering : p.pool;
      return { label: p.stock.buy(corp, price), spoken: p.stock.confirmBuy(corp, from, price) };
    }
    case 'sellShares': {
      const sum = say.money(line.sells.find(({ count }) => count === act.count)?.proceeds ?? 0);
      return { label: p.stock.sell(corp, act.count, sum), spoken: p.stock.confirmSell(corp, act.count, sum) };
    }
  }
}

/** Sell, buy, start companies, and end the turn (EN2018 5.0). */
export function StockPanel({ seat }: { seat: SeatId }) {
  const { game, state } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const view = stockView(game, state, seat);
  const [corp, setCorp] = useKept(keptCompany, () => null);
  const [chosen, setChosen] = useKept(keptAct, () => null);
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
      // Beside a company it is its choices that are read.
      follows={chosen ? follows.of(chosen) : line ? [] : follows.ofEnd({ seat, type: 'pass' })}
      brief={chosen === null}
      pinned={
        <CompanyGrid
          lines={view.lines}
          chosen={corp}
          onChoose={(next) => {
            setCorp(next === corp ? null : next);
            setChosen(null);
          }}
        />
      }
      primary={
        chosen && line
          ? { ...buttonOf(chosen, line, speech), onPress: () => act(chosen), testID: 'confirm' }
          : null
      }
    >
      <View style={styles.body}>
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
        {line ? (
          <IntoSight key={line.corp} first>
            <View style={styles.company}>
              <Text size="small">
                <Text size="small" kind="strong">
                  {`${say.corp(line.corp)} `}
                </Text>
                {details(line, seat, speech)}
              </Text>
              <StockActs line={line} chosen={chosen} onChoose={setChosen} />
            </View>
          </IntoSight>
        ) : (
          <Text size="small" tone="muted">
            {view.bought ? p.stock.bought : p.stock.hint}
          </Text>
        )}
      </View>
    </PanelShell>
  );
}

const styles = StyleSheet.create({ body: { gap: space.s }, company: { gap: space.s } });
