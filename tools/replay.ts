// npm run -s replay -- FILE [--states|--moves] [--export 18xx.games OUT]
import { writeFileSync } from 'node:fs';
import type { Setup } from '../engine/core/game';
import { game1830 } from '../engine/index';
import { exportGame } from '../engine/interop/export';
import { newHabit } from '../engine/interop/habits';
import { importGame } from '../engine/interop/import';
import type { RailAction } from '../engine/rail/actions';
import type { RailState } from '../engine/rail/state';
import { movesLine } from './replay/moves';
import { readOwnGame } from './replay/own';
import { Complaint, readJson } from './replay/read';
import { stateWriter } from './replay/states';

interface Replayed {
  readonly setup: Setup;
  readonly actions: readonly RailAction[];
  /** Actions as the file counts them. */
  readonly count: number;
  readonly state: RailState;
}

type Print = (line: unknown) => void;
type View = '--states' | '--moves' | null;

const print: Print = (line) => console.log(JSON.stringify(line));
// Numbers where the file has numbers, as in the recordings.
const playerId = (id: string): string | number => (/^\d+$/.test(id) ? Number(id) : id);

function header(setup: Setup, count: number): unknown {
  const options = Object.keys(setup.options).filter((k) => setup.options[k] === true);
  const players = setup.seats.map((seat) => playerId(seat.id));
  return { schema: 'states/1', title: setup.title, options, players, actions: count };
}

function footer(state: RailState): unknown {
  const result = worths(state);
  return { end: true, finished: state.ended !== null, reason: state.ended?.reason ?? null, result };
}

function replayImported(raw: unknown, view: View): Replayed {
  const lines: unknown[] = [];
  let seq = 0;
  let write: ReturnType<typeof stateWriter> | null = null;
  let state: RailState | null = null;
  const read = importGame(raw, (r, step) => {
    state = r.s;
    write ??= stateWriter(r.g);
    if (step) seq++;
    if (view === '--states') {
      const ran = step?.type === 'run_routes' ? step.actions.find((a) => a.type === 'run') : undefined;
      const run = ran?.type === 'run' ? { run: ran.revenue } : {};
      lines.push(
        JSON.parse(JSON.stringify({ ...write(r.s, seq, step?.id ?? null, step?.type ?? null), ...run })),
      );
    }
    if (view === '--moves') lines.push(movesLine(r.g, r.s, seq, r.habit));
  });
  if (!read.ok) {
    const { code, args, rule } = read.refusal;
    const where = args['id'] === undefined ? '' : ` at action ${args['id']} (${args['type']})`;
    throw new Complaint(
      `the file cannot be replayed${where}: ${args['reason'] ?? code} ${JSON.stringify(args)}${rule ? ` (${rule})` : ''}`,
    );
  }
  if (!state) throw new Complaint('the file has no game.');
  if (view === '--states') print(header(read.value.setup, seq));
  for (const line of lines) if (line) print(line);
  const actions = read.value.steps.flatMap((step) => step.actions);
  return { setup: read.value.setup, actions, count: seq, state };
}

function replayOwn(setup: Setup, actions: readonly RailAction[], view: View): Replayed {
  const state = game1830.start(setup);
  const g = game1830.rulesOf(state);
  const write = stateWriter(g);
  if (view === '--states') print(header(setup, actions.length));
  const show = (seq: number, type: string | null): void => {
    if (view === '--states') print(write(state, seq, type === null ? null : seq, type));
    const moves = view === '--moves' ? movesLine(g, state, seq, newHabit('')) : null;
    if (moves) print(moves);
  };
  show(0, null);
  for (const [i, action] of actions.entries()) {
    const refusal = game1830.why(state, action);
    if (refusal) {
      throw new Complaint(
        `action ${i + 1} (${action.type}) is illegal: ${refusal.code} ${JSON.stringify(refusal.args)} (${refusal.rule})`,
      );
    }
    game1830.apply(state, action);
    show(i + 1, action.type);
  }
  return { setup, actions, count: actions.length, state };
}

function worths(state: RailState): Record<string, number> {
  const outcome = game1830.outcome({ ...state, ended: state.ended ?? { reason: 'bank', bankrupt: null } });
  return { ...outcome?.worth };
}

function main(args: readonly string[]): void {
  const file = args.find(
    (a, i) => !a.startsWith('--') && args[i - 1] !== '--export' && args[i - 2] !== '--export',
  );
  if (file === undefined) throw new Complaint('which file? npm run -s replay -- FILE [--states|--moves]');
  const view: View = args.includes('--states') ? '--states' : args.includes('--moves') ? '--moves' : null;
  const raw = readJson(file);
  const begin = performance.now();
  const own = readOwnGame(raw);
  const game = own ? replayOwn(own.setup, own.actions, view) : replayImported(raw, view);
  const ms = Math.round((performance.now() - begin) * 10) / 10;
  if (view === '--states') print(footer(game.state));
  if (view === null) {
    print({
      title: game.setup.title,
      players: game.setup.seats.length,
      actions: game.count,
      finished: game.state.ended !== null,
      reason: game.state.ended?.reason ?? null,
      result: worths(game.state),
      ms,
      error: null,
    });
  }
  const to = args.indexOf('--export');
  const out = args[to + 2];
  if (to >= 0) {
    if (args[to + 1] !== '18xx.games' || out === undefined) throw new Complaint('--export 18xx.games OUT');
    const written = exportGame(game.setup, game.actions);
    if (!written.ok)
      throw new Complaint(
        `this game cannot be written there: ${written.refusal.code} ${JSON.stringify(written.refusal.args)}`,
      );
    writeFileSync(out, JSON.stringify(written.value));
  }
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Complaint)) throw error;
  console.error(`replay: ${error.message}`);
  process.exitCode = 1;
}
