import { act, allPass, by, code, corp, moves, position, turn } from '../kit';
import type { RailState } from '@/engine/rail/state';

const place = (hex: string, stop = 0) => by('al', 'placeToken', { hex, stop });
const lay = (hex: string, tile: string, rotation: number) => by('al', 'layTile', { hex, tile, rotation });

interface Extra {
  phase?: string;
  tiles?: Record<string, string>;
  others?: Record<string, string[]>;
  cash?: number;
}

/** Al's company, with these stations, may place another one. */
function placing(id: string, tokens: string[], extra: Extra = {}): RailState {
  const others = Object.entries(extra.others ?? {}).map(([other, there]) => [
    other,
    { par: 67, shares: { bo: 6 }, tokens: there, trains: [] },
  ]);
  return position(['al', 'bo'], {
    phase: extra.phase ?? '3',
    operating: id,
    step: 'token',
    tiles: extra.tiles,
    corps: {
      [id]: { par: 82, shares: { al: 6 }, tokens, cash: extra.cash ?? 500, trains: ['3'] },
      ...Object.fromEntries(others),
    },
  });
}

const targets = (s: RailState) => moves(s, 'al', 'placeToken').map(({ action: a }) => `${a.hex}/${a.stop}`);

/** Altoona between Pittsburgh and Lancaster. */
const LINE = { H10: '57/1', H14: '9/1', H16: '57/1' };

describe('EN2018 6.3.1 home stations', () => {
  test.each([
    ['PRR', 'H12/0'],
    ['NYC', 'E19/0'],
    ['CPR', 'A19/0'],
    ['B&O', 'I15/0'],
    ['C&O', 'F6/0'],
    ['ERIE', 'E11/0'],
    ['NYNH', 'G19/0'],
    ['B&M', 'E23/0'],
  ])('%s begins at %s, at no cost, with its first turn', (id, stop) => {
    const s = position(['al', 'bo'], { corps: { [id]: { par: 67, shares: { al: 6 }, capitalised: false } } });
    expect(s.board.tokens[id]).toBeUndefined();
    allPass(s);
    expect(s.board.tokens[id]).toEqual([stop]);
    expect(corp(s, id).cash).toBe(670);
    expect(turn(s)).toBe(`${id} track`);
  });

  test('the home of the NYNH stays the north-east city when New York is green', () => {
    const corps = { NYNH: { par: 67, shares: { al: 6 } } };
    const s = allPass(position(['al', 'bo'], { phase: '3', tiles: { G19: '54/0' }, corps }));
    // On tile 54 the city with the edge 3 is the second.
    expect(s.board.tokens['NYNH']).toEqual(['G19/1']);
  });
});

describe('EN2018 6.3.2 Erie’s home', () => {
  const erie = (tiles: Record<string, string>) =>
    allPass(position(['al', 'bo'], { phase: '3', tiles, corps: { ERIE: { par: 67, shares: { al: 6 } } } }));

  test('with tile 59 there, the president chooses a city when Erie first operates', () => {
    const s = erie({ E11: '59/0' });
    expect(turn(s)).toBe('homeToken');
    expect(targets(s)).toEqual(['E11/0', 'E11/1']);
    expect(code(s, by('bo', 'placeToken', { hex: 'E11', stop: 0 }))).toBe('notYourTurn');
    expect(code(s, by('al', 'placeToken', { hex: 'E19', stop: 0 }))).toBe('notTheHome');
    act(s, place('E11', 1));
    expect(s.board.tokens['ERIE']).toEqual(['E11/1']);
    expect(corp(s, 'ERIE').cash).toBe(0);
    expect(turn(s)).toBe('ERIE track');
  });

  test('ruling 52: on the bare hex it chooses when the tile is laid, at once and free', () => {
    const s = placing('ERIE', ['E11/0']);
    const f = s.flow[1];
    if (f?.kind === 'operatingTurn') f.step = 'track';
    act(s, lay('E11', '59', 0));
    expect(turn(s)).toBe('homeToken');
    expect(s.board.tokens['ERIE']).toEqual([]);
    act(s, place('E11', 1));
    expect(corp(s, 'ERIE').cash).toBe(500);
    expect(turn(s)).toBe('ERIE token');
  });

  test('nobody enters E11 before Erie has placed', () => {
    const s = placing('NYC', ['D14/0'], { tiles: { E11: '59/4', E13: '9/0' } });
    expect(code(s, place('E11', 0))).toBe('blocksHome');
    expect(code(s, place('E11', 1))).toBe('blocksHome');
    const later = placing('NYC', ['D14/0'], { tiles: { E11: '59/4' }, others: { ERIE: ['E11/0'] } });
    expect(code(later, place('E11', 1))).toBe('notConnected');
  });
});

