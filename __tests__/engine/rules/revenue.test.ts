import { act, by, code, corp, declare, moves, position, price, turn } from '../kit';

/** The PRR between Pittsburgh (20), Altoona (10) and Lancaster (20). */
const LINE = { H10: '57/1', H14: '9/1', H16: '57/1' };
const running = (trains: string[], tiles: Record<string, string> = LINE) =>
  position(['al', 'bo'], {
    operating: 'PRR',
    step: 'run',
    tiles,
    corps: { PRR: { par: 82, shares: { al: 5, pool: 2 }, tokens: ['H12/0'], cash: 100, trains } },
  });
const run = (paths: string[][], revenue: number, trains = ['2', '2-2']) =>
  by('al', 'run', { routes: paths.map((path, i) => ({ train: trains[i] ?? '', path })), revenue });

const WEST = ['H10/0', 'H12/0'];
const EAST = ['H12/0', 'H14', 'H16/0'];
/** Past Altoona on the outer track: no station of the PRR is on this route. */
const PAST = ['H10/0', 'H12', 'H14', 'H16/0'];

describe('EN2018 6.4 run trains', () => {
  test('the best revenue is listed and compulsory', () => {
    const s = running(['2']);
    expect(moves(s, 'al', 'run').map((m) => m.action.revenue)).toEqual([30]);
    expect(code(s, run([], 0))).toBe('betterRoutes');
    expect(code(s, run([WEST], 30))).toBe('allowed');
    expect(code(s, run([EAST], 30))).toBe('allowed');
  });

  test('the sum must be right', () => {
    expect(code(running(['2']), run([WEST], 40))).toBe('wrongRevenue');
  });

  test('two equal trains run two routes', () => {
    const s = running(['2', '2']);
    expect(moves(s, 'al', 'run')[0]?.action.revenue).toBe(60);
    expect(code(s, run([WEST, EAST], 60))).toBe('allowed');
    expect(code(s, run([WEST], 30))).toBe('betterRoutes');
    expect(code(s, run([WEST, WEST], 60))).toBe('routeSharedTrack');
    expect(code(s, run([WEST, EAST], 60, ['2', '2']))).toBe('routeTrainTwice');
  });

  test('EN2018 6.4.2 a route needs a station of the company', () => {
    expect(code(running(['2']), run([PAST], 40))).toBe('routeNoStation');
  });

  test('EN2018 6.4.1 no more cities than the train’s number', () => {
    expect(code(running(['2']), run([['H10/0', 'H12/0', 'H14', 'H16/0']], 50))).toBe('routeTooLong');
    const three = by('al', 'run', {
      routes: [{ train: '3', path: ['H10/0', 'H12/0', 'H14', 'H16/0'] }],
      revenue: 50,
    });
    expect(code(running(['3']), three)).toBe('allowed');
  });

  test('AH1986 20.3 stops of 20, 10 and 20 bring 50', () => {
    const s = running(['3']);
    expect(moves(s, 'al', 'run')[0]?.action.revenue).toBe(50);
  });

  test('without trains or routes there is nothing to run, and the price falls', () => {
    const s = act(running([]), run([], 0));
    expect(turn(s)).toBe('PRR buyTrains');
    expect(price(s, 'PRR')).toBe(76);
    const t = act(running(['2'], {}), run([], 0));
    expect(price(t, 'PRR')).toBe(76);
    expect(corp(t, 'PRR').revenues).toEqual([0]);
  });

  test('a train bought in this turn does not run in it', () => {
    const s = act(running([]), run([], 0), by('al', 'buyTrain', { from: 'bank', train: '2', price: 80 }));
    expect(code(s, run([WEST], 30))).toBe('stepIsOver');
  });

  test('as an option, routes are as declared', () => {
    const s = position(['al', 'bo'], {
      options: { preset: 'as18xxGames' },
      operating: 'PRR',
      step: 'run',
      tiles: { ...LINE, H16: '14/0' },
      phase: '3',
      corps: { PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], trains: ['2'] } },
    });
    expect(code(s, run([WEST], 30))).toBe('allowed');
    expect(moves(s, 'al', 'run')[0]?.action.revenue).toBe(40);
  });

  test('EN2018 6.5 red areas pay the greater value from phase 5', () => {
    const gulf = (phase: string) =>
      position(['al', 'bo'], {
        phase,
        operating: 'C&O',
        step: 'run',
        // Cleveland (30), Columbus (20) and the Gulf.
        tiles: { G5: '9/0', H4: '57/0', I3: '8/1' },
        corps: { 'C&O': { par: 82, shares: { al: 6 }, tokens: ['F6/0'], trains: ['5'] } },
      });
    const best = (phase: string) => moves(gulf(phase), 'al', 'run')[0]?.action.revenue ?? 0;
    expect(best('4')).toBe(80);
    expect(best('5')).toBe(110);
  });
});

describe('EN2018 6.5 dividends', () => {
  const half = () =>
    position(['al', 'bo'], {
      corps: { PRR: { par: 82, shares: { al: 5, pool: 2 }, tokens: ['H12/0'], cash: 100 } },
    });

  test('the example: 50 dollars, 50 % with the president, 30 % unsold, 20 % in the pool', () => {
    const s = declare(half(), 'PRR', true);
    expect(s.cash['al']).toBe(25);
    expect(corp(s, 'PRR').cash).toBe(110);
    expect(s.bank).toBe(12_000 - 25 - 110);
    expect(corp(s, 'PRR').revenues).toEqual([50]);
  });

  test('kept, all of it goes to the treasury', () => {
    const s = declare(half(), 'PRR', false);
    expect(s.cash['al']).toBe(0);
    expect(corp(s, 'PRR').cash).toBe(150);
    expect(corp(s, 'PRR').revenues).toEqual([-50]);
    expect(price(s, 'PRR')).toBe(76);
  });

  test('no dividend of nothing: without revenue there is no choice', () => {
    const s = act(running(['2'], {}), run([], 0));
    expect(code(s, by('al', 'dividend', { pay: true }))).toBe('nothingToPay');
  });

  test('a choice must be made before anything else', () => {
    const s = act(running(['2']), run([WEST], 30));
    expect(turn(s)).toBe('PRR dividend');
    expect(code(s, by('al', 'buyTrain', { from: 'bank', train: '2', price: 80 }))).toBe('runFirst');
    expect(code(s, by('al', 'pass'))).toBe('runFirst');
    act(s, by('al', 'dividend', { pay: true }));
    expect(s.cash['al']).toBe(15);
    expect(corp(s, 'PRR').cash).toBe(106);
    expect(price(s, 'PRR')).toBe(90);
  });
});
