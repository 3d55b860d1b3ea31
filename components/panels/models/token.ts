// Stations by touch: the cities that can be chosen, and what stands in the way of the others.
import type { SeatId } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import type { PlaceToken } from '@/engine/rail/actions';
import { faceOf } from '@/engine/rail/board';
import { top } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import type { RailState } from '@/engine/rail/state';
import { nextTokenCost } from '@/engine/rail/stations';
import { placeToken } from '@/engine/rail/steps/token';

export interface TokenChoice {
  readonly action: PlaceToken;
  readonly cost: number;
}

export interface TokenView {
  readonly corp: string;
  /** The home station, whose city the president chooses. */
  readonly home: boolean;
  readonly choices: readonly TokenChoice[];
  /** What the next station costs; null where none is left. */
  readonly cost: number | null;
}

export function tokenView(game: RailGame, s: RailState, seat: SeatId): TokenView {
  const g = game.rulesOf(s);
  const f = top(s);
  const home = f?.kind === 'homeToken';
  const corp = f?.kind === 'homeToken' || f?.kind === 'operatingTurn' ? f.corp : '';
  const cost = home ? 0 : nextTokenCost(g, s, corp);
  const choices = placeToken
    .moves(g, s, seat)
    .map(({ action }) => ({ action, cost: action.private === undefined ? (cost ?? 0) : 0 }));
  return { corp, home, choices, cost };
}

/** The cities of a hex that can be chosen, or the one meant; the free station of a private before the paid one. */
export const choicesAt = (view: TokenView, hex: string, stop: number | null = null): readonly TokenChoice[] =>
  view.choices.filter(({ action }) => action.hex === hex && (stop === null || action.stop === stop));

export function whyNotToken(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  hex: string,
  meant: number | null = null,
): Refusal | null {
  const { stops } = faceOf(game.rulesOf(s).map, s.board, hex);
  const asked = meant === null ? (stops.length > 0 ? stops : [null]).map((_, stop) => stop) : [meant];
  const reasons = asked.map((stop) => game.why(s, { seat, type: 'placeToken', hex, stop }));
  return reasons.find((why) => why !== null) ?? null;
}
