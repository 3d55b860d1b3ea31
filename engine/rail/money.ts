import type { Owner, RailState } from './state';

export function cashOf(s: RailState, owner: Owner): number {
  return owner === 'bank' ? s.bank : (s.corps[owner]?.cash ?? s.cash[owner] ?? 0);
}

function add(s: RailState, owner: Owner, amount: number): void {
  const corp = s.corps[owner];
  if (owner === 'bank') s.bank += amount;
  else if (corp) corp.cash += amount;
  else s.cash[owner] = (s.cash[owner] ?? 0) + amount;
}

/** Moves money between the bank, companies and players. The bank goes on paying when it is empty (EN2018 7.0). */
export function pay(s: RailState, from: Owner, to: Owner, amount: number): void {
  if (amount === 0) return;
  add(s, from, -amount);
  add(s, to, amount);
  // Exactly empty is not yet broken: the bank breaks when it cannot pay in full.
  if (s.bank < 0) s.broken = true;
}
