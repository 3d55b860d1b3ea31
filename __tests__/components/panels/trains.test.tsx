import { fireEvent, within } from '@testing-library/react-native';

import { position, turn } from '../../engine/kit';
import { positionAt } from '../../engine/recorded';
import { stage } from './stage';

const seats = ['al', 'bo', 'cy'] as const;
type Spec = Parameters<typeof position>[1];

const buying = (more: Spec = {}) =>
  position(seats, {
    operating: 'PRR',
    step: 'buyTrains',
    phase: '3',
    cash: { al: 200, bo: 200, cy: 200 },
    tiles: { H10: '57/1' },
    ...more,
    corps: {
      PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 500, tokens: ['H12/0'], trains: ['2'] },
      NYC: { par: 76, shares: { bo: 4, al: 2 }, cash: 100, trains: ['2'] },
      ...more.corps,
    },
  });

test('EN2018 2.4 a purchase says what it rusts, which phase it starts, and the new limit', async () => {
  const s = stage(buying({ bankTrains: { 3: 0, 4: 4 } }));
  await s.tap('4-train · bank, $300');
  expect(s.consequences()).toEqual([
    'Rusts: 2-train of PRR',
    'Rusts: 2-train of NYC',
    'Phase 4 begins',
    'The train limit becomes 3',
    'Treasury of PRR: $500 → $200',
  ]);
  await s.tap('Buy for $300: a 4-train from bank');
  expect(s.state().phase).toBe('4');
});

test('EN2018 2.4 several trains that rust are counted', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 6 }, cash: 500, tokens: ['H12/0'], trains: [] },
    NYC: { par: 76, shares: { bo: 6 }, trains: ['2', '2', '2'] },
  };
  const s = stage(buying({ bankTrains: { 3: 0, 4: 4 }, corps }));
  await s.tap('4-train · bank, $300');
  expect(s.consequences()[0]).toBe('Rusts: 3 × 2-train of NYC');
});

test('EN2018 2.6 a consequence longer than the panel is wide goes on in the next line', async () => {
  const s = stage(
    buying({
      phase: '4',
      bankTrains: { 3: 0, 4: 0 },
      privates: { SV: 'al', CS: 'al', DH: 'bo', CA: 'bo' },
    }),
  );
  await s.tap('5-train · bank, $450');
  expect(s.consequences()[0]).toMatch(/^Closes: Schuylkill Valley, .*Camden & Amboy$/);
  for (const item of s.api.getByTestId('consequences').children)
    expect(item).toHaveProperty('props.style', { flexShrink: 1 });
});

test('EN2018 6.6 a train of another president is offered for, and the offer accepted', async () => {
  const s = stage(buying());
  await s.tap(/^2-train · NYC \(bo\)/);
  await s.tap('More');
  await s.tap('Offer $2 to bo for the 2-train');
  expect(s.api.getByText('PRR would buy a 2-train from NYC for $2.')).toBeTruthy();
  await s.tap('Accept the offer of al');
  expect(s.state().corps['PRR']?.trains).toEqual(['2', '2']);
});

test('EN2018 6.6 the least is asked for a train of one’s own company, and the price stands below its line', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 6 }, cash: 500, tokens: ['H12/0'], trains: ['2'] },
    NYC: { par: 76, shares: { al: 6 }, trains: ['2'] },
    'C&O': { par: 67, shares: { bo: 6 }, trains: ['2'] },
  };
  const s = stage(buying({ corps }));
  await s.tapId('train-NYC-2');
  expect(s.api.getByText('Buy for $1')).toBeTruthy();
  const ids = s.api.getAllByTestId(/^(train-|amount$)/).map(({ props }) => props.testID);
  expect(ids.slice(ids.indexOf('train-NYC-2'))).toEqual(['train-NYC-2', 'amount', 'train-C&O-2']);
});

test('trains that can be bought stand before those that cannot', () => {
  const corps = { PRR: { par: 82, shares: { al: 6 }, cash: 100, tokens: ['H12/0'], trains: ['2'] } };
  const s = stage(buying({ corps }));
  expect(s.api.getAllByTestId(/^train-/).map(({ props }) => props.testID)).toEqual([
    'train-NYC-2',
    'train-bank-3',
  ]);
});

