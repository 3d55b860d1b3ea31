import type { SeatId } from '../core/game';
import type { CorpId } from './board';
import { clockwiseFrom } from './flow';
import { zoneOf } from './market/tokens';
import type { RailRules } from './rules';
import type { Corp, RailState } from './state';

/** Shares a company has, and how many of them are the president's certificate. */
export const ALL_SHARES = 10;
export const PRESIDENT_SHARES = 2;
/** EN2018 4.3, 4.4: 60 % of a company; half of its shares in the bank pool. */
export const HOLDING_LIMIT = 6;
export const POOL_LIMIT = 5;
/** EN2018 5.3: a company floats when 60 % have left the initial offering. */
const FLOAT_SHARES = 6;

export const sharesOf = (corp: Pick<Corp, 'shares'>, holder: string): number => corp.shares[holder] ?? 0;

/** Single shares on sale from the initial offering: the president's certificate is not one of them. */
export const offeredSingles = (corp: Corp): number =>
  sharesOf(corp, 'ipo') - (corp.president === null ? PRESIDENT_SHARES : 0);

export const isFloated = (corp: Corp): boolean => ALL_SHARES - sharesOf(corp, 'ipo') >= FLOAT_SHARES;

export const isSoldOut = (corp: Corp): boolean => sharesOf(corp, 'ipo') === 0 && sharesOf(corp, 'pool') === 0;

export function moveShares(corp: Corp, from: string, to: string, count: number): void {
  const left = sharesOf(corp, from) - count;
  if (left === 0 && from !== 'ipo' && from !== 'pool') delete corp.shares[from];
  else corp.shares[from] = left;
  corp.shares[to] = sharesOf(corp, to) + count;
}

/** Certificates that count against the limit (EN2018 4.3, 4.4). */
export function certificates(g: RailRules, s: RailState, seat: SeatId): number {
  let count = 0;
  for (const id of g.privateIds) if (s.privates[id] === seat) count++;
  for (const id of g.corpIds) {
    const corp = s.corps[id];
    const held = corp?.shares[seat];
    if (!corp || !held || zoneOf(g, s, id) !== 'white') continue;
    count += corp.president === seat ? held - 1 : held;
  }
  return count;
}

/** EN2018 4.4: in orange and brown a player may hold more than 60 %. */
export function holdingUnlimited(g: RailRules, s: RailState, corp: CorpId): boolean {
  const zone = zoneOf(g, s, corp);
  return zone === 'orange' || zone === 'brown';
}

export function overHolding(g: RailRules, s: RailState, seat: SeatId): CorpId | null {
  for (const id of g.corpIds) {
    const corp = s.corps[id];
    if (corp && sharesOf(corp, seat) > HOLDING_LIMIT && !holdingUnlimited(g, s, id)) return id;
  }
  return null;
}

/** Shares of one company a seat may sell at once: pool limit, and somebody must be able to be president. */
export function sellable(s: RailState, corpId: CorpId, seat: SeatId): number[] {
  const corp = s.corps[corpId];
  if (!corp || corp.cell === null) return [];
  const held = sharesOf(corp, seat);
  const counts: number[] = [];
  for (let n = 1; n <= held && sharesOf(corp, 'pool') + n <= POOL_LIMIT; n++) {
    if (presidentAfterSale(s, corp, seat, n) !== null) counts.push(n);
  }
  return counts;
}

/** The largest holding among the other seats. */
export function largestOther(s: RailState, corp: Corp, seat: SeatId): number {
  let most = 0;
  for (const other of s.seats) if (other !== seat) most = Math.max(most, sharesOf(corp, other));
  return most;
}

/** Who presides after `seat` has sold `count` shares; null where nobody could hold the certificate (EN2018 5.4). */
export function presidentAfterSale(s: RailState, corp: Corp, seat: SeatId, count: number): SeatId | null {
  if (corp.president === null) return null;
  if (corp.president !== seat) return corp.president;
  const left = sharesOf(corp, seat) - count;
  const most = largestOther(s, corp, seat);
  if (most > left) return most >= PRESIDENT_SHARES ? nearestWith(s, corp, seat, most) : null;
  return left >= PRESIDENT_SHARES ? seat : null;
}

function nearestWith(s: RailState, corp: Corp, from: SeatId, shares: number): SeatId | null {
  return clockwiseFrom(s, from).find((seat) => seat !== from && sharesOf(corp, seat) === shares) ?? null;
}

/** EN2018 5.4: whoever exceeds the president takes over; on ties the nearest clockwise. */
export function settlePresidency(s: RailState, corp: Corp): void {
  const president = corp.president;
  if (president === null) return;
  const most = largestOther(s, corp, president);
  if (most > sharesOf(corp, president)) corp.president = nearestWith(s, corp, president, most);
}
