import { act as react } from '@testing-library/react-native';

import { skin } from '@/components/titles/1830/skin';
import { light } from '@/components/ui/theme';
import { en } from '@/components/words/en';
import { narrate } from '@/components/words/narrate';
import { sayFor } from '@/components/words/say';

import { position, act, by, game } from '../../engine/kit';
import { stage } from './stage';

const seats = ['al', 'bo', 'cy'] as const;

/** A stock turn of al in the second round. */
const middle = () =>
  position(seats, {
    stock: 'al',
    cash: { al: 400, bo: 300, cy: 300 },
    corps: {
      PRR: { par: 82, shares: { al: 3, bo: 3, cy: 1 }, cash: 500, operated: true },
      NYC: { par: 76, shares: { bo: 2, al: 1 } },
    },
    privates: { SV: 'al', MH: 'bo' },
  });

test('a company is started: the six par values, what it costs, and the price it starts at', async () => {
  const s = stage(middle());
  await s.tapId('choose-C&O');
  expect(s.api.getAllByRole('button', { name: /^Start C&O at par/ })).toHaveLength(6);
  await s.tap('Start C&O at par $67 for $134');
  expect(s.consequences()).toEqual([
    'al becomes president of C&O',
    'al: $400 → $266',
    'C&O share value starts at $67',
  ]);
  await s.tapId('confirm');
  expect(s.state().corps['C&O']?.president).toBe('al');
});

test('EN2018 5.3 the share that floats a company says so', async () => {
  const start = position(seats, {
    stock: 'al',
    cash: { al: 400, bo: 0, cy: 0 },
    corps: { NYC: { par: 76, shares: { bo: 4, al: 1 } } },
  });
  const s = stage(start);
  await s.tapId('choose-NYC');
  await s.tap(/: Buy NYC from the initial offering for \$76$/);
  expect(s.consequences()).toContain('NYC floats and will operate');
  await s.tapId('confirm');
  expect(s.state().corps['NYC']?.shares['al']).toBe(2);
});

test('EN2018 5.1, 5.4 selling shows the new share value and the new president; several acts, then the end of the turn', async () => {
  const s = stage(middle());
  await s.tapId('choose-PRR');
  expect(s.api.getByText('1 · $82')).toBeTruthy();
  await s.tap(/: Sell 1 PRR for \$82$/);
  expect(s.consequences()).toEqual([
    'bo becomes president of PRR',
    'al: $400 → $482',
    'PRR share value $82 → $76',
  ]);
  await s.tapId('confirm');
  await s.tapId('choose-NYC');
  await s.tap(/: Buy NYC from the initial offering for \$76$/);
  await s.tapId('confirm');
  expect(s.shown()).toEqual(['al', 'Buy and sell shares']);
  expect(s.api.getByText('A certificate has been bought in this turn.')).toBeTruthy();
  await s.tap('End turn');
  expect(s.shown()).toEqual(['bo', 'Buy and sell shares']);
});

test('EN2018 4.5 a token that moves between boxes of one price is said to move, before and in the log', async () => {
  const start = position(seats, {
    stock: 'al',
    cash: { al: 400, bo: 300, cy: 300 },
    corps: { 'C&O': { par: 67, shares: { bo: 3, al: 2 }, operated: true } },
  });
  const s = stage(start);
  await s.tapId('choose-C&O');
  await s.tap(/: Sell 1 C&O for \$67$/);
  expect(s.consequences()).toContain('C&O moves to another box at $67');
  await s.tapId('confirm');
  const told = narrate(
    game,
    start,
    by('al', 'sellShares', { corp: 'C&O', count: 1 }),
    s.state(),
    en,
    sayFor('en', skin, start.setup),
  );
  expect(told).toContain('C&O moves to another box at $67.');
});

