import { worthOf } from '@/engine/rail/outcome';
import type { RailState } from '@/engine/rail/state';
import { act, allPass, by, code, corp, declare, game, position, setCash, turn } from '../kit';

/** Everybody lets everything pass until the game ends or a stock round begins. */
function idle(s: RailState): RailState {
  while (!s.ended && s.flow[0]?.kind === 'operatingRound') {
    const seat = game.actors(s)[0] ?? '';
    act(s, turn(s).endsWith('buyTrains') ? by(seat, 'pass') : by(seat, 'run', NOTHING));
  }
  return s;
}
const NOTHING = { routes: [], revenue: 0 };

const company = { par: 100, shares: { al: 6, bo: 4 }, tokens: ['H12/0'], cash: 0 };

/** A position in which the bank has so much left, the rest lying with Bo. */
function nearlyBroken(left: number, spec: Parameters<typeof position>[1]): RailState {
  const s = position(['al', 'bo'], spec);
  setCash(s, 'bo', (s.cash['bo'] ?? 0) + s.bank - left);
  return s;
}

describe('EN2018 7.0 the end of the game', () => {
  test('the example: broken in the first operating round of three, all three are played', () => {
    const s = nearlyBroken(10, {
      operating: 'PRR',
      step: 'dividend',
      phase: '5',
      n: 1,
      of: 3,
      corps: { PRR: company },
    });
    const f = s.flow[1];
    if (f?.kind === 'operatingTurn') f.revenue = 50;
    act(s, by('al', 'dividend', { pay: true }));
    expect(s.broken).toBe(true);
    // The bank goes on paying.
    expect(s.bank).toBe(-40);
    act(s, by('al', 'pass'));
    expect(s.flow[0]).toMatchObject({ kind: 'operatingRound', n: 2 });
    act(s, by('al', 'run', NOTHING), by('al', 'pass'));
    expect(s.flow[0]).toMatchObject({ kind: 'operatingRound', n: 3 });
    expect(s.ended).toBeNull();
    act(s, by('al', 'run', NOTHING), by('al', 'pass'));
    expect(s.ended).toEqual({ reason: 'bank', bankrupt: null });
  });

  test('broken in a stock round: the round and a whole set of operating rounds follow', () => {
    const s = nearlyBroken(50, { phase: '3', corps: { PRR: { ...company, shares: { al: 6, bo: 3 } } } });
    act(s, by('al', 'sellShares', { corp: 'PRR', count: 1 }));
    expect(s.broken).toBe(true);
    act(s, by('al', 'pass'), by('bo', 'pass'));
    expect(code(s, by('al', 'buyShare', { corp: 'PRR', from: 'ipo' }))).toBe('soldThisRound');
    allPass(s);
    expect(s.flow[0]).toMatchObject({ kind: 'operatingRound', n: 1, of: 2 });
    idle(s);
    expect(s.ended?.reason).toBe('bank');
  });

  test('broken by the capital of a company at the end of a stock round: the set is played', () => {
    const s = nearlyBroken(500, { corps: { PRR: { ...company, capitalised: false } } });
    allPass(s);
    expect(s.broken).toBe(true);
    expect(corp(s, 'PRR').cash).toBe(1000);
    expect(s.flow[0]?.kind).toBe('operatingRound');
    expect(idle(s).ended?.reason).toBe('bank');
  });

  test('ruling 54: exactly empty is not yet broken', () => {
    const s = declare(nearlyBroken(50, { corps: { PRR: company } }), 'PRR', true);
    expect(s.bank).toBe(0);
    expect(s.broken).toBe(false);
  });

  test('once broken it stays so, though money comes back', () => {
    const s = nearlyBroken(0, { operating: 'PRR', step: 'buyTrains', corps: { PRR: company } });
    s.broken = true;
    setCash(s, 'PRR', 500);
    act(s, by('al', 'buyTrain', { from: 'bank', train: '2', price: 80 }), by('al', 'pass'));
    expect(s.ended?.reason).toBe('bank');
  });

  test('worth: money, shares at their share value, open privates at face value', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 123 },
      corps: { PRR: { ...company, cell: '0,7' }, NYC: { par: 67, shares: { bo: 2, al: 1 } } },
      privates: { CA: 'al', SV: 'al', DH: 'PRR' },
    });
    const worth = worthOf(game.rulesOf(s), s, 'al');
    expect(worth).toEqual({ cash: 123, shares: 6 * 112 + 67, privates: 180, total: 123 + 739 + 180 });
  });

  test('there is no outcome before the end', () => {
    expect(game.outcome(position(['al', 'bo'], {}))).toBeNull();
  });
});
