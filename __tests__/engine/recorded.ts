// Games recorded by `npm run -s simulate -- … --save __tests__/fixtures/games`: positions for every kind of test.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import type { Setup } from '@/engine/core/game';
import type { RailAction } from '@/engine/rail/actions';
import type { RailState } from '@/engine/rail/state';
import { game } from './kit';

export interface Recorded {
  readonly name: string;
  readonly setup: Setup;
  readonly actions: readonly RailAction[];
  /** Hash of the state at the end. */
  readonly hash: string;
}

export const FIXTURES = join(__dirname, '..', 'fixtures');

export const recorded: readonly Recorded[] = readdirSync(join(FIXTURES, 'games'))
  .filter((file) => file.endsWith('.json.gz'))
  .sort()
  .map((file) => {
    const text = gunzipSync(readFileSync(join(FIXTURES, 'games', file))).toString();
    return { name: file.replace('.json.gz', ''), ...JSON.parse(text) };
  });

/** The positions after so many actions each, every one a state of its own. */
export function positionsOf(g: Recorded, after: readonly number[]): RailState[] {
  const s = game.start(g.setup);
  const out: RailState[] = [];
  g.actions.forEach((action, i) => {
    if (after.includes(i)) out.push(structuredClone(s));
    game.apply(s, action);
  });
  return out;
}

/** `count` numbers spread over the actions of a game. */
/** The position of a recorded game after so many of its actions; of the whole game but its last, -1. */
export function positionAt(name: string, count: number): RailState {
  const game = recorded.find((one) => one.name === name);
  const [state] = game ? positionsOf(game, [count < 0 ? game.actions.length + count : count]) : [];
  if (!state) throw new Error(`${name} after ${count}`);
  return state;
}

export const spread = (g: Recorded, count: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.floor(((i + 0.5) * g.actions.length) / count));
