import { counting, type Census } from '@/engine/bots/census';
import { playGame, tableOf } from '@/engine/bots/play';
import type { Options } from '@/engine/core/game';
import { stateHash } from '@/engine/core/hash';
import { replayTrusted } from '@/engine/core/replay';
import { violations } from '@/engine/rail/invariants';
import { ACTION_TYPES } from '@/engine/rail/parse';
import { game } from './kit';

jest.setTimeout(3_600_000);

/** Games for each number of players. */
const GAMES = process.env.NIGHTLY ? 200 : 20;
const census: Census = {};

/** Plays a whole game with every invariant after every action; the rules must end it. */
function play(players: number, seed: number, options: Options = {}, tally = census): void {
  const setup = tableOf('1830', game.rules, players, seed, options);
  const count = counting(game.rulesOf, tally);
  const where = (n: number) => `seed ${seed}, ${players} players, action ${n}`;
  let n = 0;
  const played = playGame(game, setup, 'mixed', {
    before(s, action) {
      n++;
      const refusal = game.why(s, action);
      if (refusal) throw new Error(`${where(n)}: ${JSON.stringify(action)} listed, but ${refusal.code}`);
      count.before?.(s, action);
    },
    after(s, action) {
      const found = violations(game.rulesOf(s), s);
      if (found.length > 0) throw new Error(`${where(n)}: ${JSON.stringify(action)}: ${found.join('; ')}`);
      count.after?.(s, action);
    },
  });
  if (played.stuck) throw new Error(`${where(n)}: no end`);
  const replayed = replayTrusted(game, setup, played.actions);
  expect(stateHash(replayed)).toBe(stateHash(played.state));
  const outcome = game.outcome(played.state);
  expect(Object.keys(outcome?.worth ?? {})).toHaveLength(players);
}

test.each([2, 3, 4, 5, 6])(
  'random games of %i players keep every invariant and end by the rules',
  (players) => {
    for (let i = 0; i < GAMES; i++) play(players, players * 1000 + i);
  },
);

test.each<[Options]>([
  [{ preset: 'as18xxGames' }],
  [{ thirdSix: true, brownFromOffering: true, privateResale: true, auctionPass: 'out' }],
])('so do games with %o', (options) => {
  for (let i = 0; i < GAMES / 4; i++) play(2 + (i % 5), 9000 + i, options, {});
});

/** What the random players must have met by now, and how often at least. */
const MET: Record<string, number> = {
  ...Object.fromEntries(ACTION_TYPES.map((type) => [`action ${type}`, 5])),
  // EN2018 1.2
  'bid in an auction': 10,
  'pass in an auction': 10,
  'cheaper SV': 10,
  'free SV': 2,
  'all passed, privates paid': 20,
  'par for a private': 50,
  // EN2018 4.4, 5.4
  'several brown shares': 20,
  'presidency changed': 200,
  // EN2018 p. 27
  'tile by CS': 10,
  'tile by DH': 10,
  'station by DH': 10,
  'MH closed': 50,
  'CA to player': 100,
  'BO closed': 20,
  'home chosen': 10,
  // EN2018 6.6
  'train from bank': 300,
  'train from pool': 20,
  'train from company': 100,
  'trade-in': 10,
  'president pays': 50,
  'forced sale': 50,
  // Deals
  'accept private': 50,
  'decline private': 50,
  'accept privateToCompany': 20,
  'decline privateToCompany': 20,
  'accept train': 50,
  'decline train': 50,
  // Every phase, and every end
  'phase 3': 50,
  'phase 4': 50,
  'phase 5': 30,
  'phase 6': 15,
  'phase D': 10,
  'bank broken in operatingRound': 5,
  'bank broken in stockRound': 1,
  'ended by bank': 10,
  'ended by bankrupt': 20,
};

test('the random players have met every action and every rare rule', () => {
  const short = Object.entries(MET).filter(([what, least]) => (census[what] ?? 0) < least);
  expect(short.map(([what, least]) => `${what}: ${census[what] ?? 0} of ${least}`)).toEqual([]);
});
