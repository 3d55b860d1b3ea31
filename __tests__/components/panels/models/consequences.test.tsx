import { consequencesOf, NO_CONSEQUENCES } from '@/components/panels/models/consequences';

import { act, by, game, newGame, position } from '../../../engine/kit';

const seats = ['al', 'bo', 'cy'] as const;

test('an action that is refused has no consequences, and the position stays as it was', () => {
  const s = newGame(seats);
  const before = JSON.stringify(s);
  expect(consequencesOf(game, s, by('bo', 'pass'))).toBe(NO_CONSEQUENCES);
  consequencesOf(game, s, by('al', 'buyPrivate', { private: 'SV', price: 20 }));
  expect(JSON.stringify(s)).toBe(before);
});

test('EN2018 1.2.3 the last pass pays the sold private companies', () => {
  const s = act(
    newGame(seats),
    by('al', 'buyPrivate', { private: 'SV', price: 20 }),
    by('bo', 'pass'),
    by('cy', 'pass'),
  );
  expect(consequencesOf(game, s, by('al', 'pass')).cash).toEqual([{ owner: 'al', before: 780, after: 785 }]);
});

test('EN2018 2.6 the first 5-train closes the private companies and lowers the limit', () => {
  const s = position(seats, {
    operating: 'PRR',
    step: 'buyTrains',
    phase: '4',
    bankTrains: { 4: 0 },
    cash: { al: 0, bo: 0, cy: 0 },
    privates: { SV: 'al', DH: 'bo' },
    corps: {
      PRR: { par: 82, shares: { al: 6 }, cash: 500, tokens: ['H12/0'], trains: ['3'] },
      NYC: { par: 76, shares: { bo: 6 }, trains: ['3', '3', '4'] },
    },
  });
  const c = consequencesOf(game, s, by('al', 'buyTrain', { from: 'bank', train: '5', price: 450 }));
  expect(c).toMatchObject({
    phase: '5',
    trainLimit: 2,
    rusts: [],
    discards: ['NYC'],
    closed: ['SV', 'DH'],
    cash: [{ owner: 'PRR', before: 500, after: 50 }],
  });
});

test('EN2018 2.7 the first diesel rusts the 4-trains of companies and pool', () => {
  const s = position(seats, {
    operating: 'PRR',
    step: 'buyTrains',
    phase: '6',
    cash: { al: 0, bo: 0, cy: 0 },
    poolTrains: ['4'],
    corps: {
      PRR: { par: 82, shares: { al: 6 }, cash: 1200, tokens: ['H12/0'], trains: ['5'] },
      NYC: { par: 76, shares: { bo: 6 }, trains: ['4', '4'] },
    },
  });
  const c = consequencesOf(game, s, by('al', 'buyTrain', { from: 'bank', train: 'D', price: 1100 }));
  expect(c.rusts).toEqual([
    { owner: 'NYC', trains: ['4', '4'] },
    { owner: 'pool', trains: ['4'] },
  ]);
});

test('EN2018 2.7, 6.6 a 4-train given in exchange for the first diesel does not rust, the others do', () => {
  const s = position(seats, {
    operating: 'PRR',
    step: 'buyTrains',
    phase: '6',
    cash: { al: 0, bo: 0, cy: 0 },
    corps: {
      PRR: { par: 82, shares: { al: 6 }, cash: 900, tokens: ['H12/0'], trains: ['4', '4', '5'] },
      NYC: { par: 76, shares: { bo: 6 }, trains: ['4'] },
    },
  });
  const exchange = (tradeIn: string) =>
    consequencesOf(game, s, by('al', 'buyTrain', { from: 'bank', train: 'D', price: 800, tradeIn })).rusts;
  expect(exchange('4')).toEqual([
    { owner: 'PRR', trains: ['4'] },
    { owner: 'NYC', trains: ['4'] },
  ]);
  expect(exchange('5')).toEqual([
    { owner: 'PRR', trains: ['4', '4'] },
    { owner: 'NYC', trains: ['4'] },
  ]);
});

test('EN2018 4.5, 5.3 the end of a stock round raises the sold out and starts the operating round', () => {
  const s = position(seats, {
    stock: 'al',
    cash: { al: 0, bo: 0, cy: 0 },
    corps: { PRR: { par: 82, shares: { al: 5, bo: 5 }, cash: 820, capitalised: true, tokens: ['H12/0'] } },
  });
  const round = s.flow[0];
  if (round?.kind === 'stockRound') round.passes = 2;
  const c = consequencesOf(game, s, by('al', 'pass'));
  expect(c.prices).toEqual([{ corp: 'PRR', before: 82, after: 90 }]);
  expect(c.round).toEqual({ kind: 'operating', set: 2, n: 1 });
});

test('EN2018 7.0 a dividend that the bank cannot pay breaks it', () => {
  const s = position(seats, {
    operating: 'PRR',
    step: 'dividend',
    cash: { al: 0, bo: 0, cy: 0 },
    bank: 20,
    corps: { PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], trains: ['2'] } },
  });
  const turn = s.flow[s.flow.length - 1];
  if (turn?.kind === 'operatingTurn') turn.revenue = 100;
  expect(consequencesOf(game, s, by('al', 'dividend', { pay: true })).bankBreaks).toBe(true);
});