test('a company that can be neither bought nor sold says why', async () => {
  const start = position(seats, {
    stock: 'al',
    cash: { al: 400, bo: 0, cy: 0 },
    corps: { NYC: { par: 76, shares: { bo: 6, cy: 4 }, operated: true } },
  });
  const s = stage(start);
  await s.tapId('choose-NYC');
  expect(s.api.getByTestId('buy-ipo')).toBeDisabled();
  expect(s.api.getByTestId('buy-pool')).toBeDisabled();
  expect(s.api.getAllByText(/\(5\.2/).length).toBeGreaterThan(0);
});

test('what cannot be done is dimmed and says why, with the section', async () => {
  const start = act(middle(), by('al', 'sellShares', { corp: 'PRR', count: 1 }));
  const s = stage(start);
  await s.tapId('choose-PRR');
  expect(s.api.getByTestId('buy-pool')).toBeDisabled();
  expect(s.api.getByText('Shares of PRR were sold in this round, so none may be bought (5.2).')).toBeTruthy();
});

test('whoever taps what cannot be done is shown its reason', async () => {
  const s = stage(act(middle(), by('al', 'sellShares', { corp: 'PRR', count: 1 })));
  await s.tapId('choose-PRR');
  await s.tapId('buy-pool');
  const reason = s.api.getByText('Shares of PRR were sold in this round, so none may be bought (5.2).');
  expect(reason).toHaveStyle({ color: light.colours.attention });
  expect(s.api.queryByTestId('confirm')).toBeNull();
});

test('two quick taps are one decision: the buttons of the next one do not hear at once', async () => {
  const s = stage(middle(), { deafTime: 500 });
  const end = () => s.api.getByTestId('pass');
  expect(end()).toBeDisabled();
  await react(() => new Promise((resolve) => setTimeout(resolve, 550)));
  expect(end()).toBeEnabled();
  await s.tapId('choose-PRR');
  await s.tapId('sell-1');
  await s.tapId('confirm');
  const sold = s.state();
  await s.tapId('pass');
  expect(s.state()).toBe(sold);
  await react(() => new Promise((resolve) => setTimeout(resolve, 550)));
  await s.tapId('pass');
  expect(s.state()).not.toBe(sold);
});

test('EN2018 5.1 no sales in the first stock round', async () => {
  const start = position(seats, {
    stock: 'al',
    round: 1,
    cash: { al: 400, bo: 0, cy: 0 },
    corps: { NYC: { par: 76, shares: { al: 2 } } },
  });
  const s = stage(start);
  await s.tapId('choose-NYC');
  expect(s.api.getByTestId('sell-1')).toBeDisabled();
  expect(s.api.getByText('Shares cannot be sold in the first stock round (5.1).')).toBeTruthy();
});

test('EN2018 3.1 in the first stock round the door to deals is shut and says why', () => {
  const start = position(seats, {
    stock: 'al',
    round: 1,
    cash: { al: 400, bo: 0, cy: 0 },
    privates: { SV: 'al', DH: 'bo' },
  });
  const s = stage(start);
  expect(s.api.getByTestId('deals')).toBeDisabled();
  expect(s.api.getByText(/first stock round.*\(3\.1\)/)).toBeTruthy();
});

test('the last pass of a stock round leads into the operating round', async () => {
  const start = act(middle(), by('al', 'pass'), by('bo', 'pass'));
  const s = stage(start);
  expect(s.consequences()).toContain('Operating round 2.1 begins');
  await s.tap('Pass');
  expect(s.shown()).toEqual(['al', 'PRR lays track']);
});

test('EN2018 3.1 a private is offered at a price, the other accepts, and the turn goes on', async () => {
  const s = stage(middle());
  await s.tap('Private companies …');
  await s.tap('Mohawk & Hudson from bo');
  expect(s.consequences()).toEqual(['al: $400 → $290', 'bo: $300 → $410', 'Mohawk & Hudson goes to al']);
  await s.tap('Bid $110: Mohawk & Hudson, a deal with bo');
  expect(s.shown()).toEqual(['bo', 'Offer from al']);
  expect(s.api.getByText('al would buy Mohawk & Hudson from bo for $110.')).toBeTruthy();
  expect(s.consequences()).toContain('bo: $300 → $410');
  await s.tap('Accept the offer of al');
  expect(s.state().privates['MH']).toBe('al');
  expect(s.shown()).toEqual(['al', 'Buy and sell shares']);
});

test('an offer waits on the device that made it, and can be withdrawn', async () => {
  const deal = { kind: 'private', private: 'MH', seller: 'bo', buyer: 'al', price: 50 } as const;
  const start = act(middle(), by('al', 'offer', { deal }));
  const s = stage(start, { mine: ['al'] });
  expect(s.api.getByText('bo has to answer.')).toBeTruthy();
  expect(s.api.queryByTestId('decline')).toBeNull();
  await s.tap('al: withdraw the offer');
  expect(s.shown()).toEqual(['al', 'Buy and sell shares']);
});

test('on one device the panel says whose act it is to withdraw', async () => {
  const deal = { kind: 'private', private: 'MH', seller: 'bo', buyer: 'al', price: 50 } as const;
  const s = stage(act(middle(), by('al', 'offer', { deal })));
  expect(s.api.getByText('al: withdraw the offer')).toBeTruthy();
  await s.tap('al: withdraw the offer');
  expect(s.shown()).toEqual(['al', 'Buy and sell shares']);
});

test('EN2018 p. 27 the M&H is exchanged, also between the turns of others', async () => {
  const s = stage(middle());
  expect(s.api.getByText(/^bo: M.*H → NYC$/)).toBeTruthy();
  await s.tap(/: bo: exchange Mohawk & Hudson for NYC$/);
  expect(s.shown()[1]).toBe('bo: Exchange of Mohawk & Hudson');
  expect(s.api.getByTestId('exchange-pool')).toBeDisabled();
  expect(s.consequences()).toEqual(['Closes: Mohawk & Hudson', 'bo receives an NYC share']);
  await s.tap('Exchange Mohawk & Hudson for a share of NYC');
  expect(s.state().corps['NYC']?.shares['bo']).toBe(3);
  expect(game.actors(s.state())[0]).toBe('al');
});

test('the stock turn speaks German', async () => {
  const s = stage(middle(), { language: 'de' });
  await s.tapId('choose-PRR');
  await s.tap(/: 1 PRR für \$82 verkaufen$/);
  expect(s.consequences()).toContain('bo übernimmt die Direktion von PRR');
});

test('EN2018 5.1 a share of a company without par cannot be sold and says so; par values too dear are one reason', async () => {
  // What comes with Camden & Amboy: a share of the PRR before anybody presides over it.
  const start = position(seats, {
    stock: 'al',
    cash: { al: 31, bo: 300, cy: 300 },
    corps: { NYC: { par: 76, shares: { bo: 3, cy: 1 } } },
  });
  const prr = start.corps['PRR'];
  if (!prr) throw new Error('no PRR');
  prr.shares = { ...prr.shares, ipo: (prr.shares['ipo'] ?? 0) - 1, al: 1 };
  const s = stage(start);
  await s.tapId('choose-PRR');
  expect(s.api.getByTestId('sell-1')).toBeDisabled();
  expect(s.api.getByText(/\(5\.1\)\.$/)).toBeTruthy();
  const tooDear = () => s.api.getAllByText(/there is only \$31/).map(({ props }) => String(props.children));
  expect(tooDear()).toEqual(['It costs $134; there is only $31 (5.2).']);
  await s.tapId('par-100');
  expect(tooDear()).toEqual(['It costs $200; there is only $31 (5.2).']);
});
