import { edgesOfStop } from '@/engine/rail/stations';
import { tileFace } from '@/engine/rail/board';
import type { RailState } from '@/engine/rail/state';
import { act, by, code, corp, game, moves, position, setCash, turn } from '../kit';

const lay = (hex: string, laid: string, by_?: string) => {
  const [tile = '', rotation = ''] = laid.split('/');
  const power = by_ === undefined ? {} : { private: by_ };
  return by('al', 'layTile', { hex, tile, rotation: Number(rotation), ...power });
};

const HOMES: Record<string, string> = {
  PRR: 'H12/0',
  NYC: 'E19/0',
  CPR: 'A19/0',
  'B&O': 'I15/0',
  'C&O': 'F6/0',
  ERIE: 'E11/0',
  NYNH: 'G19/0',
  'B&M': 'E23/0',
};

interface Extra {
  phase?: string;
  tiles?: Record<string, string>;
  tokens?: Record<string, string[]>;
  privates?: Record<string, string>;
  cash?: number;
  trains?: string[];
}

/** Al's company is in the track step of its turn. */
function building(id: string, extra: Extra = {}): RailState {
  const others = Object.entries(extra.tokens ?? {}).filter(([other]) => other !== id);
  return position(['al', 'bo'], {
    phase: extra.phase ?? '2',
    operating: id,
    tiles: extra.tiles,
    privates: extra.privates,
    corps: {
      [id]: {
        par: 82,
        shares: { al: 6 },
        tokens: extra.tokens?.[id] ?? [HOMES[id] ?? ''],
        cash: extra.cash ?? 500,
        trains: extra.trains ?? ['2'],
      },
      ...Object.fromEntries(
        others.map(([other, tokens]) => [other, { par: 67, shares: { bo: 6 }, tokens, trains: [] }]),
      ),
    },
  });
}

/** Legal lays of the company's own, as "hex tile/rotation". */
const lays = (s: RailState, hex?: string) =>
  moves(s, 'al', 'layTile')
    .filter(({ action: a }) => a.private === undefined && (hex === undefined || a.hex === hex))
    .map(({ action: a }) => `${a.hex} ${a.tile}/${a.rotation}`);

describe('EN2018 6.2 construct track', () => {
  test('what the companies may lay first', () => {
    expect(lays(building('PRR'))).toEqual([
      'H10 57/1',
      'H14 7/0',
      'H14 7/1',
      'H14 8/1',
      'H14 8/5',
      'H14 9/1',
    ]);
    expect(lays(building('ERIE'))).toEqual([]);
    expect(lays(building('NYC'))).toEqual(['E19 57/0', 'E19 57/1', 'E19 57/2']);
  });

  test('one tile a turn, and only before stations and trains', () => {
    const s = act(building('PRR'), lay('H10', '57/1'));
    expect(code(s, lay('H14', '9/1'))).toBe('stepIsOver');
    const t = act(building('PRR'), by('al', 'run', { routes: [], revenue: 0 }));
    expect(code(t, lay('H14', '9/1'))).toBe('stepIsOver');
  });

  test('no tile on gray and red hexes', () => {
    expect(code(building('PRR'), lay('H12', '57/1'))).toBe('hexTakesNoTile');
    expect(code(building('C&O', { phase: '5' }), lay('F2', '63/0'))).toBe('hexTakesNoTile');
  });

  test('yellow in phase 2, green from 3, brown from 5', () => {
    const tiles = { H10: '57/1' };
    expect(code(building('PRR', { tiles }), lay('H10', '14/0'))).toBe('colourNotYet');
    expect(code(building('PRR', { tiles, phase: '3' }), lay('H10', '14/0'))).toBe('allowed');
    const green = { H10: '14/0' };
    expect(code(building('PRR', { tiles: green, phase: '4' }), lay('H10', '63/0'))).toBe('colourNotYet');
    expect(code(building('PRR', { tiles: green, phase: '5' }), lay('H10', '63/0'))).toBe('allowed');
  });

  test('only as many tiles as there are', () => {
    const full = { D10: '59/0', E5: '59/0' };
    expect(code(building('ERIE', { phase: '3', tiles: full }), lay('E11', '59/0'))).toBe('tileNotLeft');
    expect(lays(building('ERIE', { phase: '3', tiles: full }))).toEqual([]);
    // An upgraded tile goes back to the stacks.
    const back = { D10: '59/0', E5: '64/0' };
    expect(code(building('ERIE', { phase: '5', tiles: back }), lay('E11', '59/0'))).toBe('allowed');
  });
});

