import { act, allPass, by, code, corp, game, moves, position, turn } from '../kit';

const exchange = (seat: string, from: 'ipo' | 'pool' = 'ipo') =>
  by(seat, 'exchange', { private: 'MH', from });
const sellPrivate = (from: string, id: string, seller: string, buyer: string, price: number) =>
  by(from, 'offer', { deal: { kind: 'private', private: id, seller, buyer, price } });
const forCompany = (seat: string, id: string, price: number) =>
  by(seat, 'buyForCompany', { private: id, price });

describe('EN2018 3.1 privates between players', () => {
  const market = (round = 2, options = {}) =>
    position(['al', 'bo', 'cy'], {
      options,
      round,
      cash: { al: 300, bo: 300, cy: 300 },
      privates: { SV: 'al', CS: 'bo', MH: 'bo' },
      corps: { PRR: { par: 82, shares: { al: 3, bo: 3 } } },
    });

  test('for any agreed price in the seller’s turn: offered and accepted', () => {
    const s = act(market(), sellPrivate('al', 'SV', 'al', 'bo', 137));
    expect(game.actors(s)).toEqual(['bo', 'al']);
    act(s, by('bo', 'accept'));
    expect(s.privates['SV']).toBe('bo');
    expect(s.cash).toEqual({ al: 437, bo: 163, cy: 300 });
    // It is no purchase: the turn goes on, and it does not move the priority deal (AH1986 23.1).
    expect(code(s, by('al', 'buyShare', { corp: 'PRR', from: 'ipo' }))).toBe('allowed');
    allPass(s);
    expect(s.priority).toBe('al');
  });

  test('in the buyer’s turn', () => {
    const s = act(market(), sellPrivate('al', 'CS', 'bo', 'al', 1), by('bo', 'accept'));
    expect(s.privates['CS']).toBe('al');
    expect(s.cash).toEqual({ al: 299, bo: 301, cy: 300 });
  });

  test('declined or withdrawn, nothing has happened', () => {
    const s = act(market(), sellPrivate('al', 'SV', 'al', 'bo', 20), by('bo', 'decline'));
    act(s, sellPrivate('al', 'SV', 'al', 'cy', 20));
    expect(code(s, by('bo', 'accept'))).toBe('notYourTurn');
    expect(code(s, by('al', 'pass'))).toBe('notNow');
    act(s, by('al', 'withdraw'));
    expect(s).toEqual(market());
  });

  test('not in the first stock round', () => {
    expect(code(market(1), sellPrivate('al', 'SV', 'al', 'bo', 20))).toBe('noPrivateDealsYet');
  });

  test('only in the turn of one of the two, and of what one has', () => {
    expect(code(market(), sellPrivate('bo', 'CS', 'bo', 'al', 20))).toBe('notYourTurn');
    expect(code(market(), sellPrivate('al', 'CS', 'bo', 'cy', 20))).toBe('notYourDeal');
    expect(code(market(), sellPrivate('al', 'CS', 'al', 'bo', 20))).toBe('privateNotOwned');
    expect(code(market(), sellPrivate('al', 'SV', 'al', 'bo', 301))).toBe('tooLittleMoney');
  });

  test.each([
    [{}, 'privateTradedThisRound'],
    [{ privateResale: true }, 'allowed'],
  ])('DE2011 V-6.4 sold again in the same stock round, with %o: %s', (options, answer) => {
    const s = act(market(2, options), sellPrivate('al', 'SV', 'al', 'bo', 20), by('bo', 'accept'));
    act(s, by('al', 'pass'));
    expect(code(s, sellPrivate('bo', 'SV', 'bo', 'cy', 40))).toBe(answer);
  });
});

