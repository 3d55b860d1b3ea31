// One action of 18xx.games in the words of our engine.
import { no, ok, refuse, type Result } from '../core/refusal';
import type { RailAction } from '../rail/actions';
import { top } from '../rail/flow';
import { revenueOf } from '../rail/routes/check';
import type { Route } from '../rail/routes/types';
import { corpTrains, routeRules, trainNames } from '../rail/steps/run';
import { unsoldPrivates } from '../rail/steps/auction';
import type { FileAction } from './file';
import type { Reading } from './reading';
import { cityOf, kindOf } from './names';
import { missingField } from './needs';
import { readRoute } from './routes';

const cannot = (what: string): Result<RailAction[]> => no(refuse('cannotTranslate', '', { what }));

/** Who acts: the player, or the president of the company, or who owns the private or presides over its owner. */
function seatOf(r: Reading, a: FileAction): Result<string> {
  if (a.entityType === 'player') return ok(a.entity);
  const isPrivate = a.entityType === 'company';
  if (isPrivate && !r.g.privateIds.includes(a.entity))
    return no(refuse('noSuchPrivate', '', { private: a.entity }));
  if (!isPrivate && !r.g.corpIds.includes(a.entity))
    return no(refuse('noSuchCompany', '', { corp: a.entity }));
  const owner = isPrivate ? (r.s.privates[a.entity] ?? '') : a.entity;
  const seat = r.s.corps[owner]?.president ?? owner;
  // As long as nobody owns it or presides over it, its time has not come.
  return r.s.seats.includes(seat) ? ok(seat) : no(refuse('notNow', ''));
}

export function translate(r: Reading, a: FileAction): Result<RailAction[]> {
  const field = missingField(a);
  if (field !== null) return no(refuse('fieldMissing', '', { field }));
  const seat = seatOf(r, a);
  return seat.ok ? translated(r, a, seat.value) : seat;
}

function translated(r: Reading, a: FileAction, seat: string): Result<RailAction[]> {
  const price = a.number['price'] ?? 0;
  switch (a.type) {
    case 'bid': {
      const id = a.text['company'] ?? '';
      const buys = top(r.s)?.kind === 'auction' && unsoldPrivates(r.g, r.s)[0] === id;
      return ok([{ seat, type: buys ? 'buyPrivate' : 'bid', private: id, price }]);
    }
    case 'pass':
      return pass(r, a, seat);
    case 'par': {
      const corp = a.text['corporation'] ?? '';
      r.names.offering.delete(`${corp}_0`);
      return ok([{ seat, type: 'par', corp, price: parseInt(a.text['share_price'] ?? '0', 10) }]);
    }
    case 'buy_shares':
      return buyShares(r, a, seat);
    case 'sell_shares': {
      const corp = kindOfShare(a.shares[0] ?? '');
      return ok([
        { seat, type: 'sellShares', corp, count: (a.number['percent'] ?? 10 * a.shares.length) / 10 },
      ]);
    }
    case 'buy_company':
      return buyCompany(r, a, seat, price);
    case 'lay_tile':
      return layTile(r, a, seat);
    case 'place_token': {
      const city = cityOf(r.names, a.text['city'] ?? '');
      if (!city) return cannot(a.text['city'] ?? 'city');
      const by = a.entityType === 'company' ? { private: a.entity } : {};
      return ok([{ seat, type: 'placeToken', hex: city[0], stop: city[1], ...by }]);
    }
    case 'run_routes':
      return runRoutes(r, a, seat);
    case 'dividend':
      if (a.text['kind'] !== 'payout' && a.text['kind'] !== 'withhold')
        return cannot(a.text['kind'] ?? 'kind');
      return ok([{ seat, type: 'dividend', pay: a.text['kind'] === 'payout' }]);
    case 'buy_train':
      return buyTrain(r, a, seat, price);
    case 'discard_train': {
      const train = a.text['train'] ?? '';
      r.names.trains[train] = 'pool';
      return ok([{ seat, type: 'discardTrain', corp: a.entity, train: kindOf(train) }]);
    }
    case 'bankrupt':
      return ok([{ seat, type: 'bankrupt' }]);
    // Programmes act through the actions they carry.
    case 'program_share_pass':
    case 'program_buy_shares':
    case 'program_disable':
    case 'program_independent_mines':
    case 'program_merger_pass':
    case 'program_harzbahn_draft_pass':
      return ok([]);
    default:
      return cannot(a.type.slice(0, 40));
  }
}

