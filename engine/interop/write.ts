// One action of ours in the words of 18xx.games, with the passes that are asked for there before it.
import { no, ok, refuse, type Result } from '../core/refusal';
import type { Deal, RailAction } from '../rail/actions';
import { stopId } from '../rail/board';
import { frame, top } from '../rail/flow';
import { parCell } from '../rail/market/grid';
import { presidentAfterSale } from '../rail/shares';
import { explain } from '../rail/routes/revenue';
import { routeRules } from '../rail/steps/run';
import { held, move, sellCertificates, swapPresident, toSell, type Certificates } from './certificates';
import { asked, type Ask } from './habits';
import { cityName, freeTile, kindOf } from './names';
import type { Reading } from './reading';
import { connectionsOf } from './routes';

export type Json = Record<string, unknown>;

/** The writer at work: the game so far, the books beside it, and the names of the seats there. */
export interface Writing extends Reading {
  readonly certificates: Certificates;
  readonly ids: Readonly<Record<string, number>>;
}

const player = (w: Writing, seat: string): Json => ({ entity: w.ids[seat], entity_type: 'player' });
const corporation = (id: string): Json => ({ entity: id, entity_type: 'corporation' });
const company = (id: string): Json => ({ entity: id, entity_type: 'company' });

const cannot = (what: string): Result<Json[]> => no(refuse('cannotTranslate', '', { what }));

/** Passes what is asked for before the step this action belongs to. */
function passUntil(w: Writing, corp: string, wanted: readonly Ask[]): Json[] {
  const out: Json[] = [];
  for (;;) {
    const ask = asked(w.g, w.s, { habit: w.habit, usedPowers: w.names.usedPowers });
    if (ask === null || wanted.includes(ask)) return out;
    if (ask === 'freeStation') {
      out.push({ type: 'pass', ...company(frame(w.s, 'operatingTurn')?.freeStation ?? '') });
      w.habit.freeStation = true;
    } else if (ask === 'track' || ask === 'token' || ask === 'trains' || ask === 'privates') {
      out.push({ type: 'pass', ...corporation(corp) });
      w.habit[ask] = true;
    } else return out;
  }
}

/** What an action of ours is there; several, one or none. The books are kept as if it had been done. */
export function write(w: Writing, a: RailAction): Result<Json[]> {
  const corp = frame(w.s, 'operatingTurn')?.corp ?? '';
  switch (a.type) {
    case 'buyPrivate':
      granted(w, a.private, a.seat);
      return ok([{ type: 'bid', ...player(w, a.seat), company: a.private, price: a.price }]);
    case 'bid':
      return ok([{ type: 'bid', ...player(w, a.seat), company: a.private, price: a.price }]);
    case 'pass':
      if (top(w.s)?.kind === 'operatingTurn') return ok(passUntil(w, corp, []));
      return ok([{ type: 'pass', ...player(w, a.seat) }]);
    case 'par':
      move(w.certificates, a.corp, `${a.corp}_0`, a.seat);
      return ok([
        {
          type: 'par',
          ...player(w, a.seat),
          corporation: a.corp,
          share_price: `${a.price},${parCell(w.g.market, a.price)}`,
        },
      ]);
    case 'buyShare':
      return buy(w, a.seat, a.corp, a.from, player(w, a.seat));
    case 'exchange': {
      const power = w.g.privates[a.private]?.power;
      if (power?.kind !== 'exchangeForShare') return cannot('exchange');
      return buy(w, a.seat, power.corp, a.from, company(a.private));
    }
    case 'sellShares':
      return sell(w, a.seat, a.corp, a.count);
    case 'layTile': {
      const tile = freeTile(w.g, w.names, a.tile);
      w.names.tiles[a.hex] = tile;
      if (a.private !== undefined) w.names.usedPowers.add(a.private);
      const by = a.private === undefined ? corporation(corp) : company(a.private);
      return ok([{ type: 'lay_tile', ...by, hex: a.hex, tile, rotation: a.rotation }]);
    }
    case 'placeToken':
      return placeToken(w, a);
    case 'run': {
      const passes = passUntil(w, corp, ['run']);
      return asked(w.g, w.s, { habit: w.habit, usedPowers: w.names.usedPowers }) === 'run'
        ? ok([...passes, runRoutes(w, corp, a)])
        : ok(passes);
    }
    case 'dividend':
      return ok([{ type: 'dividend', ...corporation(corp), kind: a.pay ? 'payout' : 'withhold' }]);
    case 'buyTrain':
      return buyTrain(w, corp, a);
    case 'discardTrain': {
      const train = trainOf(w, a.corp, a.train);
      w.names.trains[train] = 'pool';
      return ok([{ type: 'discard_train', ...corporation(a.corp), train }]);
    }
    case 'buyForCompany':
      return ok([{ type: 'buy_company', ...corporation(corp), company: a.private, price: a.price }]);
    case 'accept': {
      const f = top(w.s);
      return f?.kind === 'offer' ? deal(w, corp, f.deal) : cannot('accept');
    }
    // What came to nothing leaves no trace there.
    case 'offer':
    case 'decline':
    case 'withdraw':
      return ok([]);
    case 'bankrupt':
      return ok([...passUntil(w, corp, ['trains']), { type: 'bankrupt', ...corporation(corp) }]);
  }
}

