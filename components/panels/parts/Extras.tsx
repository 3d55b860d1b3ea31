import { useGame } from '@/components/game/context';
import { Chip } from '@/components/ui/Chip';
import { PlayerMark } from '@/components/ui/PlayerMark';
import { Row } from '@/components/ui/Row';
import { top } from '@/engine/rail/flow';

import { usePanelControl } from '../control';
import { exchangeDoors } from '../models/exchange';
import { companyDeals, playerDeals } from '../models/deals';
import { trackView } from '../models/track';
import { usePanelWords } from '../usePanelWords';

/** Side doors of a turn: private companies into the company on turn, deals, the exchange of a private. */
export function Extras() {
  const { game, state, mine, playerIndex, names, skin } = useGame();
  const { open } = usePanelControl();
  const { p, say } = usePanelWords();
  const f = top(state);
  const seat =
    f?.kind === 'stockTurn'
      ? f.seat
      : f?.kind === 'operatingTurn'
        ? (state.corps[f.corp]?.president ?? '')
        : '';
  const exchanges = mine.flatMap((owner) => exchangeDoors(game, state, owner));
  const company =
    mine.includes(seat) &&
    f?.kind === 'operatingTurn' &&
    companyDeals(game, state, seat).some(({ range }) => range);
  const players =
    mine.includes(seat) &&
    f?.kind === 'stockTurn' &&
    playerDeals(game, state, seat).some(({ range }) => range);
  // Tracing track is not free: only for a company that owns such a private.
  const owns = f?.kind === 'operatingTurn' && Object.values(state.privates).includes(f.corp);
  const powers = owns && mine.includes(seat) ? trackView(game, state, seat).powers : [];
  if (exchanges.length + powers.length === 0 && !company && !players) return null;
  return (
    <Row wrap>
      {company ? <Chip label={p.deals.open} onPress={() => open({ kind: 'privates' })} /> : null}
      {players ? <Chip label={p.stock.deals} onPress={() => open({ kind: 'deals' })} /> : null}
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
          label={p.exchange.chip(skin.privates[door.private]?.letters ?? '', say.corp(door.corp))}
          name={p.exchange.chipLabel(names(door.seat), say.private(door.private), say.corp(door.corp))}
          mark={<PlayerMark player={playerIndex(door.seat)} />}
          onPress={() => open({ kind: 'exchange', seat: door.seat, private: door.private })}
        />
      ))}
    </Row>
  );
}
