import { certificates } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';
import {
  act,
  allPass,
  by,
  code,
  corp,
  declare,
  game,
  moves,
  position,
  price,
  setCash,
  stockTurn,
} from '../kit';

const count = (s: RailState, seat: string) => certificates(game.rulesOf(s), s, seat);
const buy = (seat: string, id: string, from: 'ipo' | 'pool' = 'ipo') =>
  by(seat, 'buyShare', { corp: id, from });
const sell = (seat: string, id: string, n = 1) => by(seat, 'sellShares', { corp: id, count: n });
const pass = (seat: string) => by(seat, 'pass');

const WHITE = '2,6';
const YELLOW = '4,2';
const ORANGE = '5,1';
const BROWN = '6,0';

describe('EN2018 4.3, 4.4 share and certificate limits', () => {
  test('the example of Pete and Kurt', () => {
    const s = position(['kurt', 'pete', 'ann', 'x', 'y', 'z'], {
      stock: 'z',
      corps: {
        'B&O': { par: 100, shares: { pete: 4, kurt: 4, ann: 2 } },
        PRR: { par: 82, cell: YELLOW, shares: { kurt: 6, pete: 4 } },
        'C&O': { par: 82, cell: ORANGE, shares: { pete: 9, ann: 1 } },
        ERIE: { par: 76, shares: { pete: 6, kurt: 4 } },
      },
    });
    // Twenty certificates, of which those in yellow and orange do not count.
    expect(count(s, 'pete')).toBe(8);
    // All four are sold out and rise; then each pays two dividends.
    s.flow = [{ kind: 'stockRound', n: 2, passes: 5, lastActor: null, sold: {}, tradedPrivates: [] }];
    s.flow.push(stockTurn('z'));
    allPass(s);
    for (const id of ['B&O', 'PRR', 'C&O', 'ERIE']) declare(declare(s, id, true), id, true);
    s.flow = [{ kind: 'stockRound', n: 3, passes: 0, lastActor: null, sold: {}, tradedPrivates: [] }];
    s.flow.push(stockTurn('kurt'));
    expect([price(s, 'PRR'), price(s, 'C&O')]).toEqual([66, 55]);
    expect(count(s, 'pete')).toBe(12);
    expect(count(s, 'kurt')).toBe(13);
    // Kurt has to sell two shares of the PRR, which drops it back into yellow.
    expect(code(s, pass('kurt'))).toBe('overCertificateLimit');
    expect(code(s, buy('kurt', 'PRR'))).toBe('overCertificateLimit');
    act(s, sell('kurt', 'PRR', 2), pass('kurt'));
    expect(price(s, 'PRR')).toBe(58);
    // Pete is within the overall limit again, but over the one for the C&O.
    expect(count(s, 'pete')).toBe(8);
    expect(code(s, pass('pete'))).toBe('overHoldingLimit');
    act(s, sell('pete', 'C&O', 2));
    expect(price(s, 'C&O')).toBe(45);
    expect(corp(s, 'C&O').shares['pete']).toBe(7);
    expect(code(s, pass('pete'))).toBe('allowed');
  });

  test('60 % of a company, in yellow too; more in orange and brown', () => {
    const at = (cell: string) =>
      position(['al', 'bo'], {
        cash: { al: 500 },
        corps: { PRR: { par: 82, cell, shares: { al: 6, pool: 2 } } },
      });
    expect(code(at(WHITE), buy('al', 'PRR', 'pool'))).toBe('holdingLimit');
    expect(code(at(YELLOW), buy('al', 'PRR', 'pool'))).toBe('holdingLimit');
    expect(code(at(ORANGE), buy('al', 'PRR', 'pool'))).toBe('allowed');
    expect(code(at(BROWN), buy('al', 'PRR', 'pool'))).toBe('allowed');
    expect(code(at(BROWN), buy('al', 'PRR', 'ipo'))).toBe('allowed');
  });

  test('the president’s certificate is one certificate, a private is one', () => {
    const s = position(['al', 'bo'], {
      corps: { PRR: { par: 82, shares: { al: 6, bo: 3 } } },
      privates: { SV: 'al', DH: 'al', CS: 'bo' },
    });
    expect(count(s, 'al')).toBe(7);
    expect(count(s, 'bo')).toBe(4);
  });

  test('at the limit nothing white is bought, but what does not count is', () => {
    const s = position(['al', 'b', 'c', 'd', 'e', 'f'], {
      cash: { al: 500 },
      corps: {
        PRR: { par: 82, shares: { al: 6, b: 2 } },
        NYC: { par: 76, shares: { b: 4, al: 4 } },
        CPR: { par: 67, shares: { b: 4, al: 2 } },
        ERIE: { par: 82, cell: YELLOW, shares: { c: 5, pool: 2 } },
      },
    });
    expect(count(s, 'al')).toBe(11);
    expect(code(s, buy('al', 'NYC'))).toBe('certificateLimit');
    expect(code(s, by('al', 'par', { corp: 'B&O', price: 67 }))).toBe('certificateLimit');
    expect(code(s, buy('al', 'ERIE', 'pool'))).toBe('allowed');
  });

  test('who is over a limit and cannot sell anything goes on', () => {
    const s = position(['al', 'b', 'c', 'd', 'e', 'f'], {
      round: 1,
      corps: {
        PRR: { par: 82, shares: { al: 6 } },
        NYC: { par: 76, shares: { al: 6 } },
        CPR: { par: 67, shares: { al: 3 } },
      },
    });
    expect(count(s, 'al')).toBe(12);
    expect(code(s, pass('al'))).toBe('allowed');
  });
});