describe('EN2018 6.3.2 additional stations', () => {
  test('one a turn, on a route, for 40, later for 100', () => {
    const s = placing('PRR', ['H12/0'], { tiles: LINE });
    expect(targets(s)).toEqual(['H10/0', 'H16/0']);
    act(s, place('H10'));
    expect(corp(s, 'PRR').cash).toBe(460);
    expect(code(s, place('H16'))).toBe('stepIsOver');
    const t = placing('PRR', ['H12/0', 'H10/0'], { tiles: LINE });
    expect(corp(act(t, place('H16')), 'PRR').cash).toBe(400);
  });

  test('(1) not without a route', () => {
    const s = placing('PRR', ['H12/0'], { tiles: { ...LINE, H4: '57/0' } });
    expect(code(s, place('H4'))).toBe('notConnected');
  });

  test('(2) with the company’s own money', () => {
    expect(code(placing('PRR', ['H12/0'], { tiles: LINE, cash: 39 }), place('H10'))).toBe('tooLittleMoney');
    expect(targets(placing('PRR', ['H12/0', 'H16/0'], { tiles: LINE, cash: 99 }))).toEqual([]);
  });

  test('(3) only in an empty circle', () => {
    const others = { 'C&O': ['F6/0', 'H10/0'] };
    const s = placing('PRR', ['H12/0'], { tiles: LINE, others });
    expect(code(s, place('H10'))).toBe('cityFull');
    const two = placing('PRR', ['H12/0'], { tiles: { ...LINE, H10: '14/0' }, others });
    expect(code(two, place('H10'))).toBe('allowed');
  });

  test('(3) only in large cities', () => {
    const s = placing('C&O', ['F6/0'], { tiles: { G5: '9/0', G7: '1/1' } });
    expect(code(s, place('G7', 0))).toBe('noCity');
    expect(code(s, place('F2'))).toBe('noCity');
    expect(code(s, place('H99'))).toBe('noCity');
  });

  test('(4) not twice in a hex, although it has two cities', () => {
    const tiles = { G19: '54/0', F20: '2/0', G17: '1/0' };
    const s = placing('NYNH', ['G19/1'], { tiles });
    expect(code(s, place('G19', 0))).toBe('stationInHex');
  });

  test('(5) no more than it has: the NYNH two, the B&O three, the PRR four', () => {
    expect(code(placing('NYNH', ['G19/0', 'K15/0']), place('H10'))).toBe('noStationLeft');
    expect(code(placing('B&O', ['I15/0', 'K15/0', 'D2/0']), place('H10'))).toBe('noStationLeft');
    expect(code(placing('PRR', ['H12/0', 'K15/0', 'D2/0'], { tiles: LINE }), place('H10'))).toBe('allowed');
  });

  test('(6) never so that a home would be blocked', () => {
    // The PRR has not begun: Altoona's one circle is its.
    const s = placing('C&O', ['H10/0'], { tiles: LINE });
    expect(code(s, place('H12'))).toBe('blocksHome');
    const t = placing('C&O', ['H10/0'], { tiles: LINE, others: { PRR: ['H12/0'] } });
    expect(code(t, place('H12'))).toBe('cityFull');
    // Albany with two circles has room for one other before the NYC comes.
    const albany = { E19: '14/0', D20: '9/0' };
    const one = placing('CPR', ['D14/0'], { tiles: albany });
    expect(code(one, place('E19'))).toBe('notConnected');
    const two = placing('CPR', ['D14/0'], { tiles: albany, others: { 'B&M': ['E23/0', 'E19/0'] } });
    expect(code(two, place('E19'))).toBe('blocksHome');
  });

  test('(6) in New York the other city does not block the NYNH', () => {
    const tiles = { H18: '59/1' };
    const s = placing('PRR', ['H12/0'], { tiles });
    expect(code(s, place('G19', 1))).toBe('notConnected');
    expect(code(s, place('G19', 0))).toBe('blocksHome');
  });
});

describe('EN2018 6.3.3 blocking', () => {
  const beyond = { ...LINE, H8: '9/1', H6: '9/1', H4: '57/1' };

  test('not past a city without an empty circle, but up to it', () => {
    const others = { 'C&O': ['F6/0', 'H10/0'] };
    expect(targets(placing('PRR', ['H12/0'], { tiles: beyond }))).toEqual(['H10/0', 'H16/0', 'H4/0']);
    expect(targets(placing('PRR', ['H12/0'], { tiles: beyond, others }))).toEqual(['H16/0']);
    const open = { tiles: { ...beyond, H10: '14/0' }, others };
    expect(targets(placing('PRR', ['H12/0'], open))).toEqual(['H10/0', 'H16/0', 'H4/0']);
  });

  test('Altoona’s bypass leads past its station', () => {
    // Everybody passes Altoona on the outer track, so the B&O in Lancaster reaches Pittsburgh.
    const s = placing('B&O', ['H16/0'], { tiles: LINE, others: { PRR: ['H12/0'] } });
    expect(targets(s)).toEqual(['H10/0']);
  });

  test('a route may not reverse at a junction', () => {
    // From Scranton down to H14 and west; the way east begins at the same switch.
    const tiles = { F16: '57/0', G15: '9/0', H14: '24/1', H16: '57/1', H10: '57/1' };
    const s = placing('B&O', ['F16/0'], { tiles });
    expect(targets(s)).toEqual(['H10/0']);
    expect(targets(placing('PRR', ['H12/0'], { tiles })).sort()).toEqual(['F16/0', 'H10/0', 'H16/0']);
  });
});