describe('EN2018 6.2.1 placing track tiles', () => {
  test('(1) a route must lead to the tile', () => {
    expect(code(building('PRR'), lay('G17', '1/0'))).toBe('notConnected');
    // The tile must itself continue the route, not lie beside it.
    expect(code(building('PRR'), lay('H10', '57/0'))).toBe('notConnected');
  });

  test('(1) not past a city full of others’ stations', () => {
    const tiles = { H10: '57/1' };
    expect(lays(building('PRR', { tiles }), 'H8')).not.toEqual([]);
    expect(lays(building('PRR', { tiles, tokens: { 'C&O': ['F6/0', 'H10/0'] } }), 'H8')).toEqual([]);
    // With an own station there, or an empty circle, the route goes on.
    expect(lays(building('PRR', { tiles, tokens: { PRR: ['H12/0', 'H10/0'] } }), 'H8')).not.toEqual([]);
    const two = { tiles: { H10: '14/0' }, phase: '3', tokens: { 'C&O': ['F6/0', 'H10/0'] } };
    expect(lays(building('PRR', two), 'H8')).not.toEqual([]);
  });

  test('(1) not through a red area', () => {
    // The C&O reaches Chicago by G5, but nothing beyond it.
    const s = building('C&O', { tiles: { G5: '8/1', G3: '8/2' } });
    const hexes = new Set(lays(s).map((text) => text.split(' ')[0]));
    expect([...hexes]).not.toContain('E3');
    expect([...hexes]).toContain('G7');
  });

  test('(1) not by reversing at a junction', () => {
    // H14 joins W with E and with NE; coming from the NE the way E cannot be taken.
    const tiles = { H14: '24/1', G15: '9/0' };
    const s = building('PRR', { phase: '3', tiles, privates: {} });
    expect(lays(s, 'F16').length).toBeGreaterThan(0);
    const t = building('B&O', {
      phase: '3',
      tiles: { ...tiles, F16: '57/0' },
      tokens: { 'B&O': ['F16/0'] },
    });
    expect(lays(t, 'H10').length).toBeGreaterThan(0);
    expect(lays(t, 'H16')).toEqual([]);
  });

  test('(1) the NYC lays 57 at home without a route, others only with one', () => {
    expect(code(building('NYC'), lay('E19', '57/2'))).toBe('allowed');
    expect(code(building('PRR'), lay('E19', '57/2'))).toBe('notConnected');
  });

  test('(1) Erie lays 59 at home without a route, once green tiles are there', () => {
    expect(code(building('ERIE'), lay('E11', '59/0'))).toBe('colourNotYet');
    const s = building('ERIE', { phase: '3' });
    expect(lays(s)).toEqual(['E11 59/0', 'E11 59/2', 'E11 59/3', 'E11 59/4']);
    expect(code(building('PRR', { phase: '3' }), lay('E11', '59/0'))).toBe('notConnected');
  });

  test('(2) track never runs off the grid, against a blank side of gray, or across a blue side', () => {
    expect(code(building('PRR'), lay('B12', '9/0'))).toBe('trackRunsOff');
    expect(code(building('PRR'), lay('F8', '9/1'))).toBe('trackRunsOff');
    expect(code(building('PRR'), lay('C11', '9/2'))).toBe('trackRunsOff');
    expect(code(building('PRR'), lay('D12', '9/0'))).toBe('trackRunsOff');
    // Towards the open sides of gray and red hexes it may.
    expect(code(building('C&O'), lay('G5', '9/0'))).toBe('allowed');
  });

  test('(3) terrain is paid from the treasury: 120 for mountains, 80 for water', () => {
    const s = act(building('B&M'), lay('D22', '9/1'));
    expect(corp(s, 'B&M').cash).toBe(380);
    const t = act(building('B&M'), lay('F22', '57/1'));
    expect(corp(t, 'B&M').cash).toBe(420);
    expect(code(building('B&M', { cash: 119 }), lay('D22', '9/1'))).toBe('tooLittleMoney');
    expect(lays(building('B&M', { cash: 79 }))).toEqual([]);
    // Erie's home is free.
    expect(corp(act(building('ERIE', { phase: '3' }), lay('E11', '59/0')), 'ERIE').cash).toBe(500);
  });

  test('(4) a private of a player keeps its hex free, a closed one or a company’s does not', () => {
    const tiles = { H14: '8/1' };
    const at = (owner: string) => building('PRR', { phase: '3', tiles, privates: { SV: owner } });
    expect(code(at('bo'), lay('G15', '9/0'))).toBe('hexHeldByPrivate');
    expect(code(at('al'), lay('G15', '9/0'))).toBe('hexHeldByPrivate');
    expect(code(at('closed'), lay('G15', '9/0'))).toBe('allowed');
    expect(code(at('PRR'), lay('G15', '9/0'))).toBe('allowed');
    // The BO holds two hexes, the home of the B&O among them.
    const bo = building('B&O', { phase: '3', privates: { BO: 'bo' } });
    expect(code(bo, lay('I15', '53/0'))).toBe('hexHeldByPrivate');
    expect(code(bo, lay('I13', '9/0'))).toBe('hexHeldByPrivate');
  });

  test('(5, 6, 7) number and size of cities and the label must match', () => {
    const s = building('PRR', { phase: '3' });
    expect(code(s, lay('H10', '9/1'))).toBe('tileDoesNotFit');
    expect(code(s, lay('H14', '57/1'))).toBe('tileDoesNotFit');
    expect(code(s, lay('G17', '58/0'))).toBe('tileDoesNotFit');
    expect(code(s, lay('G19', '53/0'))).toBe('tileDoesNotFit');
    expect(code(s, lay('E23', '54/0'))).toBe('tileDoesNotFit');
    expect(code(s, lay('D10', '14/0'))).toBe('tileDoesNotFit');
    expect(code(s, lay('H10', '14/0'))).toBe('tileDoesNotFit');
  });

  test('C: Boston and Baltimore take 53, New York 54, keeping their printed track', () => {
    expect(lays(building('B&M', { phase: '3' }), 'E23')).toEqual(['E23 53/1']);
    expect(lays(building('NYNH', { phase: '3' }), 'G19')).toEqual(['G19 54/0']);
    expect(lays(building('B&O', { phase: '3' }), 'I15')).toEqual(['I15 53/0']);
  });
});

