import { act, by, code, corp, game, moves, position, price, turn } from '../kit';
import type { RailState } from '@/engine/rail/state';

const LINE = { H10: '57/1' };
const buy = (from: string, train: string, price: number) => by('al', 'buyTrain', { from, train, price });
const sell = (id: string, count: number) => by('al', 'sellShares', { corp: id, count });
const offer = (from: string, train: string, price: number) =>
  by('al', 'offer', { deal: { kind: 'train', corp: 'PRR', from, train, price } });

interface Extra {
  options?: Record<string, string>;
  phase?: string;
  /** Money of the PRR and of Al. */
  treasury?: number;
  cash?: number;
  prr?: Record<string, number>;
  corps?: Parameters<typeof position>[1]['corps'];
  tiles?: Record<string, string>;
  pool?: string[];
  bank?: Record<string, number>;
  privates?: Record<string, string>;
  waiting?: string[];
}

/** Al's PRR has a route and no train. */
function trainless(extra: Extra = {}): RailState {
  return position(['al', 'bo', 'cy'], {
    options: extra.options,
    phase: extra.phase ?? '5',
    operating: 'PRR',
    step: 'buyTrains',
    tiles: extra.tiles ?? LINE,
    poolTrains: extra.pool,
    bankTrains: extra.bank,
    privates: extra.privates,
    waiting: extra.waiting,
    cash: { al: extra.cash ?? 0, bo: 500, cy: 500 },
    corps: {
      PRR: {
        par: 100,
        shares: extra.prr ?? { al: 6 },
        tokens: ['H12/0'],
        cash: extra.treasury ?? 0,
      },
      ...extra.corps,
    },
  });
}

describe('EN2018 6.6.2 forced train purchases', () => {
  test('a company with a route and no train must buy', () => {
    expect(code(trainless({ treasury: 1000 }), by('al', 'pass'))).toBe('mustBuyTrain');
  });

  test('without a route it need not, and the president never helps', () => {
    const s = trainless({ tiles: {}, cash: 1000, treasury: 100 });
    expect(code(s, by('al', 'pass'))).toBe('allowed');
    expect(code(s, buy('bank', '5', 450))).toBe('tooLittleMoney');
  });

  test('with money of its own it may buy any train on sale', () => {
    const s = trainless({ treasury: 700, pool: ['4'], phase: '6' });
    expect(code(s, buy('pool', '4', 300))).toBe('allowed');
    expect(code(s, buy('bank', '6', 630))).toBe('allowed');
  });

  test('with the president’s money: the cheapest, all the company’s money first', () => {
    const s = trainless({ treasury: 100, cash: 500 });
    act(s, buy('bank', '5', 450));
    expect(corp(s, 'PRR')).toMatchObject({ cash: 0, trains: ['5'] });
    expect(s.cash['al']).toBe(150);
    const t = trainless({ treasury: 100, cash: 900, pool: ['4'] });
    expect(code(t, buy('bank', '5', 450))).toBe('notTheCheapestTrain');
    expect(code(t, buy('pool', '4', 300))).toBe('allowed');
  });

  test('a company that can pay for the cheapest gets no help for a dearer one', () => {
    const s = trainless({ treasury: 300, cash: 900, pool: ['4'] });
    expect(code(s, buy('bank', '5', 450))).toBe('tooLittleMoney');
  });

  test('from another company at face value at most', () => {
    const corps = { CPR: { par: 67, shares: { al: 6 }, trains: ['5'] } };
    const s = trainless({ treasury: 100, cash: 900, corps });
    expect(code(s, buy('CPR', '5', 451))).toBe('aboveFaceValue');
    expect(code(s, buy('CPR', '5', 450))).toBe('allowed');
    expect(moves(s, 'al', 'buyTrain').find((m) => m.action.from === 'CPR')?.range?.max).toBe(450);
    // With its own money it may pay more.
    expect(code(trainless({ treasury: 800, corps }), buy('CPR', '5', 800))).toBe('allowed');
  });

  test('it may be dearer than the bank’s, and cheaper', () => {
    const corps = { CPR: { par: 67, shares: { al: 6 }, trains: ['5'] } };
    const s = trainless({ treasury: 100, cash: 400, pool: ['4'], corps });
    expect(code(s, buy('CPR', '5', 450))).toBe('allowed');
    expect(code(s, buy('CPR', '5', 1))).toBe('allowed');
  });

  test('the trade-in for a diesel is no help to a company without trains', () => {
    const s = trainless({ phase: 'D', bank: { '6': 0 }, treasury: 300, cash: 800 });
    act(s, buy('bank', 'D', 1100));
    expect(s.cash['al']).toBe(0);
  });
});

