import {
  act,
  allPass,
  by,
  code,
  corp,
  game,
  moves,
  newGame,
  position,
  price,
  setCash,
  stockTurn,
  turn,
} from '../kit';
import { certificates } from '@/engine/rail/shares';
import type { RailState } from '@/engine/rail/state';

const buy = (seat: string, id: string, from: 'ipo' | 'pool' = 'ipo') =>
  by(seat, 'buyShare', { corp: id, from });
const sell = (seat: string, id: string, count = 1) => by(seat, 'sellShares', { corp: id, count });
const par = (seat: string, id: string, price: number) => by(seat, 'par', { corp: id, price });
const pass = (seat: string) => by(seat, 'pass');
const round = (s: RailState) => {
  const f = s.flow[0];
  if (f?.kind !== 'stockRound') throw new Error('no stock round');
  return f;
};

describe('EN2018 5.0 stock rounds', () => {
  const rich = () =>
    position(['al', 'bo', 'cy'], {
      cash: { al: 1000, bo: 1000, cy: 1000 },
      corps: { PRR: { par: 82, shares: { al: 4, bo: 2 } }, NYC: { par: 76, shares: { bo: 4, al: 2 } } },
    });

  test('sell, buy, sell: any number of sales before and after the one purchase', () => {
    const s = rich();
    act(s, sell('al', 'PRR'), buy('al', 'NYC'), sell('al', 'PRR'), sell('al', 'NYC'));
    expect(code(s, buy('al', 'NYC', 'pool'))).toBe('soldThisRound');
    expect(code(s, par('al', 'CPR', 67))).toBe('boughtAlready');
  });

  test('one purchase a turn: neither a second share nor a president’s certificate', () => {
    const s = act(rich(), buy('al', 'PRR'));
    expect(code(s, buy('al', 'PRR'))).toBe('boughtAlready');
    expect(code(s, par('al', 'CPR', 67))).toBe('boughtAlready');
    expect(code(act(rich(), par('al', 'CPR', 67)), buy('al', 'PRR'))).toBe('boughtAlready');
  });

  test('it ends when all have passed in a row; who passed may act again later', () => {
    const s = act(rich(), pass('al'), pass('bo'), buy('cy', 'PRR'), pass('cy'));
    act(s, buy('al', 'PRR'), pass('al'), pass('bo'), pass('cy'));
    expect(round(s).passes).toBe(2);
    act(s, pass('al'));
    expect(turn(s)).toBe('PRR track');
    expect(s.priority).toBe('bo');
  });

  test('the priority deal goes to the left of the last who bought or sold', () => {
    const s = act(rich(), pass('al'), sell('bo', 'NYC'), pass('bo'), pass('cy'), pass('al'), pass('bo'));
    expect(s.priority).toBe('cy');
  });

  test('if no one buys or sells it stays', () => {
    const s = rich();
    s.priority = 'cy';
    expect(act(s, pass('al'), pass('bo'), pass('cy')).priority).toBe('cy');
  });

  test('the holder of the priority deal begins the next stock round', () => {
    const s = allPass(act(rich(), buy('al', 'PRR')));
    while (s.flow[0]?.kind === 'operatingRound') {
      const seat = game.actors(s)[0] ?? '';
      act(s, turn(s).endsWith('buyTrains') ? pass(seat) : by(seat, 'run', { routes: [], revenue: 0 }));
    }
    expect(round(s).n).toBe(3);
    expect(game.actors(s)).toEqual(['bo']);
  });
});

