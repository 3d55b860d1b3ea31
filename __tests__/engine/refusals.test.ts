import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { emptyTimeline, whyEntry, type LogEntry } from '@/engine/core/log';
import { whyNames } from '@/engine/core/names';
import type { Refusal } from '@/engine/core/refusal';
import type { RailAction } from '@/engine/rail/actions';
import { whyNoTile } from '@/engine/rail/lays';
import type { RailState } from '@/engine/rail/state';
import { by, game, newGame, position, rules, setupOf, why } from './kit';

type Args = Refusal['args'];
/** Code, arguments, section, and what is refused. */
type Row = [code: string, args: Args, rule: string, ask: () => Refusal | null];

const root = join(__dirname, '..', '..');
const auction = () => newGame(['al', 'bo', 'cy']);
const after = (s: RailState, ...actions: RailAction[]): RailState => {
  for (const action of actions) game.apply(s, action);
  return s;
};
const buyPrivate = (seat: string, id: string, price: number) =>
  by(seat, 'buyPrivate', { private: id, price });
const bid = (seat: string, id: string, price: number) => by(seat, 'bid', { private: id, price });
const buy = (id: string, from: 'ipo' | 'pool' = 'ipo') => by('al', 'buyShare', { corp: id, from });
const sell = (id: string, count: number) => by('al', 'sellShares', { corp: id, count });
const par = (id: string, price: number) => by('al', 'par', { corp: id, price });
const privateDeal = (seat: string, id: string, seller: string, buyer: string, price: number): RailAction => ({
  seat,
  type: 'offer',
  deal: { kind: 'private', private: id, seller, buyer, price },
});
const trainDeal = (from: string, train: string, price: number) =>
  by('al', 'offer', { deal: { kind: 'train', corp: 'PRR', from, train, price } });
const lay = (hex: string, tile: string, rotation = 0, power?: string) =>
  by('al', 'layTile', { hex, tile, rotation, ...(power === undefined ? {} : { private: power }) });
const place = (hex: string, stop = 0, power?: string) =>
  by('al', 'placeToken', { hex, stop, ...(power === undefined ? {} : { private: power }) });
const train = (from: string, type: string, price: number, tradeIn?: string) =>
  by('al', 'buyTrain', { from, train: type, price, ...(tradeIn === undefined ? {} : { tradeIn }) });

/** A stock turn of Al's: he presides the PRR and holds some of the NYC. */
const stock = (spec: Partial<Parameters<typeof position>[1]> = {}) =>
  position(['al', 'bo', 'cy'], {
    cash: { al: 500, bo: 500, cy: 500 },
    privates: { SV: 'al', MH: 'bo' },
    corps: {
      PRR: { par: 82, shares: { al: 6, bo: 1 } },
      NYC: { par: 76, shares: { bo: 4, al: 2 } },
    },
    ...spec,
  });

/** Al's PRR is at some step of its turn, with tiles beside Altoona. */
const turn = (
  step: 'track' | 'token' | 'run' | 'dividend' | 'buyTrains',
  prr: { cash?: number; trains?: string[]; shares?: Record<string, number>; tokens?: string[] } = {},
  spec: Partial<Parameters<typeof position>[1]> = {},
) =>
  position(['al', 'bo'], {
    phase: '3',
    operating: 'PRR',
    step,
    tiles: { H10: '57/1', H14: '9/1', H16: '57/1' },
    privates: { SV: 'bo', CS: 'PRR', DH: 'PRR', BO: 'al', CA: 'bo' },
    ...spec,
    corps: {
      PRR: { par: 82, shares: { al: 6 }, tokens: ['H12/0'], cash: 500, trains: ['2'], ...prr },
      'C&O': { par: 67, shares: { bo: 6 }, tokens: ['F6/0'], trains: ['3'] },
      ...spec.corps,
    },
  });

const needy = (spec: Partial<Parameters<typeof position>[1]> = {}, cash = 0) =>
  turn('buyTrains', { cash, trains: [] }, spec);