describe('EN2018 6.6.3 forced sales', () => {
  const others = { NYC: { par: 100, shares: { bo: 5, al: 3 }, trains: ['5'], tokens: ['E19/0'] } };

  test('only as much as is needed', () => {
    // 450 are needed, 300 are there: two shares at 100 do.
    const s = trainless({ treasury: 200, cash: 100, corps: others });
    expect(code(s, buy('bank', '5', 450))).toBe('raiseMoneyFirst');
    expect(moves(s, 'al', 'sellShares').map((m) => [m.action.corp, m.action.count])).toEqual([
      ['PRR', 1],
      ['PRR', 2],
      ['NYC', 1],
      ['NYC', 2],
    ]);
    expect(code(s, sell('NYC', 3))).toBe('moreThanNeeded');
    act(s, sell('NYC', 2));
    expect(code(s, sell('PRR', 1))).toBe('enoughRaised');
    act(s, buy('bank', '5', 450));
    // What is left goes to the president.
    expect(s.cash['al']).toBe(50);
    expect(corp(s, 'PRR').cash).toBe(0);
  });

  test('no sale while money is enough, or without need', () => {
    expect(code(trainless({ treasury: 200, cash: 300, corps: others }), sell('NYC', 1))).toBe('enoughRaised');
    expect(code(trainless({ treasury: 500, corps: others }), sell('NYC', 1))).toBe('noForcedSale');
    expect(code(trainless({ tiles: {}, corps: others }), sell('NYC', 1))).toBe('noForcedSale');
  });

  test('the presidency of the company without a train must not change', () => {
    const s = trainless({ prr: { al: 4, bo: 3 }, corps: {} });
    expect(code(s, sell('PRR', 1))).toBe('allowed');
    expect(code(s, sell('PRR', 2))).toBe('losesTrainlessCompany');
    act(s, sell('PRR', 1));
    expect(moves(s, 'al', 'sellShares')).toEqual([]);
  });

  test('other presidencies may change, at once', () => {
    const corps = { CPR: { par: 67, shares: { al: 3, bo: 3 }, trains: [] } };
    const s = trainless({ prr: { al: 2 }, treasury: 400, corps });
    act(s, sell('CPR', 1));
    expect(corp(s, 'CPR').president).toBe('bo');
  });

  test('the pool’s limit holds', () => {
    const corps = { NYC: { par: 100, shares: { bo: 3, al: 3, pool: 4 } } };
    const s = trainless({ prr: { al: 2, bo: 2 }, corps });
    expect(code(s, sell('NYC', 2))).toBe('poolLimit');
    expect(code(s, sell('NYC', 1))).toBe('allowed');
  });

  test('EN2018 6.0 a price that falls changes the order of those who wait', () => {
    const corps = {
      NYC: { par: 90, shares: { bo: 5, al: 3 }, tokens: ['E19/0'] },
      CPR: { par: 82, shares: { cy: 6 }, tokens: ['A19/0'] },
    };
    const s = trainless({ treasury: 300, corps, waiting: ['NYC', 'CPR'] });
    act(s, sell('NYC', 2), buy('bank', '5', 450), by('al', 'pass'));
    expect(price(s, 'NYC')).toBe(76);
    expect(turn(s)).toBe('CPR track');
  });

  test('the brown zone and the certificate preset: a whole president’s certificate for one share', () => {
    const corps = { NYC: { par: 100, shares: { al: 2, bo: 2, pool: 2 }, president: 'al' } };
    const book = trainless({ treasury: 400, prr: { al: 2, bo: 1 }, corps });
    expect(code(book, sell('NYC', 2))).toBe('moreThanNeeded');
    const preset = trainless({
      treasury: 400,
      prr: { al: 2, bo: 1 },
      corps,
      options: { preset: 'as18xxGames' },
    });
    expect(code(preset, sell('NYC', 2))).toBe('allowed');
  });

  test('ruling 56: a private may be sold to any player who wants it', () => {
    const deal = { kind: 'private', private: 'DH', seller: 'al', buyer: 'cy', price: 200 } as const;
    const s = trainless({ phase: '4', treasury: 100, cash: 0, privates: { DH: 'al' } });
    act(s, by('al', 'offer', { deal }), by('cy', 'accept'));
    expect(s.cash).toEqual({ al: 200, bo: 500, cy: 300 });
    act(s, buy('bank', '4', 300));
    expect(corp(s, 'PRR').trains).toEqual(['4']);
    const rich = trainless({ phase: '4', treasury: 300, privates: { DH: 'al' } });
    expect(code(rich, by('al', 'offer', { deal }))).toBe('noPrivateDealsNow');
    const enough = trainless({ phase: '4', treasury: 100, cash: 200, privates: { DH: 'al' } });
    expect(code(enough, by('al', 'offer', { deal }))).toBe('enoughRaised');
  });
});

