// npm run -s routes -- FILE: solves every routing position of a file, one JSON line each. `ms` is the time of the
// search with nothing remembered of the board, after 20 warm-up positions on other boards.
import { bestRoutes } from '../engine/rail/routes/best';
import type { RouteSet } from '../engine/rail/routes/types';
import { readPositions, warmUps, type Position } from './bench/route-positions';

function solve({ map, board, company, trains, rules }: Position): { set: RouteSet; ms: number } {
  // A board object of its own: answers are remembered by board.
  const fresh = { ...board };
  const start = performance.now();
  const set = bestRoutes(map, fresh, company, trains, rules);
  return { set, ms: performance.now() - start };
}

function main(file: string | undefined): void {
  if (file === undefined) throw new Error('usage: npm run -s routes -- FILE.jsonl[.gz]');
  const positions = readPositions(file);
  for (const position of warmUps()) solve(position);
  for (const position of positions) {
    const { set, ms } = solve(position);
    const routes = set.routes.map(({ train, path, revenue, stops }) => ({
      train: train.split('#')[0],
      revenue,
      path,
      stops,
    }));
    const line = {
      id: position.id,
      revenue: set.revenue,
      ms: Number(ms.toFixed(3)),
      exact: set.exact,
      routes,
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  }
}

try {
  main(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