describe('EN2018 3.1 privates to companies', () => {
  const company = (phase: string, step: 'track' | 'buyTrains' = 'track') =>
    position(['al', 'bo'], {
      phase,
      operating: 'PRR',
      step,
      privates: { SV: 'al', CA: 'al', BO: 'al', DH: 'bo' },
      corps: { PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], cash: 1000, trains: ['2'] } },
    });

  test('from phase 3, from half to twice the face value', () => {
    expect(code(company('2'), forCompany('al', 'SV', 20))).toBe('privatesNotYet');
    expect(code(company('3'), forCompany('al', 'SV', 9))).toBe('privateRange');
    expect(code(company('3'), forCompany('al', 'SV', 41))).toBe('privateRange');
    expect(moves(company('3'), 'al', 'buyForCompany').map((m) => [m.action.private, m.range])).toEqual([
      ['SV', { field: 'price', min: 10, max: 40, step: 1 }],
      ['CA', { field: 'price', min: 80, max: 320, step: 1 }],
    ]);
  });

  test('at any time of the turn, also after the trains', () => {
    const s = act(company('4', 'buyTrains'), forCompany('al', 'SV', 40));
    expect(corp(s, 'PRR').cash).toBe(960);
    expect(s.cash['al']).toBe(40);
    expect(s.privates['SV']).toBe('PRR');
    expect(
      code(
        s,
        by('al', 'offer', { deal: { kind: 'private', private: 'SV', seller: 'al', buyer: 'bo', price: 1 } }),
      ),
    ).toBe('privateNotOwned');
  });

  test('AH1986 23.1 the example: the first 3-train, then the CA for 320', () => {
    const s = company('2', 'buyTrains');
    s.trains.bank['2'] = 0;
    corp(s, 'PRR').trains = [];
    act(s, by('al', 'buyTrain', { from: 'bank', train: '3', price: 180 }), forCompany('al', 'CA', 320));
    expect(s.cash['al']).toBe(320);
    expect(corp(s, 'PRR').cash).toBe(500);
  });

  test('EN2018 p. 27 the BO never', () => {
    expect(code(company('3'), forCompany('al', 'BO', 220))).toBe('neverToCompany');
  });

  test('of another player with consent only', () => {
    const s = company('3');
    expect(code(s, forCompany('al', 'DH', 70))).toBe('needsConsent');
    const offer = by('al', 'offer', {
      deal: { kind: 'privateToCompany', private: 'DH', corp: 'PRR', price: 140 },
    });
    act(s, offer, by('bo', 'accept'));
    expect(s.privates['DH']).toBe('PRR');
    expect(s.cash['bo']).toBe(140);
  });

  test('with the company’s own money', () => {
    const s = company('3');
    corp(s, 'PRR').cash = 79;
    expect(code(s, forCompany('al', 'CA', 80))).toBe('tooLittleMoney');
  });
});