describe('EN2018 5.1 stock sales', () => {
  test('no sales in the first stock round', () => {
    const s = position(['al', 'bo'], { round: 1, corps: { PRR: { par: 82, shares: { al: 4, bo: 2 } } } });
    expect(code(s, sell('al', 'PRR'))).toBe('noSalesYet');
    expect(moves(s, 'al', 'sellShares')).toEqual([]);
  });

  test('the example: two shares of the B&O at 100 bring 200, and the price drops to 82', () => {
    const s = position(['gerald', 'bo'], {
      corps: { 'B&O': { par: 100, shares: { bo: 4, gerald: 2 } } },
    });
    act(s, sell('gerald', 'B&O', 2));
    expect(s.cash['gerald']).toBe(200);
    expect(price(s, 'B&O')).toBe(82);
    expect(corp(s, 'B&O').shares).toEqual({ ipo: 4, pool: 2, bo: 4 });
  });

  test('AH1986 15 sold separately, the second share brings the lower price', () => {
    const s = position(['al', 'bo'], { corps: { CPR: { par: 100, shares: { bo: 4, al: 2 } } } });
    act(s, sell('al', 'CPR'), sell('al', 'CPR'));
    expect(s.cash['al']).toBe(100 + 90);
    expect(price(s, 'CPR')).toBe(82);
  });

  test('what was sold is not bought again in the same round, but in the next', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 500, bo: 500 },
      corps: { PRR: { par: 82, shares: { bo: 3, al: 2 } } },
    });
    act(s, sell('al', 'PRR'), pass('al'), pass('bo'));
    expect(code(s, buy('al', 'PRR'))).toBe('soldThisRound');
    expect(code(s, buy('al', 'PRR', 'pool'))).toBe('soldThisRound');
    expect(corp(s, 'PRR').president).toBe('bo');
    // Buying first and selling later in the same turn is fine.
    s.flow = [{ ...round(s), sold: {} }, stockTurn('al')];
    act(s, buy('al', 'PRR', 'pool'), sell('al', 'PRR', 2));
  });

  test('the pool takes five shares of a company at most', () => {
    const s = position(['al', 'bo'], {
      corps: { PRR: { par: 82, shares: { bo: 3, al: 3, pool: 3 } } },
    });
    expect(code(s, sell('al', 'PRR', 3))).toBe('poolLimit');
    expect(moves(s, 'al', 'sellShares').map((m) => m.action.count)).toEqual([1, 2]);
  });

  test('the CA’s share is not sold before the PRR has a price', () => {
    const s = position(['al', 'bo'], { corps: { PRR: { shares: { al: 1 } } } });
    expect(code(s, sell('al', 'PRR'))).toBe('notYetPriced');
  });

  test('nor the MH’s share of the NYC', () => {
    const s = position(['al', 'bo'], { cash: { bo: 500 }, privates: { MH: 'al' } });
    act(s, by('al', 'exchange', { private: 'MH', from: 'ipo' }));
    expect(code(s, sell('al', 'NYC'))).toBe('notYetPriced');
    act(s, pass('al'), par('bo', 'NYC', 76), pass('bo'), sell('al', 'NYC'));
    expect(s.cash['al']).toBe(76);
  });

  test('nobody sells what they do not hold', () => {
    const s = position(['al', 'bo'], { corps: { PRR: { par: 82, shares: { bo: 4, al: 2 } } } });
    expect(code(s, sell('al', 'PRR', 3))).toBe('notHeld');
    expect(code(s, sell('al', 'NYC'))).toBe('notYetPriced');
  });
});