describe('EN2018 6.6.3 a train deal and a new president', () => {
  /** Al presides the CPR too, whose 5-train Bo would inherit when Al sells CPR shares. */
  const inherited = (): RailState =>
    trainless({
      treasury: 100,
      prr: { al: 2, cy: 1 },
      corps: {
        CPR: { par: 100, shares: { al: 4, bo: 4 }, president: 'al', trains: ['5'], tokens: ['A19/0'] },
        NYC: { par: 100, shares: { cy: 5, al: 1 }, trains: ['5'], tokens: ['E19/0'] },
      },
    });

  test('a promised train is paid when the money is raised', () => {
    const s = act(inherited(), offer('NYC', '5', 300), by('cy', 'accept'));
    expect(corp(s, 'PRR').trains).toEqual([]);
    expect(code(s, buy('NYC', '5', 300))).toBe('raiseMoneyFirst');
    act(s, sell('CPR', 2), buy('NYC', '5', 300));
    expect(corp(s, 'NYC')).toMatchObject({ cash: 300, trains: [] });
    expect(corp(s, 'PRR')).toMatchObject({ cash: 0, trains: ['5'] });
    expect(s.cash['al']).toBe(0);
    expect(s.rewind).toBeNull();
  });

  test('offers are listed up to what could still be raised, at face value at most', () => {
    const max = (s: RailState) =>
      moves(s, 'al', 'offer').find(({ action: { deal } }) => deal.kind === 'train' && deal.from === 'NYC')
        ?.range;
    // 100 in the treasury, 400 for the CPR's shares and 100 for the NYC's: more than the face value.
    expect(max(inherited())).toMatchObject({ min: 1, max: 450 });
    const poor = trainless({
      treasury: 100,
      prr: { al: 2, cy: 1 },
      corps: { NYC: { par: 67, shares: { cy: 5, al: 1 }, trains: ['5'] } },
    });
    expect(max(poor)).toMatchObject({ min: 1, max: 167 });
  });

  test('the new president may cancel it, and the position is restored', () => {
    const start = inherited();
    const s = structuredClone(start);
    // Al means to buy the CPR's train, but loses the CPR by raising the money.
    act(s, sell('CPR', 1));
    expect(corp(s, 'CPR').president).toBe('bo');
    expect(code(s, buy('CPR', '5', 200))).toBe('needsConsent');
    act(s, offer('CPR', '5', 200), by('bo', 'decline'));
    expect(s).toEqual(start);
    expect(turn(s)).toBe('PRR buyTrains');
    expect(game.actors(s)).toEqual(['al']);
  });

  test('the new president may also agree', () => {
    const s = act(inherited(), sell('CPR', 1), offer('CPR', '5', 200), by('bo', 'accept'));
    expect(corp(s, 'PRR').trains).toEqual(['5']);
    expect(corp(s, 'CPR').cash).toBe(200);
    expect(s.rewind).toBeNull();
  });

  test('an old promise does not bind a new president, and is gone when the position is restored', () => {
    const s = inherited();
    corp(s, 'NYC').shares = { ipo: 5, pool: 0, cy: 2, bo: 2, al: 1 };
    const shares = corp(s, 'CPR').shares;
    expect(shares).toMatchObject({ al: 4, bo: 4 });
    act(s, offer('NYC', '5', 300), by('cy', 'accept'));
    expect(s.flow[1]).toMatchObject({ agreed: { from: 'NYC', price: 300, with: 'cy' } });
    act(s, sell('CPR', 1));
    expect(code(s, buy('NYC', '5', 300))).toBe('raiseMoneyFirst');
    act(s, offer('CPR', '5', 190), by('bo', 'decline'));
    expect(s.flow[1]).toMatchObject({ agreed: null });
    expect(corp(s, 'CPR').shares).toMatchObject({ al: 4, bo: 4 });
    expect(s.cash['al']).toBe(0);
  });

  test('another president’s refusal restores nothing', () => {
    const s = act(inherited(), sell('CPR', 1), offer('NYC', '5', 200), by('cy', 'decline'));
    expect(corp(s, 'CPR').shares['al']).toBe(3);
    expect(s.cash['al']).toBe(100);
  });
});

