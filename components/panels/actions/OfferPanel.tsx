import { useGame } from '@/components/game/context';
import { Chip } from '@/components/ui/Chip';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import type { SeatId } from '@/engine/core/game';
import type { OfferFrame } from '@/engine/rail/state';

import { declineRewinds, stillToRaise } from '../models/offer';
import { PanelShell, type PanelButton } from '../parts/PanelShell';
import { useAct } from '../useAct';
import { useFollows } from '../useFollows';
import { usePanelWords, type Speech } from '../usePanelWords';

interface Props {
  /** The seat this device answers for: the one asked, or the one that made the offer. */
  seat: SeatId;
  frame: OfferFrame;
}

function sentence({ deal, to, from }: OfferFrame, { p, say }: Speech): string {
  const price = say.money(deal.price);
  switch (deal.kind) {
    case 'private':
      return p.offer[from === deal.buyer ? 'buys' : 'sells'](
        say.seat(deal.seller),
        say.private(deal.private),
        say.seat(deal.buyer),
        price,
      );
    case 'privateToCompany':
      return p.offer.toCompany(say.corp(deal.corp), say.private(deal.private), say.seat(to ?? from), price);
    case 'train':
      return p.offer.train(say.corp(deal.corp), say.train(deal.train), say.corp(deal.from), price);
  }
}

/** An offer to answer, or one that waits for its answer. */
export function OfferPanel({ seat, frame }: Props) {
  const { game, state, mine, playerIndex } = useGame();
  const speech = usePanelWords();
  const { p, say } = speech;
  const { act, refusal, busy } = useAct();
  const follows = useFollows();
  const asked = seat === frame.to;
  const from = say.seat(frame.from);
  const short = stillToRaise(state, frame.deal);
  const withdraw: PanelButton = {
    label: p.offer.withdraw,
    spoken: p.offer.withdrawLabel(from),
    onPress: () => act({ seat: frame.from, type: 'withdraw' }),
    testID: 'withdraw',
  };
  const decline: PanelButton = {
    label: p.offer.decline,
    spoken: p.offer.declineLabel(from),
    onPress: () => act({ seat, type: 'decline' }),
    testID: 'decline',
  };
  const accept: PanelButton = {
    label: p.offer.accept,
    spoken: p.offer.acceptLabel(from),
    onPress: () => act({ seat, type: 'accept' }),
    testID: 'confirm',
  };
  return (
    <PanelShell
      seat={seat}
      title={p.titles.offer(from)}
      refusal={refusal}
      busy={busy}
      secondary={[asked ? decline : withdraw]}
      follows={follows.of({ seat: frame.to, type: 'accept' })}
      primary={asked ? accept : null}
    >
      <Text>{sentence(frame, speech)}</Text>
      {/* On one device both sides see this panel: the name says whose act it is. */}
      {asked && mine.includes(frame.from) ? (
        <Row>
          <Chip
            label={p.offer.withdrawLabel(from)}
            name={withdraw.spoken}
            mark={<PlayerMark player={playerIndex(frame.from)} />}
            onPress={withdraw.onPress}
          />
        </Row>
      ) : null}
      {asked ? null : <Text tone="muted">{p.offer.waiting(say.seat(frame.to))}</Text>}
      {short > 0 ? (
        <Text size="small" tone="attention">
          {p.trains.promised(say.money(short))}
        </Text>
      ) : null}
      {declineRewinds(game, state, frame) ? (
        <Text size="small" tone="attention">
          {p.offer.rewinds}
        </Text>
      ) : null}
    </PanelShell>
  );
}