describe('EN2018 6.2.2 upgrading track tiles', () => {
  test('(3) all old track stays in its place', () => {
    const s = building('PRR', { phase: '3', tiles: { H14: '9/1' } });
    const kept = lays(s, 'H14');
    expect(kept.length).toBeGreaterThan(0);
    for (const text of kept) {
      const [tile = '', rotation = ''] = (text.split(' ')[1] ?? '').split('/');
      const { paths } = tileFace(game.rulesOf(s).map, tile, Number(rotation));
      expect(paths.some((p) => p.includes(1) && p.includes(4))).toBe(true);
    }
    expect(code(s, lay('H14', '20/0'))).toBe('allowed');
    expect(code(s, lay('H14', '18/0'))).toBe('trackNotKept');
  });

  test('(5) only the tiles the list names', () => {
    const tiles = { H14: '7/1' };
    const s = building('PRR', { phase: '3', tiles });
    expect(code(s, lay('H14', '19/0'))).toBe('tileDoesNotFit');
    expect(code(s, lay('H14', '39/0'))).toBe('colourNotYet');
    expect(code(building('CPR', { phase: '3', tiles: { B20: '58/0' } }), lay('B20', '14/0'))).toBe(
      'tileDoesNotFit',
    );
  });

  test('(1) any segment of the new tile will do', () => {
    // The PRR reaches H14 from the W; the old track 0-5 is not its own, the new piece 1-4 would be.
    const s = building('PRR', { phase: '3', tiles: { H14: '8/4' } });
    expect(lays(s, 'H14').some((text) => text.startsWith('H14 '))).toBe(true);
  });

  test('(6) 53 becomes 61, 54 becomes 62, 59 one of 64 to 68', () => {
    expect(
      lays(building('B&M', { phase: '5', tiles: { E23: '53/1' } }), 'E23').map((t) => t.slice(4, 6)),
    ).toEqual(expect.arrayContaining(['61']));
    expect(lays(building('NYNH', { phase: '5', tiles: { G19: '54/0' } }), 'G19')).toEqual(['G19 62/0']);
    const oo = ['59/0', '59/3'].flatMap((E11) =>
      lays(building('ERIE', { phase: '5', tiles: { E11 } }), 'E11'),
    );
    expect(new Set(oo.map((t) => t.slice(4, 6)))).toEqual(new Set(['64', '65', '66', '67', '68']));
  });

  test('(4) the exits of a 59 are never joined', () => {
    const s = building('ERIE', { phase: '5', tiles: { E11: '59/0' } });
    for (const text of lays(s, 'E11')) {
      const [tile = '', rotation = ''] = (text.split(' ')[1] ?? '').split('/');
      const face = tileFace(game.rulesOf(s).map, tile, Number(rotation));
      const cityOf = (edge: number) => face.stops.findIndex((_, i) => edgesOfStop(face, i).includes(edge));
      expect(cityOf(0)).toBeGreaterThanOrEqual(0);
      expect(cityOf(2)).toBeGreaterThanOrEqual(0);
      expect(cityOf(0)).not.toBe(cityOf(2));
    }
    expect(code(s, lay('E11', '64/0'))).toBe('trackNotKept');
  });

  test('(4) stations keep their connections when a tile is replaced', () => {
    // Erie's city on tile 59 has the edge 2; on 64/2 that edge belongs to city 0.
    const s = building('ERIE', { phase: '5', tiles: { E11: '59/0' }, tokens: { ERIE: ['E11/1'] } });
    act(s, lay('E11', '64/2'));
    expect(s.board.tokens['ERIE']).toEqual(['E11/0']);
  });

  test('(7) there is no cost to upgrade', () => {
    const s = building('B&M', { phase: '3', tiles: { F22: '57/1' }, cash: 0 });
    act(s, lay('F22', '15/1'));
    expect(corp(s, 'B&M').cash).toBe(0);
  });

  test('J: no upgrade whose track would run off', () => {
    // Providence at the coast cannot become brown 63 with its six exits.
    const s = building('B&M', { phase: '5', tiles: { F22: '15/1' } });
    expect(code(s, lay('F22', '63/0'))).toBe('trackRunsOff');
  });
});

