import { act, allPass, by, corp, declare, position, price } from '../kit';

const held = { al: 5, bo: 3 };
const at = (cell: string, shares: Record<string, number> = held) =>
  position(['al', 'bo'], {
    corps: {
      PRR: { par: 82, cell, shares, tokens: ['H12/0'] },
      NYNH: { par: 67, cell: '7,7', shares: { bo: 6 }, tokens: ['G19/0'] },
    },
  });

describe('EN2018 4.5 share value token movement', () => {
  test('a sale moves it down one box a share, whatever the block', () => {
    expect(price(act(at('2,6'), by('al', 'sellShares', { corp: 'PRR', count: 1 })), 'PRR')).toBe(76);
    expect(price(act(at('2,6'), by('al', 'sellShares', { corp: 'PRR', count: 2 })), 'PRR')).toBe(71);
  });

  test('at the bottom of its column it does not move', () => {
    const s = act(at('9,6'), by('al', 'sellShares', { corp: 'PRR', count: 2 }));
    expect(corp(s, 'PRR').cell).toBe('10,6');
    expect(corp(act(s, by('al', 'sellShares', { corp: 'PRR', count: 1 })), 'PRR').cell).toBe('10,6');
  });

  test('a company rises one row at the end of a stock round when players hold all its shares', () => {
    expect(corp(allPass(at('2,6', { al: 6, bo: 4 })), 'PRR').cell).toBe('1,6');
    expect(corp(allPass(at('2,6', { al: 6, bo: 3, pool: 1 })), 'PRR').cell).toBe('2,6');
    expect(corp(allPass(at('2,6', { al: 6, bo: 3 })), 'PRR').cell).toBe('2,6');
    expect(corp(allPass(at('0,6', { al: 6, bo: 4 })), 'PRR').cell).toBe('0,6');
  });

  test('a dividend moves it right; at the end of a row up; at 350 not at all', () => {
    expect(corp(declare(at('2,6'), 'PRR', true), 'PRR').cell).toBe('2,7');
    expect(corp(declare(at('4,10'), 'PRR', true), 'PRR').cell).toBe('3,10');
    expect(corp(declare(at('1,18'), 'PRR', true), 'PRR').cell).toBe('0,18');
    expect(corp(declare(at('0,18'), 'PRR', true), 'PRR').cell).toBe('0,18');
    expect(price(at('0,18'), 'PRR')).toBe(350);
  });

  test('no dividend moves it left; at the end of a row down; at the bottom not at all', () => {
    expect(corp(declare(at('2,6'), 'PRR', false), 'PRR').cell).toBe('2,5');
    expect(corp(declare(at('2,0'), 'PRR', false), 'PRR').cell).toBe('3,0');
    expect(corp(declare(at('7,0'), 'PRR', false), 'PRR').cell).toBe('7,0');
    expect(corp(declare(at('8,1'), 'PRR', false), 'PRR').cell).toBe('8,1');
    expect(corp(declare(at('9,2'), 'PRR', false), 'PRR').cell).toBe('9,2');
  });

  test('a token arrives under those already there', () => {
    const s = position(['al', 'bo'], {
      corps: {
        'C&O': { par: 71, shares: { bo: 6 } },
        PRR: { par: 82, shares: { al: 4, bo: 2 } },
      },
    });
    act(s, by('al', 'sellShares', { corp: 'PRR', count: 2 }));
    expect(s.market['4,6']).toEqual(['C&O', 'PRR']);
  });

  test('tokens that move together keep their order, and the highest priced moves first', () => {
    const all = { al: 6, bo: 4 };
    const s = position(['al', 'bo'], {
      corps: {
        NYC: { par: 76, shares: all },
        ERIE: { par: 82, shares: all },
        PRR: { par: 76, shares: all },
        CPR: { par: 90, shares: { al: 6 } },
      },
    });
    allPass(s);
    expect(s.market['1,6']).toEqual(['CPR', 'ERIE']);
    expect(s.market['2,6']).toEqual(['NYC', 'PRR']);
  });

  test('EN2018 4.3 note: a company that has not floated moves only by sales', () => {
    const s = allPass(at('2,6', { al: 3, bo: 2 }));
    expect(corp(s, 'PRR').cell).toBe('2,6');
    expect(s.flow[1]).toMatchObject({ kind: 'operatingTurn', corp: 'NYNH' });
  });
});

