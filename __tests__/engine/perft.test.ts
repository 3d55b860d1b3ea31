// The number of legal actions to depth 2 from 20 positions, pinned: any change of the rules shows here.
// After a change that is meant, `PERFT=write npx jest __tests__/engine/perft --selectProjects=engine` renews it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withNumber } from '@/engine/bots/random';
import type { RailAction } from '@/engine/rail/actions';
import type { RailState } from '@/engine/rail/state';
import { game } from './kit';
import { FIXTURES, positionsOf, recorded } from './recorded';

jest.setTimeout(600_000);

interface Pin {
  readonly game: string;
  /** Actions before the position. */
  readonly after: number;
  readonly kind: string;
  readonly one: number;
  readonly two: number;
}

const FILE = join(FIXTURES, 'perft.json');

/** Every legal action; of a range its two ends. */
function actionsIn(s: RailState): RailAction[] {
  return s.seats.flatMap((seat) =>
    game.moves(s, seat).flatMap(({ action, range }) => {
      if (!range || range.min === range.max) return [action];
      return [range.min, range.max].map((n) => withNumber(action, range.field, n));
    }),
  );
}

function count(s: RailState, depth: number): number {
  const actions = actionsIn(s);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => {
    const next = structuredClone(s);
    game.apply(next, action);
    return sum + count(next, depth - 1);
  }, 0);
}

const pins: readonly Pin[] = JSON.parse(readFileSync(FILE, 'utf8')).positions;
const renewed: Pin[] = [];

test('there are twenty positions, of every kind', () => {
  expect(pins).toHaveLength(20);
  expect(new Set(pins.map((pin) => pin.kind)).size).toBeGreaterThanOrEqual(6);
});

test.each(pins.map((pin) => [pin.game, pin.after, pin] as const))(
  '%s after %i actions',
  (name, after, pin) => {
    const g = recorded.find((one) => one.name === name);
    const s = g && positionsOf(g, [after])[0];
    if (!s) throw new Error(`no game ${name}`);
    const kind = s.flow[s.flow.length - 1]?.kind ?? '';
    const now: Pin = { game: name, after, kind, one: count(s, 1), two: count(s, 2) };
    renewed.push(now);
    if (process.env.PERFT !== 'write') expect(now).toEqual(pin);
  },
);

afterAll(() => {
  if (process.env.PERFT !== 'write') return;
  const lines = renewed.map((pin) => `    ${JSON.stringify(pin)}`).join(',\n');
  writeFileSync(FILE, `{\n  "positions": [\n${lines}\n  ]\n}\n`);
});
