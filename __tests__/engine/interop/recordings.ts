// The recorded games of ../shared, and the comparison with them that games/compare.mjs defines.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { replayTrusted } from '@/engine/core/replay';
import { game1830 } from '@/engine/index';
import { importGame, type Imported } from '@/engine/interop/import';
import { worthOf } from '@/engine/rail/outcome';
import { movesLine } from '@/tools/replay/moves';
import { stateWriter } from '@/tools/replay/states';

type Json = Record<string, unknown>;

export const RECORDINGS = join(__dirname, '../../../../shared/games/1830');

export const recordings = (ending: string): string[] =>
  existsSync(RECORDINGS)
    ? readdirSync(RECORDINGS)
        .filter((f) => f.endsWith(ending))
        .map((f) => f.slice(0, -ending.length))
    : [];

const unzip = (file: string): string => gunzipSync(readFileSync(join(RECORDINGS, file))).toString('utf8');
export const recordedGame = (name: string): unknown => JSON.parse(unzip(`${name}.json.gz`));
export const recordedLines = (file: string): Json[] =>
  unzip(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Json);

/** The last line of a recording: how the game ended and what everybody is worth. */
function endLine({ setup, steps }: Imported): Json {
  const state = replayTrusted(
    game1830,
    setup,
    steps.flatMap((step) => step.actions),
  );
  const g = game1830.rulesOf(state);
  const result = Object.fromEntries(state.seats.map((seat) => [seat, worthOf(g, state, seat).total]));
  return { end: true, finished: state.ended !== null, reason: state.ended?.reason ?? null, result };
}

export function replayLines(name: string, kind: 'states' | 'moves'): Json[] | string {
  const lines: Json[] = [];
  let seq = -1;
  let write: ReturnType<typeof stateWriter> | null = null;
  const read = importGame(recordedGame(name), (r, step) => {
    seq++;
    write ??= stateWriter(r.g);
    if (kind === 'moves') {
      const line = movesLine(r.g, r.s, seq, r.habit);
      if (line) lines.push(line);
      return;
    }
    const ran = step?.type === 'run_routes' ? step.actions.find((a) => a.type === 'run') : undefined;
    const run = ran?.type === 'run' ? { run: ran.revenue } : {};
    lines.push(
      JSON.parse(
        JSON.stringify({ ...write(r.s, seq, step?.id ?? null, step?.type ?? null), ...run }),
      ) as Json,
    );
  });
  if (!read.ok) return JSON.stringify(read.refusal);
  if (kind === 'moves') return lines;
  return [...lines, endLine(read.value)];
}