describe('EN2018 p. 27 the Champlain & St. Lawrence', () => {
  const owner = (extra: Extra = {}) => building('PRR', { phase: '3', privates: { CS: 'PRR' }, ...extra });

  test('a tile on B20 without any connection, in addition to the normal one', () => {
    const s = act(owner(), lay('B20', '58/0', 'CS'));
    expect(turn(s)).toBe('PRR track');
    act(s, lay('H10', '57/1'));
    expect(s.board.tiles).toEqual({ B20: '58/0', H10: '57/1' });
    const t = act(owner(), lay('H10', '57/1'), lay('B20', '3/1', 'CS'));
    expect(t.board.tiles).toEqual({ H10: '57/1', B20: '3/1' });
  });

  test('ruling 50: at any moment of the turn, also after trains were bought', () => {
    const s = act(owner(), by('al', 'run', { routes: [], revenue: 0 }));
    expect(turn(s)).toBe('PRR buyTrains');
    expect(code(s, lay('B20', '58/0', 'CS'))).toBe('allowed');
  });

  test('once, and only by a company that owns it', () => {
    expect(code(building('PRR', { phase: '3' }), lay('B20', '58/0', 'CS'))).toBe('privateNotOwned');
    expect(code(building('PRR', { phase: '3', privates: { CS: 'al' } }), lay('B20', '58/0', 'CS'))).toBe(
      'hexHeldByPrivate',
    );
    const s = act(owner(), lay('B20', '58/0', 'CS'));
    expect(code(s, lay('B20', '4/2', 'CS'))).toBe('tileDoesNotFit');
    expect(code(owner(), lay('H10', '57/1', 'CS'))).toBe('powerElsewhere');
    expect(code(owner({ privates: { SV: 'PRR' } }), lay('H10', '57/1', 'SV'))).toBe('noSuchPower');
  });

  test('its track stays on the map too', () => {
    expect(code(owner(), lay('B20', '3/0', 'CS'))).toBe('allowed');
    expect(code(owner(), lay('B20', '4/0', 'CS'))).toBe('trackRunsOff');
  });
});

