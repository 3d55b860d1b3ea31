// What panels show is what the rules allow: each choice without a reason is a legal move, and the other way round.
import { auctionView } from '@/components/panels/models/auction';
import { companyDeals, dealAction, playerDeals } from '@/components/panels/models/deals';
import { shownStep } from '@/components/panels/models/steps';
import { stockView } from '@/components/panels/models/stock';
import { trackView } from '@/components/panels/models/track';
import { purchaseAction, trainsView } from '@/components/panels/models/trains';
import { nextAction } from '@/engine/bots/random';
import { seedRandom } from '@/engine/core/random';
import { game1830 as game } from '@/engine/index';
import type { RailAction } from '@/engine/rail/actions';
import { top } from '@/engine/rail/flow';
import type { RailState } from '@/engine/rail/state';

import { setupOf } from '../../../engine/kit';

const sorted = (actions: readonly RailAction[]): string[] => actions.map((a) => JSON.stringify(a)).sort();

function offeredBy(s: RailState, seat: string): RailAction[] | null {
  const f = top(s);
  if (f?.kind === 'auction') {
    const { lines } = auctionView(game, s, seat);
    return lines.flatMap((l) => [...(l.whyNotBuy ? [] : [l.buy]), ...(l.whyNotBid ? [] : [l.bid])]);
  }
  if (f?.kind === 'stockTurn') {
    const { lines } = stockView(game, s, seat);
    const acts = lines.flatMap((l) => [...l.buys, ...l.pars, ...l.sells]);
    const deals = playerDeals(game, s, seat).filter(({ range }) => range);
    return [
      ...acts.filter(({ why }) => why === null).map(({ action }) => action),
      ...deals.map((deal) => dealAction(seat, deal, deal.range?.min ?? 0)),
    ];
  }
  return null;
}

const OF_STOCK = ['buyPrivate', 'bid', 'buyShare', 'par', 'sellShares', 'offer'];

test('auction and stock turns offer exactly the legal moves, in a whole random game', () => {
  const s = game.start(setupOf(['al', 'bo', 'cy', 'di']));
  const random = seedRandom(7);
  const tempers = Object.fromEntries(s.seats.map((seat) => [seat, 'builder' as const]));
  let looked = 0;
  let turns = 0;
  for (let i = 0; i < 400 && !s.ended; i++) {
    const seat = game.actors(s)[0] ?? '';
    const offered = offeredBy(s, seat);
    if (offered) {
      const legal = game.moves(s, seat).filter(({ action }) => OF_STOCK.includes(action.type));
      expect(sorted(offered)).toEqual(sorted(legal.map(({ action }) => action)));
      looked++;
    }
    const f = top(s);
    if (f?.kind === 'operatingTurn') {
      lookAtTurn(s, seat);
      turns++;
    }
    const action = nextAction(game, s, tempers, random);
    if (!action) break;
    game.apply(s, action);
  }
  expect(Math.min(looked, turns)).toBeGreaterThan(50);
});

function lookAtTurn(s: RailState, seat: string): void {
  const f = top(s);
  if (f?.kind !== 'operatingTurn') return;
  const legal = game.moves(s, seat).map(({ action }) => action);
  const lays = trackView(game, s, seat);
  const shown = [...lays.byHex.values(), ...lays.powers.map((power) => power.lays)].flat();
  expect(sorted(shown)).toEqual(sorted(legal.filter(({ type }) => type === 'layTile')));
  const into = companyDeals(game, s, seat).filter(({ range }) => range);
  expect(into).toHaveLength(
    legal.filter(
      (a) => a.type === 'buyForCompany' || (a.type === 'offer' && a.deal.kind === 'privateToCompany'),
    ).length,
  );
  const step = shownStep(game, s, seat, f, 'track');
  if (step === 'buyTrains') {
    const trains = trainsView(game, s, seat, f).choices.filter(({ why }) => why === null);
    for (const choice of trains)
      expect(game.why(s, purchaseAction(seat, f.corp, choice, choice.price))).toBeNull();
    const buys = legal.filter(
      (a) => a.type === 'buyTrain' || (a.type === 'offer' && a.deal.kind === 'train'),
    );
    expect(trains).toHaveLength(buys.length);
  }
}