/** A private that brings a share brings a certain certificate. */
export function granted(w: Writing, id: string, seat: string): void {
  const power = w.g.privates[id]?.power;
  if (power?.kind === 'grantShare') move(w.certificates, power.corp, `${power.corp}_1`, seat);
}

function buy(w: Writing, seat: string, corp: string, from: 'ipo' | 'pool', by: Json): Result<Json[]> {
  const share = held(w.certificates, corp, from).find((x) => !x.endsWith('_0'));
  if (share === undefined) return cannot('share');
  move(w.certificates, corp, share, seat);
  return ok([{ type: 'buy_shares', ...by, shares: [share], percent: 10 }]);
}

function sell(w: Writing, seat: string, id: string, count: number): Result<Json[]> {
  const corp = w.s.corps[id];
  if (!corp) return cannot('shares');
  const shares = toSell(w.certificates, id, seat, count);
  const after = presidentAfterSale(w.s, corp, seat, count);
  sellCertificates(w.certificates, id, seat, shares, count, { before: corp.president, after });
  return ok([{ type: 'sell_shares', ...player(w, seat), shares, percent: 10 * count }]);
}

/** Purchases and exchanges may unseat a president; the books follow what happened. */
export function followPresidents(w: Writing, before: Readonly<Record<string, string | null>>): void {
  for (const id of w.g.corpIds) {
    const president = { before: before[id] ?? null, after: w.s.corps[id]?.president ?? null };
    const has = held(w.certificates, id, president.after ?? '').includes(`${id}_0`);
    if (!has) swapPresident(w.certificates, id, president);
  }
}

function placeToken(w: Writing, a: Extract<RailAction, { type: 'placeToken' }>): Result<Json[]> {
  const f = top(w.s);
  const corp = f && 'corp' in f ? f.corp : '';
  const wanted: Ask = a.private === undefined ? 'token' : 'freeStation';
  const passes = f?.kind === 'operatingTurn' ? passUntil(w, corp, [wanted]) : [];
  const by = a.private === undefined ? corporation(corp) : { ...company(a.private), tokener: corp };
  const city = cityName(w.names, stopId(a.hex, a.stop));
  return ok([...passes, { type: 'place_token', ...by, city, slot: 0 }]);
}

/** Trains of a company that are of a kind, by name. */
const trainsOf = (w: Writing, owner: string, kind: string): string[] =>
  Object.keys(w.names.trains).filter((name) => w.names.trains[name] === owner && kindOf(name) === kind);

const trainOf = (w: Writing, owner: string, kind: string): string =>
  trainsOf(w, owner, kind)[0] ?? `${kind}-0`;

function runRoutes(w: Writing, corp: string, a: Extract<RailAction, { type: 'run' }>): Json {
  const routes = a.routes.map((route) => {
    const [kind = '', n = '1'] = route.train.split('-');
    const { stops, revenue } = explain(w.g.map, w.s.board, routeRules(w.g, w.s), route);
    const hexes = stops.map(({ stop }) => stop.split('/')[0]);
    return {
      train: trainsOf(w, corp, kind)[Number(n) - 1] ?? `${kind}-0`,
      connections: connectionsOf(route),
      hexes,
      revenue,
      revenue_str: hexes.join('-'),
      nodes: stops.map(({ stop }) => stop.replace('/', '-')),
    };
  });
  return { type: 'run_routes', ...corporation(corp), routes, extra_revenue: 0, subsidy: 0 };
}

/** The next train of a kind that the bank has not sold. */
function fromBank(w: Writing, kind: string): string {
  let n = 0;
  while (w.names.trains[`${kind}-${n}`] !== undefined) n++;
  return `${kind}-${n}`;
}

function buyTrain(
  w: Writing,
  corp: string,
  a: { from: string; train: string; price: number; tradeIn?: string },
): Result<Json[]> {
  const passes = passUntil(w, corp, ['trains']);
  const train = a.from === 'bank' ? fromBank(w, a.train) : trainOf(w, a.from, a.train);
  w.names.trains[train] = corp;
  const old = a.tradeIn === undefined ? undefined : trainOf(w, corp, a.tradeIn);
  if (old !== undefined) w.names.trains[old] = 'pool';
  const exchange = old === undefined ? {} : { exchange: old };
  return ok([
    ...passes,
    { type: 'buy_train', ...corporation(corp), train, price: a.price, variant: a.train, ...exchange },
  ]);
}

function deal(w: Writing, corp: string, d: Deal): Result<Json[]> {
  if (d.kind === 'train') return buyTrain(w, corp, d);
  const by = d.kind === 'private' ? player(w, d.buyer) : corporation(corp);
  return ok([{ type: 'buy_company', ...by, company: d.private, price: d.price }]);
}