describe('EN2018 p. 27 the Mohawk & Hudson', () => {
  const stock = (nyc: Record<string, number>, extra = {}) =>
    position(['al', 'bo'], {
      privates: { MH: 'al' },
      cash: { al: 500, bo: 500 },
      corps: { NYC: { par: 76, shares: nyc }, ...extra },
    });

  test('exchanged for a share from the bank or the pool, and closed', () => {
    const s = act(stock({ bo: 3, pool: 1 }), exchange('al', 'pool'));
    expect(s.privates['MH']).toBe('closed');
    expect(corp(s, 'NYC').shares).toEqual({ ipo: 6, pool: 0, bo: 3, al: 1 });
    expect(s.cash['al']).toBe(500);
    expect(code(act(stock({ bo: 3 }), by('al', 'pass')), exchange('al', 'pool'))).toBe('noShareThere');
  });

  test('in one’s turn besides the purchase, before or after it', () => {
    const s = act(stock({ bo: 3 }), by('al', 'buyShare', { corp: 'NYC', from: 'ipo' }), exchange('al'));
    expect(corp(s, 'NYC').shares['al']).toBe(2);
    const t = act(stock({ bo: 3 }), exchange('al'), by('al', 'buyShare', { corp: 'NYC', from: 'ipo' }));
    expect(corp(t, 'NYC').shares['al']).toBe(2);
  });

  test('between the turns of others: before they have done anything', () => {
    const s = act(stock({ bo: 3 }), by('al', 'pass'));
    expect(game.actors(s)).toEqual(['bo', 'al']);
    expect(code(s, exchange('al'))).toBe('allowed');
    act(s, by('bo', 'buyShare', { corp: 'NYC', from: 'ipo' }));
    expect(code(s, exchange('al'))).toBe('notBetweenTurns');
    expect(game.actors(s)).toEqual(['bo']);
  });

  test('between the turns of companies in an operating round', () => {
    const s = allPass(
      stock(
        { bo: 3 },
        { PRR: { par: 82, shares: { bo: 6 }, cash: 100 }, 'B&O': { par: 67, shares: { bo: 6 } } },
      ),
    );
    expect(turn(s)).toBe('PRR track');
    expect(game.actors(s)).toEqual(['bo', 'al']);
    act(s, by('bo', 'run', { routes: [], revenue: 0 }));
    expect(code(s, exchange('al'))).toBe('notBetweenTurns');
    act(s, by('bo', 'pass'));
    expect(turn(s)).toBe('B&O track');
    expect(code(s, exchange('al'))).toBe('allowed');
  });

  test('not with 60 % of the NYC already, except in orange and brown', () => {
    expect(code(stock({ al: 6 }), exchange('al'))).toBe('holdingLimit');
    const s = stock({ al: 6 });
    corp(s, 'NYC').cell = '5,1';
    expect(code(s, exchange('al'))).toBe('allowed');
  });

  test('not by another, nor by a company', () => {
    expect(code(stock({ bo: 3 }), exchange('bo'))).toBe('privateNotOwned');
    const s = stock({ bo: 3 });
    s.privates['MH'] = 'NYC';
    expect(code(s, exchange('al'))).toBe('privateNotOwned');
  });

  test('it may bring a presidency', () => {
    const s = act(stock({ bo: 2, al: 2 }), exchange('al'));
    expect(corp(s, 'NYC').president).toBe('al');
  });

  test('ruling 53: 60 % reached in an operating round: capital at once, operation from the next round', () => {
    const s = allPass(stock({ bo: 3, al: 2 }, { PRR: { par: 67, shares: { bo: 6 } } }));
    expect(turn(s)).toBe('PRR track');
    act(s, exchange('al'));
    expect(corp(s, 'NYC')).toMatchObject({ capitalised: true, cash: 760 });
    act(s, by('bo', 'run', { routes: [], revenue: 0 }), by('bo', 'pass'));
    expect(s.flow[0]?.kind).toBe('stockRound');
    act(s, by('al', 'pass'), by('bo', 'pass'));
    expect(turn(s)).toBe('NYC track');
  });

  test('ruling 55: also after selling NYC in the same stock round', () => {
    const s = act(stock({ bo: 3, al: 1 }), by('al', 'sellShares', { corp: 'NYC', count: 1 }));
    expect(code(s, by('al', 'buyShare', { corp: 'NYC', from: 'ipo' }))).toBe('soldThisRound');
    expect(code(s, exchange('al'))).toBe('allowed');
  });

  test('it is no act of the turn: the priority deal does not follow it', () => {
    const s = stock({ bo: 3 });
    s.priority = 'bo';
    act(s, exchange('al'));
    allPass(s);
    expect(s.priority).toBe('bo');
  });

  test('it does not end others’ run of passes', () => {
    const s = act(stock({ bo: 6 }), by('al', 'pass'), exchange('al'), by('bo', 'pass'));
    expect(s.flow[0]?.kind).toBe('operatingRound');
  });
});

describe('EN2018 3.2 closure', () => {
  test('the BO closes when the B&O buys its first train, wherever from', () => {
    const s = position(['al', 'bo'], {
      operating: 'B&O',
      step: 'buyTrains',
      privates: { BO: 'bo', SV: 'al' },
      corps: { 'B&O': { par: 82, shares: { al: 6, bo: 3 }, tokens: ['I15/0'], cash: 500 } },
    });
    // It stays with its owner when the presidency has gone to another.
    act(s, by('al', 'buyTrain', { from: 'bank', train: '2', price: 80 }));
    expect(s.privates).toMatchObject({ BO: 'closed', SV: 'al' });
  });

  test('a train of another company’s does not close it', () => {
    const s = position(['al', 'bo'], {
      operating: 'PRR',
      step: 'buyTrains',
      privates: { BO: 'bo' },
      corps: { PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], cash: 500 } },
    });
    act(s, by('al', 'buyTrain', { from: 'bank', train: '2', price: 80 }));
    expect(s.privates['BO']).toBe('bo');
  });

  test('closed privates pay nothing', () => {
    const corps = { PRR: { par: 82, shares: { al: 6 } } };
    const s = position(['al', 'bo'], { corps, privates: { SV: 'al', CS: 'closed' } });
    expect(allPass(s).cash).toEqual({ al: 5, bo: 0 });
  });
});
