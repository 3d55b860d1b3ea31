// Anything may come over the wire: it is refused or allowed, never thrown at, and a refusal leaves no trace.
import { stateHash } from '@/engine/core/hash';
import { randomBelow, seedRandom, type RandomState } from '@/engine/core/random';
import type { RailAction } from '@/engine/rail/actions';
import { violations } from '@/engine/rail/invariants';
import { ACTION_TYPES } from '@/engine/rail/parse';
import type { RailState } from '@/engine/rail/state';
import { game } from './kit';
import { positionsOf, recorded, spread } from './recorded';

jest.setTimeout(600_000);

const MUTANTS = process.env.NIGHTLY ? 200_000 : 20_000;
const positions = recorded.flatMap((g) => positionsOf(g, spread(g, 8)));

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const one = <T>(random: RandomState, items: readonly T[]): T | undefined =>
  items[randomBelow(random, items.length)];

const deep = (): Json => {
  let x: Json = 1;
  for (let i = 0; i < 2000; i++) x = [x];
  return x;
};

/** Values that have broken other programmes. */
const EVIL: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => '',
  () => 'UP',
  () => 'PRR',
  () => 'p1',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => 'x'.repeat(100_000),
  () => -1,
  () => -100,
  () => 0,
  () => 0.5,
  () => 1e21,
  () => 2 ** 31,
  () => Number.MAX_SAFE_INTEGER,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => '80',
  () => [],
  () => [null],
  () => ({}),
  () => deep(),
  () => Array.from({ length: 10_000 }, () => 'H10/0'),
  () => ({ length: 1e9 }),
  () => JSON.parse('{"__proto__":{"president":"p1"}}'),
];

function keysOf(x: object): string[] {
  return Object.keys(x);
}

/** One change somewhere in the action, nested fields included. */
function mutate(random: RandomState, raw: Record<string, unknown>): unknown {
  const key = one(random, keysOf(raw)) ?? 'type';
  const inside = raw[key];
  const nested = typeof inside === 'object' && inside !== null && randomBelow(random, 3) > 0;
  if (nested) {
    const changed = mutate(random, { ...(inside as Record<string, unknown>) });
    raw[key] =
      Array.isArray(inside) && typeof changed === 'object' ? Object.values(Object(changed)) : changed;
    return raw;
  }
  switch (randomBelow(random, 6)) {
    case 0:
      delete raw[key];
      return raw;
    case 1:
      raw[one(random, ['__proto__', 'extra', 'price', 'private', 'seat2', 'constructor']) ?? 'x'] = 1;
      return raw;
    case 2:
      // As JSON.parse makes it: a field of that name, not a prototype.
      return Object.defineProperty(raw, '__proto__', {
        value: { seat: 'p1' },
        enumerable: true,
        writable: true,
        configurable: true,
      });
    case 3:
      raw['type'] = one(random, [...ACTION_TYPES, 'cheat', '__proto__']);
      return raw;
    default:
      raw[key] = one(random, EVIL)?.();
      return raw;
  }
}

/** A legal action of the position, changed once or twice. */
function mutant(random: RandomState, s: RailState, legal: readonly RailAction[]): unknown {
  const base: Record<string, unknown> = JSON.parse(JSON.stringify(one(random, legal) ?? { type: 'pass' }));
  const once = mutate(random, base);
  const again = randomBelow(random, 4) === 0 && typeof once === 'object' && once !== null;
  return again ? mutate(random, once as Record<string, unknown>) : once;
}

test(`${MUTANTS} mutated actions are parsed, answered and leave the state as it was`, () => {
  const random = seedRandom(20_000);
  const each = Math.ceil(MUTANTS / positions.length);
  const answers = { unreadable: 0, refused: 0, allowed: 0 };
  for (const s of positions) {
    const before = stateHash(s);
    const legal = game.actors(s).flatMap((seat) => game.moves(s, seat).map((m) => m.action));
    for (let i = 0; i < each; i++) {
      const raw = mutant(random, s, legal);
      const action = game.parse(raw);
      if (!action) {
        answers.unreadable++;
        continue;
      }
      const refusal = game.why(s, action);
      if (refusal) {
        expect(refusal.code).toMatch(/^[a-zA-Z]+$/);
        answers.refused++;
        continue;
      }
      answers.allowed++;
      const next = structuredClone(s);
      game.apply(next, action);
      expect(violations(game.rulesOf(next), next)).toEqual([]);
    }
    expect(stateHash(s)).toBe(before);
  }
  expect(answers.unreadable + answers.refused + answers.allowed).toBeGreaterThanOrEqual(MUTANTS);
  for (const n of Object.values(answers)) expect(n).toBeGreaterThan(MUTANTS / 100);
  expect(Reflect.get({}, 'president')).toBeUndefined();
});

test('what is no object at all is no action', () => {
  for (const make of EVIL) expect(game.parse(make())).toBeNull();
});

test('a field too many or too few is no action', () => {
  expect(game.parse({ seat: 'p1', type: 'pass' })).toEqual({ seat: 'p1', type: 'pass' });
  expect(game.parse({ seat: 'p1', type: 'pass', price: 1 })).toBeNull();
  expect(game.parse({ type: 'pass' })).toBeNull();
  expect(game.parse({ seat: 'p1', type: 'bid', private: 'CS' })).toBeNull();
  expect(game.parse({ seat: 'p1', type: 'bid', private: 'CS', price: -45 })).toBeNull();
  expect(game.parse({ seat: 'p1', type: 'bid', private: 'CS', price: 45.5 })).toBeNull();
  expect(game.parse({ seat: 'p1', type: 'bid', private: 'CS', price: '45' })).toBeNull();
  expect(game.parse({ seat: 'p1', type: 'bid', private: 'CS', price: 1e12 })).toBeNull();
});

test('names out of the prototype are no companies, privates, hexes or trains', () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
  for (const s of positions) {
    for (const seat of game.actors(s)) {
      for (const name of names) {
        const raws = [
          { type: 'par', corp: name, price: 67 },
          { type: 'buyShare', corp: name, from: 'ipo' },
          { type: 'sellShares', corp: name, count: 1 },
          { type: 'buyPrivate', private: name, price: 20 },
          { type: 'bid', private: name, price: 20 },
          { type: 'layTile', hex: name, tile: '57', rotation: 0 },
          { type: 'layTile', hex: 'H10', tile: name, rotation: 0 },
          { type: 'layTile', hex: 'H10', tile: '57', rotation: 0, private: name },
          { type: 'placeToken', hex: name, stop: 0 },
          { type: 'buyTrain', from: name, train: '2', price: 1 },
          { type: 'buyTrain', from: 'bank', train: name, price: 1 },
          { type: 'discardTrain', corp: name, train: '2' },
          { type: 'buyForCompany', private: name, price: 20 },
          { type: 'exchange', private: name, from: 'ipo' },
          { type: 'offer', deal: { kind: 'private', private: name, seller: seat, buyer: name, price: 1 } },
          { type: 'offer', deal: { kind: 'train', corp: name, from: name, train: '2', price: 1 } },
          { type: 'run', routes: [{ train: name, path: ['H10/0', 'H12/0'] }], revenue: 0 },
        ];
        for (const raw of raws) {
          const action = game.parse({ seat, ...raw });
          if (action) expect([action, game.why(s, action)]).toEqual([action, expect.anything()]);
        }
      }
    }
  }
});