describe('EN2018 4.2 initial share value', () => {
  test('the example: B&O at 100, PRR at 67 and C&O at 82', () => {
    const s = position(['al', 'bo', 'cy'], { cash: { al: 500, bo: 500, cy: 500 }, round: 1 });
    act(s, by('al', 'par', { corp: 'B&O', price: 100 }), by('al', 'pass'));
    act(s, by('bo', 'par', { corp: 'PRR', price: 67 }), by('bo', 'pass'));
    act(s, by('cy', 'par', { corp: 'C&O', price: 82 }), by('cy', 'pass'));
    expect(s.market).toEqual({ '0,6': ['B&O'], '5,6': ['PRR'], '2,6': ['C&O'] });
    expect(s.cash).toEqual({ al: 300, bo: 366, cy: 336 });
  });

  test('the token of a later company goes to the bottom of the stack', () => {
    const s = position(['al', 'bo'], { cash: { al: 500, bo: 500 } });
    act(s, by('al', 'par', { corp: 'B&O', price: 76 }), by('al', 'pass'));
    act(s, by('bo', 'par', { corp: 'PRR', price: 76 }));
    expect(s.market['3,6']).toEqual(['B&O', 'PRR']);
  });
});

describe('EN2018 6.0 order of operation', () => {
  /** Who operates in which order when nobody does anything. */
  function order(cells: Record<string, string>): string[] {
    const corps = Object.fromEntries(
      Object.entries(cells).map(([id, cell]) => [id, { par: 67, cell, shares: { al: 6 } }]),
    );
    const s = allPass(position(['al', 'bo'], { corps }));
    const out: string[] = [];
    while (!s.ended && s.flow[0]?.kind === 'operatingRound') {
      const f = s.flow[s.flow.length - 1];
      if (f?.kind !== 'operatingTurn') throw new Error('no turn');
      if (f.step === 'track') out.push(f.corp);
      if (f.step === 'buyTrains') act(s, by('al', 'pass'));
      else act(s, by('al', 'run', { routes: [], revenue: 0 }));
    }
    return out;
  }

  test('the example: four companies at 82 dollars', () => {
    // Erie furthest right, then C&O on top of PRR, then B&O.
    expect(order({ 'B&O': '2,6', 'C&O': '3,7', PRR: '3,7', ERIE: '4,8' })).toEqual([
      'ERIE',
      'C&O',
      'PRR',
      'B&O',
    ]);
  });

  test('the highest share value first, not the par value', () => {
    expect(order({ PRR: '0,6', NYC: '4,6', CPR: '2,9' })).toEqual(['CPR', 'PRR', 'NYC']);
  });

  test('same value and column: the higher one first', () => {
    expect(order({ PRR: '7,6', NYC: '5,6', CPR: '6,6' })).toEqual(['NYC', 'CPR', 'PRR']);
  });

  test('the privates pay before the companies operate, also those of companies', () => {
    const s = position(['al', 'bo'], {
      phase: '3',
      corps: { PRR: { par: 82, shares: { al: 6 }, cash: 100 } },
      privates: { SV: 'al', CS: 'PRR', DH: 'bo', BO: 'bo' },
    });
    allPass(s);
    expect(s.cash).toEqual({ al: 5, bo: 45 });
    expect(corp(s, 'PRR').cash).toBe(110);
    expect(corp(s, 'PRR').revenues).toEqual([]);
  });
});
