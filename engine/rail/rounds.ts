// How stock rounds and operating rounds follow each other (EN2018 5.0, 6.0, 7.0).
import type { SeatId } from '../core/game';
import { stopId, type CorpId } from './board';
import { frame, leftOfSeat, pop, push } from './flow';
import { above } from './market/grid';
import { byShareValue, moveToken } from './market/tokens';
import { pay } from './money';
import { phaseDef, type RailRules } from './rules';
import { ALL_SHARES, isFloated, isSoldOut } from './shares';
import type { RailState } from './state';
import { homeStop, putToken } from './stations';

export function startStockRound(g: RailRules, s: RailState, n: number): void {
  // EN2018 7.0: after the bank broke, the game ends when a stock round would begin.
  if (s.broken) {
    s.flow = [];
    s.ended = { reason: 'bank', bankrupt: null };
    return;
  }
  s.flow = [{ kind: 'stockRound', n, passes: 0, lastActor: null, sold: {}, tradedPrivates: [] }];
  startStockTurn(s, s.priority);
}

function startStockTurn(s: RailState, seat: SeatId): void {
  push(s, { kind: 'stockTurn', seat, acted: false, bought: null });
}

export function endStockTurn(g: RailRules, s: RailState): void {
  const turn = frame(s, 'stockTurn');
  const round = frame(s, 'stockRound');
  if (!turn || !round) return;
  pop(s);
  if (turn.acted) {
    round.passes = 0;
    round.lastActor = turn.seat;
  } else round.passes++;
  if (round.passes >= s.seats.length) endStockRound(g, s, round.n, round.lastActor);
  else startStockTurn(s, leftOfSeat(s, turn.seat));
}

function endStockRound(g: RailRules, s: RailState, n: number, lastActor: SeatId | null): void {
  // EN2018 5.0: the priority deal goes to the left of the last who bought or sold.
  if (lastActor !== null) s.priority = leftOfSeat(s, lastActor);
  // EN2018 4.5: sold-out companies rise, the highest priced first.
  for (const id of byShareValue(g, s, g.corpIds)) {
    const corp = s.corps[id];
    if (corp?.cell && isSoldOut(corp)) moveToken(s, id, above(g.market, corp.cell));
  }
  for (const id of g.corpIds) capitalise(s, id);
  startOperatingRound(g, s, n, 1, phaseDef(g, s.phase).operatingRounds);
}

/** EN2018 5.3: a floated company receives ten times its par value. */
export function capitalise(s: RailState, id: CorpId): void {
  const corp = s.corps[id];
  if (!corp || corp.capitalised || corp.par === null || !isFloated(corp)) return;
  corp.capitalised = true;
  pay(s, 'bank', id, ALL_SHARES * corp.par);
}

/** Every private company pays its owner (EN2018 1.2.3, 6.0). */
export function payPrivates(g: RailRules, s: RailState): void {
  for (const id of g.privateIds) {
    const owner = s.privates[id];
    if (owner && owner !== 'bank' && owner !== 'closed') pay(s, 'bank', owner, g.privates[id]?.revenue ?? 0);
  }
}

function startOperatingRound(g: RailRules, s: RailState, set: number, n: number, of: number): void {
  const waiting = g.corpIds.filter((id) => s.corps[id]?.capitalised);
  s.flow = [{ kind: 'operatingRound', set, n, of, waiting }];
  payPrivates(g, s);
  nextOperatingTurn(g, s);
}

/** The order is looked up anew each time, because prices may have changed (EN2018 6.0). */
function nextOperatingTurn(g: RailRules, s: RailState): void {
  const round = frame(s, 'operatingRound');
  if (!round) return;
  const corp = byShareValue(g, s, round.waiting)[0];
  if (corp === undefined) {
    if (round.n < round.of) startOperatingRound(g, s, round.set, round.n + 1, round.of);
    else startStockRound(g, s, round.set + 1);
    return;
  }
  round.waiting = round.waiting.filter((id) => id !== corp);
  startOperatingTurn(g, s, corp);
}

function startOperatingTurn(g: RailRules, s: RailState, id: CorpId): void {
  push(s, {
    kind: 'operatingTurn',
    corp: id,
    step: 'track',
    fresh: true,
    freeStation: null,
    revenue: 0,
    agreed: null,
  });
  const corp = s.corps[id];
  if (!corp || corp.homePlaced) return;
  // EN2018 6.3.1: the home station is placed at the start of the first turn.
  const hex = g.corps[id]?.home ?? '';
  const stop = homeStop(g, s, id);
  if (stop === null) push(s, { kind: 'homeToken', corp: id, hex });
  else {
    putToken(s, id, stopId(hex, stop));
    corp.homePlaced = true;
  }
}

export function endOperatingTurn(g: RailRules, s: RailState): void {
  pop(s);
  s.rewind = null;
  nextOperatingTurn(g, s);
}
