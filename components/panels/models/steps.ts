// Which step of an operating turn a panel shows: the turn's own, or a later one when the player skipped some.
import type { SeatId } from '@/engine/core/game';
import { frame } from '@/engine/rail/flow';
import type { RailGame } from '@/engine/rail/game';
import { TURN_STEPS, type OperatingTurnFrame, type RailState, type TurnStep } from '@/engine/rail/state';
import { layTile } from '@/engine/rail/steps/track';
import { placeToken } from '@/engine/rail/steps/token';

export const PANEL_STEPS = ['track', 'token', 'run', 'dividend', 'buyTrains'] as const;
export type PanelStep = (typeof PANEL_STEPS)[number];

const rank = (step: TurnStep): number => TURN_STEPS.indexOf(step);

function possible(game: RailGame, s: RailState, seat: SeatId, step: PanelStep): boolean {
  const g = game.rulesOf(s);
  if (step === 'track')
    return layTile
      .moves(g, s, seat)
      .some(({ action }) => action.private === undefined || rank(turnStep(s)) <= rank('track'));
  return step !== 'token' || placeToken.moves(g, s, seat).length > 0;
}

const turnStep = (s: RailState): TurnStep => frame(s, 'operatingTurn')?.step ?? 'track';

/** The step to show: at least the turn's and at least `skippedTo`; steps without a choice are passed over. */
export function shownStep(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  turn: OperatingTurnFrame,
  skippedTo: PanelStep,
): PanelStep {
  const first = Math.max(rank(turn.step), rank(skippedTo));
  const open = PANEL_STEPS.filter((step) => rank(step) >= first);
  // Only what a later step declines can be skipped; the dividend cannot.
  const from = rank(turn.step) >= rank('dividend') ? turn.step : null;
  if (from === 'dividend' || from === 'buyTrains') return from;
  return open.find((step) => step === 'run' || possible(game, s, seat, step)) ?? 'run';
}

/** Earlier steps that were skipped on the screen only, and can still be taken. */
export function canGoBack(turn: OperatingTurnFrame, shown: PanelStep): boolean {
  return rank(shown) > rank(turn.step) && rank(shown) <= rank('run');
}

export function nextStep(shown: PanelStep): PanelStep {
  return PANEL_STEPS[PANEL_STEPS.indexOf(shown) + 1] ?? 'buyTrains';
}