const ROWS: readonly Row[] = [
  // Any action.
  ['noSuchSeat', { seat: 'zed' }, '', () => why(auction(), by('zed', 'pass'))],
  ['notYourTurn', { seat: 'bo' }, '', () => why(auction(), by('bo', 'pass'))],
  ['notNow', { action: 'accept' }, '', () => why(auction(), by('al', 'accept'))],
  [
    'gameOver',
    {},
    'EN2018 7.0',
    () => {
      const s = auction();
      s.ended = { reason: 'bank', bankrupt: null };
      return why(s, by('al', 'pass'));
    },
  ],
  // The sale of the privates.
  ['notTheCheapest', { private: 'CS' }, 'EN2018 1.2(2)', () => why(auction(), buyPrivate('al', 'CS', 40))],
  [
    'privatePrice',
    { private: 'SV', price: 20 },
    'EN2018 1.2(2)',
    () => why(auction(), buyPrivate('al', 'SV', 19)),
  ],
  ['bidOnCheapest', { private: 'SV' }, 'EN2018 1.2(3)', () => why(auction(), bid('al', 'SV', 25))],
  ['bidTooLow', { min: 75 }, 'EN2018 1.2.1', () => why(auction(), bid('al', 'DH', 74))],
  ['tooLittleMoney', { needed: 801, cash: 800 }, 'EN2018 1.2.1', () => why(auction(), bid('al', 'DH', 801))],
  [
    'privateNotForSale',
    { private: 'SV' },
    'EN2018 1.2(3)',
    () => why(after(auction(), buyPrivate('al', 'SV', 20)), bid('bo', 'SV', 25)),
  ],
  [
    'otherAuction',
    { private: 'CS' },
    'EN2018 1.2.2',
    () => {
      const s = after(auction(), bid('al', 'CS', 45), bid('bo', 'CS', 50), buyPrivate('cy', 'SV', 20));
      return why(s, bid('al', 'DH', 75));
    },
  ],
  [
    'otherPar',
    { corp: 'B&O' },
    'EN2018 5.2',
    () => {
      const s = auction();
      s.flow.push({ kind: 'par', corp: 'B&O', seat: 'al' });
      return why(s, par('PRR', 67));
    },
  ],
  // Stock rounds.
  ['noParPrice', { price: 75 }, 'EN2018 4.2', () => why(stock(), par('CPR', 75))],
  ['noSuchCompany', { corp: 'UP' }, '', () => why(stock(), par('UP', 67))],
  ['presidentSold', { corp: 'PRR' }, 'EN2018 5.2', () => why(stock(), par('PRR', 67))],
  ['presidentFirst', { corp: 'CPR' }, 'EN2018 5.2', () => why(stock(), buy('CPR'))],
  ['noShareThere', { corp: 'NYC', from: 'pool' }, 'EN2018 5.2', () => why(stock(), buy('NYC', 'pool'))],
  ['boughtAlready', {}, 'EN2018 5.0', () => why(after(stock(), buy('NYC')), buy('NYC'))],
  ['soldThisRound', { corp: 'NYC' }, 'EN2018 5.2', () => why(after(stock(), sell('NYC', 1)), buy('NYC'))],
  ['holdingLimit', { corp: 'PRR' }, 'EN2018 4.3', () => why(stock(), buy('PRR'))],
  [
    'certificateLimit',
    { limit: 20 },
    'EN2018 4.3',
    () => {
      const corps = Object.fromEntries(
        ['PRR', 'NYC', 'CPR', 'B&O'].map((id) => [id, { par: 67, shares: { al: 6 } }]),
      );
      return why(stock({ corps, privates: {} }), par('B&M', 67));
    },
  ],
  [
    'overCertificateLimit',
    { count: 21, limit: 20 },
    'EN2018 4.3',
    () => {
      const corps = Object.fromEntries(
        ['PRR', 'NYC', 'CPR', 'B&O'].map((id) => [id, { par: 67, shares: { al: 6 } }]),
      );
      return why(stock({ corps, privates: { SV: 'al' } }), by('al', 'pass'));
    },
  ],
  [
    'overHoldingLimit',
    { corp: 'PRR' },
    'EN2018 4.3',
    () => why(stock({ corps: { PRR: { par: 82, shares: { al: 7 } } } }), by('al', 'pass')),
  ],
  ['noSalesYet', {}, 'EN2018 5.1', () => why(stock({ round: 1 }), sell('NYC', 1))],
  ['notYetPriced', { corp: 'CPR' }, 'EN2018 5.1', () => why(stock(), sell('CPR', 1))],
  ['notHeld', { corp: 'NYC', held: 2 }, 'EN2018 5.1', () => why(stock(), sell('NYC', 3))],
  [
    'poolLimit',
    { corp: 'NYC' },
    'EN2018 5.1',
    () => why(stock({ corps: { NYC: { par: 76, shares: { bo: 3, al: 2, pool: 4 } } } }), sell('NYC', 2)),
  ],
  ['nobodyToPreside', { corp: 'PRR' }, 'EN2018 5.4', () => why(stock(), sell('PRR', 5))],
  // Deals between players.
  [
    'noPrivateDealsYet',
    {},
    'EN2018 3.1',
    () => why(stock({ round: 1 }), privateDeal('al', 'SV', 'al', 'bo', 20)),
  ],
  ['noPrivateDealsNow', {}, 'EN2018 3.1', () => why(turn('track'), privateDeal('al', 'BO', 'al', 'bo', 20))],
  ['noSuchPrivate', { private: 'XY' }, '', () => why(stock(), privateDeal('al', 'XY', 'al', 'bo', 20))],
  [
    'privateNotOwned',
    { private: 'MH' },
    'EN2018 3.1',
    () => why(stock(), privateDeal('al', 'MH', 'al', 'bo', 20)),
  ],
  ['notYourDeal', {}, 'EN2018 3.1', () => why(stock(), privateDeal('al', 'MH', 'bo', 'cy', 20))],
  ['priceTooLow', { min: 0 }, 'EN2018 3.1', () => why(stock(), privateDeal('al', 'SV', 'al', 'bo', -1))],
  [
    'privateTradedThisRound',
    { private: 'SV' },
    'DE2011 V-6.4',
    () => {
      const s = after(stock(), privateDeal('al', 'SV', 'al', 'bo', 20), by('bo', 'accept'));
      return why(s, privateDeal('al', 'SV', 'bo', 'al', 20));
    },
  ],
  // The M&H.
  [
    'notBetweenTurns',
    {},
    'EN2018 p. 27',
    () => why(after(stock(), sell('NYC', 1)), by('bo', 'exchange', { private: 'MH', from: 'ipo' })),
  ],
  [
    'noSuchPower',
    { private: 'SV' },
    'EN2018 p. 27',
    () => why(stock(), by('al', 'exchange', { private: 'SV', from: 'ipo' })),
  ],
  // Track.
  ['noSuchHex', { hex: 'Z9' }, '', () => why(turn('track'), lay('Z9', '57'))],
  ['noSuchTile', { tile: '999' }, '', () => why(turn('track'), lay('H10', '999'))],
  ['hexTakesNoTile', { hex: 'H12' }, 'EN2018 6.2', () => why(turn('track'), lay('H12', '57'))],
  ['colourNotYet', { colour: 'brown', phase: '3' }, 'EN2018 6.2', () => why(turn('track'), lay('H10', '63'))],
  [
    'tileDoesNotFit',
    { hex: 'H8', tile: '57' },
    'EN2018 6.2.1(5, 6, 7)',
    () => why(turn('track'), lay('H8', '57')),
  ],
  [
    'tileNotLeft',
    { tile: '59' },
    'EN2018 6.2',
    () => why(turn('track', {}, { tiles: { D10: '59/0', E5: '59/0' } }), lay('E11', '59')),
  ],
  ['trackRunsOff', { hex: 'B12', edge: 3 }, 'EN2018 6.2.1(2)', () => why(turn('track'), lay('B12', '9'))],
  [
    'trackNotKept',
    { hex: 'H14', tile: '18' },
    'EN2018 6.2.2(3, 4)',
    () => why(turn('track'), lay('H14', '18')),
  ],
  ['brownStays', { hex: 'H10' }, 'EN2018 6.2.2(5)', () => noTile('H10', { H10: '63/0' })],
  ['noUpgrade', { hex: 'G17' }, 'EN2018 6.2.2(5)', () => noTile('G17', { G17: '69/0' })],
  ['noTileLeft', { hex: 'E11' }, 'EN2018 6.2', () => noTile('E11', { D10: '59/0', E5: '59/0' })],
  ['noTileFits', { hex: 'F8' }, 'EN2018 6.2.2(2, 3, 4)', () => noTile('F8', { F8: '7/4', B12: '29/0' })],
  [
    'hexHeldByPrivate',
    { hex: 'G15', private: 'SV' },
    'EN2018 6.2.1(4)',
    () => why(turn('track'), lay('G15', '9')),
  ],
  ['notConnected', { hex: 'F10' }, 'EN2018 6.2.1(1)', () => why(turn('track'), lay('F10', '4'))],
  ['stepIsOver', { step: 'track', now: 'run' }, 'EN2018 6.1', () => why(turn('run'), lay('H8', '9', 1))],
  [
    'powerElsewhere',
    { private: 'DH', hex: 'F16' },
    'EN2018 p. 27',
    () => why(turn('track'), lay('H8', '9', 1, 'DH')),
  ],
  // Stations.
  ['noCity', { hex: 'H14' }, 'EN2018 6.3', () => why(turn('token'), place('H14'))],
  ['stationInHex', { hex: 'H12' }, 'EN2018 6.3.2', () => why(turn('token'), place('H12'))],
  [
    'cityFull',
    { hex: 'H10' },
    'EN2018 6.3.2',
    () => {
      const corps = { 'C&O': { par: 67, shares: { bo: 6 }, tokens: ['F6/0', 'H10/0'] } };
      return why(turn('token', {}, { corps }), place('H10'));
    },
  ],
  ['blocksHome', { hex: 'E19', corp: 'NYC' }, 'EN2018 6.3.2', () => why(turn('token'), place('E19'))],
  [
    'noStationLeft',
    { corp: 'PRR' },
    'EN2018 6.3.2',
    () => why(turn('token', { tokens: ['H12/0', 'K15/0', 'D2/0', 'D14/0'] }), place('H10')),
  ],
  ['freeStationGone', { private: 'DH' }, 'EN2018 p. 27', () => why(turn('token'), place('H10', 0, 'DH'))],
  [
    'notTheHome',
    { corp: 'ERIE', hex: 'E11' },
    'EN2018 6.3.1',
    () => {
      const s = turn(
        'track',
        {},
        { corps: { ERIE: { par: 67, shares: { al: 6 } } }, tiles: { E11: '59/0' } },
      );
      s.flow.push({ kind: 'homeToken', corp: 'ERIE', hex: 'E11' });
      return why(s, place('H10'));
    },
  ],
  // Revenue.
  [
    'wrongRevenue',
    { revenue: 0, said: 10 },
    'EN2018 6.5',
    () => why(turn('run'), by('al', 'run', { routes: [], revenue: 10 })),
  ],
  [
    'betterRoutes',
    { revenue: 0, best: 30 },
    'EN2018 6.4',
    () => why(turn('run'), by('al', 'run', { routes: [], revenue: 0 })),
  ],
  ['nothingToPay', {}, 'EN2018 6.5', () => why(turn('track'), by('al', 'dividend', { pay: true }))],
  // Privates to companies.
  [
    'privatesNotYet',
    { phase: '2' },
    'EN2018 3.1',
    () => why(turn('track', {}, { phase: '2' }), by('al', 'buyForCompany', { private: 'SV', price: 20 })),
  ],
  [
    'neverToCompany',
    { private: 'BO' },
    'EN2018 p. 27',
    () => why(turn('track'), by('al', 'buyForCompany', { private: 'BO', price: 220 })),
  ],
  [
    'privateRange',
    { min: 10, max: 40 },
    'EN2018 3.1',
    () => why(turn('track'), by('al', 'buyForCompany', { private: 'SV', price: 41 })),
  ],
  [
    'needsConsent',
    { seat: 'bo' },
    'EN2018 3.1',
    () => why(turn('track'), by('al', 'buyForCompany', { private: 'SV', price: 40 })),
  ],
  [
    'ownDeal',
    {},
    'EN2018 3.1',
    () => {
      const corps = { CPR: { par: 67, shares: { al: 6 }, trains: ['3'] } };
      return why(turn('buyTrains', {}, { corps }), trainDeal('CPR', '3', 10));
    },
  ],
  // Trains.
  ['runFirst', {}, 'EN2018 6.1', () => why(turn('track'), train('bank', '3', 180))],
  ['noSuchTrain', { train: '7' }, '', () => why(turn('buyTrains'), train('bank', '7', 180))],
  ['trainNotForSale', { train: '4' }, 'EN2018 6.6', () => why(turn('buyTrains'), train('bank', '4', 300))],
  ['trainPrice', { price: 180 }, 'EN2018 6.6', () => why(turn('buyTrains'), train('bank', '3', 170))],
  ['trainMinimum', { min: 1 }, 'EN2018 6.6', () => why(turn('buyTrains'), train('C&O', '3', 0))],
  ['noTradeIn', { train: '3' }, 'EN2018 6.6', () => why(turn('buyTrains'), train('bank', '3', 180, '2'))],
  [
    'tradeInNotTaken',
    { train: '3' },
    'EN2018 6.6',
    () => why(turn('buyTrains', { trains: ['3'] }, { phase: '6' }), train('bank', 'D', 800, '3')),
  ],
  [
    'trainLimit',
    { limit: 4 },
    'EN2018 6.6',
    () => why(turn('buyTrains', { trains: ['2', '2', '3', '3'] }), train('bank', '3', 180)),
  ],
  [
    'withinTrainLimit',
    { corp: 'PRR' },
    'EN2018 6.6.1',
    () => {
      const s = turn('buyTrains');
      s.flow.push({ kind: 'discard', corps: ['C&O'] });
      return why(s, by('al', 'discardTrain', { corp: 'PRR', train: '2' }));
    },
  ],
  [
    'discardOrder',
    { corp: 'C&O' },
    'EN2018 6.6.1',
    () => {
      const s = turn('buyTrains');
      s.flow.push({ kind: 'discard', corps: ['C&O', 'PRR'] });
      return why(s, by('al', 'discardTrain', { corp: 'PRR', train: '2' }));
    },
  ],
  // Forced purchases.
  ['mustBuyTrain', { corp: 'PRR' }, 'EN2018 6.6.2', () => why(needy(), by('al', 'pass'))],
  ['raiseMoneyFirst', { needed: 180, cash: 0 }, 'EN2018 6.6.3', () => why(needy(), train('bank', '3', 180))],
  [
    'notTheCheapestTrain',
    { cheapest: 80 },
    'EN2018 6.6.2',
    () => why(needy({ poolTrains: ['2'] }), train('bank', '3', 180)),
  ],
  [
    'aboveFaceValue',
    { price: 181, face: 180 },
    'EN2018 6.6.2',
    () => why(needy({ cash: { al: 500 } }), trainDeal('C&O', '3', 181)),
  ],
  ['noForcedSale', {}, 'EN2018 6.6.3', () => why(turn('buyTrains'), sell('PRR', 1))],
  ['enoughRaised', {}, 'EN2018 6.6.3', () => why(needy({ cash: { al: 180 } }), sell('PRR', 1))],
  ['moreThanNeeded', { lacking: 180 }, 'EN2018 6.6.3', () => why(needy(), sell('PRR', 4))],
  [
    'losesTrainlessCompany',
    { corp: 'PRR' },
    'EN2018 6.6.3',
    () => why(turn('buyTrains', { cash: 0, trains: [], shares: { al: 3, bo: 3 } }), sell('PRR', 1)),
  ],
  ['notInsolvent', { worth: 328, needed: 180 }, 'EN2018 6.7', () => why(needy(), by('al', 'bankrupt'))],
  // Setting up a game.
  ['noSuchTitle', { title: '1831' }, '', () => game.check({ ...setupOf(['a', 'b']), title: '1831' })],
  ['rulesVersion', { version: 99 }, '', () => game.check({ ...setupOf(['a', 'b']), rules: 99 })],
  ['seed', {}, '', () => game.check({ ...setupOf(['a', 'b']), seed: 0.5 })],
  ['playerCount', { players: 1, min: 2, max: 6 }, 'EN2018 p. 7', () => game.check(setupOf(['a']))],
  ['seatId', { seat: 'PRR' }, '', () => game.check(setupOf(['a', 'PRR']))],
  ['seatTwice', { seat: 'a' }, '', () => game.check(setupOf(['a', 'a']))],
  ['nameMissing', {}, '', () => named('', 'B')],
  ['nameTooLong', { max: 24 }, '', () => named('A', 'x'.repeat(25))],
  ['nameTwice', { name: 'Al ' }, '', () => named('Al', 'Al ')],
  ['namesAlike', { name: 'AL', other: 'Al' }, '', () => whyNames([seat('a', 'Al'), seat('b', 'AL')])],
  ['nameUnseen', {}, '', () => whyNames([seat('a', '\u3164')])],
  ['nameControl', {}, '', () => whyNames([seat('a', '\u202elA')])],
  ['noSuchOption', { option: 'luck' }, '', () => game.check(setupOf(['a', 'b'], { luck: true }))],
  [
    'noSuchChoice',
    { option: 'edition', value: 'EN1999' },
    'EN2018',
    () => game.check(setupOf(['a', 'b'], { edition: 'EN1999' })),
  ],
  // The log.
  ['nothingToUndo', {}, '', () => entry({ kind: 'undo', seat: 'al' })],
  ['nothingToRedo', {}, '', () => entry({ kind: 'redo', seat: 'al' })],
  [
    'undoTarget',
    { to: 5 },
    '',
    () => whyEntry({ actions: [by('al', 'pass')], undone: [] }, { kind: 'undo', seat: 'al', to: 5 }),
  ],
];

