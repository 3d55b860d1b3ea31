import { useGame } from '@/components/game/context';
import { kept, useKept } from '@/components/game/kept';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { LabelledRow, Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import type { BiddingFrame } from '@/engine/rail/state';

import { auctionView } from '../models/auction';
import { Facts } from '../parts/Facts';
import { PanelShell } from '../parts/PanelShell';
import { PriceField } from '../parts/PriceField';
import { useAct } from '../useAct';
import { usePanelWords } from '../usePanelWords';
import { leftAfter } from './AuctionPanel';

const keptBid = kept<number | null>();

/** Several bid on the private on offer: raise or pass (EN2018 1.2.2). */
export function BiddingPanel({ frame }: { frame: BiddingFrame }) {
  const seat = frame.turn;
  const { game, state, playerIndex } = useGame();
  const { p, say, reason, power } = usePanelWords();
  const { act, refusal, busy } = useAct();
  const view = auctionView(game, state, seat);
  const line = view.lines.find((l) => l.private === frame.private);
  const [price, setPrice] = useKept(keptBid, () => null);
  if (!line) return null;
  const company = say.private(frame.private);
  const lead = line.bids[0];
  const bid = { ...line.bid, price: price ?? line.bid.price };
  const why = reason(game.why(state, bid));
  return (
    <PanelShell
      seat={seat}
      title={p.titles.bidding(company)}
      refusal={refusal}
      busy={busy}
      secondary={[{ label: p.pass, onPress: () => act({ seat, type: 'pass' }), testID: 'pass' }]}
      follows={why === '' ? [leftAfter(view, bid, p, say)] : []}
      primary={{
        label: p.auction.bid(say.money(bid.price)),
        spoken: p.auction.bidLabel(company, say.money(bid.price)),
        onPress: () => act(bid),
        reason: why,
        testID: 'confirm',
      }}
    >
      <Facts
        facts={[
          { label: p.cash, value: say.money(view.cash) },
          { label: p.auction.aside, value: say.money(view.aside) },
          { label: p.auction.left, value: say.money(view.cash - view.aside) },
        ]}
      />
      {line.range ? (
        <PriceField
          label={p.auction.yourBid(company)}
          value={bid.price}
          suggestion={line.range.min}
          range={line.range}
          onChange={setPrice}
          error={why}
        />
      ) : (
        <Text size="small" tone="attention">
          {why}
        </Text>
      )}
      <Row wrap>
        {line.bids.map((b) => (
          <Row key={b.seat}>
            <PlayerMark player={playerIndex(b.seat)} />
            <Text size="small" kind={b.seat === seat ? 'strong' : 'text'}>
              {say.seat(b.seat)}
            </Text>
            <Text size="small" kind="figures">
              {say.money(b.price)}
            </Text>
          </Row>
        ))}
      </Row>
      {frame.passed.length > 0 ? (
        <LabelledRow label={p.auction.passed(say.list(frame.passed.map((id) => say.seat(id))))}>
          {''}
        </LabelledRow>
      ) : null}
      {lead ? (
        <Text size="small" tone="muted">
          {p.auction.passGives(say.seat(lead.seat), company, say.money(lead.price))}
        </Text>
      ) : null}
      <Text size="small" tone="muted">
        {p.auction.facts(say.money(line.face), say.money(line.revenue))}
      </Text>
      <Text size="small" tone="muted">
        {power(frame.private)}
      </Text>
    </PanelShell>
  );
}
