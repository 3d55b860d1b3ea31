// The railroads, private companies, trains and phases of 1830 (EN2018 p. 5, p. 9, p. 27, p. 28).
import type { CorpDef, PhaseDef, PrivateDef, TrainDef } from '../../../rail/rules';

const corp = (
  id: string,
  name: string,
  home: string,
  tokens: number,
  homeTile: string | null = null,
): CorpDef => ({
  id,
  name,
  home,
  // EN2018 6.3.1, 6.3.2: the home is free, the next station costs 40, later ones 100.
  tokenCosts: [0, 40, 100, 100].slice(0, tokens),
  homeTile,
});

export const CORPS: readonly CorpDef[] = [
  corp('PRR', 'Pennsylvania', 'H12', 4),
  corp('NYC', 'New York Central', 'E19', 4, '57'),
  corp('CPR', 'Canadian Pacific', 'A19', 4),
  corp('B&O', 'Baltimore & Ohio', 'I15', 3),
  corp('C&O', 'Chesapeake & Ohio', 'F6', 3),
  corp('ERIE', 'Erie', 'E11', 3, '59'),
  corp('NYNH', 'New York, New Haven & Hartford', 'G19', 2),
  corp('B&M', 'Boston & Maine', 'E23', 2),
];

export const PRIVATES: readonly PrivateDef[] = [
  { id: 'SV', name: 'Schuylkill Valley', price: 20, revenue: 5, power: null },
  {
    id: 'CS',
    name: 'Champlain & St. Lawrence',
    price: 40,
    revenue: 10,
    power: { kind: 'extraTile', hex: 'B20', tiles: ['3', '4', '58'] },
  },
  {
    id: 'DH',
    name: 'Delaware & Hudson',
    price: 70,
    revenue: 15,
    power: { kind: 'tileAndStation', hex: 'F16', tiles: ['57'] },
  },
  {
    id: 'MH',
    name: 'Mohawk & Hudson',
    price: 110,
    revenue: 20,
    power: { kind: 'exchangeForShare', corp: 'NYC' },
  },
  { id: 'CA', name: 'Camden & Amboy', price: 160, revenue: 25, power: { kind: 'grantShare', corp: 'PRR' } },
  {
    id: 'BO',
    name: 'Baltimore & Ohio',
    price: 220,
    revenue: 30,
    power: { kind: 'grantPresidency', corp: 'B&O' },
  },
];

export const TRAINS: readonly TrainDef[] = [
  { type: '2', reach: 2, price: 80, count: 6, rustedBy: '4' },
  { type: '3', reach: 3, price: 180, count: 5, rustedBy: '6' },
  { type: '4', reach: 4, price: 300, count: 4, rustedBy: 'D' },
  { type: '5', reach: 5, price: 450, count: 3, rustedBy: null },
  { type: '6', reach: 6, price: 630, count: 2, rustedBy: null },
  {
    type: 'D',
    reach: null,
    price: 1100,
    count: null,
    rustedBy: null,
    tradeIn: { price: 800, accepts: ['4', '5', '6'] },
    soldFrom: '6',
  },
];

const phase = (
  name: string,
  colours: PhaseDef['colours'],
  trainLimit: number,
  operatingRounds: number,
  more: Partial<PhaseDef> = {},
): PhaseDef => ({
  name,
  startsWith: name,
  colours,
  trainLimit,
  operatingRounds,
  privatesToCompanies: false,
  privatesClose: false,
  era: 'yellow',
  ...more,
});

export const PHASES: readonly PhaseDef[] = [
  phase('2', ['yellow'], 4, 1, { startsWith: null }),
  phase('3', ['yellow', 'green'], 4, 2, { privatesToCompanies: true }),
  phase('4', ['yellow', 'green'], 3, 2, { privatesToCompanies: true }),
  phase('5', ['yellow', 'green', 'brown'], 2, 3, { privatesClose: true, era: 'brown' }),
  phase('6', ['yellow', 'green', 'brown'], 2, 3, { era: 'brown' }),
  phase('D', ['yellow', 'green', 'brown'], 2, 3, { era: 'brown' }),
];

/** By number of players (EN2018 p. 7, p. 12). */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 28, 3: 20, 4: 16, 5: 13, 6: 11 };
export const BANK = 12_000;
export const PAR_PRICES: readonly number[] = [67, 71, 76, 82, 90, 100];
