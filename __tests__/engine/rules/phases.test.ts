import { act, by, code, corp, moves, position, turn, game } from '../kit';
import { phaseDef, type PhaseDef } from '@/engine/rail/rules';

const home = { tokens: ['H12/0'], cash: 2000 };
const buyTrain = (seat: string, train: string, price: number, from = 'bank') =>
  by(seat, 'buyTrain', { from, train, price });

describe('EN2018 2.0 the phases', () => {
  const s = position(['al', 'bo'], {});
  test.each<[string, Partial<PhaseDef>]>([
    ['2', { trainLimit: 4, operatingRounds: 1, privatesToCompanies: false, era: 'yellow' }],
    ['3', { trainLimit: 4, operatingRounds: 2, privatesToCompanies: true, era: 'yellow' }],
    ['4', { trainLimit: 3, operatingRounds: 2, privatesToCompanies: true, era: 'yellow' }],
    ['5', { trainLimit: 2, operatingRounds: 3, privatesToCompanies: false, era: 'brown' }],
    ['6', { trainLimit: 2, operatingRounds: 3, privatesToCompanies: false, era: 'brown' }],
    ['D', { trainLimit: 2, operatingRounds: 3, privatesToCompanies: false, era: 'brown' }],
  ])('phase %s', (name, values) => {
    expect(phaseDef(game.rulesOf(s), name)).toMatchObject(values);
  });

  test('EN2018 2.4 the example: Gerald buys the first 4-train, all 2-trains leave the game', () => {
    const t = position(['gerald', 'bo'], {
      phase: '3',
      operating: 'PRR',
      step: 'buyTrains',
      bankTrains: { '3': 0 },
      corps: {
        PRR: { par: 82, shares: { gerald: 6 }, ...home, trains: ['2'] },
        NYC: { par: 76, shares: { bo: 6 }, trains: ['2', '2', '3'] },
      },
      poolTrains: ['2'],
    });
    act(t, buyTrain('gerald', '4', 300));
    expect(t.phase).toBe('4');
    expect(corp(t, 'PRR').trains).toEqual(['4']);
    expect(corp(t, 'NYC').trains).toEqual(['3']);
    expect(t.trains.pool).toEqual([]);
  });

  test('EN2018 2.5 the example: Bruce buys the last 4-train and the first 5-train', () => {
    const t = position(['bruce', 'bo'], {
      phase: '4',
      operating: 'PRR',
      step: 'buyTrains',
      bankTrains: { '4': 1 },
      privates: { SV: 'bruce', CS: 'PRR', MH: 'bo' },
      corps: { PRR: { par: 82, shares: { bruce: 6 }, tokens: ['H12/0'], cash: 800, trains: ['3'] } },
    });
    act(t, buyTrain('bruce', '4', 300));
    expect(t.phase).toBe('4');
    act(t, buyTrain('bruce', '5', 450));
    expect(t.phase).toBe('5');
    expect(turn(t)).toBe('discard');
    act(t, by('bruce', 'discardTrain', { corp: 'PRR', train: '3' }));
    expect(corp(t, 'PRR')).toMatchObject({ trains: ['4', '5'], cash: 50 });
    expect(t.trains.pool).toEqual(['3']);
    expect(Object.values(t.privates)).toEqual(Array(6).fill('closed'));
    expect(turn(t)).toBe('PRR buyTrains');
  });

  test('EN2018 2.6 the first 6-train removes the 3-trains and opens the diesels', () => {
    const t = position(['al', 'bo'], {
      phase: '5',
      operating: 'PRR',
      step: 'buyTrains',
      bankTrains: { '5': 0 },
      corps: { PRR: { par: 82, shares: { al: 6 }, ...home, trains: ['3'] } },
      poolTrains: ['3', '4'],
    });
    expect(code(t, buyTrain('al', 'D', 1100))).toBe('trainNotForSale');
    act(t, buyTrain('al', '6', 630));
    expect(corp(t, 'PRR').trains).toEqual(['6']);
    expect(t.trains.pool).toEqual(['4']);
    expect(code(t, buyTrain('al', '6', 630))).toBe('allowed');
    expect(code(t, buyTrain('al', 'D', 1100))).toBe('allowed');
  });

  test('EN2018 2.7 the first diesel removes the 4-trains, one given in exchange included', () => {
    const t = position(['al', 'bo'], {
      phase: '6',
      operating: 'PRR',
      step: 'buyTrains',
      corps: {
        PRR: { par: 82, shares: { al: 6 }, ...home, trains: ['4', '5'] },
        NYC: { par: 76, shares: { bo: 6 }, trains: ['4'] },
      },
    });
    act(t, by('al', 'buyTrain', { from: 'bank', train: 'D', price: 800, tradeIn: '4' }));
    expect(t.phase).toBe('D');
    expect(corp(t, 'PRR').trains).toEqual(['5', 'D']);
    expect(corp(t, 'NYC').trains).toEqual([]);
    expect(t.trains.pool).toEqual([]);
    // As many diesels as are wanted; 6-trains stay on sale beside them.
    act(t, by('al', 'buyTrain', { from: 'bank', train: 'D', price: 800, tradeIn: '5' }));
    expect(corp(t, 'PRR').trains).toEqual(['D', 'D']);
    expect(t.trains.pool).toEqual(['5']);
    expect(t.trains.bank['6']).toBe(2);
  });

  test('EN2018 2.3, 2.5 the number of operating rounds changes after the next stock round', () => {
    const t = position(['al', 'bo'], {
      operating: 'PRR',
      step: 'buyTrains',
      bankTrains: { '2': 0 },
      corps: { PRR: { par: 82, shares: { al: 6 }, ...home } },
    });
    act(t, buyTrain('al', '3', 180), by('al', 'pass'));
    expect(t.flow[0]).toMatchObject({ kind: 'stockRound', n: 3 });
    act(t, by('al', 'pass'), by('bo', 'pass'));
    expect(t.flow[0]).toMatchObject({ kind: 'operatingRound', n: 1, of: 2 });
  });

  test('EN2018 6.6 the train on sale is the smallest left', () => {
    const t = position(['al', 'bo'], {
      operating: 'PRR',
      step: 'buyTrains',
      corps: { PRR: { par: 82, shares: { al: 6 }, ...home } },
    });
    expect(moves(t, 'al', 'buyTrain').map((m) => m.action.train)).toEqual(['2']);
    expect(code(t, buyTrain('al', '3', 180))).toBe('trainNotForSale');
    for (let i = 0; i < 4; i++) act(t, buyTrain('al', '2', 80));
    expect(code(t, buyTrain('al', '2', 80))).toBe('trainLimit');
  });
});
