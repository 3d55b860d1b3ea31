// The game, narrowed to what 18xx.games can express, so that whole games played here can be tried there.
import type { Game, Move, Setup } from '../core/game';
import type { RailAction } from '../rail/actions';
import { frame, top } from '../rail/flow';
import type { RailRules } from '../rail/rules';
import type { RailState } from '../rail/state';
import { presidentHelps } from '../rail/steps/forced';
import { game1830 } from '../titles/1830/game';
import { gameWriter, type GameWriter } from './export';

const between = (move: Move<RailAction>, min: number, max: number): Move<RailAction>[] => {
  if (!move.range) return [move];
  const low = Math.max(min, move.range.min);
  const high = Math.min(max, move.range.max);
  if (high < low) return [];
  const { action } = move;
  const from: RailAction =
    action.type === 'offer'
      ? { ...action, deal: { ...action.deal, price: low } }
      : 'price' in action
        ? { ...action, price: low }
        : action;
  return [{ action: from, range: { ...move.range, min: low, max: high } }];
};

/** There a private is bought in the buyer's turn, at a price, and never the one that brought a presidency. */
function privateOffer(g: RailRules, s: RailState, move: Move<RailAction>): Move<RailAction>[] {
  const { action } = move;
  const turn = top(s);
  if (action.type !== 'offer' || action.deal.kind !== 'private' || turn?.kind !== 'stockTurn') return [];
  if (action.deal.buyer !== turn.seat || turn.bought) return [];
  if (g.privates[action.deal.private]?.power?.kind === 'grantPresidency') return [];
  return between(move, 1, Infinity);
}

function narrow(g: RailRules, s: RailState, move: Move<RailAction>): Move<RailAction>[] {
  const { action } = move;
  const turn = frame(s, 'operatingTurn');
  const cash = s.corps[turn?.corp ?? '']?.cash ?? 0;
  switch (action.type) {
    case 'offer':
      if (action.deal.kind === 'private') return privateOffer(g, s, move);
      // After a forced sale its price must have been needed; only the bank's train is sure to be taken.
      return action.deal.kind === 'train' ? (s.rewind ? [] : between(move, 1, cash)) : [move];
    case 'buyTrain':
      if (!s.corps[action.from]) return [move];
      return s.rewind ? [] : between(move, 1, cash);
    case 'sellShares':
      return !turn || presidentHelps(g, s, turn) ? [move] : [];
    default:
      return [move];
  }
}

export interface ExpressibleGame {
  readonly game: Game<RailState, RailAction>;
  /** The writer of the game that was started last. */
  writer(): GameWriter | null;
}

export function expressibleGame(): ExpressibleGame {
  let writer: GameWriter | null = null;
  const game: Game<RailState, RailAction> = {
    ...game1830,
    start(setup: Setup) {
      writer = gameWriter(setup);
      return writer.writing.s;
    },
    actors(s) {
      const own = writer?.expected();
      return own ? [own.seat] : game1830.actors(s);
    },
    moves(s, seat) {
      const own = writer?.expected();
      if (own) return own.seat === seat ? [{ action: own }] : [];
      const g = game1830.rulesOf(s);
      return game1830.moves(s, seat).flatMap((move) => narrow(g, s, move));
    },
    apply(_s, action) {
      const refusal = writer?.take(action);
      if (refusal) throw new Error(`cannot be written: ${JSON.stringify(refusal)} ${JSON.stringify(action)}`);
    },
  };
  return { game, writer: () => writer };
}
