// What followed from an action without anybody deciding it.
import type { RailAction } from '@/engine/rail/actions';
import { frame } from '@/engine/rail/flow';
import { cellAt } from '@/engine/rail/market/grid';
import type { RailRules } from '@/engine/rail/rules';
import type { RailState } from '@/engine/rail/state';
import { offerPrice } from '@/engine/rail/steps/auction';

import type { Fact, Payment } from './facts';

/** Private companies that went from the bank to a player, other than by the action itself. */
function wins(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact[] {
  const bids = frame(before, 'auction')?.bids ?? {};
  return g.privateIds.flatMap((id): Fact[] => {
    const seat = after.privates[id];
    if (before.privates[id] !== 'bank' || seat === undefined || seat === 'bank') return [];
    const power = g.privates[id]?.power;
    const gift: Fact[] =
      power?.kind === 'grantShare' || power?.kind === 'grantPresidency'
        ? [{ is: 'receives', seat, corp: power.corp, president: power.kind === 'grantPresidency' }]
        : [];
    if (action.type === 'buyPrivate' && action.private === id) return gift;
    const own = (bids[id] ?? []).filter((bid) => bid.seat === seat).map((bid) => bid.price);
    return [{ is: 'winsPrivate', seat, private: id, price: Math.max(0, ...own) }, ...gift];
  });
}

/** EN2018 1.2.3: when all pass, the cheapest gets cheaper, or the sold ones pay. */
function allPassed(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact[] {
  const then = frame(before, 'auction');
  const first = g.privateIds[0];
  if (action.type !== 'pass' || !then || frame(before, 'bidding') || first === undefined) return [];
  if (then.passes + 1 < before.seats.length) return [];
  if (before.privates[first] !== 'bank') return income(g, after);
  const now = frame(after, 'auction');
  return now && after.privates[first] === 'bank'
    ? [{ is: 'cheaper', private: first, price: offerPrice(g, now, first) }]
    : [];
}

/** What the private companies paid. */
function income(g: RailRules, after: RailState): Fact[] {
  const sums = new Map<string, number>();
  for (const id of g.privateIds) {
    const owner = after.privates[id] ?? 'bank';
    if (owner === 'bank' || owner === 'closed') continue;
    sums.set(owner, (sums.get(owner) ?? 0) + (g.privates[id]?.revenue ?? 0));
  }
  const payments: Payment[] = [...sums].map(([to, amount]) => ({ to, amount }));
  return payments.length > 0 ? [{ is: 'income', payments }] : [];
}

function roundStarts(g: RailRules, before: RailState, after: RailState): Fact[] {
  const [then, now] = [frame(before, 'operatingRound'), frame(after, 'operatingRound')];
  const facts: Fact[] = [];
  if (frame(before, 'stockRound') && now) facts.push({ is: 'priority', seat: after.priority });
  if (now && (then?.set !== now.set || then.n !== now.n)) facts.push(...income(g, after));
  return facts;
}

function companies(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact[] {
  return g.corpIds.flatMap((corp): Fact[] => {
    const [then, now] = [before.corps[corp], after.corps[corp]];
    if (!then || !now || then === now) return [];
    const facts: Fact[] = [];
    if (then.president !== null && now.president !== null && then.president !== now.president)
      facts.push({ is: 'president', corp, seat: now.president });
    const paid = action.type === 'dividend';
    if (now.revenues.length > then.revenues.length && !paid && now.revenues.at(-1) === 0)
      facts.push({ is: 'earnsNothing', corp });
    if (then.cell !== null && now.cell !== null && then.cell !== now.cell) {
      const [from, to] = [cellAt(g.market, then.cell).price, cellAt(g.market, now.cell).price];
      facts.push({ is: 'price', corp, from, to });
    }
    if (now.capitalised && !then.capitalised)
      facts.push({ is: 'floats', corp, capital: (now.par ?? 0) * 10 });
    if (now.homePlaced && !then.homePlaced && action.type !== 'placeToken')
      facts.push({ is: 'homePlaced', corp, hex: g.corps[corp]?.home ?? '' });
    return facts;
  });
}

function phase(g: RailRules, before: RailState, action: RailAction, after: RailState): Fact[] {
  const facts: Fact[] = [];
  if (before.phase !== after.phase) {
    facts.push({ is: 'phase', name: after.phase });
    const rusted = g.trains.filter((def) => def.rustedBy === after.phase).map((def) => def.type);
    const had = (type: string): boolean =>
      before.trains.pool.includes(type) || g.corpIds.some((id) => before.corps[id]?.trains.includes(type));
    const trains = rusted.filter(had);
    if (trains.length > 0) facts.push({ is: 'rusts', trains });
  }
  const closed = g.privateIds.filter(
    (id) => before.privates[id] !== 'closed' && after.privates[id] === 'closed',
  );
  if (closed.length > 0 && action.type !== 'exchange') facts.push({ is: 'closes', privates: closed });
  return facts;
}

export function consequencesOf(
  g: RailRules,
  before: RailState,
  action: RailAction,
  after: RailState,
): Fact[] {
  const restored = before.rewind !== null && (action.type === 'decline' || action.type === 'withdraw');
  const facts: Fact[] = [
    ...wins(g, before, action, after),
    ...allPassed(g, before, action, after),
    ...phase(g, before, action, after),
    ...companies(g, before, action, after),
    ...roundStarts(g, before, after),
  ];
  if (restored && after.rewind === null) facts.push({ is: 'restored' });
  if (after.broken && !before.broken) facts.push({ is: 'bankBreaks' });
  if (after.ended && !before.ended) facts.push({ is: 'ends', reason: after.ended.reason });
  return facts;
}