describe('EN2018 5.2 stock purchases', () => {
  test('the president’s certificate first; it costs twice the par value', () => {
    const s = position(['al', 'bo'], { cash: { al: 200, bo: 500 } });
    expect(code(s, buy('al', 'PRR'))).toBe('presidentFirst');
    expect(moves(s, 'al', 'par').filter((m) => m.action.corp === 'PRR')).toHaveLength(6);
    act(s, par('al', 'PRR', 100));
    expect(s.cash['al']).toBe(0);
    expect(corp(s, 'PRR')).toMatchObject({ president: 'al', par: 100, shares: { al: 2, ipo: 8 } });
    expect(code(act(s, pass('al')), par('bo', 'PRR', 100))).toBe('presidentSold');
  });

  test('par values are 67, 71, 76, 82, 90 and 100', () => {
    const s = position(['al', 'bo'], { cash: { al: 180 } });
    expect(code(s, par('al', 'PRR', 75))).toBe('noParPrice');
    expect(code(s, par('al', 'PRR', 100))).toBe('tooLittleMoney');
    const prices = moves(s, 'al', 'par').filter((m) => m.action.corp === 'NYC');
    expect(prices.map((m) => m.action.price)).toEqual([67, 71, 76, 82, 90]);
  });

  test('from the initial offering at par, from the pool at the share value', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 200 },
      corps: { PRR: { par: 67, cell: '0,7', shares: { bo: 4, pool: 2 } } },
    });
    const copy = structuredClone(s);
    expect(act(s, buy('al', 'PRR')).cash['al']).toBe(133);
    expect(act(copy, buy('al', 'PRR', 'pool')).cash['al']).toBe(200 - 112);
    expect(code(s, buy('al', 'NYC', 'pool'))).toBe('presidentFirst');
  });

  test('there must be one: of the offering no more than it has', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 500 },
      corps: { PRR: { par: 82, shares: { bo: 5, al: 5 } }, NYC: { par: 67, shares: { bo: 4 } } },
    });
    expect(code(s, buy('al', 'PRR'))).toBe('noShareThere');
    expect(code(s, buy('al', 'NYC', 'pool'))).toBe('noShareThere');
    setCash(s, 'al', 60);
    expect(code(s, buy('al', 'NYC'))).toBe('tooLittleMoney');
  });
});

describe('EN2018 5.3 floating a corporation', () => {
  test('the example of Al and Kurt', () => {
    const s = position(['al', 'kurt'], {
      cash: { al: 500, kurt: 500 },
      corps: {
        PRR: { shares: { kurt: 1 } },
        'C&O': { par: 71, shares: { kurt: 4 } },
      },
    });
    act(s, par('al', 'PRR', 82), pass('al'), buy('kurt', 'PRR'), pass('kurt'));
    // Two shares each: no change of president.
    expect(corp(s, 'PRR').president).toBe('al');
    act(s, buy('al', 'PRR'), pass('al'));
    const before = s.cash['kurt'] ?? 0;
    act(s, sell('kurt', 'PRR', 2));
    expect((s.cash['kurt'] ?? 0) - before).toBe(164);
    expect(price(s, 'PRR')).toBe(71);
    expect(corp(s, 'PRR').par).toBe(82);
    expect(s.market['4,6']).toEqual(['C&O', 'PRR']);
    act(s, pass('kurt'));
    // From the pool it would cost 71, but not float the company.
    const other = act(structuredClone(s), buy('al', 'PRR', 'pool'));
    expect(corp(allPass(other), 'PRR').capitalised).toBe(false);
    act(s, buy('al', 'PRR'));
    expect(corp(s, 'PRR').cash).toBe(0);
    allPass(s);
    expect(corp(s, 'PRR')).toMatchObject({ capitalised: true, cash: 820 });
    expect(turn(s)).toBe('PRR track');
  });

  test('AH1986 11 the NYC with par 90 and 70 % sold receives 900, whatever its price', () => {
    const s = position(['al', 'bo'], {
      corps: { NYC: { par: 90, cell: '4,6', shares: { al: 4, bo: 3 }, capitalised: false } },
    });
    expect(corp(allPass(s), 'NYC').cash).toBe(900);
  });

  test('50 % is not enough; shares in the pool and from privates count', () => {
    const s = position(['al', 'bo'], {
      cash: { al: 500, bo: 500 },
      corps: { NYC: { par: 76, shares: { al: 3, pool: 2 } } },
      privates: { MH: 'bo' },
    });
    const five = allPass(structuredClone(s));
    expect(corp(five, 'NYC').capitalised).toBe(false);
    act(s, pass('al'), by('bo', 'exchange', { private: 'MH', from: 'ipo' }));
    expect(corp(allPass(s), 'NYC')).toMatchObject({ capitalised: true, cash: 760 });
  });
});

