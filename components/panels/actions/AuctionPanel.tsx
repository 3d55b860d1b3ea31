import { Fragment } from 'react';

import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { Text } from '@/components/ui/Text';
import type { PanelWords } from '@/components/words/en/panels';
import type { Say } from '@/components/words/say';
import type { SeatId } from '@/engine/core/game';
import type { BidAction } from '@/engine/rail/actions';

import type { Line } from '../consequenceLines';
import { auctionView, type AuctionLine, type AuctionView, type LastPass } from '../models/auction';
import { ChoiceRow } from '../parts/ChoiceRow';
import { Facts } from '../parts/Facts';
import { PrivateMark } from '../parts/Marks';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { PriceField } from '../parts/PriceField';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords } from '../usePanelWords';

const keptPrivate = kept<string | null>();
const keptBid = kept<number | null>();

/** A bid moves no money, but it ties some. */
export function leftAfter(view: AuctionView, bid: BidAction, { auction, line }: PanelWords, say: Say): Line {
  const own = view.lines.find((l) => l.private === bid.private)?.bids.find((b) => b.seat === bid.seat);
  const left = view.cash - view.aside;
  const after = left + (own?.price ?? 0) - bid.price;
  return { text: line.money(auction.left, say.money(left), say.money(after)), tone: 'ink' };
}

function lastPassText(last: LastPass, { auction }: PanelWords, say: Say): string {
  switch (last.kind) {
    case 'cheaper':
      return auction.lastPassCheaper(say.private(last.private), say.money(last.by));
    case 'given':
      return auction.lastPassGives(say.private(last.private), say.seat(last.to));
    case 'pays':
      return auction.lastPassPays;
  }
}

/** Buy the cheapest private company, bid on a dearer one, or pass (EN2018 1.2). */
export function AuctionPanel({ seat }: { seat: SeatId }) {
  const { game, state } = useGame();
  const { p, say, reason, power } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const view = auctionView(game, state, seat);
  const [chosen, setChosen] = useKept(keptPrivate, () => null);
  const [price, setPrice] = useKept(keptBid, () => null);
  const line =
    view.lines.find((l) => l.private === chosen) ?? view.lines.find((l) => l.whyNotBuy === null) ?? null;

  const blocked = (l: AuctionLine): string => reason(l.price === null ? l.whyNotBid : l.whyNotBuy);
  const bid = line?.range ? { ...line.bid, price: price ?? line.range.min } : null;
  const action = line?.price === null ? bid : line?.whyNotBuy === null ? line.buy : null;
  const wrong = action ? reason(game.why(state, action)) : '';

  const primary: PanelButton | null = !action
    ? null
    : {
        label:
          action.type === 'bid'
            ? p.auction.bid(say.money(action.price))
            : p.auction.buy(say.money(action.price)),
        spoken:
          action.type === 'bid'
            ? p.auction.bidLabel(say.private(action.private), say.money(action.price))
            : p.auction.buyLabel(say.private(action.private), say.money(action.price)),
        onPress: () => act(action),
        reason: wrong,
        testID: 'confirm',
      };
  return (
    <PanelShell
      seat={seat}
      title={p.titles.auction}
      refusal={refusal}
      busy={busy}
      secondary={[{ label: p.pass, onPress: () => act({ seat, type: 'pass' }), testID: 'pass' }]}
      follows={
        wrong !== '' ? [] : action?.type === 'bid' ? [leftAfter(view, action, p, say)] : follows.of(action)
      }
      primary={primary}
    >
      <Facts
        facts={[
          { label: p.cash, value: say.money(view.cash) },
          { label: p.auction.aside, value: say.money(view.aside) },
          { label: p.auction.left, value: say.money(view.cash - view.aside) },
        ]}
      />
      {view.lastPass ? (
        <Text size="small" tone="attention" testID="last-pass">
          {lastPassText(view.lastPass, p, say)}
        </Text>
      ) : null}
      {view.lines.map((l) => (
        <Fragment key={l.private}>
          <ChoiceRow
            label={p.auction.choose(say.private(l.private))}
            mark={<PrivateMark id={l.private} />}
            title={say.private(l.private)}
            figure={l.price === null ? p.auction.from(say.money(l.minimumBid)) : say.money(l.price)}
            details={[
              l.private === line?.private ? p.auction.facts(say.money(l.face), say.money(l.revenue)) : '',
              l.private === line?.private ? power(l.private) : '',
              l.bids.length === 0
                ? ''
                : p.auction.bids(
                    say.list(l.bids.map((b) => p.auction.bidBy(say.seat(b.seat), say.money(b.price)))),
                  ),
            ]}
            selected={l.private === line?.private}
            reason={blocked(l)}
            onPress={() => {
              setChosen(l.private);
              setPrice(null);
            }}
            testID={`choose-${l.private}`}
          />
          {l === line && l.range && bid && action?.type === 'bid' ? (
            <PriceField
              label={p.auction.yourBid(say.private(l.private))}
              value={bid.price}
              suggestion={l.range.min}
              range={l.range}
              onChange={setPrice}
              error={wrong}
            />
          ) : null}
        </Fragment>
      ))}
      {view.sold.length > 0 ? (
        <Text size="small" tone="muted">
          {p.auction.sold(say.list(view.sold.map((x) => `${say.private(x.private)} – ${say.seat(x.owner)}`)))}
        </Text>
      ) : null}
    </PanelShell>
  );
}
