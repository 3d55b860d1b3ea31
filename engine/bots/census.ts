// Counts what happened in games: which kinds of action, and which rare things of the rule book.
import type { SeatId } from '../core/game';
import type { RailAction } from '../rail/actions';
import { zoneOf } from '../rail/market/tokens';
import type { RailRules } from '../rail/rules';
import type { RailState } from '../rail/state';
import type { Watcher } from './play';

export type Census = Record<string, number>;

/** What is particular about an action in the position it is taken in. */
function notable(g: RailRules, s: RailState, a: RailAction): string[] {
  const f = s.flow[s.flow.length - 1];
  switch (a.type) {
    case 'bid':
      return [f?.kind === 'bidding' ? 'bid in an auction' : 'bid'];
    case 'pass':
      return f?.kind === 'bidding' ? ['pass in an auction'] : [];
    case 'par':
      return f?.kind === 'par' ? ['par for a private'] : [];
    case 'buyShare': {
      const again = f?.kind === 'stockTurn' && f.bought !== null;
      return again && zoneOf(g, s, a.corp) === 'brown' ? ['several brown shares'] : [];
    }
    case 'sellShares':
      return f?.kind === 'operatingTurn' ? ['forced sale'] : [];
    case 'layTile':
      if (a.private !== undefined) return [`tile by ${a.private}`];
      return s.board.tiles[a.hex] === undefined ? ['new tile'] : ['upgrade'];
    case 'placeToken':
      if (a.private !== undefined) return [`station by ${a.private}`];
      return f?.kind === 'homeToken' ? ['home chosen'] : [];
    case 'dividend':
      return [a.pay ? 'paid out' : 'withheld'];
    case 'buyTrain': {
      const turn = f?.kind === 'operatingTurn' ? f : null;
      const helped = a.price > (s.corps[turn?.corp ?? '']?.cash ?? 0);
      return [
        a.tradeIn === undefined ? `train from ${s.corps[a.from] ? 'company' : a.from}` : 'trade-in',
        ...(helped ? ['president pays'] : []),
        ...(turn?.agreed?.from === a.from ? ['promised train paid'] : []),
      ];
    }
    case 'accept':
    case 'decline':
      return f?.kind === 'offer' ? [`${a.type} ${f.deal.kind}${forced(s) ? ' in need' : ''}`] : [];
    default:
      return [];
  }
}

/** An offer within a train-buying step in which the president must help. */
function forced(s: RailState): boolean {
  const turn = s.flow[s.flow.length - 2];
  return turn?.kind === 'operatingTurn' && turn.step === 'buyTrains' && s.rewind !== null;
}

interface Before {
  readonly presidents: readonly (SeatId | null)[];
  readonly privates: Readonly<Record<string, string>>;
  readonly discount: number;
  readonly broken: boolean;
  readonly passes: number;
  readonly phase: string;
  readonly rewind: boolean;
}

function look(g: RailRules, s: RailState): Before {
  const auction = s.flow[0]?.kind === 'auction' ? s.flow[0] : null;
  return {
    presidents: g.corpIds.map((id) => s.corps[id]?.president ?? null),
    privates: { ...s.privates },
    discount: auction?.discount ?? 0,
    broken: s.broken,
    passes: auction?.passes ?? 0,
    phase: s.phase,
    rewind: s.rewind !== null,
  };
}

function changes(g: RailRules, before: Before, s: RailState, a: RailAction): string[] {
  const out: string[] = [];
  const now = look(g, s);
  const deposed = before.presidents.some((seat, i) => seat !== null && seat !== now.presidents[i]);
  if (deposed) out.push('presidency changed');
  if (now.discount > before.discount) out.push('cheaper SV');
  for (const id of g.privateIds) {
    if (before.privates[id] === now.privates[id]) continue;
    out.push(
      `${id} ${now.privates[id] === 'closed' ? 'closed' : s.corps[now.privates[id] ?? ''] ? 'to company' : 'to player'}`,
    );
    if (a.type === 'pass' && before.discount > 0 && id === g.privateIds[0]) out.push('free SV');
  }
  if (
    a.type === 'pass' &&
    before.passes === s.seats.length - 1 &&
    s.privates[g.privateIds[0] ?? ''] !== 'bank'
  )
    out.push('all passed, privates paid');
  if (now.broken && !before.broken) out.push(`bank broken in ${s.flow[0]?.kind ?? 'the last action'}`);
  if (now.phase !== before.phase) out.push(`phase ${now.phase}`);
  if (a.type === 'decline' && before.rewind && !now.rewind) out.push('position restored');
  if (s.ended) out.push(`ended by ${s.ended.reason}`);
  return out;
}

/** A watcher that adds to a census. */
export function counting(rulesOf: (s: RailState) => RailRules, census: Census): Watcher {
  let before: Before | null = null;
  const add = (what: string): void => {
    census[what] = (census[what] ?? 0) + 1;
  };
  return {
    before(s, a) {
      const g = rulesOf(s);
      before = look(g, s);
      add(`action ${a.type}`);
      notable(g, s, a).forEach(add);
    },
    after(s, a) {
      if (before) changes(rulesOf(s), before, s, a).forEach(add);
    },
  };
}
