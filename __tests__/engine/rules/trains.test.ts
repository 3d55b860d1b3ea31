import { act, by, code, corp, game, moves, position, turn } from '../kit';
import type { Options } from '@/engine/core/game';
import type { RailState } from '@/engine/rail/state';

const LINE = { H10: '57/1' };
const buy = (from: string, train: string, price: number, tradeIn?: string) =>
  by('al', 'buyTrain', { from, train, price, ...(tradeIn === undefined ? {} : { tradeIn }) });
const offer = (from: string, train: string, price: number) =>
  by('al', 'offer', { deal: { kind: 'train', corp: 'PRR', from, train, price } });

interface Extra {
  options?: Options;
  phase?: string;
  cash?: number;
  trains?: string[];
  pool?: string[];
  nyc?: string[];
  cpr?: string[];
  bank?: Record<string, number>;
}

/** Al's PRR buys trains; the CPR is his too, the NYC belongs to Bo. */
function buying(extra: Extra = {}): RailState {
  return position(['al', 'bo'], {
    options: extra.options,
    phase: extra.phase ?? '3',
    operating: 'PRR',
    step: 'buyTrains',
    tiles: LINE,
    poolTrains: extra.pool,
    bankTrains: extra.bank,
    cash: { al: 300, bo: 300 },
    corps: {
      PRR: {
        par: 82,
        shares: { al: 6 },
        tokens: ['H12/0'],
        cash: extra.cash ?? 1000,
        trains: extra.trains ?? ['3'],
      },
      NYC: { par: 100, shares: { bo: 6 }, tokens: ['E19/0'], trains: extra.nyc ?? ['3'] },
      CPR: { par: 67, shares: { al: 6 }, tokens: ['A19/0'], trains: extra.cpr ?? ['3'] },
    },
  });
}

describe('EN2018 6.6 purchase trains', () => {
  test('only after the trains have run', () => {
    const s = buying();
    const f = s.flow[1];
    if (f?.kind === 'operatingTurn') f.step = 'track';
    expect(code(s, buy('bank', '3', 180))).toBe('runFirst');
  });

  test('from the bank at face value, one at a time', () => {
    const s = act(buying(), buy('bank', '3', 180));
    expect(corp(s, 'PRR')).toMatchObject({ cash: 820, trains: ['3', '3'] });
    expect(code(s, buy('bank', '3', 179))).toBe('trainPrice');
    expect(code(s, buy('bank', '3', 181))).toBe('trainPrice');
  });

  test('from the pool at face value, paid to the bank', () => {
    const s = buying({ pool: ['3'], phase: '4' });
    const bank = s.bank;
    expect(code(s, buy('pool', '3', 100))).toBe('trainPrice');
    act(s, buy('pool', '3', 180));
    expect(s.trains.pool).toEqual([]);
    expect(s.bank).toBe(bank + 180);
    expect(code(s, buy('pool', '3', 180))).toBe('trainNotForSale');
  });

  test('not with the president’s money while the company has a train', () => {
    expect(code(buying({ cash: 179 }), buy('bank', '3', 180))).toBe('tooLittleMoney');
  });

  test('from another company of the same president for any price from 1 dollar', () => {
    const s = buying();
    expect(code(s, buy('CPR', '3', 0))).toBe('trainMinimum');
    const listed = moves(s, 'al', 'buyTrain').find((m) => m.action.from === 'CPR');
    expect(listed?.range).toEqual({ field: 'price', min: 1, max: 1000, step: 1 });
    act(s, buy('CPR', '3', 1));
    // A company may buy another's last train.
    expect(corp(s, 'CPR')).toMatchObject({ cash: 1, trains: [] });
    expect(code(buying(), buy('CPR', '4', 1))).toBe('trainNotForSale');
    expect(code(buying(), buy('PRR', '3', 1))).toBe('noSuchCompany');
  });

  test('from a company of another president with consent', () => {
    const s = buying();
    expect(code(s, buy('NYC', '3', 500))).toBe('needsConsent');
    act(s, offer('NYC', '3', 500));
    expect(game.actors(s)[0]).toBe('bo');
    act(s, by('bo', 'accept'));
    expect(corp(s, 'NYC')).toMatchObject({ cash: 500, trains: [] });
    expect(corp(s, 'PRR')).toMatchObject({ cash: 500, trains: ['3', '3'] });
    expect(turn(s)).toBe('PRR buyTrains');
  });

  test('declined, nothing changes', () => {
    const s = act(buying(), offer('NYC', '3', 500), by('bo', 'decline'));
    expect(corp(s, 'PRR').trains).toEqual(['3']);
    expect(code(s, offer('CPR', '3', 500))).toBe('ownDeal');
  });

  test('not above the train limit', () => {
    const s = buying({ phase: '4', trains: ['3', '3', '4'] });
    expect(code(s, buy('bank', '4', 300))).toBe('trainLimit');
    expect(code(s, buy('CPR', '3', 1))).toBe('trainLimit');
    expect(code(s, offer('NYC', '3', 1))).toBe('trainLimit');
    expect(moves(s, 'al', 'buyTrain')).toEqual([]);
  });

  test('a train is never discarded to make room', () => {
    const s = buying({ phase: '4', trains: ['3', '3', '4'] });
    expect(code(s, by('al', 'discardTrain', { corp: 'PRR', train: '3' }))).toBe('notNow');
  });
});

