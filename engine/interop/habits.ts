// What 18xx.games asks next. It passes over steps by itself in which nothing can be done; our engine leaves a
// step when the next action is taken. This follows its turn, so that states agree after every action.
import { frame, top } from '../rail/flow';
import { reachOf } from '../rail/reach';
import type { RailAction } from '../rail/actions';
import { phaseDef, type RailRules } from '../rail/rules';
import type { OperatingTurnFrame, RailState, StockTurnFrame } from '../rail/state';
import { companyPrices } from '../rail/steps/deals';
import { mustBuyTrain } from '../rail/steps/forced';
import { par } from '../rail/steps/par';
import { buyShare, sellShares } from '../rail/steps/stock';
import { placeToken } from '../rail/steps/token';
import { bankTrains, cheapestTrain, trainLimit } from '../rail/trains';

/** Which steps of the present operating turn are behind it over there. */
export interface TurnHabit {
  key: string;
  track: boolean;
  freeStation: boolean;
  token: boolean;
  trains: boolean;
  privates: boolean;
}

export const newHabit = (key: string): TurnHabit => ({
  key,
  track: false,
  freeStation: false,
  token: false,
  trains: false,
  privates: false,
});

/** Names the turn, so that a habit of an older turn is not mistaken for this one's. */
export function turnKey(s: RailState): string {
  const round = frame(s, 'operatingRound');
  const turn = frame(s, 'operatingTurn');
  return turn && round ? `${round.set}.${round.n}.${turn.corp}` : '';
}

/** Privates a player may buy from others there: not in the first stock round, once a turn, not the BO. */
function canBuyPrivate(g: RailRules, s: RailState, turn: StockTurnFrame): boolean {
  if (turn.bought || (s.cash[turn.seat] ?? 0) <= 0 || (frame(s, 'stockRound')?.n ?? 1) < 2) return false;
  return g.privateIds.some((id) => {
    const owner = s.privates[id] ?? '';
    return (
      owner !== turn.seat && s.seats.includes(owner) && g.privates[id]?.power?.kind !== 'grantPresidency'
    );
  });
}

function asksInStockTurn(g: RailRules, s: RailState, turn: StockTurnFrame): boolean {
  return (
    buyShare.moves(g, s, turn.seat).length > 0 ||
    sellShares.moves(g, s, turn.seat).length > 0 ||
    par.moves(g, s, turn.seat).length > 0 ||
    canBuyPrivate(g, s, turn)
  );
}

export function canBuyTrainThere(g: RailRules, s: RailState, turn: OperatingTurnFrame): boolean {
  const corp = s.corps[turn.corp];
  if (!corp) return false;
  if (corp.trains.length < trainLimit(g, s)) {
    const others = g.corpIds.some((id) => id !== turn.corp && (s.corps[id]?.trains.length ?? 0) > 0);
    if (corp.cash >= (others ? Math.min(1, cheapestTrain(g, s)) : cheapestTrain(g, s))) return true;
  }
  return bankTrains(g, s).some(
    (def) =>
      def.tradeIn &&
      corp.cash >= def.tradeIn.price &&
      corp.trains.some((t) => def.tradeIn?.accepts.includes(t)),
  );
}

export function canBuyPrivateThere(g: RailRules, s: RailState, turn: OperatingTurnFrame): boolean {
  const cash = s.corps[turn.corp]?.cash ?? 0;
  if (!phaseDef(g, s.phase).privatesToCompanies) return false;
  return g.privateIds.some(
    (id) =>
      s.seats.includes(s.privates[id] ?? '') &&
      g.privates[id]?.power?.kind !== 'grantPresidency' &&
      companyPrices(g, id)[0] <= cash,
  );
}

/** A company with an extra tile it never used is asked at the end of its turn, even where no tile could go. */
function holdsExtraTile(g: RailRules, s: RailState, corp: string, used: ReadonlySet<string>): boolean {
  return g.privateIds.some(
    (id) => s.privates[id] === corp && g.privates[id]?.power?.kind === 'extraTile' && !used.has(id),
  );
}

/** What a player is asked for over there; null where nobody is asked. */
export type Ask =
  | 'stock'
  | 'track'
  | 'freeStation'
  | 'token'
  | 'run'
  | 'dividend'
  | 'trains'
  | 'privates'
  /** A frame that waits for its own decision: an auction, a discard, an offer. */
  | 'other';

export interface Habits {
  readonly habit: TurnHabit;
  /** Privates whose tile was laid. */
  readonly usedPowers: ReadonlySet<string>;
}

function askedInOperatingTurn(g: RailRules, s: RailState, f: OperatingTurnFrame, h: Habits): Ask | null {
  const { habit } = h;
  const seat = s.corps[f.corp]?.president ?? '';
  if (f.step === 'track' && !habit.track) return 'track';
  if (f.step === 'track' || f.step === 'token') {
    const tokens = habit.token ? [] : placeToken.moves(g, s, seat);
    if (!habit.freeStation && tokens.some((m) => m.action.private !== undefined)) return 'freeStation';
    if (tokens.some((m) => m.action.private === undefined)) return 'token';
  }
  if (f.step === 'dividend') return 'dividend';
  if (f.step !== 'buyTrains') {
    const trains = s.corps[f.corp]?.trains.length ?? 0;
    return trains > 0 && reachOf(g.map, s.board, f.corp).canRun ? 'run' : null;
  }
  if (!habit.trains && (mustBuyTrain(g, s, f.corp) || canBuyTrainThere(g, s, f))) return 'trains';
  const more = canBuyPrivateThere(g, s, f) || holdsExtraTile(g, s, f.corp, h.usedPowers);
  return !habit.privates && more ? 'privates' : null;
}

export function asked(g: RailRules, s: RailState, h: Habits): Ask | null {
  const f = top(s);
  if (s.ended || !f) return 'other';
  if (f.kind === 'stockTurn') return asksInStockTurn(g, s, f) ? 'stock' : null;
  return f.kind === 'operatingTurn' ? askedInOperatingTurn(g, s, f, h) : 'other';
}

/** The action that happens by itself there, or null where a player is asked. */
export function automatic(g: RailRules, s: RailState, h: Habits): RailAction | null {
  const ask = asked(g, s, h);
  const f = top(s);
  if (ask !== null) {
    // Once something later is asked for, steps that were passed over stay behind.
    if (f?.kind === 'operatingTurn' && ask === 'privates') h.habit.trains = true;
    return null;
  }
  if (f?.kind === 'stockTurn') return { seat: f.seat, type: 'pass' };
  if (f?.kind !== 'operatingTurn') return null;
  const seat = s.corps[f.corp]?.president ?? '';
  return f.step === 'buyTrains' ? { seat, type: 'pass' } : { seat, type: 'run', routes: [], revenue: 0 };
}