test('EN2018 6.6 more than the treasury holds cannot be offered, and says so', async () => {
  const s = stage(buying());
  await s.tap(/^2-train · NYC \(bo\)/);
  await s.type('900');
  expect(s.api.getByTestId('confirm')).toBeDisabled();
  expect(s.api.getByText(/\$500.*\(6\.6/)).toBeTruthy();
  expect(s.consequences()).toEqual([]);
});

test('the train limit and missing money dim a choice with the section', () => {
  const s = stage(
    buying({ corps: { PRR: { par: 82, shares: { al: 6 }, cash: 100, tokens: ['H12/0'], trains: ['2'] } } }),
  );
  expect(s.api.getByRole('button', { name: /^3-train · bank, \$180, 5 left\. .*\(6\.6\)/ })).toBeDisabled();
});

test('EN2018 6.6 without a dollar there is nothing to offer another company', () => {
  const s = stage(
    buying({ corps: { PRR: { par: 82, shares: { al: 6 }, cash: 0, tokens: ['H12/0'], trains: ['2'] } } }),
  );
  expect(
    s.api.getByRole('button', {
      name: /· NYC \(bo\), .*agree\. PRR has no money, and a company sells a train for \$1 at least \(6\.6\)/,
    }),
  ).toBeDisabled();
});

test('EN2018 6.6 two trade-ins are told apart by ear, and a train out of reach has no price', () => {
  const corps = {
    PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 900, tokens: ['H12/0'], trains: ['4', '5'] },
    NYC: { par: 76, shares: { bo: 4, al: 2 }, cash: 100, trains: ['5'] },
  };
  const s = stage(buying({ phase: '6', bankTrains: { 3: 0, 4: 0, 5: 0, 6: 0 }, corps }));
  for (const old of ['4', '5'])
    expect(
      s.api.getByRole('button', {
        name: `diesel · bank, $800, giving a ${old}-train in exchange`,
      }),
    ).toBeTruthy();
  expect(
    s.api.getByRole('button', {
      name: /^5-train · NYC \(bo\), NYC has one · bo must agree\. The company/,
    }),
  ).toBeDisabled();
});

test('a turn is no train in German, where both are called Zug', () => {
  const s = stage(buying(), { language: 'de' });
  expect(s.api.getByRole('button', { name: 'Spielzug beenden' })).toBeTruthy();
});

test('the turn ends by the button', async () => {
  const s = stage(buying());
  await s.tap('End turn');
  expect(turn(s.state())).not.toBe('PRR buyTrains');
});

const broke = (cash: number, more: Spec = {}) =>
  buying({
    cash: { al: cash, bo: 0, cy: 0 },
    corps: {
      PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 100, tokens: ['H12/0'], trains: [] },
      NYC: { par: 76, shares: { bo: 3, al: 2 }, cash: 100 },
    },
    ...more,
  });

test('EN2018 6.6.3 a forced purchase: what is lacking, what may be sold, and then the train', async () => {
  const s = stage(broke(10));
  expect(
    s.api.getByText(/The train costs \$180\. al must add to the treasury; \$70 is lacking/),
  ).toBeTruthy();
  expect(s.api.getByTestId('pass')).toBeDisabled();
  expect(within(s.api.getByTestId('forced-NYC')).getByText('1 · $76')).toBeTruthy();
  expect(within(s.api.getByTestId('forced-NYC')).queryByText(/PRR/)).toBeNull();
  await s.tap(/: Sell 1 NYC for \$76$/);
  expect(s.consequences()).toEqual(['al: $10 → $86', 'NYC share value $76 → $71']);
  await s.tapId('sell');
  expect(s.api.getByText('The train costs $180: al adds $80.')).toBeTruthy();
  await s.tap('3-train · bank, $180');
  expect(s.consequences()).toEqual(['al: $86 → $6', 'Treasury of PRR: $100 → $0']);
  await s.tapId('confirm');
  expect(s.state().corps['PRR']?.trains).toEqual(['3']);
});

test('EN2018 6.6.3 an offer for a train beyond the money at hand says what must still be raised, before and after', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 100, tokens: ['H12/0'], trains: [] },
    NYC: { par: 76, shares: { bo: 4, al: 2 }, cash: 100, trains: ['3'] },
  };
  const s = stage(broke(10, { corps }));
  await s.tap(/^3-train · NYC \(bo\)/);
  fireEvent.changeText(s.api.getByTestId('amount'), '110');
  expect(s.consequences()).toEqual([
    'al: $10 → $0',
    'Treasury of PRR: $100 → $0',
    'Treasury of NYC: $100 → $210',
  ]);
  fireEvent.changeText(s.api.getByTestId('amount'), '150');
  const promise = '$40 must still be raised; until then the train is promised (6.6.3).';
  expect(s.consequences()).toEqual([promise]);
  await s.tap('Offer $150 to bo for the 3-train');
  expect(s.api.getByText(promise)).toBeTruthy();
});

test('EN2018 6.7 bankruptcy is explained and confirmed', async () => {
  const start = broke(10, { phase: '5', bankTrains: { 5: 3 } });
  const s = stage(start);
  await s.tapId('bankrupt');
  expect(s.api.getByText(/the game ends at once for everyone \(6\.7\)/)).toBeTruthy();
  expect(s.consequences()).toContain('The game ends at once');
  await s.tap('Back');
  await s.tapId('bankrupt');
  await s.tap('End the game');
  expect(s.state().ended?.reason).toBe('bankrupt');
  expect(s.api.getByText('The game is over')).toBeTruthy();
});

