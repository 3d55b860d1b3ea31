// tsx tools/bench/route-search.ts [SEEDS] [CHANGES]: looks for positions that the route finder is slow at. First
// the boards of many seeds with many sets of trains; then the slowest are made slower by changing one tile at a
// time, as long as that helps. Prints the worst as entries for route-worst.ts.
import { randomBelow, seedRandom } from '../../engine/core/random';
import { candidates, fits } from './route-boards';
import { badPosition } from './route-positions';
import { solve, timed } from './route-timing';
import { warmUps } from './route-warmups';
import type { Bad } from './route-worst';

const SETS = ['DD', 'DDD', 'DDDD', '56D', '56DD', '6666', '5566', '4456'];
const KEPT = 3;

function once(bad: Bad): number {
  const position = badPosition(bad);
  return timed(() => solve(position));
}

/** The lesser of two runs: what another program does meanwhile is not our slowness. */
const cost = (bad: Bad): number => Math.min(once(bad), once(bad));

function scan(seeds: number, boxed: boolean): { bad: Bad; ms: number }[] {
  const found: { bad: Bad; ms: number }[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    for (const trains of SETS) {
      const bad: Bad = { seed, trains, boxed, open: seed % 4 !== 3 };
      found.push({ bad, ms: once(bad) });
    }
  }
  return found.sort((a, b) => b.ms - a.ms).slice(0, KEPT);
}

function climb(start: Bad, changes: number): { bad: Bad; ms: number } {
  const random = seedRandom(start.seed);
  let bad = start;
  let ms = cost(start);
  const hexes = Object.keys(badPosition(start).board.tiles).sort();
  for (let i = 0; i < changes; i++) {
    const hex = hexes[randomBelow(random, hexes.length)] ?? '';
    const [tile = ''] = candidates(hex, random);
    const rotation = randomBelow(random, 6);
    if (start.boxed || !fits(hex, tile, rotation)) continue;
    const next: Bad = { ...bad, changes: { ...bad.changes, [hex]: `${tile}/${rotation}` } };
    const after = cost(next);
    if (after <= ms) continue;
    bad = next;
    ms = after;
  }
  return { bad, ms };
}

const [seeds = '20', changes = '60'] = process.argv.slice(2);
warmUps().forEach(solve);
for (const boxed of [true, false]) {
  for (const { bad } of scan(Number(seeds), boxed)) {
    const { bad: worse, ms } = climb(bad, Number(changes));
    process.stdout.write(`${JSON.stringify(worse)} // ${ms.toFixed(0)} ms\n`);
  }
}
