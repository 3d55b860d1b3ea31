// A company's trains on the board, as its routes are edited there.
import type { RailGame } from '@/engine/rail/game';
import type { TrainSpec } from '@/engine/rail/routes/types';
import type { RailState } from '@/engine/rail/state';
import { corpTrains } from '@/engine/rail/steps/run';

export interface RouteBoard {
  readonly game: RailGame;
  readonly state: RailState;
  readonly corp: string;
}

export const trainsOf = ({ game, state, corp }: RouteBoard): TrainSpec[] =>
  corpTrains(game.rulesOf(state), state, corp);
