// 1830 Classic: data, editions and options, put together.
import type { Setup } from '../../core/game';
import { refuse, type Refusal } from '../../core/refusal';
import type { HexId } from '../../hex/hex';
import { TILES } from '../../rail/data/tiles';
import { railGame } from '../../rail/game';
import type { RailRules, TrainDef } from '../../rail/rules';
import {
  BANK,
  CERTIFICATE_LIMIT,
  CORPS,
  PAR_PRICES,
  PHASES,
  PRIVATES,
  STARTING_CASH,
  TRAINS,
} from './data/companies';
import { MAP } from './data/map';
import { MARKET } from './data/market';
import { FIRST_TILES, TILE_COUNTS, UPGRADES } from './data/tiles';
import { checkOptions, optionOf, valuesOf } from './options';

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const NAME_LENGTH = 24;

// One map object for all games, so that what is worked out from it is shared.
const BOARD_MAP = { hexes: MAP, tiles: TILES };

/** EN2018 6.2.1(5, 6, 7): what may be laid first depends on the stops and the label printed there. */
function firstTiles(hex: HexId): readonly string[] {
  const printed = MAP[hex];
  if (printed?.colour === 'yellow') {
    const label = printed.label;
    return label === 'OO' || label === 'B' || label === 'NY' ? FIRST_TILES.yellow[label] : [];
  }
  if (printed?.colour !== 'tan') return [];
  const [first, second] = printed.stops;
  if (!first) return FIRST_TILES.tan.none;
  if (first.kind === 'city') return FIRST_TILES.tan.city;
  return second ? FIRST_TILES.tan.towns : FIRST_TILES.tan.town;
}

function checkSeats(setup: Setup): Refusal | null {
  const { seats } = setup;
  if (seats.length < MIN_PLAYERS || seats.length > MAX_PLAYERS) {
    return refuse('playerCount', 'EN2018 p. 7', {
      players: seats.length,
      min: MIN_PLAYERS,
      max: MAX_PLAYERS,
    });
  }
  const names = new Set<string>();
  const ids = new Set<string>();
  for (const { id, name } of seats) {
    // Companies have upper-case ids; bank, pool and offering have names of their own.
    if (!/^[a-z0-9]{1,12}$/.test(id) || ['bank', 'ipo', 'pool', 'closed'].includes(id)) {
      return refuse('seatId', '', { seat: id.slice(0, NAME_LENGTH) });
    }
    if (ids.has(id)) return refuse('seatTwice', '', { seat: id });
    ids.add(id);
    // Asked of recorded games too, so this may never grow stricter; new ones are asked core/names.ts besides.
    if (name.trim() === '') return refuse('nameMissing', '');
    if (name.length > NAME_LENGTH) return refuse('nameTooLong', '', { max: NAME_LENGTH });
    if (names.has(name.trim())) return refuse('nameTwice', '', { name });
    names.add(name.trim());
  }
  return null;
}

function check(setup: Setup): Refusal | null {
  if (setup.title !== '1830') return refuse('noSuchTitle', '', { title: setup.title });
  if (setup.rules !== RULES_VERSION) return refuse('rulesVersion', '', { version: setup.rules });
  if (!Number.isInteger(setup.seed)) return refuse('seed', '');
  return checkSeats(setup) ?? checkOptions(setup.options);
}

const byId = <T extends { readonly id: string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((x) => [x.id, x]));

function compile(setup: Setup): RailRules {
  const { options, seats } = setup;
  const sixes = (def: TrainDef): TrainDef => (def.type === '6' ? { ...def, count: 3 } : def);
  return {
    map: BOARD_MAP,
    market: MARKET,
    parPrices: PAR_PRICES,
    corps: byId(CORPS),
    corpIds: CORPS.map((c) => c.id),
    privates: byId(PRIVATES),
    privateIds: PRIVATES.map((p) => p.id),
    trains: optionOf(options, 'thirdSix') === true ? TRAINS.map(sixes) : TRAINS,
    phases: PHASES,
    tileCounts: TILE_COUNTS,
    upgrades: UPGRADES,
    firstTiles,
    bank: BANK,
    startingCash: STARTING_CASH[seats.length] ?? 0,
    certificateLimit: CERTIFICATE_LIMIT[seats.length] ?? 0,
    drawSeats: optionOf(options, 'seating') === 'drawn',
    values: valuesOf(options),
  };
}

/** Raised when a change would alter the replay of an old log. */
export const RULES_VERSION = 1;

export const game1830 = railGame({ id: '1830', rules: RULES_VERSION, check, compile });
