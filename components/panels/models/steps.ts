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

/** Steps before the one shown in which nothing can be chosen: the screen went past them without asking. */
export function passedOver(
  game: RailGame,
  s: RailState,
  seat: SeatId,
  turn: OperatingTurnFrame,
  shown: PanelStep,
): readonly ('track' | 'token')[] {
  if (rank(shown) > rank('run')) return [];
  return (['track', 'token'] as const).filter(
    (step) => rank(step) >= rank(turn.step) && rank(step) < rank(shown) && !possible(game, s, seat, step),
  );
}

/** Earlier steps that were skipped on the screen only, and can still be taken. */
export function canGoBack(
  turn: OperatingTurnFrame,
  shown: PanelStep,
  passed: readonly PanelStep[] = [],
): boolean {
  const earlier = PANEL_STEPS.filter((step) => rank(step) >= rank(turn.step) && rank(step) < rank(shown));
  return rank(shown) <= rank('run') && earlier.some((step) => !passed.includes(step));
}

export function nextStep(shown: PanelStep): PanelStep {
  return PANEL_STEPS[PANEL_STEPS.indexOf(shown) + 1] ?? 'buyTrains';
}
