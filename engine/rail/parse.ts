// Reading an action from anything: JSON of another device, a file, a fuzzer.
import type { ActionType, Deal, RailAction } from './actions';
import type { Route } from './routes/types';

type Fields = Record<string, unknown>;
type Reader<T> = (x: unknown) => T | undefined;

const MONEY_MAX = 1_000_000;

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

/** A name; not one that every object answers to ("constructor"), as it would be found in any table. */
const id: Reader<string> = (x) =>
  typeof x === 'string' && /^[A-Za-z0-9&+-]{1,16}$/.test(x) && !(x in Object.prototype) ? x : undefined;
const number =
  (min: number, max: number): Reader<number> =>
  (x) =>
    typeof x === 'number' && Number.isInteger(x) && x >= min && x <= max && !Object.is(x, -0) ? x : undefined;
const money = number(0, MONEY_MAX);
const flag: Reader<boolean> = (x) => (typeof x === 'boolean' ? x : undefined);
const source: Reader<'ipo' | 'pool'> = (x) => (x === 'ipo' || x === 'pool' ? x : undefined);

/** A walk has no more stops and hexes than a board has room for. */
const path: Reader<string[]> = (x) =>
  Array.isArray(x) &&
  x.length >= 2 &&
  x.length <= 300 &&
  x.every((p) => typeof p === 'string' && p.length <= 8)
    ? x.slice()
    : undefined;

const route: Reader<Route> = (x) => {
  if (!exactly(x, ['train', 'path'])) return undefined;
  const train = id(x['train']);
  const walk = path(x['path']);
  return train === undefined || walk === undefined ? undefined : { train, path: walk };
};

const routes: Reader<Route[]> = (x) => {
  if (!Array.isArray(x) || x.length > 8) return undefined;
  const read = x.map(route);
  return read.every((r) => r !== undefined) ? read : undefined;
};

/** Nothing missing that is needed, nothing there that is not known. */
function exactly(x: unknown, needed: readonly string[], optional: readonly string[] = []): x is Fields {
  if (!isFields(x)) return false;
  const keys = Object.keys(x);
  return (
    needed.every((k) => Object.hasOwn(x, k)) && keys.every((k) => needed.includes(k) || optional.includes(k))
  );
}

type Readers = Record<string, Reader<unknown>>;

/** Reads each field with its reader; null when one does not fit. */
function read(x: unknown, readers: Readers, optional: Readers = {}): Fields | null {
  if (!exactly(x, Object.keys(readers), Object.keys(optional))) return null;
  const out: Fields = {};
  for (const [key, reader] of [...Object.entries(readers), ...Object.entries(optional)]) {
    if (!Object.hasOwn(x, key)) continue;
    const value = reader(x[key]);
    if (value === undefined) return null;
    out[key] = value;
  }
  return out;
}

const kind =
  (value: string): Reader<string> =>
  (x) =>
    x === value ? value : undefined;

const DEALS: Record<Deal['kind'], Readers> = {
  private: { kind: kind('private'), private: id, seller: id, buyer: id, price: money },
  privateToCompany: { kind: kind('privateToCompany'), private: id, corp: id, price: money },
  train: { kind: kind('train'), corp: id, from: id, train: id, price: money },
};

const deal: Reader<Fields> = (x) => {
  if (!isFields(x)) return undefined;
  const name = x['kind'];
  const readers = typeof name === 'string' && Object.hasOwn(DEALS, name) ? DEALS[name as Deal['kind']] : null;
  return (readers && read(x, readers)) ?? undefined;
};

const ACTIONS: Record<ActionType, { readonly needed: Readers; readonly optional?: Readers }> = {
  buyPrivate: { needed: { private: id, price: money } },
  bid: { needed: { private: id, price: money } },
  pass: { needed: {} },
  par: { needed: { corp: id, price: money } },
  buyShare: { needed: { corp: id, from: source } },
  sellShares: { needed: { corp: id, count: number(1, 10) } },
  layTile: { needed: { hex: id, tile: id, rotation: number(0, 5) }, optional: { private: id } },
  placeToken: { needed: { hex: id, stop: number(0, 9) }, optional: { private: id } },
  run: { needed: { routes, revenue: money } },
  dividend: { needed: { pay: flag } },
  buyTrain: { needed: { from: id, train: id, price: money }, optional: { tradeIn: id } },
  discardTrain: { needed: { corp: id, train: id } },
  buyForCompany: { needed: { private: id, price: money } },
  exchange: { needed: { private: id, from: source } },
  offer: { needed: { deal } },
  accept: { needed: {} },
  decline: { needed: {} },
  withdraw: { needed: {} },
  bankrupt: { needed: {} },
};

export const ACTION_TYPES = Object.keys(ACTIONS) as readonly ActionType[];

/** An action, or null; never throws, and copies only the fields it knows. */
export function parseAction(raw: unknown): RailAction | null {
  if (!isFields(raw)) return null;
  const type = raw['type'];
  if (typeof type !== 'string' || !Object.hasOwn(ACTIONS, type)) return null;
  const shape = ACTIONS[type as ActionType];
  const fields = read(raw, { seat: id, type: kind(type), ...shape.needed }, shape.optional);
  return fields as RailAction | null;
}
