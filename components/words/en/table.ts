// What the game screen says besides the log, the refusals and the action panels.
import { listOf } from '../say';

/** Why a share value would move: the same shape as models/market.ts has it. */
type Turn =
  | { readonly kind: 'pays' }
  | { readonly kind: 'withholds' }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'sold'; readonly from: number; readonly to: number };
type Zone = 'white' | 'yellow' | 'orange' | 'brown';

const tabs = { board: 'Board', market: 'Market', companies: 'Companies', players: 'Players', log: 'Log' };
const zoneNames: Record<Zone, string> = { white: '', yellow: 'yellow', orange: 'orange', brown: 'brown' };
const list = (items: readonly string[]): string => listOf(items, 'en');
const several = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const span = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);

export const table = {
  tabs,
  /** Where there is little room. */
  shortTabs: { ...tabs, companies: 'Companies' },
  panes: 'Panes',
  enlarge: 'Larger, in place of the board',
  toBoard: 'Back to the board',
  none: 'none',
  panel: { panel: 'Action panel', larger: 'Larger panel', smaller: 'Smaller panel' },
  strip: {
    home: 'To the games',
    details: 'shows details',
    saving: 'Saving …',
    waiting: 'Waiting for the host …',
    standing: 'Waiting for the others …',
    failed: 'Not saved',
  },
  details: {
    bank: 'Bank',
    broken: 'The bank is broken: the game ends after this set of operating rounds.',
    phase: 'Phase',
    tiles: 'Tiles',
    trainLimit: 'Trains per company',
    rounds: 'Operating rounds per set',
    nextTrain: 'Next train',
    certificates: 'Certificate limit',
    priority: 'Priority deal',
    waiting: 'Still to operate',
  },
  handOver: {
    to: (name: string) => `${name} is next`,
    go: 'Go on',
    setting: 'Hand-over',
    detail: 'On one device: a tap before the next person decides.',
  },
  board: {
    label: (tiles: number) => `Board, ${several(tiles, 'tile', 'tiles')} laid`,
    zoom: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Whole board' },
    layers: 'On the board',
    coordinates: 'Coordinates',
    tileNumbers: 'Tile numbers',
    rings: 'Presidents',
    ringsDetail: 'Rings in the president’s colour around the stations.',
  },
  hex: {
    ground: 'Hex',
    colours: {
      tan: 'no tile',
      yellow: 'yellow',
      green: 'green',
      brown: 'brown',
      gray: 'gray',
      red: 'red area',
    },
    tile: (tile: string, colour: string) => `Tile ${tile}, ${colour}`,
    cost: 'First tile costs',
    costs: (money: string, terrain: 'water' | 'mountain' | null) =>
      terrain === null ? money : `${money} (${terrain === 'water' ? 'water' : 'mountain'})`,
    label: 'Only tiles marked',
    stops: { city: 'City', town: 'Town', offboard: 'Red area' },
    stop: (kind: string, pays: string) => `${kind}, pays ${pays}`,
    unbuilt: (kind: string) => `${kind}, without track yet`,
    byEra: (yellow: string, brown: string) => `${yellow}, from the brown tiles on ${brown}`,
    freeSlots: (n: number) => (n === 0 ? 'no circle free' : several(n, 'circle free', 'circles free')),
    keptFor: (corp: string) => `kept for ${corp} (6.3.2)`,
    home: 'Home of',
    blocked: (name: string) => `${name} keeps this hex free until a company owns it or it closes.`,
    free: (name: string) => `The hex of ${name}; it may be built on.`,
    next: 'May become',
  },
  market: {
    choose: 'Where would it go? Choose a company.',
    empty: 'No company has a share value yet.',
    short: (turn: Turn) =>
      turn.kind === 'pays'
        ? 'pays'
        : turn.kind === 'withholds'
          ? 'keeps'
          : turn.kind === 'soldOut'
            ? 'sold out'
            : `−${span(turn.from, turn.to)}`,
    turn: (turn: Turn) =>
      turn.kind === 'pays'
        ? 'Pays a dividend'
        : turn.kind === 'withholds'
          ? 'Keeps the money, or earns nothing'
          : turn.kind === 'soldOut'
            ? 'Still sold out when the stock round ends'
            : `${span(turn.from, turn.to)} ${turn.to === 1 ? 'share' : 'shares'} sold`,
    cell: (price: string, zone: Zone, corps: string, caption: string | undefined) =>
      [price, zoneNames[zone], corps, caption].filter(Boolean).join(', '),
    zones: {
      yellow: 'Yellow: certificates do not count against the limit.',
      orange: 'Orange: the same, and a player may hold more than 60%.',
      brown: 'Brown: the same, and several shares may be bought from the bank pool in one turn.',
    },
    par: 'Par values.',
    ledges: '↓ a company that keeps its money here goes down; ↑ one that pays goes up.',
  },
  companies: {
    parts: { charters: 'Charters', trains: 'Trains', tiles: 'Tiles' },
    stages: {
      closed: 'not started',
      starting: 'not floated',
      floated: 'about to operate',
      running: 'running',
    },
    par: (money: string) => `par ${money}`,
    presidentMark: '(P)',
    treasury: 'Treasury',
    trains: (limit: number) => `Trains (limit ${limit})`,
    stations: 'Stations left',
    stationsLeft: (left: number, all: number, next: string) => `${left} of ${all}, next ${next}`,
    noStations: 'none',
    free: 'free',
    privates: 'Private companies',
    revenues: 'Last revenues',
    revenue: (money: string, sum: number) => (sum < 0 ? `${money} kept` : money),
    ipo: 'Offering',
    pool: 'Bank pool',
  },
  trains: {
    pool: 'Bank pool',
    bank: 'Bank',
    left: (n: number) => `${n} left`,
    unlimited: 'unlimited',
    soldOut: 'sold out',
    forSale: 'for sale',
    starts: (phase: string, colours: readonly string[]) =>
      `The first one starts phase ${phase}: ${list(colours)} tiles.`,
    rusts: (trains: readonly string[]) => `The first one rusts every ${list(trains)}.`,
    closesPrivates: 'Private companies close.',
    limit: (n: number) => `Then at most ${several(n, 'train', 'trains')} per company.`,
    tradeIn: (trains: readonly string[], price: string) =>
      `${price} in exchange for a ${trains.join(' or ')}.`,
    rustedBy: (train: string) => `Rusts with the first ${train}.`,
    permanent: 'Never rusts.',
    gone: 'Rusted.',
  },
  tiles: {
    hint: 'Choose a tile to see what it may become.',
    label: (tile: string, count: number) => `Tile ${tile}, ${count} left`,
    becomes: (tile: string) => `${tile} may become`,
  },
  privates: {
    chip: (name: string, revenue: string) => `${name} · ${revenue}`,
    face: 'Face value',
    revenue: 'Pays each operating round',
    hexes: 'Keeps free',
    closes: (train: string) => `All private companies close with the first ${train}.`,
  },
  players: {
    cash: 'Cash',
    aside: 'On bids',
    left: 'Money left',
    certificates: 'Certificates',
    worth: 'Worth',
    priority: 'Priority deal',
    decides: 'decides',
    star: '* does not count against the limit',
    nothing: 'No shares and no private companies yet.',
    stake: (corp: string, share: string, value: string, president: boolean, counts: boolean) =>
      [corp, share, president ? 'president' : '', value, counts ? '' : 'does not count against the limit']
        .filter(Boolean)
        .join(', '),
  },
  log: {
    empty: 'Nothing has happened yet.',
    undo: (name: string, n: number) => `${name} takes back ${several(n, 'action', 'actions')}.`,
    redo: (name: string, n: number) => `${name} brings back ${several(n, 'action', 'actions')}.`,
  },
  ranking: {
    home: 'To the games',
    place: (n: number) => `${n}.`,
    shares: 'Shares',
    privates: (names: readonly string[]) => `Private companies: ${list(names)}`,
    bankrupt: 'Bankrupt.',
  },
};

export type TableWords = typeof table;