function noTile(hex: string, tiles: Record<string, string>): Refusal | null {
  const s = turn('track', {}, { tiles });
  return whyNoTile(rules(s), s, hex);
}

const seat = (id: string, name: string) => ({ id, name });

function named(...names: string[]): Refusal | null {
  const seats = names.map((name, i) => ({ id: `p${i}`, name }));
  return game.check({ ...setupOf([]), seats });
}

const entry = (e: LogEntry<RailAction>): Refusal | null => whyEntry(emptyTimeline<RailAction>(), e);

test.each(ROWS)('%s', (code, args, rule, ask) => {
  expect(ask()).toEqual({ code, args, rule });
});

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((f) => f.isFile() && f.name.endsWith('.ts'))
    .map((f) => join(f.parentPath, f.name));
}

test('no code is left out: each has a row here, or a test beside its own room', () => {
  const codes = new Set<string>();
  for (const file of filesUnder(join(root, 'engine'))) {
    for (const found of readFileSync(file, 'utf8').matchAll(/\brefuse\(\s*'(\w+)'/g))
      codes.add(found[1] ?? '');
  }
  const rows = new Set(ROWS.map(([code]) => code));
  // Codes of routes and of foreign files are tested where those are.
  const others = ['rail/routes', 'interop']
    .flatMap((room) => filesUnder(join(root, '__tests__', 'engine', room)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect([...codes].filter((code) => !rows.has(code) && !others.includes(`'${code}'`))).toEqual([]);
  expect([...rows].filter((code) => !codes.has(code))).toEqual([]);
  expect(rows.size).toBe(ROWS.length);
});
