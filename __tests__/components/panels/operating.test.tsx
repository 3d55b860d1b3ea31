import { trackView } from '@/components/panels/models/track';

import { position, act, by, game, price } from '../../engine/kit';
import { positionAt } from '../../engine/recorded';
import { stage } from './stage';

const seats = ['al', 'bo', 'cy'] as const;

/** PRR (al) on its first turn: Altoona is its home. */
const track = (more: Parameters<typeof position>[1] = {}) =>
  position(seats, {
    operating: 'PRR',
    cash: { al: 100, bo: 100, cy: 100 },
    corps: {
      PRR: { par: 82, shares: { al: 4, bo: 2 }, cash: 400, tokens: ['H12/0'], ...more.corps?.['PRR'] },
    },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'corps')),
  });

test('EN2018 6.2 hexes are lit; a tap previews the first rotation, a second turns it, then it is laid', async () => {
  const s = stage(track());
  expect(s.shown()).toEqual(['al', 'PRR lays track']);
  expect(s.board().lit?.has('H10')).toBe(true);
  await s.tapHex('H14');
  const first = s.board().tilePreview;
  expect(first).toMatchObject({ hex: 'H14' });
  await s.tapHex('H14');
  expect(s.board().tilePreview).toMatchObject({ hex: 'H14', tile: first?.tile });
  expect(s.board().tilePreview?.rotation).not.toBe(first?.rotation);
  await s.tapHex('H10');
  expect(s.board().tilePreview).toMatchObject({ hex: 'H10', tile: '57' });
  expect(s.api.getByText(/Tile 57 on Pittsburgh \(H10\) · free · with a 2-train: \$0 → \$30/)).toBeTruthy();
  await s.tap('Lay tile 57 on Pittsburgh (H10)');
  expect(s.state().board.tiles['H10']).toMatch(/^57\//);
  expect(s.board().tilePreview).toBeNull();
});

test('the turn button turns, and other tiles can be chosen by their pictures', async () => {
  const s = stage(track());
  await s.tapHex('H14');
  const before = s.board().tilePreview;
  const other = s.api.getAllByRole('button', { name: /^Tile \d+, \d+ left$/ }).length;
  expect(other).toBeGreaterThan(1);
  await s.tapId('turn');
  expect(s.board().tilePreview).toMatchObject({ hex: 'H14', tile: before?.tile });
  await s.tapId('choose-tile-8');
  expect(s.board().tilePreview?.tile).toBe('8');
});

test('a hex that is not legal says why, with the section', async () => {
  const s = stage(track());
  await s.tapHex('D8');
  expect(s.api.getByTestId('why-not')).toHaveTextContent('No route of the company leads to D8 (6.2.1, 1).');
  await s.tapHex('F2');
  expect(s.api.getByTestId('why-not')).toHaveTextContent(/takes no tile \(6\.2\)/);
});

test('skipping shows the next step, and back leads to track again', async () => {
  const s = stage(track({ corps: { PRR: { trains: ['2'] } }, tiles: { H10: '57/1' } }));
  await s.tap('Skip');
  expect(s.shown()).toEqual(['al', 'PRR places a station']);
  await s.tap('Skip');
  expect(s.shown()).toEqual(['al', 'PRR runs trains']);
  await s.tap('Back');
  expect(s.shown()).toEqual(['al', 'PRR lays track']);
  expect(s.done()).toEqual([]);
});

test('the strip tells the step on the screen, here and on the devices of the others', async () => {
  const passed = { PRR: { cash: 0, trains: ['2'], tokens: ['H12/0', 'H10/0'] } };
  const start = track({ phase: '2', step: 'token', corps: passed, tiles: { H10: '57/1', H14: '57/1' } });
  expect(stage(start, { strip: true }).decision()).toBe('al — PRR runs trains');
  const other = stage(start, { strip: true, mine: ['bo'] });
  expect(other.decision()).toBe('al — PRR runs trains');
  expect(other.shown()).toEqual(['al', 'PRR runs trains']);
  const s = stage(track({ corps: { PRR: { trains: ['2'] } }, tiles: { H10: '57/1' } }), { strip: true });
  expect(s.decision()).toBe('al — PRR lays track');
  await s.tap('Skip');
  expect(s.decision()).toBe('al — PRR places a station');
  expect(s.shown()).toEqual(['al', 'PRR places a station']);
});

test('EN2018 6.3 a station: lit cities, its cost, the treasury after', async () => {
  const s = stage(track({ step: 'token', tiles: { H10: '57/1' }, corps: { PRR: { trains: ['2'] } } }));
  expect([...(s.board().lit ?? [])]).toEqual(['H10']);
  await s.tapHex('H10');
  expect(s.board().tokenPreview).toEqual({ corp: 'PRR', stop: 'H10/0' });
  expect(s.consequences()).toEqual(['Treasury of PRR: $400 → $360']);
  await s.tap('Place station of PRR in Pittsburgh (H10): $40');
  expect(s.state().board.tokens['PRR']).toEqual(['H12/0', 'H10/0']);
});

test('EN2018 6.4 the best routes are drawn and explained; a lower set is said to be lower and not run', async () => {
  const s = stage(track({ step: 'run', tiles: { H10: '57/1' }, corps: { PRR: { trains: ['3'] } } }));
  await s.settle();
  expect(s.board().routes).toHaveLength(1);
  expect(s.api.getByText(/^Best run: \$/)).toBeTruthy();
  const stops = s.board().routes[0]?.path.filter((place) => place.includes('/')) ?? [];
  const end = stops[stops.length - 1]?.split('/')[0] ?? '';
  await s.tapHex(end === 'H12' ? (stops[0]?.split('/')[0] ?? '') : end);
  expect(s.api.getByText(/^These routes bring/)).toBeTruthy();
  expect(s.api.getByRole('button', { name: /^Run best for/ })).toBeTruthy();
  await s.tap('Back to best');
  await s.tapId('confirm');
  expect(s.shown()).toEqual(['al', 'PRR pays or withholds']);
});

test('the stops of a run are buttons on the board too, and what was said of one is gone after the next change', async () => {
  const s = stage(track({ step: 'run', tiles: { H10: '57/1' }, corps: { PRR: { trains: ['3', '2'] } } }));
  await s.settle();
  const names = () => [...(s.board().buttons ?? []).values()];
  expect(names()).toContain('Add Pittsburgh (H10), $20, to the route of the 3-train');
  // Each stop of a line is heard once.
  const heard = String(s.api.getByTestId('route-2').props.accessibilityLabel);
  expect(heard.match(/Pittsburgh/g)).toHaveLength(1);
  expect(heard).toMatch(/^2-train, \$30, /);

  for (const change of ['swap-2', 'best', 'route-2']) {
    await s.tapHex('C13');
    expect(s.api.getByText('C13 has no stop.')).toBeTruthy();
    await s.tapId(change);
    expect(s.api.queryByText('C13 has no stop.')).toBeNull();
  }
  expect(names()).toContain('Pittsburgh (H10), $20, on the route of the 2-train: take it off');
});

test('a company without a train goes on, and the fall of its share value is said before', async () => {
  const s = stage(track({ step: 'run' }));
  await s.settle();
  expect(s.consequences()).toContain('PRR share value $82 → $76');
  await s.tap('Go on without a run');
  expect(s.shown()).toEqual(['al', 'PRR buys trains']);
  expect(price(s.state(), 'PRR')).toBe(76);
});

test('EN2018 6.5 who gets what and where the share value goes, for both', async () => {
  const start = track({
    step: 'run',
    tiles: { H10: '57/1' },
    corps: { PRR: { trains: ['2'], shares: { al: 4, bo: 2, pool: 1 } } },
  });
  const turn = start.flow[start.flow.length - 1];
  if (turn?.kind === 'operatingTurn') Object.assign(turn, { step: 'dividend', revenue: 50 });
  const s = stage(start);
  expect(s.api.getByText('al +$20 · bo +$10 · treasury of PRR +$5')).toBeTruthy();
  expect(s.api.getByText('treasury of PRR +$50')).toBeTruthy();
  await s.tapId('withhold');
  expect(s.api.getByText('share value $82 → $76')).toBeTruthy();
  expect(s.api.getByText('share value $82 → $90')).toBeTruthy();
  await s.tapId('pay');
  await s.tap('Pay $50');
  expect(s.state().cash['al']).toBe(120);
});

test('EN2018 6.5 a share value that cannot fall is said to stay', () => {
  const start = track({
    step: 'run',
    tiles: { H10: '57/1' },
    corps: { PRR: { cell: '7,0', trains: ['2'] } },
  });
  const turn = start.flow[start.flow.length - 1];
  if (turn?.kind === 'operatingTurn') Object.assign(turn, { step: 'dividend', revenue: 50 });
  expect(stage(start).api.getByText('share value stays at $10')).toBeTruthy();
  expect(stage(start, { language: 'de' }).api.getByText('Kurs bleibt bei $10')).toBeTruthy();
});

test('EN2018 6.3.1 the Erie chooses its home city by touch', async () => {
  const start = position(seats, {
    operating: 'ERIE',
    phase: '3',
    cash: { al: 0, bo: 0, cy: 0 },
    corps: { ERIE: { par: 82, shares: { al: 6 }, cash: 100 } },
    tiles: { E11: '59/0' },
  });
  start.flow.push({ kind: 'homeToken', corp: 'ERIE', hex: 'E11' });
  const s = stage(start);
  expect(s.shown()).toEqual(['al', 'ERIE chooses its home city']);
  await s.tapHex('E11');
  expect(s.board().tokenPreview?.stop).toBe('E11/0');
  expect(s.api.getByText('ERIE has two cities at home: a tap on one of them chooses it.')).toBeTruthy();
  await s.tapHex('E11');
  expect(s.board().tokenPreview?.stop).toBe('E11/1');
  await s.tapId('confirm');
  expect(s.state().board.tokens['ERIE']).toEqual(['E11/1']);
});

test('EN2018 6.3.2 a tap chooses the city of a hex it is on, and the panel says which by where it lies', async () => {
  const s = stage(positionAt('1830-builder-4-20', 629));
  for (const [stop, where] of [
    [0, 'lower left'],
    [1, 'upper right'],
    [1, 'upper right'],
  ] as const) {
    await s.tapHex('G19', stop);
    expect(s.board().tokenPreview).toEqual({ corp: 'NYC', stop: `G19/${stop}` });
    expect(
      s.api.getByText(new RegExp(`Station in New York & Newark \\(G19\\) · the ${where} city · \\$`)),
    ).toBeTruthy();
  }
  // Pressed as a whole, as by keyboard, the hex goes through its cities.
  await s.tapHex('G19');
  expect(s.board().tokenPreview?.stop).toBe('G19/0');
  await s.tap(/^Place station of NYC in New York & Newark \(G19\) lower left: \$/);
  expect(s.state().board.tokens['NYC']).toContain('G19/0');
});

test('EN2018 6.3.2 a city of a hex that cannot be chosen says why, and which it is', async () => {
  const start = positionAt('1830-builder-4-20', 629);
  // The upper city is full.
  Object.assign(start.board.tokens, { 'C&O': [...(start.board.tokens['C&O'] ?? []), 'G19/1'] });
  start.board.version++;
  for (const [language, text] of [
    ['en', /^The upper right city: New York & Newark \(G19\) has no room for a station \(6\.3\.2\)\.$/],
    [
      'de',
      /^Die Stadt oben rechts: In New York & Newark \(G19\) ist kein Platz für einen Bahnhof \(6\.3\.2\)\.$/,
    ],
  ] as const) {
    const s = stage(start, { language });
    await s.tapHex('G19', 1);
    expect(s.api.getByTestId('why-not')).toHaveTextContent(text);
    // The hex is lit for its other city, and a finger on a small board can hardly tell them apart.
    expect(s.board().tokenPreview?.stop).toBe('G19/0');
    await s.tapHex('G19', 0);
    expect(s.board().tokenPreview?.stop).toBe('G19/0');
    expect(s.api.queryByTestId('why-not')).toBeNull();
  }
});

test('EN2018 6.4 a stop that cannot be added gives the true reason, above what scrolls, anew with each tap', async () => {
  const s = stage(positionAt('1830-builder-4-20', 1356));
  await s.settle();
  await s.tapId('route-D');
  await s.tapHex('I15');
  const told = () => s.api.getByTestId('why-not');
  expect(told()).toHaveTextContent(
    'Other companies’ stations in Lancaster (H16) block the way to Baltimore (I15) (6.3.3).',
  );
  // Of a hex with two cities it says which one is meant.
  await s.tapHex('G19', 0);
  expect(told()).toHaveTextContent(
    'The lower left city: Other companies’ stations block every way to New York & Newark (G19) (6.3.3).',
  );
  await s.tapId('route-6');
  expect(s.api.queryByTestId('why-not')).toBeNull();
  expect([...(s.board().buttons ?? [])].filter(([hex]) => hex === 'F20')).toEqual([
    ['F20', 'New Haven & Hartford (F20), the lower left town, on the route of the 6-train: change'],
  ]);
});

test('EN2018 p. 27 the right of the D&H lays a tile and places a free station', async () => {
  const s = stage(track({ phase: '3', privates: { DH: 'PRR' } }));
  await s.tap('Delaware & Hudson: tile on F16');
  expect(s.board().tilePreview).toMatchObject({ hex: 'F16', tile: '57' });
  expect(s.consequences()).toContain('Treasury of PRR: $400 → $280');
  await s.tapId('confirm');
  expect(s.shown()).toEqual(['al', 'PRR places a station']);
  expect(s.api.getByText('Scranton (F16): free now, by the right of Delaware & Hudson.')).toBeTruthy();
  await s.tapHex('F16');
  expect(s.api.queryByText(/free now/)).toBeNull();
  expect(s.api.getByText(/free · by the right of Delaware & Hudson/)).toBeTruthy();
  await s.tapId('confirm');
  expect(s.state().corps['PRR']?.cash).toBe(280);
});

test('EN2018 p. 27 the hex of a right is lit like the others, and a tap there tells what the right brings', async () => {
  const s = stage(track({ phase: '3', privates: { DH: 'PRR', CS: 'PRR' } }));
  const lit = s.board().lit;
  expect(['F16', 'B20', 'H10', 'H14'].filter((hex) => !lit?.has(hex))).toEqual([]);
  await s.tapHex('F16');
  expect(s.board().tilePreview).toMatchObject({ hex: 'F16', tile: '57' });
  expect(s.api.getByTestId('by-power')).toHaveTextContent(
    /^By the right of Delaware & Hudson; no route is needed\. It is the track of this turn; a free station .* \(p\. 27\)\.$/,
  );
  expect(s.api.getByText(/costs \$120/)).toBeTruthy();
  // The others can still be chosen, without the right.
  await s.tapHex('H10');
  expect(s.board().tilePreview).toMatchObject({ hex: 'H10' });
  expect(s.api.queryByTestId('by-power')).toBeNull();
  await s.tapHex('B20');
  expect(s.api.getByTestId('by-power')).toHaveTextContent(/in addition to the track of the turn \(p\. 27\)/);
  await s.tapId('confirm');
  expect(s.state().board.tiles['B20']).toBeTruthy();
  expect(s.shown()).toEqual(['al', 'PRR lays track']);
  await s.tapHex('F16');
  await s.tapId('confirm');
  expect(s.shown()).toEqual(['al', 'PRR places a station']);
  expect(s.api.getByText('Scranton (F16): free now, by the right of Delaware & Hudson.')).toBeTruthy();
});

test('EN2018 p. 27 where the company could lay without the right too, the right is used: it brings the station', async () => {
  const start = track({ phase: '3', privates: { DH: 'PRR' }, tiles: { H14: '8/1', G15: '9/0' } });
  expect(trackView(game, start, 'al').byHex.has('F16')).toBe(true);
  const s = stage(start);
  await s.tapHex('F16');
  await s.tapId('confirm');
  expect(s.done()).toMatchObject([{ type: 'layTile', hex: 'F16', private: 'DH' }]);
});

test('EN2018 p. 27 behind the door of a right another hex is told to be none of its business', async () => {
  const s = stage(track({ phase: '3', privates: { DH: 'PRR' } }));
  await s.tap('Delaware & Hudson: tile on F16');
  await s.tapHex('H10');
  expect(s.api.getByTestId('why-not')).toHaveTextContent(
    'Delaware & Hudson may lay a tile on Scranton (F16) only (p. 27).',
  );
});

test('EN2018 3.1 a company buys a private of its president, between half and double', async () => {
  const s = stage(track({ phase: '3', privates: { CS: 'al', DH: 'bo' } }));
  await s.tap('Buy private companies …');
  await s.tap('Champlain & St. Lawrence into PRR');
  expect(s.consequences()).toContain('Champlain & St. Lawrence goes to PRR');
  await s.type('81');
  expect(s.api.getByTestId('confirm')).toBeDisabled();
  expect(s.api.getByText(/\(3\.1/)).toBeTruthy();
  expect(s.consequences()).toEqual([]);
  await s.type('40');
  await s.tap('More');
  await s.tap('Buy for $41: Champlain & St. Lawrence into PRR');
  expect(s.state().privates['CS']).toBe('PRR');
  await s.tap('Buy private companies …');
  await s.tap('Delaware & Hudson into PRR');
  await s.tap('Bid $70: Delaware & Hudson, a deal with bo');
  await s.tap('Decline the offer of al');
  expect(s.state().privates['DH']).toBe('bo');
});

test('EN2018 3.1 in phase 2 the door to the private companies is shut and says why', () => {
  const s = stage(track({ privates: { CS: 'al', DH: 'bo' } }));
  expect(s.api.getByTestId('deals')).toBeDisabled();
  expect(s.api.getByText('Companies may not buy private companies in phase 2 (3.1).')).toBeTruthy();
});

test('steps in which nothing can be chosen are passed over with a word, and there is no way back into them', async () => {
  const spent = { PRR: { cash: 0, trains: ['2'], tokens: ['H12/0', 'H10/0'] } };
  const shut = { H10: '57/1', H14: '57/1' };
  const s = stage(track({ phase: '2', step: 'token', corps: spent, tiles: shut }));
  await s.settle();
  expect(s.shown()).toEqual(['al', 'PRR runs trains']);
  expect(s.api.getAllByTestId('passed-over').map((note) => note.props.children)).toEqual([
    'A station costs $100; the treasury holds $0.',
  ]);
  expect(s.api.queryByTestId('back')).toBeNull();
});

test('the operating turn speaks German', async () => {
  const s = stage(track(), { language: 'de' });
  await s.tapHex('D8');
  expect(s.shown()).toEqual(['al', 'PRR baut Gleise']);
  expect(s.api.getByTestId('why-not')).toHaveTextContent(/\(6\.2\.1, 1\)/);
});

test('after an action the panel forgets what was half chosen', async () => {
  const start = act(track(), by('al', 'layTile', { hex: 'H10', tile: '57', rotation: 1 }));
  const s = stage(start);
  expect(s.board().tilePreview).toBeNull();
});
