import { by, game, newGame } from '../../engine/kit';
import { stage } from './stage';

const three = () => newGame(['al', 'bo', 'cy']);

test('EN2018 1.2 the cheapest private is bought at its price, and the money after is said before', async () => {
  const s = stage(three());
  expect(s.shown()).toEqual(['al', 'Buy, bid or pass']);
  expect(s.consequences()).toContain('al: $800 → $780');
  expect(s.consequences()).toContain('Schuylkill Valley goes to al');
  await s.tap('Buy for $20: Schuylkill Valley');
  expect(s.state().privates['SV']).toBe('al');
  expect(s.shown()).toEqual(['bo', 'Buy, bid or pass']);
});

test('a bid is raised with the number field, and money set aside is shown', async () => {
  const s = stage(three());
  await s.tapId('choose-DH');
  await s.tap('More');
  await s.tap('Bid $76 on Delaware & Hudson');
  expect(s.done()).toEqual([by('al', 'bid', { private: 'DH', price: 76 })]);
  expect(s.api.getByText('Bids: al $76')).toBeTruthy();
  await s.tap('Pass');
  await s.tap('Pass');
  expect(s.api.getByLabelText('On bids $76')).toBeTruthy();
  expect(s.api.getByLabelText('Money left $724')).toBeTruthy();
});

