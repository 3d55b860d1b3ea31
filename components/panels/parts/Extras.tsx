import { useGame } from '@/components/game/context';
import { Chip } from '@/components/ui/Chip';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { Text } from '@/components/ui/Text';
import { top } from '@/engine/rail/flow';

import { usePanelControl } from '../control';
import { exchangeDoors, type ExchangeDoor } from '../models/exchange';
import { companyDeals, playerDeals, type DealChoice } from '../models/deals';
import { trackView } from '../models/track';
import { usePanelWords, type Speech } from '../usePanelWords';

/** A door to deals none of which can be made now stays shut and says why; where the reasons differ, each has its own inside. */
function whyShut(deals: readonly DealChoice[], reason: Speech['reason']): string {
  const reasons = new Set(deals.map(({ range, why }) => (range ? '' : reason(why))));
  const [only = ''] = reasons;
  return reasons.size === 1 ? only : '';
}

/** Side doors of a turn: private companies into the company on turn, deals, the exchange of a private. */
export function Extras() {
  const { game, state, mine, playerIndex, names, skin } = useGame();
  const { open } = usePanelControl();
  const { p, say, reason } = usePanelWords();
  const f = top(state);
  const seat =
    f?.kind === 'stockTurn'
      ? f.seat
      : f?.kind === 'operatingTurn'
        ? (state.corps[f.corp]?.president ?? '')
        : '';
  const exchanges = mine.flatMap((owner) => exchangeDoors(game, state, owner));
  const operating = f?.kind === 'operatingTurn';
  const deals = !mine.includes(seat)
    ? []
    : operating
      ? companyDeals(game, state, seat)
      : playerDeals(game, state, seat);
  const shut = whyShut(deals, reason);
  // Tracing track is not free: only for a company that owns such a private.
  const owns = operating && Object.values(state.privates).includes(f.corp);
  const powers = owns && mine.includes(seat) ? trackView(game, state, seat).powers : [];
  // Between the turns of others it is not clear whose private the exchange would take.
  const exchangeChip = (door: ExchangeDoor): string => {
    const chip = p.exchange.chip(skin.privates[door.private]?.letters ?? '', say.corp(door.corp));
    return door.seat === seat ? chip : p.header(names(door.seat), chip);
  };
  if (exchanges.length + powers.length + deals.length === 0) return null;
  return (
    <Row wrap>
      {deals.length > 0 ? (
        <Chip
          label={operating ? p.deals.open : p.stock.deals}
          disabled={shut !== ''}
          reason={shut}
          onPress={() => open({ kind: operating ? 'privates' : 'deals' })}
          testID="deals"
        />
      ) : null}
      {powers.map(({ private: id, hex }) => (
        <Chip
          key={id}
          label={p.track.power(say.private(id), hex)}
          onPress={() => open({ kind: 'power', private: id })}
          testID={`power-${id}`}
        />
      ))}
      {exchanges.map((door) => (
        <Chip
          key={`${door.seat} ${door.private}`}
          label={exchangeChip(door)}
          name={p.exchange.chipLabel(names(door.seat), say.private(door.private), say.corp(door.corp))}
          mark={<PlayerMark player={playerIndex(door.seat)} />}
          onPress={() => open({ kind: 'exchange', seat: door.seat, private: door.private })}
          testID={`exchange-${door.private}`}
        />
      ))}
      {shut === '' ? null : (
        <Text size="small" tone="muted">
          {shut}
        </Text>
      )}
    </Row>
  );
}
