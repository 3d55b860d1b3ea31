// S5: each rule on which safety rests is broken in turn; the simulation, or a schedule made for it, must notice.
// The epoch fence (EP5) is broken in hosts.test.ts: at a whole table EP6 catches what slips through it.
import { rules, type Rules } from '@/net/rules';
import { runChaos } from './chaos';
import { figure8, voteThenReturn } from './schedules';
import { Violation } from './world';

const seeds = process.env.NIGHTLY ? 5_000 : 1_000;

function notices(run: () => void): string | null {
  try {
    run();
    return null;
  } catch (error) {
    // Anything else is a broken test, not a caught mutant.
    if (error instanceof Violation) return error.message;
    throw error;
  }
}

/** The first seed that notices; `hint` is one that did when this was written. */
function killedBy(mutant: Partial<Rules>, hint: number): string | null {
  for (let seed = 0; seed <= seeds; seed++) {
    const found = notices(() => void runChaos(seed || hint, { rules: { ...rules, ...mutant } }));
    if (found) return `seed ${seed || hint}: ${found}`;
  }
  return null;
}

const mutants: readonly [string, number, Partial<Rules>][] = [
  ['believe the seat field', 1, { mayActFor: () => true }],
  ['acknowledge before the durable write', 184, { acknowledgeable: (r) => r.log.length }],
  ['announce before the durable write', 17, { announceable: (r) => r.log.length }],
  ['no de-duplication', 1, { alreadyLogged: () => null }],
  ['no hash check', 186, { chained: (head, entry) => entry.seq === head.seq + 1 }],
  ['take over without a majority', 1, { isMajority: (count) => count > 0 }],
  ["take over with one's own log", 9, { isBetter: () => false }],
  [
    'overwrite by the epoch of the entry',
    1211,
    { mayOverwrite: (_, mine, theirs) => theirs.epoch > mine.epoch },
  ],
];

describe('S5 mutants of the protocol', () => {
  test.each(mutants)(
    '%s is noticed by a random schedule',
    (name, hint, mutant) => {
      const killer = killedBy(mutant, hint);
      if (process.env.SHOW) console.log(name, killer);
      expect(killer).not.toBeNull();
    },
    300_000,
  );

  test('the schedules made for the rare ones pass with the real rules', () => {
    voteThenReturn(rules, false);
    voteThenReturn(rules, true);
    figure8(rules);
  });

  test('EP1 forgetting a promise across a restart is noticed', () => {
    const forgetful: Rules = { ...rules, promiseAfterRestart: (_, last) => last };
    expect(() => voteThenReturn(forgetful, true)).toThrow(Violation);
  });

  test('figure 8: settling entries of an older epoch is noticed', () => {
    expect(() => figure8({ ...rules, maySettle: () => true })).toThrow(Violation);
  });
});
