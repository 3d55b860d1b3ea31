import { blockingPrivates, hexFacts, lastChangeOf } from '@/components/game/models/board';
import { companyOrder, holdings, tileStock, trainOutlook } from '@/components/game/models/companies';
import { logLines, toldLines } from '@/components/game/models/log';
import { marketMoves } from '@/components/game/models/market';
import { ranking } from '@/components/game/models/players';
import { game1830 } from '@/engine/index';
import { certificates } from '@/engine/rail/shares';

import { openTable } from './tables';

test('privates of players and of the bank keep their hexes free', async () => {
  const { table } = await openTable(0);
  const { state } = table.view.getState();
  const rules = game1830.rulesOf(state);
  expect(blockingPrivates(rules, state.privates)).toEqual(['SV', 'CS', 'DH', 'MH', 'CA', 'BO']);
  const some = { ...state.privates, SV: 'closed', CS: 'PRR', DH: 'p1' };
  expect(blockingPrivates(rules, some)).toEqual(['DH', 'MH', 'CA', 'BO']);
});

test('a hex tells its cost, its homes and what it may become', async () => {
  const { table } = await openTable(0);
  const { state } = table.view.getState();
  const facts = hexFacts(game1830.rulesOf(state), state, 'E19');
  expect(facts?.name).toBe('Albany');
  expect(facts?.homes).toEqual(['NYC']);
  expect(facts?.next.map(({ tile }) => tile)).toContain('57');
  expect(hexFacts(game1830.rulesOf(state), state, 'Z99')).toBeNull();
});

test('EN2018 6.3.2 a city that a home is still to come to is kept for it', async () => {
  const { table } = await openTable(0);
  const { state } = table.view.getState();
  const kept = (hex: string) => hexFacts(game1830.rulesOf(state), state, hex)?.stops.map((s) => s.keptFor);
  expect(kept('E11')).toEqual(['ERIE', 'ERIE']);
  expect(kept('E19')).toEqual(['NYC']);
  expect(kept('H10')).toEqual([null]);
});

test('the last change is the last tile or station', () => {
  const lay = { type: 'layTile', seat: 'p1', hex: 'F16', tile: '57', rotation: 0 } as const;
  expect(lastChangeOf([])).toBeNull();
  expect(lastChangeOf([lay, { type: 'pass', seat: 'p1' }])).toBe('F16');
});

test('where a company goes if it pays, keeps or is sold', async () => {
  const { table } = await openTable(80);
  const { state } = table.view.getState();
  const rules = game1830.rulesOf(state);
  const id = companyOrder(rules, state)[0] ?? '';
  const [pays, keeps, ...sold] = marketMoves(rules, state, id);
  expect(pays?.change).toBeGreaterThanOrEqual(0);
  expect(keeps?.change).toBeLessThanOrEqual(0);
  expect(sold.length).toBeGreaterThan(0);
  expect(marketMoves(rules, { ...state, corps: {} }, id)).toEqual([]);
});

test('each next train says what it starts and what it rusts', async () => {
  const { table } = await openTable(0);
  const { state } = table.view.getState();
  const outlook = trainOutlook(game1830.rulesOf(state), state);
  expect(outlook[0]).toMatchObject({ forSale: true, left: 6, starts: null, rustedBy: '4' });
  expect(outlook.find(({ def }) => def.type === '4')).toMatchObject({ starts: '4', rusts: ['2'] });
});

test('shares and tiles add up', async () => {
  const { table } = await openTable(100);
  const { state } = table.view.getState();
  const rules = game1830.rulesOf(state);
  for (const corp of Object.values(state.corps))
    expect(holdings(state, corp).reduce((sum, { shares }) => sum + shares, 0)).toBe(10);
  const left = tileStock(rules, state).flatMap(({ stock }) => stock.map(({ count }) => count));
  const all = Object.values(rules.tileCounts).reduce((a, b) => a + b, 0);
  expect(left.reduce((a, b) => a + b, 0)).toBe(all - Object.keys(state.board.tiles).length);
});

test('the ranking is by worth, and equal worth shares a place', async () => {
  const { table } = await openTable(0);
  const { state } = table.view.getState();
  const rules = game1830.rulesOf(state);
  expect(ranking(rules, state).map(({ place }) => place)).toEqual([1, 1, 1]);
  const richer = { ...state, cash: { ...state.cash, p2: 900 } };
  expect(ranking(rules, richer)[0]).toMatchObject({ seat: 'p2', place: 1 });
  expect(certificates(rules, state, 'p1')).toBe(0);
});

test('the log groups by round, newest first, and tells what was taken back', async () => {
  const { table } = await openTable(60);
  await table.undo(57);
  await table.undo();
  await table.redo();
  const { entries, setup, actions } = table.view.getState();
  const told = toldLines(table.game, entries);
  expect(told.filter(({ kind }) => kind === 'act')).toHaveLength(actions.length);
  expect(told.find(({ kind }) => kind === 'undo')).toBeDefined();
  expect(told.filter(({ kind }) => kind === 'redo')).toHaveLength(1);
  const lines = logLines(table.game, setup, entries);
  expect(lines[0]?.kind).toBe('round');
  const acts = lines.flatMap((line) => (line.kind === 'act' ? [line.index] : []));
  expect(acts).toEqual([...acts].sort((a, b) => b - a));
});
