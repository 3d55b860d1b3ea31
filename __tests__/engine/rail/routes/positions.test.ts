// Every recorded position: the proven optimum, by legal routes.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bestRoutes, bestRoutesSteps } from '@/engine/rail/routes/best';
import { checkRoutes, revenueOf } from '@/engine/rail/routes/check';
import { readPositions } from '@/tools/bench/route-positions';

const folder = join(__dirname, '../../../../../shared/games/routes');

describe.each(['played', 'hard'])('%s positions', (name) => {
  const file = join(folder, `${name}.jsonl.gz`);
  // The collection lies beside the project; without it there is nothing to compare with.
  const there = existsSync(file);
  (there ? test : test.skip)(`the recorded optimum of each of ${name}.jsonl.gz`, () => {
    const positions = readPositions(file);
    expect(positions.length).toBeGreaterThan(200);
    const wrong = positions.filter(({ map, board, company, trains, rules, best, played }) => {
      const set = bestRoutes(map, board, company, trains, rules);
      return (
        set.revenue !== best ||
        set.revenue < (played ?? 0) ||
        revenueOf(map, board, company, trains, rules, set.routes) !== best ||
        checkRoutes(map, board, company, trains, rules, set.routes) !== null
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  (there ? test : test.skip)(`the sweep alone finds it too, ${name}`, () => {
    for (const { id, map, board, company, trains, rules, best } of readPositions(file).filter(
      (_, i) => i % 4 === 0,
    )) {
      const steps = bestRoutesSteps(map, board, company, trains, rules, {}, 'sweep');
      let step = steps.next();
      while (!step.done) step = steps.next();
      expect([id, step.value.revenue]).toEqual([id, best]);
      expect([id, checkRoutes(map, board, company, trains, rules, step.value.routes)]).toEqual([id, null]);
    }
  });
});
