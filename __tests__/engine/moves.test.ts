// `moves` and `why` say the same, in positions from whole recorded games.
import { withNumber } from '@/engine/bots/random';
import { randomBelow, seedRandom } from '@/engine/core/random';
import type { Move } from '@/engine/core/game';
import type { RailAction } from '@/engine/rail/actions';
import { bestRoutes } from '@/engine/rail/routes/best';
import { reachOf } from '@/engine/rail/reach';
import type { RailState } from '@/engine/rail/state';
import { game } from './kit';
import { positionsOf, recorded, spread } from './recorded';

jest.setTimeout(600_000);

const POSITIONS = process.env.NIGHTLY ? 120 : 30;
const positions = recorded.flatMap((g) => positionsOf(g, spread(g, POSITIONS)));

const listed = (s: RailState): Move<RailAction>[] => s.seats.flatMap((seat) => game.moves(s, seat));

test('every listed move is allowed, and can be sent', () => {
  for (const s of positions) {
    for (const { action } of listed(s)) {
      expect([action, game.why(s, action)]).toEqual([action, null]);
      expect(game.parse(JSON.parse(JSON.stringify(action)))).toEqual(action);
    }
  }
});

test('of a range both ends are allowed, and one beyond each is refused', () => {
  let ranges = 0;
  for (const s of positions) {
    for (const { action, range } of listed(s)) {
      if (!range) continue;
      ranges++;
      const at = (n: number) => {
        const there = withNumber(action, range.field, n);
        return [there, game.why(s, there)?.code ?? 'allowed'];
      };
      expect(at(range.min)[1]).toBe('allowed');
      expect(at(range.max)).toEqual([expect.anything(), 'allowed']);
      expect(at(range.min - range.step)[1]).not.toBe('allowed');
      expect(at(range.max + range.step)).toEqual([expect.anything(), expect.not.stringMatching(/^allowed$/)]);
    }
  }
  expect(ranges).toBeGreaterThan(100);
});

test('the actors are those who have a move', () => {
  for (const s of positions) {
    const able = s.seats.filter((seat) => game.moves(s, seat).length > 0);
    expect(game.actors(s).slice().sort()).toEqual(able.slice().sort());
  }
});

/** Whether a move, or a point of its range, is this action. */
function covers({ action, range }: Move<RailAction>, other: RailAction): boolean {
  const plain = (a: RailAction) => JSON.stringify(range ? withNumber(a, range.field, 0) : a);
  if (action.type !== other.type || plain(action) !== plain(other)) return false;
  if (!range) return true;
  const [outer = '', inner] = range.field.split('.');
  const holder: unknown = inner === undefined ? other : Reflect.get(other, outer);
  const n: unknown = Reflect.get(Object(holder), inner ?? outer);
  return typeof n === 'number' && n >= range.min && n <= range.max;
}

test('what is not listed is refused: moves of other positions, tried here', () => {
  const random = seedRandom(99);
  // Of routes only the first best set is listed; others of the same worth are allowed.
  const corpus = positions.flatMap((s) => listed(s).map((m) => m.action)).filter((a) => a.type !== 'run');
  let refused = 0;
  for (const s of positions) {
    const here = listed(s);
    for (let i = 0; i < 150; i++) {
      const borrowed = corpus[randomBelow(random, corpus.length)];
      const seat = s.seats[randomBelow(random, s.seats.length)];
      if (!borrowed || seat === undefined) continue;
      const action: RailAction = { ...borrowed, seat };
      const allowed = game.why(s, action) === null;
      const found = here.some((m) => covers(m, action));
      expect([action, allowed]).toEqual([action, found]);
      if (!allowed) refused++;
    }
  }
  expect(refused).toBeGreaterThan(1000);
});

test('a company must own a train exactly when a diesel could run', () => {
  for (const s of positions) {
    const { map } = game.rulesOf(s);
    for (const id of Object.keys(s.board.tokens)) {
      const best = bestRoutes(map, s.board, id, [{ id: '2', reach: 2 }], { era: 'yellow' });
      expect([id, reachOf(map, s.board, id).canRun]).toEqual([id, best.revenue > 0]);
    }
  }
});