describe('EN2018 4.3 conforming to limits', () => {
  test('shares that do not count need not be sold', () => {
    // Over by one; everything white is stuck, because the pool is full of it.
    const s = position(['al', 'b', 'c', 'd', 'e', 'f'], {
      corps: {
        PRR: { par: 82, shares: { b: 3, al: 2, pool: 5 } },
        NYC: { par: 76, shares: { b: 3, al: 2, pool: 5 } },
        CPR: { par: 67, shares: { b: 3, al: 2, pool: 5 } },
        'B&O': { par: 67, shares: { b: 3, al: 2, pool: 5 } },
        'C&O': { par: 67, shares: { b: 3, al: 2, pool: 5 } },
        ERIE: { par: 82, cell: YELLOW, shares: { b: 4, al: 3 } },
      },
      privates: { SV: 'al', CS: 'al' },
    });
    expect(count(s, 'al')).toBe(12);
    expect(code(s, pass('al'))).toBe('allowed');
    expect(code(s, sell('al', 'ERIE'))).toBe('allowed');
  });
});

describe('EN2018 4.4 several brown shares of one company are one purchase', () => {
  const brown = (shares: Record<string, number>, options = {}) =>
    position(['al', 'bo'], {
      options,
      cash: { al: 500 },
      corps: {
        PRR: { par: 82, cell: BROWN, shares },
        NYC: { par: 76, cell: '7,1', shares: { bo: 4, pool: 2 } },
      },
    });

  test('from the pool, as many as there are', () => {
    const s = act(brown({ bo: 4, pool: 3 }), buy('al', 'PRR', 'pool'), buy('al', 'PRR', 'pool'));
    act(s, buy('al', 'PRR', 'pool'));
    expect(s.cash['al']).toBe(500 - 3 * 18);
    expect(code(s, buy('al', 'PRR', 'pool'))).toBe('noShareThere');
    expect(code(s, buy('al', 'NYC', 'pool'))).toBe('boughtAlready');
  });

  test('not from the initial offering, unless DE2011 V-6.3 is chosen', () => {
    const s = act(brown({ bo: 4, pool: 3 }), buy('al', 'PRR', 'ipo'));
    expect(code(s, buy('al', 'PRR', 'ipo'))).toBe('boughtAlready');
    expect(code(s, buy('al', 'PRR', 'pool'))).toBe('boughtAlready');
    const t = act(brown({ bo: 4, pool: 3 }, { brownFromOffering: true }), buy('al', 'PRR', 'ipo'));
    expect(code(t, buy('al', 'PRR', 'ipo'))).toBe('allowed');
    expect(code(t, buy('al', 'PRR', 'pool'))).toBe('allowed');
  });

  test('a sale in between does not end it, an orange price does', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 500 },
      corps: { PRR: { par: 82, cell: ORANGE, shares: { bo: 4, pool: 3 } } },
    });
    act(s, buy('al', 'PRR', 'pool'));
    expect(code(s, buy('al', 'PRR', 'pool'))).toBe('boughtAlready');
  });
});

describe('EN2018 4.3 the bank pool', () => {
  test('shares bought out of it make room again', () => {
    const s = position(['al', 'bo'], {
      cash: { bo: 500 },
      corps: { PRR: { par: 82, shares: { bo: 3, al: 2, pool: 5 } } },
    });
    expect(moves(s, 'al', 'sellShares')).toEqual([]);
    act(s, pass('al'), buy('bo', 'PRR', 'pool'), pass('bo'), sell('al', 'PRR'));
    expect(corp(s, 'PRR').shares['pool']).toBe(5);
  });
});

describe('EN2018 5.4 certificates after a change of president', () => {
  test('selling a presidency away leaves as many certificates: two for one, less the one sold', () => {
    const s = position(['al', 'b', 'c', 'd', 'e', 'f'], {
      corps: {
        PRR: { par: 82, shares: { al: 6, b: 3 } },
        NYC: { par: 76, shares: { al: 5, b: 5 }, president: 'al' },
        CPR: { par: 67, shares: { al: 3, b: 2 } },
      },
    });
    setCash(s, 'al', 0);
    expect(count(s, 'al')).toBe(11);
    // Selling one of the NYC hands the certificate over: four single ones remain instead of 20 % and three.
    act(s, sell('al', 'NYC'));
    expect(corp(s, 'NYC').president).toBe('b');
    expect(count(s, 'al')).toBe(11);
    expect(code(s, pass('al'))).toBe('allowed');
  });
});
