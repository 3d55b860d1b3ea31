// What must hold in every position, whatever was played. For simulations and tests; no rule reads it.
import { faceOf, splitStop, tokensAt, type CorpId } from './board';
import { frame, top } from './flow';
import { tilesLeft } from './lays';
import { cellAt } from './market/grid';
import { edgeOpen } from './map';
import { phaseDef, type RailRules, type TrainDef } from './rules';
import { ALL_SHARES, POOL_LIMIT, PRESIDENT_SHARES, isFloated, sharesOf } from './shares';
import type { RailState } from './state';
import { freeSlots, homeStop } from './stations';
import { setAside } from './steps/auction';
import { trainLimit } from './trains';

type Say = (text: string) => void;

/** Everything that is wrong with a position; empty: nothing. */
export function violations(g: RailRules, s: RailState): string[] {
  const found: string[] = [];
  const say: Say = (text) => found.push(text);
  plainData(s, 'state', say);
  money(g, s, say);
  shares(g, s, say);
  market(g, s, say);
  trains(g, s, say);
  tiles(g, s, say);
  stations(g, s, say);
  privates(g, s, say);
  flow(s, say);
  return found;
}

/** Only what JSON keeps as it is: plain objects, arrays, text, flags, null and whole numbers. */
function plainData(value: unknown, path: string, say: Say): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) say(`${path} is ${value}`);
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) plainData(value[i], path, say);
  } else if (typeof value === 'object' && Object.getPrototypeOf(Object.getPrototypeOf(value)) === null) {
    // Its prototype is the root of all, be it that of another window or worker.
    const record = value as Record<string, unknown>;
    for (const key in record) plainData(record[key], key, say);
  } else say(`${path} is no plain data`);
}

function money(g: RailRules, s: RailState, say: Say): void {
  let total = s.bank;
  for (const seat of s.seats) {
    const cash = s.cash[seat] ?? 0;
    if (cash < 0) say(`${seat} owes ${-cash}`);
    total += cash;
  }
  for (const id of g.corpIds) {
    const cash = s.corps[id]?.cash ?? 0;
    if (cash < 0) say(`${id} owes ${-cash}`);
    total += cash;
  }
  if (total !== g.bank) say(`money is ${total}, not ${g.bank}`);
  if (s.bank < 0 && !s.broken) say('the bank owes money and is not broken');
  const auction = frame(s, 'auction');
  if (!auction) return;
  for (const seat of s.seats) {
    if (setAside(auction, seat) > (s.cash[seat] ?? 0)) say(`${seat} has bid more than it has`);
  }
}

function shares(g: RailRules, s: RailState, say: Say): void {
  for (const id of g.corpIds) {
    const corp = s.corps[id];
    if (!corp) {
      say(`${id} is missing`);
      continue;
    }
    let sum = 0;
    let most = 0;
    for (const holder in corp.shares) {
      const held = sharesOf(corp, holder);
      const seat = s.seats.includes(holder);
      if (!seat && holder !== 'ipo' && holder !== 'pool') say(`${holder} holds ${id}`);
      if (held < 0 || (seat && held === 0)) say(`${holder} holds ${held} of ${id}`);
      if (seat) most = Math.max(most, held);
      sum += held;
    }
    if (sum !== ALL_SHARES) say(`${id} has ${sum} shares`);
    if (sharesOf(corp, 'pool') > POOL_LIMIT) say(`${id} has ${sharesOf(corp, 'pool')} shares in the pool`);
    if (corp.president === null) {
      if (corp.par !== null) say(`${id} has a par value and no president`);
      if (sharesOf(corp, 'ipo') < PRESIDENT_SHARES) say(`${id} has lost its president's certificate`);
    } else {
      const held = sharesOf(corp, corp.president);
      if (held < PRESIDENT_SHARES) say(`the president of ${id} holds ${held}`);
      if (held < most) say(`the president of ${id} holds ${held}, another ${most}`);
    }
    if (corp.capitalised && !isFloated(corp)) say(`${id} has capital and is not floated`);
    if (corp.operated && !corp.capitalised) say(`${id} operates without capital`);
  }
}

function market(g: RailRules, s: RailState, say: Say): void {
  let tokens = 0;
  for (const cell in s.market) {
    const stack = s.market[cell] ?? [];
    cellAt(g.market, cell);
    if (stack.length === 0) say(`the stack at ${cell} is empty`);
    for (const id of stack) if (s.corps[id]?.cell !== cell) say(`${id} is not at ${cell}`);
    tokens += stack.length;
  }
  const priced = g.corpIds.filter((id) => s.corps[id]?.cell);
  if (priced.length !== tokens) say(`${tokens} tokens on the market, ${priced.length} companies priced`);
  for (const id of g.corpIds) {
    const corp = s.corps[id];
    if ((corp?.cell === null) !== (corp?.par === null)) say(`${id} has only one of par value and token`);
    if (corp && corp.par !== null && !g.parPrices.includes(corp.par)) say(`${id} has par ${corp.par}`);
  }
}

