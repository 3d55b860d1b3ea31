// Laying track (EN2018 6.2), by the company or by the power of a private it owns (p. 11, p. 27).
import { refuse, type Refusal } from '../../core/refusal';
import type { LayTile } from '../actions';
import { faceOf, layId, tileFace, type CorpId } from '../board';
import { push } from '../flow';
import {
  candidates,
  connected,
  distinctRotations,
  heldByPrivate,
  layCost,
  section,
  whyNotTile,
} from '../lays';
import { pay } from '../money';
import { reachOf } from '../reach';
import type { RailRules } from '../rules';
import type { OperatingTurnFrame, RailState } from '../state';
import { stationsAfter } from '../stations';
import { settleTurn, turnOf, whyNotStep } from './turn';
import { allowed, type ActionRule } from './rule';

/** A tile laid by a private's power: its hex must still be bare and the tile one it names. */
function whyNotPower(g: RailRules, s: RailState, turn: OperatingTurnFrame, a: LayTile): Refusal | null {
  const id = a.private ?? '';
  const power = g.privates[id]?.power;
  if (power?.kind !== 'extraTile' && power?.kind !== 'tileAndStation') {
    return refuse('noSuchPower', 'EN2018 p. 27', { private: id });
  }
  if (s.privates[id] !== turn.corp) return refuse('privateNotOwned', 'EN2018 p. 27', { private: id });
  if (power.hex !== a.hex || !power.tiles.includes(a.tile) || s.board.tiles[a.hex] !== undefined) {
    return refuse('powerElsewhere', 'EN2018 p. 27', { private: id, hex: power.hex });
  }
  // The extra tile comes at any moment of the turn; the other one is the turn's own track.
  return power.kind === 'extraTile' ? null : whyNotStep(turn, 'track');
}

function whyNotOwn(g: RailRules, s: RailState, turn: OperatingTurnFrame, a: LayTile): Refusal | null {
  const late = whyNotStep(turn, 'track');
  if (late) return late;
  return connected(g, s, turn.corp, a) ? null : refuse('notConnected', section(s, a.hex, 1), { hex: a.hex });
}

export const layTile: ActionRule<LayTile> = {
  why(g, s, a) {
    const { turn, refusal } = turnOf(s, a.seat, a.type);
    if (!turn) return refusal;
    // What depends on the hex alone comes first: it is the answer a player looks for.
    const fits = heldByPrivate(g, s, a.hex) ?? whyNotTile(g, s, a);
    if (fits) return fits;
    const cost = layCost(g, s, a.hex);
    const cash = s.corps[turn.corp]?.cash ?? 0;
    if (cost > cash) return refuse('tooLittleMoney', 'EN2018 6.2.1(3)', { needed: cost, cash });
    return a.private === undefined ? whyNotOwn(g, s, turn, a) : whyNotPower(g, s, turn, a);
  },
  apply(g, s, a) {
    const { turn } = turnOf(s, a.seat, a.type);
    if (!turn) return;
    pay(s, turn.corp, 'bank', layCost(g, s, a.hex));
    replaceTile(g, s, a);
    turn.fresh = false;
    const power = a.private === undefined ? null : g.privates[a.private]?.power;
    if (power?.kind !== 'extraTile') turn.step = 'token';
    if (power?.kind === 'tileAndStation') turn.freeStation = a.private ?? null;
    settleTurn(g, s);
  },
  moves(g, s, seat) {
    const { turn } = turnOf(s, seat, 'layTile');
    return turn
      ? allowed(layTile, g, s, [...ownLays(g, s, turn.corp, seat), ...powerLays(g, s, turn.corp, seat)])
      : [];
  },
};

function laysOn(g: RailRules, hex: string, tiles: readonly string[], seat: string, by?: string): LayTile[] {
  return tiles.flatMap((tile) =>
    distinctRotations(g.map, tile).map((rotation) => ({
      seat,
      type: 'layTile' as const,
      hex,
      tile,
      rotation,
      ...(by === undefined ? {} : { private: by }),
    })),
  );
}

function ownLays(g: RailRules, s: RailState, corp: CorpId, seat: string): LayTile[] {
  const hexes = new Set(reachOf(g.map, s.board, corp).edges.keys());
  const home = g.corps[corp]?.home;
  if (home !== undefined) hexes.add(home);
  return [...hexes]
    .filter((hex) => g.map.hexes[hex])
    .flatMap((hex) => laysOn(g, hex, candidates(g, s, hex), seat));
}

function powerLays(g: RailRules, s: RailState, corp: CorpId, seat: string): LayTile[] {
  return g.privateIds.flatMap((id) => {
    const power = g.privates[id]?.power;
    if (s.privates[id] !== corp || (power?.kind !== 'extraTile' && power?.kind !== 'tileAndStation'))
      return [];
    return laysOn(g, power.hex, power.tiles, seat, id);
  });
}

/** Puts the tile down and its stations where their track is now (EN2018 6.2.2(4)). */
function replaceTile(g: RailRules, s: RailState, a: LayTile): void {
  const before = faceOf(g.map, s.board, a.hex);
  const after = tileFace(g.map, a.tile, a.rotation);
  s.board.tiles[a.hex] = layId(a.tile, a.rotation);
  s.board.version++;
  const tokens = stationsAfter(s.board.tokens, a.hex, before, after);
  for (const id of g.corpIds) {
    const [was, now] = [s.board.tokens[id], tokens[id]];
    if (!was || !now || was === now) continue;
    s.board.tokens[id] = now;
    if (now.length === was.length) continue;
    // A station that stood in no particular city: its president chooses one at once.
    const corp = s.corps[id];
    if (corp) corp.homePlaced = false;
    push(s, { kind: 'homeToken', corp: id, hex: a.hex });
  }
}