describe('EN2018 p. 27 the Delaware & Hudson', () => {
  const owner = (extra: Extra = {}) => building('PRR', { phase: '3', privates: { DH: 'PRR' }, ...extra });
  const station = by('al', 'placeToken', { hex: 'F16', stop: 0, private: 'DH' });
  const paid = by('al', 'placeToken', { hex: 'F16', stop: 0 });

  test('tile 57 on F16 for 120 without a connection; the station is free', () => {
    const s = act(owner(), lay('F16', '57/0', 'DH'));
    expect(corp(s, 'PRR').cash).toBe(380);
    act(s, station);
    expect(corp(s, 'PRR').cash).toBe(380);
    expect(s.board.tokens['PRR']).toEqual(['H12/0', 'F16/0']);
    expect(turn(s)).toBe('PRR run');
  });

  test('the mountain must be paid', () => {
    expect(code(owner({ cash: 119 }), lay('F16', '57/0', 'DH'))).toBe('tooLittleMoney');
  });

  test('with nothing left to pay the free station is still there', () => {
    const s = act(owner({ cash: 120 }), lay('F16', '57/0', 'DH'));
    expect(corp(s, 'PRR').cash).toBe(0);
    expect(code(s, station)).toBe('allowed');
  });

  test('it is the tile of the turn', () => {
    expect(code(act(owner(), lay('F16', '57/0', 'DH')), lay('H10', '57/1'))).toBe('stepIsOver');
    expect(code(act(owner(), lay('H10', '57/1')), lay('F16', '57/0', 'DH'))).toBe('stepIsOver');
  });

  test('ruling 21: the station comes in the same turn, or later by the normal rules', () => {
    const s = act(owner(), lay('F16', '57/0', 'DH'));
    expect(code(s, paid)).toBe('notConnected');
    act(s, by('al', 'run', { routes: [], revenue: 0 }));
    expect(code(s, station)).toBe('stepIsOver');
    const later = owner({ tiles: { F16: '57/0' } });
    expect(code(later, station)).toBe('freeStationGone');
    expect(code(later, paid)).toBe('notConnected');
  });

  test('a tile laid there by others ends the power', () => {
    expect(code(owner({ tiles: { F16: '57/1' } }), lay('F16', '57/0', 'DH'))).toBe('tileDoesNotFit');
    expect(code(owner({ tiles: { F16: '57/1' } }), lay('F16', '14/0', 'DH'))).toBe('powerElsewhere');
  });

  test('ruling 22: tile 57 only', () => {
    const offered = moves(owner(), 'al', 'layTile').filter((m) => m.action.private === 'DH');
    expect(offered.map((m) => `${m.action.tile}/${m.action.rotation}`)).toEqual(['57/0', '57/1', '57/2']);
  });

  test('without a station left there is none to place', () => {
    const s = building('NYNH', {
      phase: '3',
      privates: { DH: 'NYNH' },
      tiles: { F20: '1/0' },
      tokens: { NYNH: ['G19/0', 'K15/0'] },
    });
    act(s, lay('F16', '57/0', 'DH'));
    expect(code(s, station)).toBe('noStationLeft');
  });
});

test('EN2018 6.1 note: revenue of this turn cannot pay for track of this turn', () => {
  const s = building('B&M', { cash: 0 });
  setCash(s, 'al', 1000);
  expect(code(s, lay('D22', '9/1'))).toBe('tooLittleMoney');
});
