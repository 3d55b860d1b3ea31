import { Fragment } from 'react';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import { top } from '@/engine/rail/flow';

import { usePanelControl } from '../control';
import { difference } from '../models/consequences';
import { companyDeals, dealAction, playerDeals, type DealChoice } from '../models/deals';
import { afterDeal } from '../models/offer';
import { ChoiceRow } from '../parts/ChoiceRow';
import { Facts } from '../parts/Facts';
import { PrivateMark } from '../parts/Marks';
import { PanelShell } from '../parts/PanelShell';
import { PriceField } from '../parts/PriceField';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords, type Speech } from '../usePanelWords';

const keptDeal = kept<string | null>();
const keptPrice = kept<number | null>();

interface Props {
  seat: SeatId;
  /** Into the company on turn, or between players. */
  kind: 'company' | 'players';
}

function titleOf(deal: DealChoice, seat: SeatId, { p, say, owner }: Speech): string {
  const name = say.private(deal.private);
  if (deal.key.startsWith('company')) return p.deals.toCompany(name, owner(deal.to));
  return deal.from === seat
    ? p.deals.sellTo(name, say.seat(deal.to))
    : p.deals.buyFrom(name, say.seat(deal.from));
}

/** The button, and what it is called: to buy, or an offer to sell or to buy. */
function dealWords(deal: DealChoice, seat: SeatId, price: number, { p: { deals }, say, owner }: Speech) {
  const [money, name] = [say.money(price), say.private(deal.private)];
  if (deal.consent === null)
    return { label: deals.buy(money), spoken: deals.buyLabel(name, owner(deal.to), money) };
  const other = say.seat(deal.consent);
  return deal.from === seat
    ? { label: deals.offer(money), spoken: deals.offerLabel(name, other, money) }
    : { label: deals.bid(money), spoken: deals.bidLabel(name, other, money) };
}

/** Private companies change hands, at a price between the two (EN2018 3.1). */
export function DealsPanel({ seat, kind }: Props) {
  const { game, state, rules } = useGame();
  const speech = usePanelWords();
  const { p, say, reason } = speech;
  const { open } = usePanelControl();
  const { act, refusal, busy } = useAct();
  const deals = kind === 'company' ? companyDeals(game, state, seat) : playerDeals(game, state, seat);
  const follows = useFollows();
  const [key, setKey] = useKept(keptDeal, () => null);
  const [price, setPrice] = useKept(keptPrice, () => null);
  const chosen = deals.find((deal) => deal.key === key && deal.range) ?? null;
  const range = chosen?.range ?? null;
  const suggestion = Math.max(range?.min ?? 0, Math.min(chosen?.face ?? 0, range?.max ?? 0));
  const at = price ?? suggestion;
  const action = chosen ? dealAction(seat, chosen, at) : null;
  const wrong = action ? reason(game.why(state, action)) : '';
  const turn = top(state);
  const corp = turn?.kind === 'operatingTurn' ? turn.corp : '';
  return (
    <PanelShell
      seat={seat}
      title={kind === 'company' ? p.titles.privates(say.corp(corp)) : p.titles.deals}
      refusal={refusal}
      busy={busy}
      extras={false}
      secondary={[{ label: p.back, onPress: () => open(null), testID: 'back' }]}
      follows={
        action && wrong === '' ? follows.lines(difference(rules, state, afterDeal(game, state, action))) : []
      }
      primary={
        action && chosen
          ? {
              ...dealWords(chosen, seat, at, speech),
              onPress: () => act(action),
              reason: wrong,
              testID: 'confirm',
            }
          : null
      }
    >
      <Facts
        facts={[
          { label: p.cash, value: say.money(state.cash[seat]) },
          ...(corp === ''
            ? []
            : [{ label: p.treasuryOf(say.corp(corp)), value: say.money(state.corps[corp]?.cash) }]),
        ]}
      />
      {deals.length === 0 ? (
        <Text size="small" tone="muted">
          {p.deals.none}
        </Text>
      ) : null}
      {deals.map((deal) => (
        <Fragment key={deal.key}>
          <ChoiceRow
            label={titleOf(deal, seat, speech)}
            mark={<PrivateMark id={deal.private} />}
            title={titleOf(deal, seat, speech)}
            details={[
              p.deals.facts(say.money(deal.face), say.money(deal.revenue)),
              deal.consent === null ? '' : p.trains.needs(say.seat(deal.consent)),
            ]}
            figure={deal.range ? p.deals.range(say.money(deal.range.min), say.money(deal.range.max)) : ''}
            selected={deal.key === chosen?.key}
            reason={reason(deal.why)}
            onPress={() => {
              setKey(deal.key);
              setPrice(null);
            }}
            testID={`deal-${deal.key.replaceAll(' ', '-')}`}
          />
          {deal === chosen && range ? (
            <PriceField
              label={p.price}
              value={at}
              suggestion={suggestion}
              range={range}
              onChange={setPrice}
              error={wrong}
            />
          ) : null}
        </Fragment>
      ))}
    </PanelShell>
  );
}
