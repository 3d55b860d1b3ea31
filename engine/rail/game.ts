// Puts the rules of an 18xx title behind the contract of core/game.ts.
import type { Game, Move, SeatId, Setup } from '../core/game';
import { refuse, type Refusal } from '../core/refusal';
import type { ActionOf, ActionType, RailAction } from './actions';
import { actorsOf } from './actors';
import { outcomeOf } from './outcome';
import { ACTION_TYPES, parseAction } from './parse';
import type { RailRules } from './rules';
import { startRail } from './start';
import type { RailState } from './state';
import { bid, buyPrivate } from './steps/auction';
import { accept, decline, offer, withdraw } from './steps/deals';
import { bankrupt } from './steps/forced';
import { par } from './steps/par';
import { pass } from './steps/pass';
import { buyForCompany, exchange } from './steps/privates';
import type { ActionRule } from './steps/rule';
import { dividend, run } from './steps/run';
import { buyShare, sellShares } from './steps/stock';
import { placeToken } from './steps/token';
import { layTile } from './steps/track';
import { buyTrain, discardTrain } from './steps/trains';

const RULES: { readonly [T in ActionType]: ActionRule<ActionOf<T>> } = {
  buyPrivate,
  bid,
  pass,
  par,
  buyShare,
  sellShares,
  layTile,
  placeToken,
  run,
  dividend,
  buyTrain,
  discardTrain,
  buyForCompany,
  exchange,
  offer,
  accept,
  decline,
  withdraw,
  bankrupt,
};

// The table pairs each type with its own rule; TypeScript cannot follow that through a lookup.
const ruleOf = (type: ActionType): ActionRule<RailAction> => RULES[type] as unknown as ActionRule<RailAction>;

export interface RailTitle {
  readonly id: string;
  readonly rules: number;
  check(setup: Setup): Refusal | null;
  /** Works edition and options into the rules; called once per set of options. */
  compile(setup: Setup): RailRules;
}

export interface RailGame extends Game<RailState, RailAction> {
  rulesOf(state: RailState): RailRules;
  rulesFor(setup: Setup): RailRules;
}

export function railGame(title: RailTitle): RailGame {
  const compiled = new Map<string, RailRules>();
  // A key of text, not the object: inside a draft the same setup is another object.
  const keyOf = (setup: Setup): string =>
    `${setup.seats.length} ${Object.keys(setup.options)
      .sort()
      .map((k) => `${k}=${String(setup.options[k])}`)
      .join(' ')}`;
  const bySetup = new WeakMap<Setup, RailRules>();
  const rulesFor = (setup: Setup): RailRules => {
    const known = bySetup.get(setup);
    if (known) return known;
    const key = keyOf(setup);
    let rules = compiled.get(key);
    if (!rules) compiled.set(key, (rules = title.compile(setup)));
    bySetup.set(setup, rules);
    return rules;
  };
  const rulesOf = (s: RailState): RailRules => rulesFor(s.setup);
  return {
    id: title.id,
    rules: title.rules,
    rulesOf,
    rulesFor,
    check: title.check,
    start: (setup) => startRail(rulesFor(setup), setup),
    actors: (s) => actorsOf(rulesOf(s), s),
    why(s, a) {
      if (s.ended) return refuse('gameOver', 'EN2018 7.0');
      if (!s.seats.includes(a.seat)) return refuse('noSuchSeat', '', { seat: a.seat });
      return ruleOf(a.type).why(rulesOf(s), s, a);
    },
    moves(s, seat: SeatId): Move<RailAction>[] {
      if (s.ended || !s.seats.includes(seat)) return [];
      const g = rulesOf(s);
      return ACTION_TYPES.flatMap((type) => ruleOf(type).moves(g, s, seat));
    },
    apply: (s, a) => ruleOf(a.type).apply(rulesOf(s), s, a),
    parse: parseAction,
    outcome: (s) => outcomeOf(rulesOf(s), s),
  };
}