describe('EN2018 5.4 change of president', () => {
  test('the example of Pete, Morgan and Ron', () => {
    const s = position(['morgan', 'ron', 'pete', 'x', 'y'], {
      cash: { ron: 500 },
      corps: {
        'B&O': { par: 100, shares: { pete: 4, ron: 4, morgan: 2 }, cash: 300, trains: ['2'] },
        PRR: { par: 82, shares: { pete: 6, x: 2 } },
        NYC: { par: 76, shares: { x: 5, pete: 5 } },
      },
    });
    expect(certificates(game.rulesOf(s), s, 'pete')).toBe(13);
    act(s, sell('morgan', 'B&O'), pass('morgan'));
    act(s, buy('ron', 'B&O', 'pool'));
    expect(corp(s, 'B&O')).toMatchObject({ president: 'ron', shares: { ron: 5, pete: 4 }, cash: 300 });
    // Pete has exchanged one certificate for two and is over the limit: on his turn he must sell.
    expect(certificates(game.rulesOf(s), s, 'pete')).toBe(14);
    act(s, pass('ron'));
    expect(code(s, pass('pete'))).toBe('overCertificateLimit');
    act(s, sell('pete', 'B&O'));
    expect(code(s, pass('pete'))).toBe('allowed');
  });

  test('AH1986 13 a fourth share of the NYC beats three', () => {
    const s = position(['p1', 'p2'], {
      cash: { p2: 100 },
      stock: 'p2',
      corps: { NYC: { par: 76, shares: { p1: 3, p2: 3 } } },
    });
    expect(corp(act(s, buy('p2', 'NYC')), 'NYC').president).toBe('p2');
    expect(corp(s, 'NYC').shares).toMatchObject({ p1: 3, p2: 4 });
  });

  test('AH1986 14 among equals the nearest to the left of the old president', () => {
    const shares = { al: 4, bo: 2, cy: 3, di: 3 };
    const s = position(['al', 'bo', 'cy', 'di'], { corps: { PRR: { par: 82, shares, president: 'al' } } });
    expect(corp(act(structuredClone(s), sell('al', 'PRR', 2)), 'PRR').president).toBe('cy');
    const t = position(['di', 'al', 'bo', 'cy'], {
      corps: { PRR: { par: 82, shares: { cy: 3, di: 2, bo: 3, al: 2 }, president: 'cy' } },
      stock: 'cy',
    });
    expect(corp(act(t, sell('cy', 'PRR')), 'PRR').president).toBe('bo');
  });

  test('the president may sell out of the 20 % certificate when another holds two shares', () => {
    const s = position(['al', 'bo'], { corps: { PRR: { par: 82, shares: { al: 3, bo: 2 } } } });
    act(s, sell('al', 'PRR', 3));
    expect(corp(s, 'PRR')).toMatchObject({ president: 'bo', shares: { bo: 2, pool: 3 } });
  });

  test('the certificate never reaches the pool: with nobody at 20 % two shares are kept', () => {
    const s = position(['al', 'bo'], { corps: { PRR: { par: 82, shares: { al: 4, bo: 1 } } } });
    expect(code(s, sell('al', 'PRR', 3))).toBe('nobodyToPreside');
    expect(moves(s, 'al', 'sellShares').map((m) => m.action.count)).toEqual([1, 2]);
  });

  test('one share of the certificate cannot be sold while nobody else holds more', () => {
    // Two shares left, the other has two as well: selling one would leave the president below.
    const s = position(['al', 'bo'], { corps: { PRR: { par: 82, shares: { al: 2, bo: 2 } } } });
    act(s, sell('al', 'PRR'));
    expect(corp(s, 'PRR')).toMatchObject({ president: 'bo', shares: { al: 1, bo: 2, pool: 1 } });
  });
});

describe('EN2018 5.2 the CA and B&O start through a whole auction', () => {
  test('after the auction the first stock round begins with the priority deal', () => {
    const s = newGame(['al', 'bo']);
    const privates: [string, number][] = [
      ['SV', 20],
      ['CS', 40],
      ['DH', 70],
      ['MH', 110],
      ['CA', 160],
      ['BO', 220],
    ];
    for (const [id, price] of privates)
      act(s, by(game.actors(s)[0] ?? '', 'buyPrivate', { private: id, price }));
    act(s, par('bo', 'B&O', 100));
    expect(round(s).n).toBe(1);
    expect(game.actors(s)[0]).toBe('al');
  });
});
