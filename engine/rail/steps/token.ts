// Placing stations (EN2018 6.3).
import { refuse, type Refusal } from '../../core/refusal';
import type { PlaceToken } from '../actions';
import { faceOf, splitStop, stopId, type CorpId } from '../board';
import { pop, top } from '../flow';
import { pay } from '../money';
import { reachOf } from '../reach';
import type { RailRules } from '../rules';
import type { HomeTokenFrame, OperatingTurnFrame, RailState } from '../state';
import { blocksHome, freeSlots, nextTokenCost, putToken } from '../stations';
import { settleTurn, turnOf, whyNotStep } from './turn';
import { allowed, notYourTurn, type ActionRule } from './rule';

/** EN2018 6.3.1, 6.3.2: a company whose home has two cities chooses one. */
function whyNotHome(g: RailRules, s: RailState, f: HomeTokenFrame, a: PlaceToken): Refusal | null {
  if (s.corps[f.corp]?.president !== a.seat) return notYourTurn(a.seat);
  if (a.hex !== f.hex || !faceOf(g.map, s.board, a.hex).stops[a.stop]) {
    return refuse('notTheHome', 'EN2018 6.3.1', { corp: f.corp, hex: f.hex });
  }
  return freeSlots(g, s, a.hex, a.stop) > 0 ? null : refuse('cityFull', 'EN2018 6.3.2', { hex: a.hex });
}

/** EN2018 p. 27: the free station goes with the tile, in the same turn, without a route. */
function whyNotFree(g: RailRules, turn: OperatingTurnFrame, a: PlaceToken): Refusal | null {
  const power = g.privates[a.private ?? '']?.power;
  if (power?.kind !== 'tileAndStation')
    return refuse('noSuchPower', 'EN2018 p. 27', { private: a.private ?? '' });
  if (turn.freeStation !== a.private || power.hex !== a.hex) {
    return refuse('freeStationGone', 'EN2018 p. 27', { private: a.private ?? '' });
  }
  return null;
}

function whyNotPaid(g: RailRules, s: RailState, corp: CorpId, cost: number, a: PlaceToken): Refusal | null {
  const cash = s.corps[corp]?.cash ?? 0;
  if (cost > cash) return refuse('tooLittleMoney', 'EN2018 6.3.2', { needed: cost, cash });
  return reachOf(g.map, s.board, corp).stops.has(stopId(a.hex, a.stop))
    ? null
    : refuse('notConnected', 'EN2018 6.3.2', { hex: a.hex });
}

/** What holds for every additional station. */
function whyNotHere(g: RailRules, s: RailState, corp: CorpId, a: PlaceToken): Refusal | null {
  const city = g.map.hexes[a.hex] && faceOf(g.map, s.board, a.hex).stops[a.stop];
  if (city?.kind !== 'city') return refuse('noCity', 'EN2018 6.3', { hex: a.hex });
  if (s.board.tokens[corp]?.some((t) => splitStop(t)[0] === a.hex)) {
    return refuse('stationInHex', 'EN2018 6.3.2', { hex: a.hex });
  }
  if (freeSlots(g, s, a.hex, a.stop) < 1) return refuse('cityFull', 'EN2018 6.3.2', { hex: a.hex });
  const home = blocksHome(g, s, corp, a.hex, a.stop);
  return home === null ? null : refuse('blocksHome', 'EN2018 6.3.2', { hex: a.hex, corp: home });
}

export const placeToken: ActionRule<PlaceToken> = {
  why(g, s, a) {
    const f = top(s);
    if (f?.kind === 'homeToken') return whyNotHome(g, s, f, a);
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    const late = whyNotStep(turn, 'token');
    if (late) return late;
    const cost = nextTokenCost(g, s, turn.corp);
    if (cost === null) return refuse('noStationLeft', 'EN2018 6.3.2', { corp: turn.corp });
    const where = whyNotHere(g, s, turn.corp, a);
    if (where) return where;
    return a.private === undefined ? whyNotPaid(g, s, turn.corp, cost, a) : whyNotFree(g, turn, a);
  },
  apply(g, s, a) {
    const f = top(s);
    if (f?.kind === 'homeToken') {
      pop(s);
      putToken(s, f.corp, stopId(a.hex, a.stop));
      const corp = s.corps[f.corp];
      if (corp) corp.homePlaced = true;
      // The track of the turn below may have waited for this choice.
      return settleTurn(g, s);
    }
    const { turn } = turnOf(s, a.seat, a.type);
    if (!turn) return;
    if (a.private === undefined) pay(s, turn.corp, 'bank', nextTokenCost(g, s, turn.corp) ?? 0);
    putToken(s, turn.corp, stopId(a.hex, a.stop));
    turn.freeStation = null;
    turn.fresh = false;
    turn.step = 'run';
    settleTurn(g, s);
  },
  moves(g, s, seat) {
    const f = top(s);
    if (f?.kind !== 'homeToken' && f?.kind !== 'operatingTurn') return [];
    const at = (stop: string, by?: string): PlaceToken => {
      const [hex, n] = splitStop(stop);
      return { seat, type: 'placeToken', hex, stop: n, ...(by === undefined ? {} : { private: by }) };
    };
    if (f.kind === 'homeToken') return allowed(placeToken, g, s, [at(`${f.hex}/0`), at(`${f.hex}/1`)]);
    const free = f.freeStation === null ? undefined : g.privates[f.freeStation]?.power;
    const here = free?.kind === 'tileAndStation' ? [at(`${free.hex}/0`, f.freeStation ?? '')] : [];
    if (s.corps[f.corp]?.president !== seat || whyNotStep(f, 'token')) return [];
    return allowed(placeToken, g, s, [
      ...here,
      ...[...reachOf(g.map, s.board, f.corp).stops].map((t) => at(t)),
    ]);
  },
};
