// What the steps of an operating turn share (EN2018 6.1).
import type { SeatId } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import { top } from '../flow';
import { leftOf, rightOf } from '../market/grid';
import { moveToken } from '../market/tokens';
import { pay } from '../money';
import type { RailRules } from '../rules';
import { sharesOf } from '../shares';
import { TURN_STEPS, type OperatingTurnFrame, type RailState, type TurnStep } from '../state';
import { nextTokenCost } from '../stations';
import { notNow, notYourTurn } from './rule';

export type TurnCheck = { turn: OperatingTurnFrame; refusal: null } | { turn: null; refusal: Refusal };

/** The operating turn, if it is this seat's to act in it. */
export function turnOf(s: RailState, seat: SeatId, type: string): TurnCheck {
  const f = top(s);
  if (f?.kind !== 'operatingTurn') return { turn: null, refusal: notNow(type) };
  if (s.corps[f.corp]?.president !== seat) return { turn: null, refusal: notYourTurn(seat) };
  return { turn: f, refusal: null };
}

/** EN2018 6.1: the steps are taken in order; a step that is optional is declined by taking a later one. */
export function whyNotStep(turn: OperatingTurnFrame, step: TurnStep): Refusal | null {
  return TURN_STEPS.indexOf(turn.step) <= TURN_STEPS.indexOf(step)
    ? null
    : refuse('stepIsOver', 'EN2018 6.1', { step, now: turn.step });
}

/** Goes past steps in which nothing could be decided, as far as that is plain without tracing track. */
export function settleTurn(g: RailRules, s: RailState): void {
  const turn = top(s);
  if (turn?.kind !== 'operatingTurn') return;
  const corp = s.corps[turn.corp];
  if (!corp) return;
  if (turn.step === 'token' && turn.freeStation === null) {
    const cost = nextTokenCost(g, s, turn.corp);
    if (cost === null || cost > corp.cash) turn.step = 'run';
  }
  if (turn.step === 'run' && corp.trains.length === 0) payOut(g, s, turn, 0, false);
}

/** EN2018 6.5, 4.5: revenue goes to the shareholders or the treasury, and the share value moves. */
export function payOut(
  g: RailRules,
  s: RailState,
  turn: OperatingTurnFrame,
  revenue: number,
  pays: boolean,
): void {
  const corp = s.corps[turn.corp];
  if (!corp?.cell) return;
  if (pays) {
    const each = revenue / 10;
    for (const seat of s.seats) pay(s, 'bank', seat, each * sharesOf(corp, seat));
    pay(s, 'bank', turn.corp, each * sharesOf(corp, 'pool'));
  } else pay(s, 'bank', turn.corp, revenue);
  moveToken(s, turn.corp, pays ? rightOf(g.market, corp.cell) : leftOf(g.market, corp.cell));
  corp.operated = true;
  // Not -revenue: minus zero is a number JSON does not keep.
  corp.revenues.push(pays ? revenue : 0 - revenue);
  turn.revenue = 0;
  turn.step = 'buyTrains';
}