function trains(g: RailRules, s: RailState, say: Say): void {
  const phase = g.phases.findIndex((p) => p.name === s.phase);
  const begun = (type: string): boolean => g.phases.findIndex((p) => p.startsWith === type) <= phase;
  const out = (def: TrainDef): number => {
    let count = s.trains.pool.filter((type) => type === def.type).length;
    for (const id of g.corpIds) for (const type of s.corps[id]?.trains ?? []) if (type === def.type) count++;
    return count;
  };
  for (const def of g.trains) {
    const used = out(def);
    const left = s.trains.bank[def.type] ?? 0;
    const obsolete = def.rustedBy !== null && begun(def.rustedBy);
    if (obsolete && used > 0) say(`${used} obsolete ${def.type}-trains`);
    if (def.count !== null && !obsolete && left + used !== def.count)
      say(`${left + used} ${def.type}-trains`);
    if (left < 0) say(`${left} ${def.type}-trains in the bank`);
    if (used > 0 && !begun(def.type) && def.type !== g.trains[0]?.type) say(`a ${def.type}-train too early`);
  }
  const discarding = frame(s, 'discard')?.corps ?? [];
  for (const id of g.corpIds) {
    const over = (s.corps[id]?.trains.length ?? 0) > trainLimit(g, s);
    if (over !== discarding.includes(id)) say(`${id} and the train limit`);
  }
}

function tiles(g: RailRules, s: RailState, say: Say): void {
  const colours = phaseDef(g, s.phase).colours;
  for (const hex in s.board.tiles) {
    const [tile] = splitStop(s.board.tiles[hex] ?? '');
    const face = faceOf(g.map, s.board, hex);
    const printed = g.map.hexes[hex];
    if (!printed || printed.colour === 'gray' || printed.colour === 'red') say(`a tile on ${hex}`);
    if (!colours.includes(face.colour)) say(`a ${face.colour} tile on ${hex} in phase ${s.phase}`);
    if (printed && printed.stops.length !== face.stops.length) say(`tile ${tile} does not fit ${hex}`);
    if (tilesLeft(g, s, tile) < 0) say(`too many tiles ${tile}`);
    for (const path of face.paths) {
      for (const end of path) {
        if (typeof end === 'number' && !edgeOpen(g.map, hex, end)) say(`track runs off ${hex}`);
      }
    }
  }
}

function stations(g: RailRules, s: RailState, say: Say): void {
  for (const id of g.corpIds) {
    const tokens = s.board.tokens[id] ?? [];
    const hexes = new Set<string>();
    for (const token of tokens) {
      const [hex, stop] = splitStop(token);
      if (hexes.has(hex)) say(`${id} has two stations in ${hex}`);
      hexes.add(hex);
      const city = g.map.hexes[hex] && faceOf(g.map, s.board, hex).stops[stop];
      if (city?.kind !== 'city') say(`${id} has a station at ${token}, which is no city`);
      else if (tokensAt(s.board, token).length > city.slots) say(`too many stations at ${token}`);
    }
    if (tokens.length > (g.corps[id]?.tokenCosts.length ?? 0)) say(`${id} has ${tokens.length} stations`);
    const home = g.corps[id]?.home ?? '';
    if (s.corps[id]?.homePlaced) {
      if (!hexes.has(home)) say(`${id} has no station at home`);
    } else {
      if (tokens.length > 0 && !waitsForHome(s, id)) say(`${id} has stations before its home`);
      if (!homeFree(g, s, id, home)) say(`the home of ${id} is blocked`);
    }
  }
}

const waitsForHome = (s: RailState, id: CorpId): boolean =>
  s.flow.some((f) => f.kind === 'homeToken' && f.corp === id);

/** EN2018 6.3.2: the home of a company that has not begun stays open; where it chooses, all of it. */
function homeFree(g: RailRules, s: RailState, id: CorpId, hex: string): boolean {
  const stop = homeStop(g, s, id);
  if (stop !== null) return freeSlots(g, s, hex, stop) > 0;
  return g.corpIds.every((other) => !s.board.tokens[other]?.some((token) => splitStop(token)[0] === hex));
}

function privates(g: RailRules, s: RailState, say: Say): void {
  const closed = g.phases.some(
    (p, i) => p.privatesClose && i <= g.phases.findIndex((now) => now.name === s.phase),
  );
  for (const id of g.privateIds) {
    const owner = s.privates[id] ?? '';
    const known = s.seats.includes(owner) || s.corps[owner] || owner === 'bank' || owner === 'closed';
    if (!known) say(`${id} belongs to ${owner}`);
    if (owner === 'bank' && !frame(s, 'auction')) say(`${id} was never sold`);
    if (closed && owner !== 'closed') say(`${id} is open in phase ${s.phase}`);
    const power = g.privates[id]?.power;
    if (power?.kind !== 'grantPresidency') continue;
    if (s.corps[owner]) say(`${id} belongs to a company`);
    if (owner !== 'closed' && (s.corps[power.corp]?.trains.length ?? 0) > 0) say(`${id} should have closed`);
  }
}

/** The stack of frames: rounds at the bottom, turns on them, interruptions on top. */
function flow(s: RailState, say: Say): void {
  const kinds = s.flow.map((f) => f.kind);
  if ((s.ended !== null) !== (kinds.length === 0)) say(`the game ${s.ended ? 'goes on' : 'stands still'}`);
  const rest = top(s)?.kind;
  if (rest === 'stockRound' || rest === 'operatingRound') say('nobody is on turn');
  kinds.forEach((kind, i) => {
    const round = kind === 'auction' || kind === 'stockRound' || kind === 'operatingRound';
    if (round !== (i === 0)) say(`${kind} at place ${i}`);
  });
  const turn = frame(s, 'operatingTurn');
  if (s.rewind && !turn) say('an old position is kept outside an operating turn');
}
