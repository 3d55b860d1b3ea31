// Laying track by touch: the hexes that can be chosen, the tiles that fit there, the rotations of each.
import type { SeatId } from '@/engine/core/game';
import { refuse, type Refusal } from '@/engine/core/refusal';
import type { LayTile } from '@/engine/rail/actions';
import { top } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import {
  candidates,
  distinctRotations,
  heldByPrivate,
  layCost,
  tilesLeft,
  whyNotTile,
  whyNoTile,
} from '@/engine/rail/lays';
import { reachOf } from '@/engine/rail/reach';
import type { RailState } from '@/engine/rail/state';
import { layTile } from '@/engine/rail/steps/track';

export interface TileChoice {
  readonly tile: string;
  readonly left: number;
  /** The legal lays, one for each rotation; empty: it cannot be laid here. */
  readonly lays: readonly LayTile[];
  readonly why: Refusal | null;
}

export interface LayPower {
  readonly private: string;
  readonly hex: string;
  readonly lays: readonly LayTile[];
}

export interface TrackView {
  /** By hex, legal lays of the company itself. */
  readonly byHex: ReadonlyMap<string, readonly LayTile[]>;
  readonly powers: readonly LayPower[];
  /** What a tap on a hex chooses from: by a power where there is one, it costs no more and brings more (p. 27). */
  readonly onBoard: ReadonlyMap<string, readonly LayTile[]>;
}

export function trackView(game: RailGame, s: RailState, seat: SeatId): TrackView {
  const byHex = new Map<string, LayTile[]>();
  const powers = new Map<string, LayTile[]>();
  for (const { action } of layTile.moves(game.rulesOf(s), s, seat)) {
    const [lists, key] = action.private === undefined ? [byHex, action.hex] : [powers, action.private];
    const list = lists.get(key);
    if (list) list.push(action);
    else lists.set(key, [action]);
  }
  const doors = [...powers].map(([id, lays]) => ({ private: id, hex: lays[0]?.hex ?? '', lays }));
  const onBoard = new Map<string, readonly LayTile[]>(byHex);
  for (const { hex, lays } of doors) onBoard.set(hex, lays);
  return { byHex, powers: doors, onBoard };
}

/** The tiles the rules name for a hex, those that can be laid first; the others with what stands in their way. */
export function tileChoices(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  hex: string,
  legal: readonly LayTile[],
): TileChoice[] {
  const g = game.rulesOf(s);
  const all = candidates(g, s, hex).map((tile): TileChoice => {
    const lays = legal.filter((lay) => lay.tile === tile);
    const why = lays.length > 0 ? null : whyNoRotation(game, s, seat, hex, tile);
    return { tile, left: tilesLeft(g, s, tile), lays, why };
  });
  return [...all.filter(({ lays }) => lays.length > 0), ...all.filter(({ lays }) => lays.length === 0)];
}

/** How near a refusal is to a legal lay: the nearest one is the reason a player looks for. */
const NEARNESS = [
  'colourNotYet',
  'tileNotLeft',
  'trackRunsOff',
  'trackNotKept',
  'tooLittleMoney',
  'notConnected',
];

function whyNoRotation(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  hex: string,
  tile: string,
): Refusal | null {
  let best: Refusal | null = null;
  for (const rotation of distinctRotations(game.rulesOf(s).map, tile)) {
    const why = game.why(s, { seat, type: 'layTile', hex, tile, rotation });
    if (why && (!best || NEARNESS.indexOf(why.code) > NEARNESS.indexOf(best.code))) best = why;
  }
  return best;
}

/** Why nothing can be laid on a hex: of the hex as it is, never of one tile among those that nobody chose. */
export function whyNotHex(game: RailGame, s: RailState, seat: SeatId, hex: string): Refusal | null {
  const g = game.rulesOf(s);
  const none = heldByPrivate(g, s, hex) ?? whyNoTile(g, s, hex);
  if (none) return none;
  let nearest: Refusal | null = null;
  for (const tile of candidates(g, s, hex)) {
    for (const rotation of distinctRotations(g.map, tile)) {
      if (whyNotTile(g, s, { hex, tile, rotation }) !== null) continue;
      const why = game.why(s, { seat, type: 'layTile', hex, tile, rotation });
      if (why === null) return null;
      nearest ??= why;
    }
  }
  // A route may lead to the hex and meet a side where no tile has track.
  const reached = reachOf(g.map, s.board, operatingCorp(s)).edges.has(hex);
  return nearest?.code === 'notConnected' && reached ? refuse('noTileJoins', nearest.rule, { hex }) : nearest;
}

/** Whether the free station of a private goes with a lay; its tile is then the one of the turn (EN2018 p. 27). */
export const bringsStation = (game: RailGame, s: RailState, power: string): boolean =>
  game.rulesOf(s).privates[power]?.power?.kind === 'tileAndStation';

/** Why a private's power lays nothing on a hex that is not its own. */
export function whyNotByPower(game: RailGame, s: RailState, power: string): Refusal | null {
  const def = game.rulesOf(s).privates[power]?.power;
  return def && 'hex' in def
    ? refuse('powerElsewhere', 'EN2018 p. 27', { private: power, hex: def.hex })
    : null;
}

/** The lay after this one when the tile is turned. */
export function turned(lays: readonly LayTile[], lay: LayTile): LayTile {
  const i = lays.findIndex(({ rotation }) => rotation === lay.rotation);
  return lays[(i + 1) % lays.length] ?? lay;
}

export function costOf(game: RailGame, s: RailState, hex: string): number {
  return layCost(game.rulesOf(s), s, hex);
}

export function operatingCorp(s: RailState): string {
  const f = top(s);
  return f?.kind === 'operatingTurn' || f?.kind === 'homeToken' ? f.corp : '';
}
