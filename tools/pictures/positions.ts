// Positions of recorded games in which each panel is on the screen.
import { game1830 } from '../../engine/index';
import type { ActionType } from '../../engine/rail/actions';
import { top } from '../../engine/rail/flow';
import type { RailState } from '../../engine/rail/state';
import { recordedGame, type Recorded } from '../stage/recorded';

export interface Position {
  readonly name: string;
  readonly game: Recorded;
  readonly count: number;
  /** Shown with every tab. */
  readonly tabs?: boolean;
  /** Shown in two looks only. */
  readonly rare?: boolean;
  /** What is tapped one after the other (a test id, or the beginning of one), and what to call what is then seen. */
  readonly then?: readonly { readonly tap: string; readonly name: string }[];
}

const builder = recordedGame('1830-builder-4-25');
const long = recordedGame('1830-builder-4-20');
const dealer = recordedGame('1830-dealer-5-14');

/** Before the action of this type nearest to a share of the game. */
function before(game: Recorded, type: ActionType, share: number): Pick<Position, 'game' | 'count'> {
  const found = game.actions.flatMap((action, i) => (action.type === type ? [i] : []));
  const aim = game.actions.length * share;
  const nearest = found.sort((a, b) => Math.abs(a - aim) - Math.abs(b - aim))[0];
  return { game, count: nearest ?? 0 };
}

/** Where a game is first so. */
function first(game: Recorded, is: (s: RailState) => boolean): Pick<Position, 'game' | 'count'> {
  const s = game1830.start(game.setup);
  const count = game.actions.findIndex((action) => {
    if (is(s)) return true;
    game1830.apply(s, action);
    return false;
  });
  return { game, count: Math.max(0, count) };
}

export const POSITIONS: readonly Position[] = [
  {
    name: 'auction',
    game: dealer,
    count: 0,
    then: [
      { tap: 'choose-MH', name: 'auction-chosen' },
      { tap: 'confirm', name: 'hand-over' },
    ],
  },
  { name: 'bidding', ...before(dealer, 'bid', 0.03) },
  { name: 'par', ...before(builder, 'par', 0) },
  { name: 'stock', ...before(builder, 'buyShare', 0.3), tabs: true },
  { name: 'sell', ...before(builder, 'sellShares', 0.6), then: [{ tap: 'choose-B&O', name: 'sell-chosen' }] },
  { name: 'track-early', ...before(builder, 'layTile', 0.1), then: [{ tap: 'hex-button-', name: 'track-chosen' }] },
  { name: 'track-late', ...before(long, 'layTile', 0.6) },
  { name: 'token', ...before(long, 'placeToken', 0.5), then: [{ tap: 'hex-button-', name: 'token-chosen' }] },
  { name: 'run', ...before(long, 'run', 0.6) },
  { name: 'dividend', ...before(long, 'dividend', 0.6) },
  { name: 'trains', ...before(builder, 'buyTrain', 0.4) },
  { name: 'trains-late', ...before(long, 'buyTrain', 0.65), then: [{ tap: 'train-', name: 'trains-chosen' }] },
  { name: 'discard', ...before(builder, 'discardTrain', 0.5) },
  {
    name: 'privates',
    ...before(builder, 'buyForCompany', 0.3),
    rare: true,
    then: [
      { tap: 'deals', name: 'privates-open' },
      { tap: 'deal-', name: 'privates-chosen' },
    ],
  },
  {
    name: 'deals',
    ...before(builder, 'offer', 0.05),
    rare: true,
    then: [
      { tap: 'deals', name: 'deals-open' },
      { tap: 'deal-', name: 'deals-chosen' },
    ],
  },
  { name: 'exchange', ...before(builder, 'exchange', 0), rare: true, then: [{ tap: 'exchange-MH', name: 'exchange-open' }] },
  {
    name: 'home-token',
    ...first(long, (s) => top(s)?.kind === 'homeToken'),
    rare: true,
    then: [{ tap: 'hex-button-', name: 'home-token-chosen' }],
  },
  { name: 'offer', ...before(builder, 'accept', 0.3) },
  { name: 'bankrupt', ...before(builder, 'bankrupt', 1) },
  { name: 'finished', game: long, count: long.actions.length },
  { name: 'finished-bankrupt', game: builder, count: builder.actions.length },
];
