// Writes a game of ours as a game file of 18xx.games.
import type { Setup } from '../core/game';
import { no, ok, refuse, type Refusal, type Result } from '../core/refusal';
import type { RailAction } from '../rail/actions';
import { frame } from '../rail/flow';
import { worthOf } from '../rail/outcome';
import { game1830 } from '../titles/1830/game';
import { newCertificates } from './certificates';
import { automatic, newHabit, turnKey } from './habits';
import { beginReading } from './reading';
import { followPresidents, granted, write, type Json, type Writing } from './write';

/** Any moment will do: the engine has no clock. */
const FIRST_SECOND = 1_700_000_000;

const OPTIONAL_RULES: Readonly<Record<string, string>> = {
  thirdSix: 'optional_6_train',
  brownFromOffering: 'multiple_brown_from_ipo',
};

/** Ids there are numbers; seats that have numbers keep them. */
function idsOf(seats: readonly string[]): Record<string, number> {
  const numbers = seats.every((seat) => /^[1-9]\d{0,9}$/.test(seat));
  return Object.fromEntries(seats.map((seat, i) => [seat, numbers ? Number(seat) : i + 1]));
}

export interface GameWriter {
  readonly writing: Writing;
  /** What happens by itself there now; it must be the next action here too. */
  expected(): RailAction | null;
  /** Takes an action, writes it down and applies it. */
  take(action: RailAction): Refusal | null;
  file(): Json;
}

const same = (a: RailAction, b: RailAction): boolean =>
  a.type === b.type && a.seat === b.seat && (a.type !== 'run' || (b.type === 'run' && b.routes.length === 0));

/** Privates that changed hands by a bid alone: their grants are entered when they show. */
function followPrivates(w: Writing, before: Readonly<Record<string, string>>): void {
  for (const id of w.g.privateIds) {
    const owner = w.s.privates[id] ?? '';
    if (before[id] === 'bank' && w.s.seats.includes(owner)) granted(w, id, owner);
  }
}

export function gameWriter(setup: Setup): GameWriter {
  const reading = beginReading(setup);
  const writing: Writing = {
    ...reading,
    certificates: newCertificates(reading.g),
    ids: idsOf(reading.s.seats),
  };
  const { g, s, names } = writing;
  const actions: Json[] = [];
  const expected = (): RailAction | null =>
    automatic(g, s, { habit: writing.habit, usedPowers: names.usedPowers });
  return {
    writing,
    expected,
    take(action) {
      const own = expected();
      if (own && !same(own, action)) return refuse('cannotTranslate', '', { what: action.type });
      const written = own ? ok([]) : write(writing, action);
      if (!written.ok) return written.refusal;
      const presidents = Object.fromEntries(g.corpIds.map((id) => [id, s.corps[id]?.president ?? null]));
      const privates = { ...s.privates };
      game1830.apply(s, action);
      followPresidents(writing, presidents);
      followPrivates(writing, privates);
      for (const json of written.value) actions.push(json);
      const key = turnKey(s);
      if (key !== writing.habit.key) writing.habit = newHabit(key);
      return null;
    },
    file: () => fileOf(writing, setup, actions),
  };
}

function fileOf(w: Writing, setup: Setup, actions: readonly Json[]): Json {
  const { g, s } = w;
  const name = (seat: string): string => setup.seats.find((x) => x.id === seat)?.name ?? seat;
  const rules = Object.keys(OPTIONAL_RULES).filter((option) => setup.options[option] === true);
  const round = frame(s, 'operatingRound')
    ? 'Operating Round'
    : frame(s, 'auction')
      ? 'Auction Round'
      : 'Stock Round';
  return {
    id: `roundhouse_${setup.seed}`,
    description: 'Roundhouse',
    title: '1830',
    players: s.seats.map((seat) => ({ id: w.ids[seat], name: name(seat) })),
    max_players: s.seats.length,
    settings: { seed: setup.seed, optional_rules: rules.map((option) => OPTIONAL_RULES[option]) },
    actions: actions.map((action, i) => ({ ...action, id: i + 1, created_at: FIRST_SECOND + i })),
    status: s.ended ? 'finished' : 'active',
    turn: frame(s, 'operatingRound')?.set ?? frame(s, 'stockRound')?.n ?? 1,
    round,
    result: Object.fromEntries(s.seats.map((seat) => [String(w.ids[seat]), worthOf(g, s, seat).total])),
  };
}

/** The whole game, or the first action that cannot be said there. */
export function exportGame(setup: Setup, actions: readonly RailAction[]): Result<Json> {
  const writer = gameWriter(setup);
  for (const [i, action] of actions.entries()) {
    const refusal = writer.take(action);
    if (refusal) return no({ ...refusal, args: { ...refusal.args, id: i + 1, type: action.type } });
  }
  return ok(writer.file());
}