describe('EN2018 6.7 bankruptcy', () => {
  test('only when all that may be sold is not enough', () => {
    const corps = { NYC: { par: 100, shares: { bo: 5, al: 3 } } };
    expect(code(trainless({ treasury: 100, corps }), by('al', 'bankrupt'))).toBe('notInsolvent');
    expect(code(trainless({ treasury: 500 }), by('al', 'bankrupt'))).toBe('notInsolvent');
    expect(code(trainless({ tiles: {} }), by('al', 'bankrupt'))).toBe('notInsolvent');
    expect(code(trainless({ prr: { al: 2, bo: 2 } }), by('al', 'bankrupt'))).toBe('allowed');
    expect(code(trainless({ prr: { al: 2, bo: 2 } }), by('bo', 'bankrupt'))).toBe('notYourTurn');
  });

  test('the game ends at once; the score is what could not be sold', () => {
    const corps = {
      NYC: { par: 100, shares: { bo: 5, al: 1, pool: 4 }, cash: 70 },
      CPR: { par: 67, shares: { cy: 4, al: 1, pool: 5 } },
    };
    const s = trainless({ treasury: 20, cash: 30, prr: { al: 3, bo: 2 }, corps });
    act(s, by('al', 'bankrupt'));
    expect(s.ended).toEqual({ reason: 'bankrupt', bankrupt: 'al' });
    expect(s.cash['al']).toBe(0);
    // Of the PRR two shares had to stay (sold: one, price 90), of the CPR one (the pool is full).
    expect(corp(s, 'PRR').shares['al']).toBe(2);
    expect(corp(s, 'NYC').shares['al']).toBeUndefined();
    expect(game.outcome(s)).toEqual({
      reason: 'bankrupt',
      worth: { al: 2 * 90 + 67, bo: 500 + 5 * 90 + 2 * 90, cy: 500 + 4 * 67 },
    });
    expect(game.actors(s)).toEqual([]);
    expect(code(s, by('bo', 'pass'))).toBe('gameOver');
  });

  test('EN2018 6.6.3 nobody must sell a private or buy from an own company to avoid it', () => {
    const corps = { CPR: { par: 67, shares: { al: 2, pool: 5 }, trains: ['4'] } };
    const s = trainless({ phase: '4', prr: { al: 2, bo: 1 }, corps, privates: { SV: 'al' } });
    expect(code(s, by('al', 'bankrupt'))).toBe('allowed');
    expect(code(s, buy('CPR', '4', 1))).toBe('raiseMoneyFirst');
  });
});
