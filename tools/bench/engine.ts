// How fast the rules of 1830 are: a real game replayed, single actions, legal moves, and what a game weighs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';

import type { Setup } from '../../engine/core/game';
import { replayStrict, replayTrusted } from '../../engine/core/replay';
import { game1830 } from '../../engine/index';
import { importGame } from '../../engine/interop/import';
import type { RailAction } from '../../engine/rail/actions';
import type { RailState } from '../../engine/rail/state';
import { at } from './numbers';

interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

interface Game {
  readonly name: string;
  readonly setup: Setup;
  readonly actions: readonly RailAction[];
}

const RUNS = 20;
const WARM_UPS = 20;
const root = join(__dirname, '../..');
const real = join(root, '../shared/games/1830/real-26855.json.gz');
const simulated = join(root, '__tests__/fixtures/games/1830-builder-4-20.json.gz');

const read = (file: string) => JSON.parse(gunzipSync(readFileSync(file)).toString());

/** The game all engines are measured by, or one of our own where it is not at hand. */
function gameToReplay(): Game {
  if (!existsSync(real)) return { name: 'simulated', ...read(simulated) };
  const imported = importGame(read(real));
  if (!imported.ok) throw new Error(`real-26855: ${imported.refusal.code}`);
  const { setup, steps } = imported.value;
  return { name: 'real-26855', setup, actions: steps.flatMap((step) => step.actions) };
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const line = (name: string, value: number, unit: string): Line => ({
  name,
  value: Number(value.toFixed(3)),
  unit,
});

/** The middle of the runs, and the best one: what is left when other programs run too. */
function runs(name: string, work: () => void): Line[] {
  for (let i = 0; i < WARM_UPS; i++) work();
  const times = Array.from({ length: RUNS }, () => time(work));
  return [line(name, at(times, 0.5), 'ms'), line(`${name} best`, at(times, 0), 'ms')];
}

function replay(): Line[] {
  const { name, setup, actions } = gameToReplay();
  return [
    ...runs(`replay.1830 ${name} trusted`, () => replayTrusted(game1830, setup, actions)),
    ...runs(`replay.1830 ${name} checked`, () => replayStrict(game1830, setup, actions)),
  ];
}

/** Replays, asking at every position: for each the middle of all runs, because other programs run too. */
function sampled(ask: (s: RailState, action: RailAction, done: number) => number | null): number[] {
  const games: Game[] = [gameToReplay(), { name: 'simulated', ...read(simulated) }];
  return games.flatMap(({ setup, actions }) => {
    const samples = actions.map((): number[] => []);
    for (let run = 0; run < WARM_UPS + RUNS; run++) {
      const s = game1830.start(setup);
      actions.forEach((action, i) => {
        const sample = ask(s, action, i / actions.length);
        if (run >= WARM_UPS && sample !== null) samples[i]?.push(sample);
      });
    }
    return samples.filter((runs) => runs.length > 0).map((runs) => at(runs, 0.5));
  });
}

function applying(): Line[] {
  const samples = sampled((s, action) => time(() => game1830.apply(s, action)));
  return [
    line('apply p50', at(samples, 0.5), 'ms'),
    line('apply p99', at(samples, 0.99), 'ms'),
    line('apply worst', at(samples, 1), 'ms'),
  ];
}

/** Late game: the last third, each position asked when it has just come about, routes to run included. */
function listing(): Line[] {
  const samples = sampled((s, action, done) => {
    const taken = done < 2 / 3 ? null : time(() => game1830.moves(s, action.seat));
    game1830.apply(s, action);
    return taken;
  });
  return [
    line('moves late p50', at(samples, 0.5), 'ms'),
    line('moves late p95', at(samples, 0.95), 'ms'),
    line('moves late p99', at(samples, 0.99), 'ms'),
  ];
}

/** The heap that many finished games with their logs take, after everything else is collected. */
function memory(): Line[] {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  const { setup, actions } = gameToReplay();
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  replayTrusted(game1830, setup, actions);
  const before = heap();
  const kept = Array.from({ length: RUNS }, () => {
    const log: RailAction[] = JSON.parse(JSON.stringify(actions));
    return { log, state: replayTrusted(game1830, setup, log) };
  });
  const bytes = (heap() - before) / kept.length;
  return [line('memory of a finished game with its log', bytes / 2 ** 20, 'MB')];
}

export const benches: Record<string, () => Line[]> = {
  'replay.1830': replay,
  apply: applying,
  moves: listing,
  memory,
};
