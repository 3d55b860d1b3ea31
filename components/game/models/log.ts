// The log as lines, newest first. What an action did is put into words only when its line is seen.
import type { SeatId, Setup } from '@/engine/core/game';
import type { RailAction } from '@/engine/rail/actions';
import type { RailGame } from '@/engine/rail/game';
import type { Entry } from '@/net/entry';
import { lineOf } from '@/store/reading';
import { roundOf, type Round } from '@/store/rounds';

export type LogLine =
  | { readonly kind: 'round'; readonly key: string; readonly round: Round }
  /** `index`: how many actions came before it. */
  | { readonly kind: 'act'; readonly key: string; readonly action: RailAction; readonly index: number }
  | {
      readonly kind: 'undo' | 'redo';
      readonly key: string;
      readonly seat: SeatId;
      readonly count: number;
    };

type Told = Exclude<LogLine, { kind: 'round' }>;

/** What counts, with a line where something was taken back or brought back. */
export function toldLines(game: RailGame, entries: readonly Entry[]): Told[] {
  let told: Told[] = [];
  let count = 0;
  let undone: Told[][] = [];
  for (const entry of entries) {
    const line = lineOf(game, entry);
    if (!line) continue;
    const key = `e${entry.seq}`;
    if (line.kind === 'act') {
      told.push({ kind: 'act', key, action: line.action, index: count++ });
      undone = [];
      continue;
    }
    if (line.kind === 'undo') {
      const to = Math.max(0, line.to ?? count - 1);
      const gone = told.filter((t) => t.kind === 'act' && t.index >= to);
      undone.push(gone);
      told = told.filter((t) => t.kind !== 'act' || t.index < to);
      count = to;
      mark(told, 'undo', key, line.seat, gone.length);
      continue;
    }
    const back = undone.pop() ?? [];
    mark(told, 'redo', key, line.seat, back.length);
    told.push(...back);
    count += back.length;
  }
  return told;
}

/** One line for what was undone step by step. */
function mark(told: Told[], kind: 'undo' | 'redo', key: string, seat: SeatId, count: number): void {
  const last = told[told.length - 1];
  if (last?.kind === kind && last.seat === seat)
    told[told.length - 1] = { ...last, count: last.count + count };
  else told.push({ kind, key, seat, count });
}

/** The round each action belongs to. Replays on a private copy: milliseconds for a whole game. */
export function roundsOf(game: RailGame, setup: Setup, actions: readonly RailAction[]): Round[] {
  const state = game.start(setup);
  return actions.map((action) => {
    const round = roundOf(state);
    game.apply(state, action);
    return round;
  });
}

const nameOf = (round: Round): string => JSON.stringify(round);

/** Newest first, a heading above each round. */
export function logLines(game: RailGame, setup: Setup, entries: readonly Entry[]): LogLine[] {
  const told = toldLines(game, entries);
  const rounds = roundsOf(
    game,
    setup,
    told.flatMap((line) => (line.kind === 'act' ? [line.action] : [])),
  );
  const lines: LogLine[] = [];
  let heading = '';
  let round = rounds[rounds.length - 1];
  for (let i = told.length - 1; i >= 0; i--) {
    const line = told[i];
    if (!line) continue;
    if (line.kind === 'act') round = rounds[line.index];
    if (round && nameOf(round) !== heading) {
      heading = nameOf(round);
      lines.push({ kind: 'round', key: `r${line.key}`, round });
    }
    lines.push(line);
  }
  return lines;
}