describe('EN2018 6.6 diesels', () => {
  test('1100 dollars, or 800 and a 4-, 5- or 6-train', () => {
    const s = buying({ phase: '6', trains: ['5', '6'], cash: 2000, nyc: [], cpr: [] });
    expect(code(s, buy('bank', 'D', 1100))).toBe('trainLimit');
    // The trade-in is legal with two trains.
    expect(code(s, buy('bank', 'D', 800, '5'))).toBe('allowed');
    expect(code(s, buy('bank', 'D', 800, '6'))).toBe('allowed');
    expect(code(s, buy('bank', 'D', 1100, '5'))).toBe('trainPrice');
    expect(code(s, buy('bank', 'D', 800, '4'))).toBe('tradeInNotTaken');
    act(s, buy('bank', 'D', 800, '6'));
    expect(corp(s, 'PRR').trains).toEqual(['5', 'D']);
    expect(s.trains.pool).toEqual(['6']);
  });

  test('nothing else is traded in', () => {
    const s = buying({ phase: '5', trains: ['3'], cash: 2000, nyc: [], cpr: [] });
    expect(code(s, buy('bank', '5', 450, '3'))).toBe('noTradeIn');
    const t = buying({ phase: '6', trains: ['6'], pool: ['5'], nyc: [], cpr: [] });
    expect(code(t, buy('pool', '5', 450, '6'))).toBe('noTradeIn');
  });

  test('a traded-in 5- or 6-train is on sale in the pool', () => {
    const s = buying({ phase: 'D', trains: ['6'], cash: 2000, nyc: [], cpr: [] });
    act(s, buy('bank', 'D', 800, '6'));
    expect(code(s, buy('pool', '6', 630))).toBe('allowed');
  });
});

describe('EN2018 6.6.1 excess trains', () => {
  test('the example: a 3- and a 4-train, then the first 5-train', () => {
    const s = buying({ phase: '4', trains: ['3', '4'], bank: { '4': 0 }, nyc: [], cpr: [] });
    act(s, buy('bank', '5', 450));
    expect(turn(s)).toBe('discard');
    expect(moves(s, 'al', 'discardTrain').map((m) => m.action.train)).toEqual(['3', '4', '5']);
    expect(code(s, by('al', 'pass'))).toBe('notNow');
    act(s, by('al', 'discardTrain', { corp: 'PRR', train: '4' }));
    // It is now on sale in the pool, but the company is at its limit.
    expect(s.trains.pool).toEqual(['4']);
    expect(code(s, buy('pool', '4', 300))).toBe('trainLimit');
  });

  test('several companies discard in order of share value', () => {
    const s = buying({
      phase: '4',
      trains: ['3', '3'],
      bank: { '4': 0 },
      nyc: ['3', '4', '4'],
      cpr: ['3', '4', '4'],
    });
    act(s, buy('bank', '5', 450));
    // NYC at 100, PRR at 82, CPR at 67.
    expect(s.flow[2]).toMatchObject({ kind: 'discard', corps: ['NYC', 'PRR', 'CPR'] });
    expect(code(s, by('al', 'discardTrain', { corp: 'PRR', train: '3' }))).toBe('discardOrder');
    act(s, by('bo', 'discardTrain', { corp: 'NYC', train: '3' }));
    expect(game.actors(s)).toEqual(['al']);
    expect(code(s, by('bo', 'discardTrain', { corp: 'NYC', train: '4' }))).toBe('withinTrainLimit');
    act(s, by('al', 'discardTrain', { corp: 'PRR', train: '3' }));
    act(s, by('al', 'discardTrain', { corp: 'CPR', train: '4' }));
    expect(s.trains.pool).toEqual(['3', '3', '4']);
    expect(turn(s)).toBe('PRR buyTrains');
  });

  test('two too many are discarded one after the other', () => {
    const s = buying({ phase: '4', trains: ['4'], bank: { '4': 0 }, nyc: ['3', '3', '4', '4'], cpr: [] });
    act(s, buy('bank', '5', 450));
    act(s, by('bo', 'discardTrain', { corp: 'NYC', train: '3' }));
    expect(turn(s)).toBe('discard');
    act(s, by('bo', 'discardTrain', { corp: 'NYC', train: '3' }));
    expect(turn(s)).toBe('PRR buyTrains');
  });

  test('with the preset of 18xx.games they come in any order', () => {
    const s = buying({
      options: { preset: 'as18xxGames' },
      phase: '4',
      trains: ['3', '4'],
      bank: { '4': 0 },
      nyc: ['3', '4', '4'],
      cpr: [],
    });
    act(s, buy('bank', '5', 450));
    expect(game.actors(s).sort()).toEqual(['al', 'bo']);
    act(s, by('al', 'discardTrain', { corp: 'PRR', train: '3' }));
  });
});
