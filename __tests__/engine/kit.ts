// Small words for tests of the rules: set up a position, act in it, ask why not.
import type { Move, Options, Setup } from '@/engine/core/game';
import type { Refusal } from '@/engine/core/refusal';
import { game1830 } from '@/engine/index';
import type { ActionOf, ActionType, RailAction } from '@/engine/rail/actions';
import { violations } from '@/engine/rail/invariants';
import { parCell } from '@/engine/rail/market/grid';
import type { RailRules } from '@/engine/rail/rules';
import type { OperatingTurnFrame, RailState, StockTurnFrame, TurnStep } from '@/engine/rail/state';

export const game = game1830;

type Fields<A> = A extends RailAction ? Omit<A, 'seat' | 'type'> : never;

/** An action by a seat: `by('al', 'buyShare', { corp: 'PRR', from: 'ipo' })`. */
export function by<T extends ActionType>(seat: string, type: T, fields?: Fields<ActionOf<T>>): RailAction {
  const action = game.parse({ seat, type, ...fields });
  if (!action) throw new Error(`no action: ${JSON.stringify({ seat, type, ...fields })}`);
  return action;
}

export function setupOf(seats: readonly string[], options: Options = {}, seed = 1): Setup {
  return {
    title: '1830',
    rules: game.rules,
    seats: seats.map((id) => ({ id, name: id })),
    options: { seating: 'entered', ...options },
    seed,
  };
}

/** A game before its first action; seats sit as they are listed, the first has the priority deal. */
export const newGame = (seats: readonly string[], options: Options = {}): RailState =>
  game.start(setupOf(seats, options));

export const rules = (s: RailState): RailRules => game.rulesOf(s);

/** Takes actions one after the other; each must be allowed and leave the position sound. */
export function act(s: RailState, ...actions: RailAction[]): RailState {
  for (const action of actions) {
    const refusal = game.why(s, action);
    if (refusal) throw new Error(`${JSON.stringify(action)} is refused: ${JSON.stringify(refusal)}`);
    const before = violations(rules(s), s);
    game.apply(s, action);
    const fresh = violations(rules(s), s).filter((text) => !before.includes(text));
    if (fresh.length > 0) throw new Error(`${JSON.stringify(action)} leaves ${fresh.join('; ')}`);
  }
  return s;
}

export const why = (s: RailState, action: RailAction): Refusal | null => game.why(s, action);

/** The code of the refusal, or 'allowed'. */
export const code = (s: RailState, action: RailAction): string => game.why(s, action)?.code ?? 'allowed';

export function moves<T extends ActionType>(s: RailState, seat: string, type: T): Move<ActionOf<T>>[] {
  return game.moves(s, seat).filter((m): m is Move<ActionOf<T>> => m.action.type === type);
}

interface CorpSpec {
  /** Par value; the share value token stands there unless `cell` says otherwise. */
  par?: number;
  cell?: string;
  /** Shares by holder (seats and 'pool'); the rest is in the initial offering. The first seat presides. */
  shares?: Record<string, number>;
  president?: string;
  cash?: number;
  trains?: string[];
  tokens?: string[];
  /** False: floated in this stock round, has not yet received its capital. */
  capitalised?: boolean;
  operated?: boolean;
}

interface Spec {
  options?: Options;
  phase?: string;
  cash?: Record<string, number>;
  /** Companies in the order in which their tokens reached the market. */
  corps?: Record<string, CorpSpec>;
  /** Owners of privates; those not named are closed. */
  privates?: Record<string, string>;
  tiles?: Record<string, string>;
  poolTrains?: string[];
  bankTrains?: Record<string, number>;
  bank?: number;
  priority?: string;
  /** A stock turn of this seat … */
  stock?: string;
  round?: number;
  /** … or an operating turn of this company. */
  operating?: string;
  step?: TurnStep;
  waiting?: string[];
  n?: number;
  of?: number;
}

export const stockTurn = (seat: string): StockTurnFrame => ({
  kind: 'stockTurn',
  seat,
  acted: false,
  bought: null,
});

export const operatingTurn = (corp: string, step: TurnStep): OperatingTurnFrame => ({
  kind: 'operatingTurn',
  corp,
  step,
  fresh: true,
  freeStation: null,
  revenue: 0,
  agreed: null,
});

