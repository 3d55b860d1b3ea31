// Which certificate is where over there. Lists keep the order in which certificates arrived, because that
// decides which ones change hands with a presidency.
import type { RailRules } from '../rail/rules';

/** Company -> holder ('ipo', 'pool' or a seat) -> certificates. */
export type Certificates = Record<string, Record<string, string[]>>;

export function newCertificates(g: RailRules): Certificates {
  const all = (id: string): string[] => Array.from({ length: 9 }, (_, i) => `${id}_${i}`);
  return Object.fromEntries(g.corpIds.map((id) => [id, { ipo: all(id), pool: [] }]));
}

export const held = (c: Certificates, corp: string, holder: string): readonly string[] =>
  c[corp]?.[holder] ?? [];

const isPresidents = (certificate: string): boolean => certificate.endsWith('_0');

export function holderOf(c: Certificates, corp: string, certificate: string): string | undefined {
  const holders = c[corp] ?? {};
  return Object.keys(holders).find((holder) => holders[holder]?.includes(certificate));
}

export function move(c: Certificates, corp: string, certificate: string, to: string): void {
  const from = holderOf(c, corp, certificate);
  const holders = c[corp];
  if (!holders || from === undefined) return;
  holders[from] = (holders[from] ?? []).filter((x) => x !== certificate);
  holders[to] = [...(holders[to] ?? []), certificate];
}

/** What a seat names to sell some shares: singles first, then the president's certificate, whole or half. */
export function toSell(c: Certificates, corp: string, seat: string, count: number): string[] {
  const mine = held(c, corp, seat);
  const singles = mine.filter((x) => !isPresidents(x));
  return count <= singles.length ? singles.slice(0, count) : [...singles, ...mine.filter(isPresidents)];
}

const shares = (certificates: readonly string[]): number =>
  certificates.reduce((sum, x) => sum + (isPresidents(x) ? 2 : 1), 0);

/** Sold certificates go to the pool; a new president swaps two singles for the president's certificate. */
export function sellCertificates(
  c: Certificates,
  corp: string,
  seller: string,
  sold: readonly string[],
  count: number,
  president: { readonly before: string | null; readonly after: string | null },
): void {
  for (const certificate of sold) move(c, corp, certificate, 'pool');
  swapPresident(c, corp, president);
  const half = shares(sold) - count;
  const back = held(c, corp, 'pool')[0];
  if (half > 0 && back !== undefined) move(c, corp, back, seller);
}

export function swapPresident(
  c: Certificates,
  corp: string,
  president: { readonly before: string | null; readonly after: string | null },
): void {
  const { before, after } = president;
  if (before === null || after === null || before === after) return;
  const keeps = shares(held(c, corp, before)) >= 2;
  for (const single of held(c, corp, after).slice(0, 2)) move(c, corp, single, keeps ? before : 'pool');
  move(c, corp, `${corp}_0`, after);
}