test('EN2018 6.6.3, 6.7 where no sale would do none is asked for, and a train of one’s own company is named', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 6 }, cash: 100, tokens: ['H12/0'], trains: [] },
    NYC: { par: 76, shares: { al: 2 }, cash: 100, trains: ['4'] },
  };
  const s = stage(broke(10, { phase: '5', bankTrains: { 5: 3 }, corps }));
  expect(s.api.queryByText(/Sell shares first/)).toBeNull();
  expect(
    s.api.getByText(
      /^It costs \$450; company and president have \$110, and share sales could bring \$\d+ \(6\.6\.3\)\.$/,
    ),
  ).toBeTruthy();
  await s.tapId('bankrupt');
  expect(s.api.getByText(/would not pay for the cheapest train of bank and pool/)).toBeTruthy();
  expect(
    s.api.getByText('A 4-train of NYC could be bought instead, for $1 or more. Nobody has to (6.6.3).'),
  ).toBeTruthy();
});

test('EN2018 6.6.3 what can be bought at once stands before the sales, and the end of the game does not stand out', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 6 }, cash: 100, tokens: ['H12/0'], trains: [] },
    NYC: { par: 76, shares: { al: 2 }, cash: 100, trains: ['4'] },
  };
  const s = stage(broke(10, { phase: '5', bankTrains: { 5: 3 }, corps }));
  expect(
    within(s.api.getByTestId('forced')).getByText(/^A 4-train of NYC could be bought instead/),
  ).toBeTruthy();
  const order = s.api.getAllByTestId(/^(train-|forced-sales$)/).map(({ props }) => String(props.testID));
  expect(order.slice(0, 2)).toEqual(['train-NYC-4', 'forced-sales']);
  // What is lacking is read first, and on a small screen seen first.
  const all = s.api.getAllByTestId(/^(train-|forced$)/).map(({ props }) => String(props.testID));
  expect(all[0]).toBe('forced');
  await s.tapId('train-NYC-4');
  expect(s.consequences()).toContain('Treasury of PRR: $100 → $99');
  await s.tapId('confirm');
  expect(s.state().corps['PRR']?.trains).toEqual(['4']);
});

test('EN2018 6.6.1 a company over the limit discards', async () => {
  const start = buying({
    phase: '4',
    corps: { NYC: { par: 76, shares: { bo: 6 }, cash: 100, trains: ['3', '3', '4', '4'] } },
  });
  start.flow.push({ kind: 'discard', corps: ['NYC'] });
  const s = stage(start);
  expect(s.shown()).toEqual(['bo', 'NYC discards a train']);
  await s.tapId('discard-3');
  await s.tapId('confirm');
  expect(s.state().trains.pool).toEqual(['3']);
});

test('EN2018 6.6 a diesel may be bought giving a train in exchange', async () => {
  const s = stage(
    buying({
      phase: '6',
      corps: { PRR: { par: 82, shares: { al: 6 }, cash: 900, tokens: ['H12/0'], trains: ['5'] } },
    }),
  );
  expect(s.api.getByText('giving a 5-train in exchange')).toBeTruthy();
  await s.tapId('train-bank-D-5');
  expect(s.consequences()).toContain('To the bank pool: 5-train');
  await s.tapId('confirm');
  expect(s.state().trains.pool).toEqual(['5']);
  expect(s.state().corps['PRR']?.trains).toEqual(['D']);
});

test('EN2018 6.6.3 a train that was promised stands first, and is bought as soon as the money is there', async () => {
  const corps = {
    PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 100, tokens: ['H12/0'], trains: [] },
    NYC: { par: 76, shares: { bo: 4, al: 2 }, cash: 100, trains: ['3'] },
    CPR: { par: 67, shares: { cy: 6 }, cash: 100, trains: ['2'] },
  };
  const s = stage(broke(10, { corps }));
  await s.tap(/^3-train · NYC \(bo\)/);
  fireEvent.changeText(s.api.getByTestId('amount'), '150');
  await s.tap('Offer $150 to bo for the 3-train');
  await s.tap('Accept the offer of al');
  await s.tap(/: Sell 1 NYC for \$76$/);
  await s.tapId('sell');
  const [first] = s.api.getAllByTestId(/^train-/);
  expect(first?.props.testID).toBe('train-NYC-3');
  // Nothing has to be chosen; it can be laid aside all the same.
  expect(s.api.getByText('Buy for $150')).toBeTruthy();
  await s.tapId('train-NYC-3');
  expect(s.api.queryByText('Buy for $150')).toBeNull();
  await s.tapId('train-NYC-3');
  await s.tapId('confirm');
  expect(s.state().corps['PRR']?.trains).toEqual(['3']);
});

test('EN2018 7.0 the end of the turn that ends the game says so', async () => {
  const s = stage(positionAt('1830-builder-4-20', -1));
  expect(s.consequences()).toContain('The game ends');
  await s.tapId('pass');
  expect(s.state().ended?.reason).toBe('bank');
});