test('the button bids what is typed; what is refused is dimmed and says why, and nothing is changed silently', async () => {
  const s = stage(three());
  await s.tapId('choose-BO');
  await s.type('400');
  expect(s.api.getByText('Bid $400')).toBeTruthy();
  expect(s.consequences()).toEqual(['Money left: $800 → $400']);
  await s.type('2500');
  expect(s.api.getByTestId('confirm')).toBeDisabled();
  expect(s.api.getByLabelText(/^Bid \$2,500 on Baltimore & Ohio, .*\(1\.2/)).toBeTruthy();
  expect(s.api.getByText(/\(1\.2/)).toBeTruthy();
  expect(s.consequences()).toEqual([]);
  await s.type('');
  expect(s.api.getByText('Bid $225')).toBeTruthy();
  await s.type('400');
  await s.tap('Bid $400 on Baltimore & Ohio');
  expect(s.done()).toEqual([by('al', 'bid', { private: 'BO', price: 400 })]);
});

test('EN2018 p. 27 what comes with a private is said before it is bought', async () => {
  const s = stage(three());
  for (const [company, price] of [
    ['Schuylkill Valley', 20],
    ['Champlain & St. Lawrence', 40],
    ['Delaware & Hudson', 70],
    ['Mohawk & Hudson', 110],
  ] as const) {
    expect(s.consequences().some((line) => /receives|president/.test(line))).toBe(false);
    await s.tap(`Buy for $${price}: ${company}`);
  }
  expect(s.consequences()).toContain('bo receives a PRR share');
  await s.tap('Buy for $160: Camden & Amboy');
  expect(s.consequences()).toContain('cy becomes president of B&O');
});

test('the last to pass is told what a pass does', async () => {
  const s = stage(three());
  await s.tap('Pass');
  await s.tap('Pass');
  expect(s.api.getByText(/after a pass Schuylkill Valley costs \$5 less/)).toBeTruthy();
  await s.tap('Pass');
  expect(s.shown()).toEqual(['al', 'Buy, bid or pass']);
  await s.tap('Buy for $15: Schuylkill Valley');
});

test('what cannot be paid stays visible, dimmed, with the section', () => {
  const start = three();
  start.cash['al'] = 200;
  const s = stage(start);
  expect(
    s.api.getByRole('button', { name: /Choose Baltimore & Ohio, .*\. .*\$225.*\(1\.2\.1\)/ }),
  ).toBeDisabled();
});

test('EN2018 1.2.2 two bidders raise until one passes', async () => {
  const start = three();
  for (const a of [
    by('al', 'bid', { private: 'CS', price: 45 }),
    by('bo', 'bid', { private: 'CS', price: 50 }),
    by('cy', 'buyPrivate', { private: 'SV', price: 20 }),
  ])
    game.apply(start, a);
  const s = stage(start);
  expect(s.shown()).toEqual(['al', 'Auction of Champlain & St. Lawrence']);
  await s.type('54');
  expect(s.api.getByTestId('confirm')).toBeDisabled();
  expect(s.consequences()).toEqual([]);
  await s.type('55');
  await s.tap('Bid $55 on Champlain & St. Lawrence');
  expect(s.shown()).toEqual(['bo', 'Auction of Champlain & St. Lawrence']);
  expect(s.api.getByLabelText('Money left $750')).toBeTruthy();
  expect(s.consequences()).toEqual(['Money left: $750 → $740']);
  expect(s.api.getByText(/buys Champlain & St. Lawrence for \$55/)).toBeTruthy();
  await s.tap('Pass');
  expect(s.state().privates['CS']).toBe('al');
});

test('EN2018 5.2 the owner of the B&O names its par value', async () => {
  const start = three();
  for (const a of [
    by('al', 'bid', { private: 'BO', price: 225 }),
    by('bo', 'buyPrivate', { private: 'SV', price: 20 }),
    by('cy', 'buyPrivate', { private: 'CS', price: 40 }),
    by('al', 'buyPrivate', { private: 'DH', price: 70 }),
    by('bo', 'buyPrivate', { private: 'MH', price: 110 }),
    by('cy', 'buyPrivate', { private: 'CA', price: 160 }),
  ])
    game.apply(start, a);
  const s = stage(start);
  expect(s.shown()).toEqual(['al', 'Par value of B&O']);
  expect(s.api.queryByTestId('confirm')).toBeNull();
  await s.tapId('par-100');
  expect(s.consequences()).toContain('B&O share value starts at $100');
  await s.tap('Set par at $100');
  expect(s.state().corps['B&O']?.par).toBe(100);
});

test('a seat of another device is waited for; undo takes back', async () => {
  const s = stage(three(), { mine: ['bo'] });
  expect(s.api.getByText('Waiting for al.')).toBeTruthy();
  expect(s.api.queryByTestId('pass')).toBeNull();
});

test('undo takes the last action back', async () => {
  const s = stage(three());
  await s.tap('Pass');
  expect(s.shown()).toEqual(['bo', 'Buy, bid or pass']);
  await s.tap('Undo: al passes.');
  expect(s.shown()).toEqual(['al', 'Buy, bid or pass']);
});

test('the panel speaks German', () => {
  const s = stage(three(), { language: 'de' });
  expect(s.shown()).toEqual(['al', 'Kaufen, bieten oder passen']);
  expect(s.api.getByRole('button', { name: 'Kaufen für $20: Schuylkill Valley' })).toBeTruthy();
});

test('EN2018 p. 27 what a private company can do is read before it is bid on', async () => {
  const s = stage(three());
  expect(s.api.getByText('It pays and can do nothing else.')).toBeTruthy();
  for (const [id, power] of [
    ['CS', /may lay a tile on Burlington \(B20\) besides its normal one/],
    [
      'DH',
      /lay its tile on Scranton \(F16\) without a route there, and at once place a station on it for free/,
    ],
    ['MH', /exchange it for a 10% share of NYC/],
    ['CA', /also receives a 10% share of PRR/],
    ['BO', /becomes president of B&O and sets its par value/],
  ] as const) {
    await s.tapId(`choose-${id}`);
    expect(s.api.getByText(power)).toBeTruthy();
  }
});

test('EN2018 1.2.3 the last to pass is told what the pass does: cheaper, given away, or the sold ones pay', async () => {
  const s = stage(three());
  const told = () => s.api.queryByTestId('last-pass')?.props.children;
  for (const costs of [20, 15, 10, 5]) {
    expect(told()).toBeUndefined();
    await s.tap('Pass');
    await s.tap('Pass');
    expect(told()).toBe(
      costs > 5
        ? 'All others have passed: after a pass Schuylkill Valley costs $5 less.'
        : 'All others have passed: after a pass al receives Schuylkill Valley for nothing.',
    );
    await s.tap('Pass');
  }
  expect(s.state().privates['SV']).toBe('al');
  await s.tap('Pass');
  await s.tap('Pass');
  expect(told()).toBe('All others have passed: after a pass the sold private companies pay their owners.');
  const cash = s.state().cash['al'] ?? 0;
  await s.tap('Pass');
  expect(s.state().cash['al']).toBe(cash + 5);
});