function placeCorp(s: RailState, id: string, spec: CorpSpec): void {
  const corp = s.corps[id];
  if (!corp) throw new Error(`no company ${id}`);
  const held = { ...(spec.shares ?? {}) };
  const out = Object.values(held).reduce((a, b) => a + b, 0);
  corp.shares = { ipo: 10 - out, pool: 0, ...held };
  corp.par = spec.par ?? null;
  const cell = spec.cell ?? (spec.par === undefined ? null : parCell(rules(s).market, spec.par));
  corp.cell = cell;
  if (cell) s.market[cell] = [...(s.market[cell] ?? []), id];
  const largest = Object.keys(held).filter((seat) => seat !== 'pool');
  if (spec.par !== undefined) corp.president = spec.president ?? largest[0] ?? null;
  corp.capitalised = spec.capitalised ?? (spec.par !== undefined && out >= 6);
  corp.operated = spec.operated ?? false;
  corp.trains = spec.trains ?? [];
  for (const type of corp.trains) takeTrain(s, type);
  if (spec.tokens) {
    s.board.tokens[id] = spec.tokens;
    corp.homePlaced = true;
  }
  setCash(s, id, spec.cash ?? 0);
}

function takeTrain(s: RailState, type: string): void {
  if (s.trains.bank[type] !== undefined) s.trains.bank[type]--;
}

/** Gives somebody exactly this much, at the bank's expense. */
export function setCash(s: RailState, owner: string, amount: number): void {
  const corp = s.corps[owner];
  s.bank += (corp ? corp.cash : (s.cash[owner] ?? 0)) - amount;
  if (corp) corp.cash = amount;
  else s.cash[owner] = amount;
}

/** Any position of the middle of a game. */
export function position(seats: readonly string[], spec: Spec): RailState {
  const s = newGame(seats, spec.options);
  s.phase = spec.phase ?? '2';
  for (const id of Object.keys(s.privates)) s.privates[id] = spec.privates?.[id] ?? 'closed';
  const types = rules(s).trains.map((def) => def.type);
  // The bank has sold all that is smaller than the phase; a 6-train may lie beside the diesels.
  for (const type of types.slice(0, types.indexOf(s.phase === 'D' ? '6' : s.phase))) s.trains.bank[type] = 0;
  for (const [id, corp] of Object.entries(spec.corps ?? {})) placeCorp(s, id, corp);
  for (const type of types) s.trains.bank[type] = Math.max(0, s.trains.bank[type] ?? 0);
  delete s.trains.bank['D'];
  Object.assign(s.trains.bank, spec.bankTrains);
  s.trains.pool = spec.poolTrains ?? [];
  s.board.tiles = { ...spec.tiles };
  s.board.version++;
  for (const seat of seats) setCash(s, seat, spec.cash?.[seat] ?? 0);
  if (spec.bank !== undefined) s.bank = spec.bank;
  s.priority = spec.priority ?? seats[0] ?? '';
  const round = spec.round ?? 2;
  s.flow =
    spec.operating === undefined
      ? [
          { kind: 'stockRound', n: round, passes: 0, lastActor: null, sold: {}, tradedPrivates: [] },
          stockTurn(spec.stock ?? s.priority),
        ]
      : [
          {
            kind: 'operatingRound',
            set: round,
            n: spec.n ?? 1,
            of: spec.of ?? 1,
            waiting: spec.waiting ?? [],
          },
          operatingTurn(spec.operating, spec.step ?? 'track'),
        ];
  return s;
}

/** The stock round comes to its end: everyone passes. */
export function allPass(s: RailState): RailState {
  const round = s.flow[0];
  while (s.flow[0] === round && s.flow[1]?.kind === 'stockTurn') act(s, by(s.flow[1].seat, 'pass'));
  return s;
}

/** The company has just run for some money and now pays it out or keeps it. */
export function declare(s: RailState, id: string, pay: boolean, revenue = 50): RailState {
  s.flow = [
    { kind: 'operatingRound', set: 2, n: 1, of: 1, waiting: [] },
    { ...operatingTurn(id, 'dividend'), revenue },
  ];
  return act(s, by(corp(s, id).president ?? '', 'dividend', { pay }));
}

/** The company whose operating turn it is, and in which step. */
export function turn(s: RailState): string {
  const f = s.flow[s.flow.length - 1];
  return f?.kind === 'operatingTurn' ? `${f.corp} ${f.step}` : (f?.kind ?? 'end');
}

export const corp = (s: RailState, id: string) => {
  const found = s.corps[id];
  if (!found) throw new Error(`no company ${id}`);
  return found;
};

/** The share value of a company. */
export function price(s: RailState, id: string): number {
  const [row = 0, column = 0] = (corp(s, id).cell ?? '').split(',').map(Number);
  return rules(s).market[row]?.[column]?.price ?? 0;
}
