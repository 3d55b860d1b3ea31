// What a train purchase is and what follows from it (EN2018 2.0, 6.6).
import type { CorpId } from '../board';
import { push } from '../flow';
import { byShareValue } from '../market/tokens';
import { pay } from '../money';
import type { RailRules } from '../rules';
import type { RailState } from '../state';
import { addTrain, overTrainLimit, removeTrain, rust } from '../trains';

export interface Purchase {
  readonly from: string;
  readonly train: string;
  readonly price: number;
  readonly tradeIn?: string;
}

/** Hands the train over and lets the consequences follow; everything was checked before. */
export function purchase(g: RailRules, s: RailState, id: CorpId, p: Purchase): void {
  const corp = s.corps[id];
  if (!corp) return;
  if (p.price > corp.cash && corp.president !== null) pay(s, corp.president, id, p.price - corp.cash);
  const seller = s.corps[p.from];
  pay(s, id, seller ? p.from : 'bank', p.price);
  if (p.tradeIn !== undefined) {
    removeTrain(corp.trains, p.tradeIn);
    addTrain(g, s.trains.pool, p.tradeIn);
  }
  if (seller) removeTrain(seller.trains, p.train);
  else if (p.from === 'pool') removeTrain(s.trains.pool, p.train);
  else if (s.trains.bank[p.train] !== undefined) s.trains.bank[p.train] = (s.trains.bank[p.train] ?? 0) - 1;
  addTrain(g, corp.trains, p.train);
  closeWithFirstTrain(g, s, id);
  if (p.from === 'bank') startPhase(g, s, p.train);
  s.rewind = null;
}

/** EN2018 3.2: the private that brought a presidency closes with the company's first train. */
function closeWithFirstTrain(g: RailRules, s: RailState, corp: CorpId): void {
  for (const id of g.privateIds) {
    const power = g.privates[id]?.power;
    if (power?.kind === 'grantPresidency' && power.corp === corp) s.privates[id] = 'closed';
  }
}

/** EN2018 2.0: the first train of a type starts its phase at once. */
function startPhase(g: RailRules, s: RailState, train: string): void {
  const now = g.phases.findIndex((p) => p.name === s.phase);
  const next = g.phases.findIndex((p) => p.startsWith === train);
  const phase = g.phases[next];
  if (!phase || next <= now) return;
  s.phase = phase.name;
  rust(g, s, train);
  if (phase.privatesClose) for (const id of g.privateIds) s.privates[id] = 'closed';
  // EN2018 6.6.1: the highest share value decides first.
  const corps = byShareValue(g, s, overTrainLimit(g, s));
  if (corps.length > 0) push(s, { kind: 'discard', corps });
}
