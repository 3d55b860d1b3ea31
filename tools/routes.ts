// npm run -s routes -- FILE: solves every routing position of a file, one JSON line each; `ms` is taken as
// bench/route-timing.ts says, before anything is written, so that the writing is in nobody's time.
import { readPositions } from './bench/route-positions';
import { solve, times } from './bench/route-timing';
import type { RouteSet } from '../engine/rail/routes/types';

function main(file: string | undefined): void {
  if (file === undefined) throw new Error('usage: npm run -s routes -- FILE.jsonl[.gz]');
  const positions = readPositions(file);
  if (positions.length === 0) throw new Error(`${file}: there is no position in it`);
  const sets: RouteSet[] = [];
  const ms = times(positions.map((position, i) => () => (sets[i] = solve(position))));
  positions.forEach(({ id }, i) => {
    const set = sets[i];
    const routes = set?.routes.map(({ train, path, revenue, stops }) => ({
      train: train.split('#')[0],
      revenue,
      path,
      stops,
    }));
    const line = { id, revenue: set?.revenue, ms: Number(ms[i]?.toFixed(3)), exact: set?.exact, routes };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
}

try {
  main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
