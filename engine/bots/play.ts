// Whole games between random players.
import type { SeatId, Setup } from '../core/game';
import { randomBelow, seedRandom, type RandomState } from '../core/random';
import type { RailAction } from '../rail/actions';
import type { RailState } from '../rail/state';
import { nextAction, type RailContract } from './random';
import { TEMPERAMENTS, type Temperament } from './temper';

export const BOTS = [...TEMPERAMENTS, 'mixed'] as const;
export type BotName = (typeof BOTS)[number];

/** Called around every action; `before` may look at the position the action is taken in. */
export interface Watcher {
  before?(s: RailState, action: RailAction): void;
  after?(s: RailState, action: RailAction): void;
}

export interface PlayedGame {
  readonly state: RailState;
  readonly actions: RailAction[];
  /** Nobody could act, or the game was stopped after too many actions. */
  readonly stuck: boolean;
}

const MOST_ACTIONS = 20_000;

/** Half of the mixed tables are of one mind, so that each temperament also meets itself. */
function seatTempers(
  bot: BotName,
  seats: readonly SeatId[],
  random: RandomState,
): Record<SeatId, Temperament> {
  const draw = (): Temperament => TEMPERAMENTS[randomBelow(random, TEMPERAMENTS.length)] ?? 'uniform';
  const all = bot === 'mixed' ? (randomBelow(random, 2) === 0 ? draw() : null) : bot;
  return Object.fromEntries(seats.map((seat) => [seat, all ?? draw()]));
}

export function playGame(
  game: RailContract,
  setup: Setup,
  bot: BotName,
  watcher: Watcher = {},
  most = MOST_ACTIONS,
): PlayedGame {
  // Chance of the players and chance of the game are not the same dice.
  const random = seedRandom(setup.seed ^ 0x5eed);
  const state = game.start(setup);
  const tempers = seatTempers(bot, state.seats, random);
  const actions: RailAction[] = [];
  while (!state.ended && actions.length < most) {
    const action = nextAction(game, state, tempers, random);
    if (!action) return { state, actions, stuck: true };
    watcher.before?.(state, action);
    game.apply(state, action);
    actions.push(action);
    watcher.after?.(state, action);
  }
  return { state, actions, stuck: !state.ended };
}

/** A table of seats with plain names. */
export function tableOf(
  title: string,
  rules: number,
  players: number,
  seed: number,
  options: Setup['options'] = {},
): Setup {
  const seats = Array.from({ length: players }, (_, i) => ({ id: `p${i + 1}`, name: `Player ${i + 1}` }));
  return { title, rules, options, seats, seed };
}