const kindOfShare = (share: string): string => share.replace(/_\d+$/, '');

/** A pass in an operating turn declines the step that is open there; ours goes on with the next action. */
function pass(r: Reading, a: FileAction, seat: string): Result<RailAction[]> {
  const f = top(r.s);
  if (f?.kind !== 'operatingTurn') return ok([{ seat, type: 'pass' }]);
  const { habit } = r;
  const beforeRun = f.step === 'track' || f.step === 'token';
  if (a.entityType === 'company') habit.freeStation = true;
  else if (f.step === 'track' && !habit.track) habit.track = true;
  else if (beforeRun) habit.token = true;
  else if (!habit.trains) habit.trains = true;
  else habit.privates = true;
  return ok([]);
}

function buyShares(r: Reading, a: FileAction, seat: string): Result<RailAction[]> {
  const actions: RailAction[] = [];
  for (const share of a.shares) {
    const from = r.names.offering.delete(share) ? 'ipo' : 'pool';
    if (a.entityType === 'company') actions.push({ seat, type: 'exchange', private: a.entity, from });
    else actions.push({ seat, type: 'buyShare', corp: kindOfShare(share), from });
  }
  return ok(actions);
}

/** There a private or a train changes hands without a word; here the other side agrees. */
function buyCompany(r: Reading, a: FileAction, seat: string, price: number): Result<RailAction[]> {
  const id = a.text['company'] ?? '';
  const owner = r.s.privates[id] ?? '';
  if (a.entityType === 'player') {
    const deal = { kind: 'private' as const, private: id, seller: owner, buyer: seat, price };
    return ok([
      { seat, type: 'offer', deal },
      { seat: owner, type: 'accept' },
    ]);
  }
  if (owner === seat) return ok([{ seat, type: 'buyForCompany', private: id, price }]);
  const deal = { kind: 'privateToCompany' as const, private: id, corp: a.entity, price };
  return ok([
    { seat, type: 'offer', deal },
    { seat: owner, type: 'accept' },
  ]);
}

function layTile(r: Reading, a: FileAction, seat: string): Result<RailAction[]> {
  const hex = a.text['hex'] ?? '';
  const tile = a.text['tile'] ?? '';
  const rotation = a.number['rotation'] ?? 0;
  r.names.tiles[hex] = tile;
  if (a.entityType === 'company') r.names.usedPowers.add(a.entity);
  const by = a.entityType === 'company' ? { private: a.entity } : {};
  return ok([{ seat, type: 'layTile', hex, tile: kindOf(tile), rotation, ...by }]);
}

function runRoutes(r: Reading, a: FileAction, seat: string): Result<RailAction[]> {
  const routes: Route[] = [];
  for (const recorded of a.routes) {
    if (recorded.connections.length === 0) continue;
    const route = readRoute(r.g, r.s, recorded);
    if (!route) return cannot(`route ${recorded.train}`);
    routes.push(route);
  }
  const names = trainNames(routes.map((route) => route.train));
  const named = routes.map((route, i) => ({ ...route, train: names[i] ?? route.train }));
  const revenue = revenueOf(
    r.g.map,
    r.s.board,
    a.entity,
    corpTrains(r.g, r.s, a.entity),
    routeRules(r.g, r.s),
    named,
  );
  return ok([{ seat, type: 'run', routes: named, revenue }]);
}

function buyTrain(r: Reading, a: FileAction, seat: string, price: number): Result<RailAction[]> {
  const name = a.text['train'] ?? '';
  const train = kindOf(name);
  const from = r.names.trains[name] ?? 'bank';
  const old = a.text['exchange'];
  r.names.trains[name] = a.entity;
  if (old !== undefined) r.names.trains[old] = 'pool';
  const seller = r.s.corps[from]?.president;
  if (seller === undefined || seller === null || seller === seat) {
    return ok([
      { seat, type: 'buyTrain', from, train, price, ...(old === undefined ? {} : { tradeIn: kindOf(old) }) },
    ]);
  }
  return ok([
    { seat, type: 'offer', deal: { kind: 'train', corp: a.entity, from, train, price } },
    { seat: seller, type: 'accept' },
  ]);
}
